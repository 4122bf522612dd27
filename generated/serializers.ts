// @ts-nocheck
// Made by `npm run generate` from openapi.yaml. Do not edit.
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** Value to JSON text, by the name of its schema. */
export const serializers: Readonly<Record<string, (value: unknown) => string>> = {}
serializers["ApiTokenList"] = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone","inlineValidators":true}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  module.exports = function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
    function anonymous3 (obj) {
      // "https://contract.invalid/openapi.json#/$defs/ApiToken/properties/scopes"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/ApiToken/properties/scopes' does not match schema definition.")
    }
    const arrayLength = obj.length
  
      if (typeof arrayLength === 'number' && arrayLength >= 128 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
        return asPlainStringArray(obj, arrayLength)
      }
      
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "https://contract.invalid/openapi.json#/$defs/ApiToken"
      function anonymous2 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_7 = obj["id"]
      if (value_id_7 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_7 !== 'string') {
          if (value_id_7 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_7 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_7.toISOString() + JSON_STR_QUOTE
          } else if (value_id_7 instanceof RegExp) {
            json += asString(value_id_7.source)
          } else {
            json += asString(value_id_7.toString())
          }
        } else {
          json += asString(value_id_7)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_name_8 = obj["name"]
      if (value_name_8 !== undefined) {
        json += ",\"name\":"
        
        if (typeof value_name_8 !== 'string') {
          if (value_name_8 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_8 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_8.toISOString() + JSON_STR_QUOTE
          } else if (value_name_8 instanceof RegExp) {
            json += asString(value_name_8.source)
          } else {
            json += asString(value_name_8.toString())
          }
        } else {
          json += asString(value_name_8)
        }
        
      } else {
        throw new Error('"name" is required!')
      }
      
      const value_kind_9 = obj["kind"]
      if (value_kind_9 !== undefined) {
        json += ",\"kind\":"
        
        if (typeof value_kind_9 !== 'string') {
          if (value_kind_9 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_kind_9 instanceof Date) {
            json += JSON_STR_QUOTE + value_kind_9.toISOString() + JSON_STR_QUOTE
          } else if (value_kind_9 instanceof RegExp) {
            json += asString(value_kind_9.source)
          } else {
            json += asString(value_kind_9.toString())
          }
        } else {
          json += asString(value_kind_9)
        }
        
      } else {
        throw new Error('"kind" is required!')
      }
      
      const value_userId_10 = obj["userId"]
      if (value_userId_10 !== undefined) {
        json += ",\"userId\":"
        
          if (value_userId_10 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_userId_10 === "string" ||
            value_userId_10 === null ||
            value_userId_10 instanceof Date ||
            value_userId_10 instanceof RegExp ||
            (
              typeof value_userId_10 === "object" &&
              typeof value_userId_10.toString === "function" &&
              value_userId_10.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_userId_10 !== 'string') {
          if (value_userId_10 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_userId_10 instanceof Date) {
            json += JSON_STR_QUOTE + value_userId_10.toISOString() + JSON_STR_QUOTE
          } else if (value_userId_10 instanceof RegExp) {
            json += asString(value_userId_10.source)
          } else {
            json += asString(value_userId_10.toString())
          }
        } else {
          json += asString(value_userId_10)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableId' does not match schema definition.")
  
      } else {
        throw new Error('"userId" is required!')
      }
      
      const value_preview_11 = obj["preview"]
      if (value_preview_11 !== undefined) {
        json += ",\"preview\":"
        
        if (typeof value_preview_11 !== 'string') {
          if (value_preview_11 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_preview_11 instanceof Date) {
            json += JSON_STR_QUOTE + value_preview_11.toISOString() + JSON_STR_QUOTE
          } else if (value_preview_11 instanceof RegExp) {
            json += asString(value_preview_11.source)
          } else {
            json += asString(value_preview_11.toString())
          }
        } else {
          json += asString(value_preview_11)
        }
        
      } else {
        throw new Error('"preview" is required!')
      }
      
      const value_scopes_12 = obj["scopes"]
      if (value_scopes_12 !== undefined) {
        json += ",\"scopes\":"
        json += anonymous3(value_scopes_12)
      } else {
        throw new Error('"scopes" is required!')
      }
      
      const value_status_13 = obj["status"]
      if (value_status_13 !== undefined) {
        json += ",\"status\":"
        
        if (typeof value_status_13 !== 'string') {
          if (value_status_13 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_status_13 instanceof Date) {
            json += JSON_STR_QUOTE + value_status_13.toISOString() + JSON_STR_QUOTE
          } else if (value_status_13 instanceof RegExp) {
            json += asString(value_status_13.source)
          } else {
            json += asString(value_status_13.toString())
          }
        } else {
          json += asString(value_status_13)
        }
        
      } else {
        throw new Error('"status" is required!')
      }
      
      const value_expiresAt_14 = obj["expiresAt"]
      if (value_expiresAt_14 !== undefined) {
        json += ",\"expiresAt\":"
        
          if (value_expiresAt_14 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_expiresAt_14 === "string" ||
            value_expiresAt_14 === null ||
            value_expiresAt_14 instanceof Date ||
            value_expiresAt_14 instanceof RegExp ||
            (
              typeof value_expiresAt_14 === "object" &&
              typeof value_expiresAt_14.toString === "function" &&
              value_expiresAt_14.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_expiresAt_14)
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"expiresAt" is required!')
      }
      
      const value_lastUsedAt_15 = obj["lastUsedAt"]
      if (value_lastUsedAt_15 !== undefined) {
        json += ",\"lastUsedAt\":"
        
          if (value_lastUsedAt_15 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_lastUsedAt_15 === "string" ||
            value_lastUsedAt_15 === null ||
            value_lastUsedAt_15 instanceof Date ||
            value_lastUsedAt_15 instanceof RegExp ||
            (
              typeof value_lastUsedAt_15 === "object" &&
              typeof value_lastUsedAt_15.toString === "function" &&
              value_lastUsedAt_15.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_lastUsedAt_15)
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"lastUsedAt" is required!')
      }
      
      const value_lastUsedIp_16 = obj["lastUsedIp"]
      if (value_lastUsedIp_16 !== undefined) {
        json += ",\"lastUsedIp\":"
        
          if (value_lastUsedIp_16 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_lastUsedIp_16 === "string" ||
            value_lastUsedIp_16 === null ||
            value_lastUsedIp_16 instanceof Date ||
            value_lastUsedIp_16 instanceof RegExp ||
            (
              typeof value_lastUsedIp_16 === "object" &&
              typeof value_lastUsedIp_16.toString === "function" &&
              value_lastUsedIp_16.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_lastUsedIp_16 !== 'string') {
          if (value_lastUsedIp_16 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_lastUsedIp_16 instanceof Date) {
            json += JSON_STR_QUOTE + value_lastUsedIp_16.toISOString() + JSON_STR_QUOTE
          } else if (value_lastUsedIp_16 instanceof RegExp) {
            json += asString(value_lastUsedIp_16.source)
          } else {
            json += asString(value_lastUsedIp_16.toString())
          }
        } else {
          json += asString(value_lastUsedIp_16)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/ApiToken/properties/lastUsedIp' does not match schema definition.")
  
      } else {
        throw new Error('"lastUsedIp" is required!')
      }
      
      const value_createdAt_17 = obj["createdAt"]
      if (value_createdAt_17 !== undefined) {
        json += ",\"createdAt\":"
        json += asDateTime(value_createdAt_17)
      } else {
        throw new Error('"createdAt" is required!')
      }
      
      const value_revokedAt_18 = obj["revokedAt"]
      if (value_revokedAt_18 !== undefined) {
        json += ",\"revokedAt\":"
        
          if (value_revokedAt_18 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_revokedAt_18 === "string" ||
            value_revokedAt_18 === null ||
            value_revokedAt_18 instanceof Date ||
            value_revokedAt_18 instanceof RegExp ||
            (
              typeof value_revokedAt_18 === "object" &&
              typeof value_revokedAt_18.toString === "function" &&
              value_revokedAt_18.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_revokedAt_18)
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"revokedAt" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

    function anonymous1 (obj) {
      // "https://contract.invalid/openapi.json#/$defs/ApiTokenList/properties/data"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/ApiTokenList/properties/data' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous2(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous2(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "https://contract.invalid/openapi.json#/$defs/ApiTokenList"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_total_1 = obj["total"]
      if (value_total_1 !== undefined) {
        json += "{\"total\":"
        json += asInteger(value_total_1)
      } else {
        throw new Error('"total" is required!')
      }
      
      const value_page_2 = obj["page"]
      if (value_page_2 !== undefined) {
        json += ",\"page\":"
        json += asInteger(value_page_2)
      } else {
        throw new Error('"page" is required!')
      }
      
      const value_pageSize_3 = obj["pageSize"]
      if (value_pageSize_3 !== undefined) {
        json += ",\"pageSize\":"
        json += asInteger(value_pageSize_3)
      } else {
        throw new Error('"pageSize" is required!')
      }
      
      const value_lastPage_4 = obj["lastPage"]
      if (value_lastPage_4 !== undefined) {
        json += ",\"lastPage\":"
        json += asInteger(value_lastPage_4)
      } else {
        throw new Error('"lastPage" is required!')
      }
      
      const value_data_5 = obj["data"]
      if (value_data_5 !== undefined) {
        json += ",\"data\":"
        json += anonymous1(value_data_5)
      } else {
        throw new Error('"data" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)
return module.exports
})()
serializers["ApiTokenReply"] = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone","inlineValidators":true}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  module.exports = function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
    function anonymous2 (obj) {
      // "https://contract.invalid/openapi.json#/$defs/ApiToken/properties/scopes"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/ApiToken/properties/scopes' does not match schema definition.")
    }
    const arrayLength = obj.length
  
      if (typeof arrayLength === 'number' && arrayLength >= 128 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
        return asPlainStringArray(obj, arrayLength)
      }
      
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "https://contract.invalid/openapi.json#/$defs/ApiToken"
      function anonymous1 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_4 = obj["id"]
      if (value_id_4 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_4 !== 'string') {
          if (value_id_4 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_4 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_4.toISOString() + JSON_STR_QUOTE
          } else if (value_id_4 instanceof RegExp) {
            json += asString(value_id_4.source)
          } else {
            json += asString(value_id_4.toString())
          }
        } else {
          json += asString(value_id_4)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_name_5 = obj["name"]
      if (value_name_5 !== undefined) {
        json += ",\"name\":"
        
        if (typeof value_name_5 !== 'string') {
          if (value_name_5 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_5 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_5.toISOString() + JSON_STR_QUOTE
          } else if (value_name_5 instanceof RegExp) {
            json += asString(value_name_5.source)
          } else {
            json += asString(value_name_5.toString())
          }
        } else {
          json += asString(value_name_5)
        }
        
      } else {
        throw new Error('"name" is required!')
      }
      
      const value_kind_6 = obj["kind"]
      if (value_kind_6 !== undefined) {
        json += ",\"kind\":"
        
        if (typeof value_kind_6 !== 'string') {
          if (value_kind_6 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_kind_6 instanceof Date) {
            json += JSON_STR_QUOTE + value_kind_6.toISOString() + JSON_STR_QUOTE
          } else if (value_kind_6 instanceof RegExp) {
            json += asString(value_kind_6.source)
          } else {
            json += asString(value_kind_6.toString())
          }
        } else {
          json += asString(value_kind_6)
        }
        
      } else {
        throw new Error('"kind" is required!')
      }
      
      const value_userId_7 = obj["userId"]
      if (value_userId_7 !== undefined) {
        json += ",\"userId\":"
        
          if (value_userId_7 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_userId_7 === "string" ||
            value_userId_7 === null ||
            value_userId_7 instanceof Date ||
            value_userId_7 instanceof RegExp ||
            (
              typeof value_userId_7 === "object" &&
              typeof value_userId_7.toString === "function" &&
              value_userId_7.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_userId_7 !== 'string') {
          if (value_userId_7 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_userId_7 instanceof Date) {
            json += JSON_STR_QUOTE + value_userId_7.toISOString() + JSON_STR_QUOTE
          } else if (value_userId_7 instanceof RegExp) {
            json += asString(value_userId_7.source)
          } else {
            json += asString(value_userId_7.toString())
          }
        } else {
          json += asString(value_userId_7)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableId' does not match schema definition.")
  
      } else {
        throw new Error('"userId" is required!')
      }
      
      const value_preview_8 = obj["preview"]
      if (value_preview_8 !== undefined) {
        json += ",\"preview\":"
        
        if (typeof value_preview_8 !== 'string') {
          if (value_preview_8 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_preview_8 instanceof Date) {
            json += JSON_STR_QUOTE + value_preview_8.toISOString() + JSON_STR_QUOTE
          } else if (value_preview_8 instanceof RegExp) {
            json += asString(value_preview_8.source)
          } else {
            json += asString(value_preview_8.toString())
          }
        } else {
          json += asString(value_preview_8)
        }
        
      } else {
        throw new Error('"preview" is required!')
      }
      
      const value_scopes_9 = obj["scopes"]
      if (value_scopes_9 !== undefined) {
        json += ",\"scopes\":"
        json += anonymous2(value_scopes_9)
      } else {
        throw new Error('"scopes" is required!')
      }
      
      const value_status_10 = obj["status"]
      if (value_status_10 !== undefined) {
        json += ",\"status\":"
        
        if (typeof value_status_10 !== 'string') {
          if (value_status_10 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_status_10 instanceof Date) {
            json += JSON_STR_QUOTE + value_status_10.toISOString() + JSON_STR_QUOTE
          } else if (value_status_10 instanceof RegExp) {
            json += asString(value_status_10.source)
          } else {
            json += asString(value_status_10.toString())
          }
        } else {
          json += asString(value_status_10)
        }
        
      } else {
        throw new Error('"status" is required!')
      }
      
      const value_expiresAt_11 = obj["expiresAt"]
      if (value_expiresAt_11 !== undefined) {
        json += ",\"expiresAt\":"
        
          if (value_expiresAt_11 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_expiresAt_11 === "string" ||
            value_expiresAt_11 === null ||
            value_expiresAt_11 instanceof Date ||
            value_expiresAt_11 instanceof RegExp ||
            (
              typeof value_expiresAt_11 === "object" &&
              typeof value_expiresAt_11.toString === "function" &&
              value_expiresAt_11.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_expiresAt_11)
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"expiresAt" is required!')
      }
      
      const value_lastUsedAt_12 = obj["lastUsedAt"]
      if (value_lastUsedAt_12 !== undefined) {
        json += ",\"lastUsedAt\":"
        
          if (value_lastUsedAt_12 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_lastUsedAt_12 === "string" ||
            value_lastUsedAt_12 === null ||
            value_lastUsedAt_12 instanceof Date ||
            value_lastUsedAt_12 instanceof RegExp ||
            (
              typeof value_lastUsedAt_12 === "object" &&
              typeof value_lastUsedAt_12.toString === "function" &&
              value_lastUsedAt_12.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_lastUsedAt_12)
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"lastUsedAt" is required!')
      }
      
      const value_lastUsedIp_13 = obj["lastUsedIp"]
      if (value_lastUsedIp_13 !== undefined) {
        json += ",\"lastUsedIp\":"
        
          if (value_lastUsedIp_13 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_lastUsedIp_13 === "string" ||
            value_lastUsedIp_13 === null ||
            value_lastUsedIp_13 instanceof Date ||
            value_lastUsedIp_13 instanceof RegExp ||
            (
              typeof value_lastUsedIp_13 === "object" &&
              typeof value_lastUsedIp_13.toString === "function" &&
              value_lastUsedIp_13.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_lastUsedIp_13 !== 'string') {
          if (value_lastUsedIp_13 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_lastUsedIp_13 instanceof Date) {
            json += JSON_STR_QUOTE + value_lastUsedIp_13.toISOString() + JSON_STR_QUOTE
          } else if (value_lastUsedIp_13 instanceof RegExp) {
            json += asString(value_lastUsedIp_13.source)
          } else {
            json += asString(value_lastUsedIp_13.toString())
          }
        } else {
          json += asString(value_lastUsedIp_13)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/ApiToken/properties/lastUsedIp' does not match schema definition.")
  
      } else {
        throw new Error('"lastUsedIp" is required!')
      }
      
      const value_createdAt_14 = obj["createdAt"]
      if (value_createdAt_14 !== undefined) {
        json += ",\"createdAt\":"
        json += asDateTime(value_createdAt_14)
      } else {
        throw new Error('"createdAt" is required!')
      }
      
      const value_revokedAt_15 = obj["revokedAt"]
      if (value_revokedAt_15 !== undefined) {
        json += ",\"revokedAt\":"
        
          if (value_revokedAt_15 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_revokedAt_15 === "string" ||
            value_revokedAt_15 === null ||
            value_revokedAt_15 instanceof Date ||
            value_revokedAt_15 instanceof RegExp ||
            (
              typeof value_revokedAt_15 === "object" &&
              typeof value_revokedAt_15.toString === "function" &&
              value_revokedAt_15.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_revokedAt_15)
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"revokedAt" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "https://contract.invalid/openapi.json#/$defs/ApiTokenReply"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_success_1 = obj["success"]
      if (value_success_1 !== undefined) {
        json += "{\"success\":"
        json += "true"
      } else {
        throw new Error('"success" is required!')
      }
      
      const value_data_2 = obj["data"]
      if (value_data_2 !== undefined) {
        json += ",\"data\":"
        json += anonymous1(value_data_2)
      } else {
        throw new Error('"data" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)
return module.exports
})()
serializers["ApiTokenSecretReply"] = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone","inlineValidators":true}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  module.exports = function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
    function anonymous2 (obj) {
      // "https://contract.invalid/openapi.json#/$defs/ApiTokenSecret/properties/scopes"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/ApiTokenSecret/properties/scopes' does not match schema definition.")
    }
    const arrayLength = obj.length
  
      if (typeof arrayLength === 'number' && arrayLength >= 128 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
        return asPlainStringArray(obj, arrayLength)
      }
      
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "https://contract.invalid/openapi.json#/$defs/ApiTokenSecret"
      function anonymous1 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_4 = obj["id"]
      if (value_id_4 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_4 !== 'string') {
          if (value_id_4 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_4 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_4.toISOString() + JSON_STR_QUOTE
          } else if (value_id_4 instanceof RegExp) {
            json += asString(value_id_4.source)
          } else {
            json += asString(value_id_4.toString())
          }
        } else {
          json += asString(value_id_4)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_name_5 = obj["name"]
      if (value_name_5 !== undefined) {
        json += ",\"name\":"
        
        if (typeof value_name_5 !== 'string') {
          if (value_name_5 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_5 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_5.toISOString() + JSON_STR_QUOTE
          } else if (value_name_5 instanceof RegExp) {
            json += asString(value_name_5.source)
          } else {
            json += asString(value_name_5.toString())
          }
        } else {
          json += asString(value_name_5)
        }
        
      } else {
        throw new Error('"name" is required!')
      }
      
      const value_kind_6 = obj["kind"]
      if (value_kind_6 !== undefined) {
        json += ",\"kind\":"
        
        if (typeof value_kind_6 !== 'string') {
          if (value_kind_6 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_kind_6 instanceof Date) {
            json += JSON_STR_QUOTE + value_kind_6.toISOString() + JSON_STR_QUOTE
          } else if (value_kind_6 instanceof RegExp) {
            json += asString(value_kind_6.source)
          } else {
            json += asString(value_kind_6.toString())
          }
        } else {
          json += asString(value_kind_6)
        }
        
      } else {
        throw new Error('"kind" is required!')
      }
      
      const value_userId_7 = obj["userId"]
      if (value_userId_7 !== undefined) {
        json += ",\"userId\":"
        
          if (value_userId_7 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_userId_7 === "string" ||
            value_userId_7 === null ||
            value_userId_7 instanceof Date ||
            value_userId_7 instanceof RegExp ||
            (
              typeof value_userId_7 === "object" &&
              typeof value_userId_7.toString === "function" &&
              value_userId_7.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_userId_7 !== 'string') {
          if (value_userId_7 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_userId_7 instanceof Date) {
            json += JSON_STR_QUOTE + value_userId_7.toISOString() + JSON_STR_QUOTE
          } else if (value_userId_7 instanceof RegExp) {
            json += asString(value_userId_7.source)
          } else {
            json += asString(value_userId_7.toString())
          }
        } else {
          json += asString(value_userId_7)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableId' does not match schema definition.")
  
      } else {
        throw new Error('"userId" is required!')
      }
      
      const value_preview_8 = obj["preview"]
      if (value_preview_8 !== undefined) {
        json += ",\"preview\":"
        
        if (typeof value_preview_8 !== 'string') {
          if (value_preview_8 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_preview_8 instanceof Date) {
            json += JSON_STR_QUOTE + value_preview_8.toISOString() + JSON_STR_QUOTE
          } else if (value_preview_8 instanceof RegExp) {
            json += asString(value_preview_8.source)
          } else {
            json += asString(value_preview_8.toString())
          }
        } else {
          json += asString(value_preview_8)
        }
        
      } else {
        throw new Error('"preview" is required!')
      }
      
      const value_scopes_9 = obj["scopes"]
      if (value_scopes_9 !== undefined) {
        json += ",\"scopes\":"
        json += anonymous2(value_scopes_9)
      } else {
        throw new Error('"scopes" is required!')
      }
      
      const value_status_10 = obj["status"]
      if (value_status_10 !== undefined) {
        json += ",\"status\":"
        
        if (typeof value_status_10 !== 'string') {
          if (value_status_10 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_status_10 instanceof Date) {
            json += JSON_STR_QUOTE + value_status_10.toISOString() + JSON_STR_QUOTE
          } else if (value_status_10 instanceof RegExp) {
            json += asString(value_status_10.source)
          } else {
            json += asString(value_status_10.toString())
          }
        } else {
          json += asString(value_status_10)
        }
        
      } else {
        throw new Error('"status" is required!')
      }
      
      const value_expiresAt_11 = obj["expiresAt"]
      if (value_expiresAt_11 !== undefined) {
        json += ",\"expiresAt\":"
        
          if (value_expiresAt_11 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_expiresAt_11 === "string" ||
            value_expiresAt_11 === null ||
            value_expiresAt_11 instanceof Date ||
            value_expiresAt_11 instanceof RegExp ||
            (
              typeof value_expiresAt_11 === "object" &&
              typeof value_expiresAt_11.toString === "function" &&
              value_expiresAt_11.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_expiresAt_11)
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"expiresAt" is required!')
      }
      
      const value_lastUsedAt_12 = obj["lastUsedAt"]
      if (value_lastUsedAt_12 !== undefined) {
        json += ",\"lastUsedAt\":"
        
          if (value_lastUsedAt_12 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_lastUsedAt_12 === "string" ||
            value_lastUsedAt_12 === null ||
            value_lastUsedAt_12 instanceof Date ||
            value_lastUsedAt_12 instanceof RegExp ||
            (
              typeof value_lastUsedAt_12 === "object" &&
              typeof value_lastUsedAt_12.toString === "function" &&
              value_lastUsedAt_12.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_lastUsedAt_12)
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"lastUsedAt" is required!')
      }
      
      const value_lastUsedIp_13 = obj["lastUsedIp"]
      if (value_lastUsedIp_13 !== undefined) {
        json += ",\"lastUsedIp\":"
        
          if (value_lastUsedIp_13 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_lastUsedIp_13 === "string" ||
            value_lastUsedIp_13 === null ||
            value_lastUsedIp_13 instanceof Date ||
            value_lastUsedIp_13 instanceof RegExp ||
            (
              typeof value_lastUsedIp_13 === "object" &&
              typeof value_lastUsedIp_13.toString === "function" &&
              value_lastUsedIp_13.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_lastUsedIp_13 !== 'string') {
          if (value_lastUsedIp_13 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_lastUsedIp_13 instanceof Date) {
            json += JSON_STR_QUOTE + value_lastUsedIp_13.toISOString() + JSON_STR_QUOTE
          } else if (value_lastUsedIp_13 instanceof RegExp) {
            json += asString(value_lastUsedIp_13.source)
          } else {
            json += asString(value_lastUsedIp_13.toString())
          }
        } else {
          json += asString(value_lastUsedIp_13)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/ApiTokenSecret/properties/lastUsedIp' does not match schema definition.")
  
      } else {
        throw new Error('"lastUsedIp" is required!')
      }
      
      const value_createdAt_14 = obj["createdAt"]
      if (value_createdAt_14 !== undefined) {
        json += ",\"createdAt\":"
        json += asDateTime(value_createdAt_14)
      } else {
        throw new Error('"createdAt" is required!')
      }
      
      const value_revokedAt_15 = obj["revokedAt"]
      if (value_revokedAt_15 !== undefined) {
        json += ",\"revokedAt\":"
        
          if (value_revokedAt_15 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_revokedAt_15 === "string" ||
            value_revokedAt_15 === null ||
            value_revokedAt_15 instanceof Date ||
            value_revokedAt_15 instanceof RegExp ||
            (
              typeof value_revokedAt_15 === "object" &&
              typeof value_revokedAt_15.toString === "function" &&
              value_revokedAt_15.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_revokedAt_15)
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"revokedAt" is required!')
      }
      
      const value_token_16 = obj["token"]
      if (value_token_16 !== undefined) {
        json += ",\"token\":"
        
        if (typeof value_token_16 !== 'string') {
          if (value_token_16 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_token_16 instanceof Date) {
            json += JSON_STR_QUOTE + value_token_16.toISOString() + JSON_STR_QUOTE
          } else if (value_token_16 instanceof RegExp) {
            json += asString(value_token_16.source)
          } else {
            json += asString(value_token_16.toString())
          }
        } else {
          json += asString(value_token_16)
        }
        
      } else {
        throw new Error('"token" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "https://contract.invalid/openapi.json#/$defs/ApiTokenSecretReply"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_success_1 = obj["success"]
      if (value_success_1 !== undefined) {
        json += "{\"success\":"
        json += "true"
      } else {
        throw new Error('"success" is required!')
      }
      
      const value_data_2 = obj["data"]
      if (value_data_2 !== undefined) {
        json += ",\"data\":"
        json += anonymous1(value_data_2)
      } else {
        throw new Error('"data" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)
return module.exports
})()
serializers["ContactList"] = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone","inlineValidators":true}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = (() => {
        const validators = {}
        const exports = validators
        "use strict";exports["https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue/oneOf/0"] = validate1;const schema1 = {"type":["string","object"],"maxLength":65535,"fjs_type":"string"};const func0 = require("ajv/dist/runtime/ucs2length").default;function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))){validate1.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema1.type},message:"must be string,object"}];return false;}if(errors === 0){if(typeof data === "string"){if(func0(data) > 65535){validate1.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 65535},message:"must NOT have more than 65535 characters"}];return false;}}if(errors === 0){if(data && typeof data == "object" && !Array.isArray(data)){if(!data || typeof data.toJSON !== "function"){validate1.errors = [{instancePath,schemaPath:"#/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}validate1.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue/oneOf/1"] = validate2;const schema2 = {"type":"number","minimum":-9007199254740991,"maximum":9007199254740991};function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(errors === 0){if((typeof data == "number") && (isFinite(data))){if(data > 9007199254740991 || isNaN(data)){validate2.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];return false;}else {if(data < -9007199254740991 || isNaN(data)){validate2.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},message:"must be >= -9007199254740991"}];return false;}}}else {validate2.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"}];return false;}}validate2.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue/oneOf/2"] = validate3;const schema3 = {"type":"boolean"};function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(typeof data !== "boolean"){validate3.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];return false;}validate3.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue/oneOf/3"] = validate4;const schema4 = {"type":"array","maxItems":50,"uniqueItems":true,"items":{"type":["string","object"],"maxLength":255,"fjs_type":"string"}};const func2 = require("ajv/dist/runtime/equal").default;function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(errors === 0){if(Array.isArray(data)){if(data.length > 50){validate4.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];return false;}else {var valid0 = true;const len0 = data.length;for(let i0=0; i0<len0; i0++){let data0 = data[i0];const _errs1 = errors;if((typeof data0 !== "string") && (!(data0 && typeof data0 == "object" && !Array.isArray(data0)))){validate4.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: schema4.items.type},message:"must be string,object"}];return false;}if(errors === _errs1){if(typeof data0 === "string"){if(func0(data0) > 255){validate4.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];return false;}}if(errors === _errs1){if(data0 && typeof data0 == "object" && !Array.isArray(data0)){if(!data0 || typeof data0.toJSON !== "function"){validate4.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}var valid0 = _errs1 === errors;if(!valid0){break;}}if(valid0){let i1 = data.length;let j0;if(i1 > 1){outer0:for(;i1--;){for(j0 = i1; j0--;){if(func2(data[i1], data[j0])){validate4.errors = [{instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];return false;break outer0;}}}}}}}else {validate4.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];return false;}}validate4.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/Currency"] = validate5;const schema5 = {"type":"object","additionalProperties":false,"required":["amount","currency"],"properties":{"amount":{"type":["string","object"],"pattern":"^-?[0-9]{1,15}(\\.[0-9]{1,4})?$","maxLength":21,"fjs_type":"string"},"currency":{"type":["string","object"],"pattern":"^[A-Z]{3}$","maxLength":3,"description":"ISO 4217.","fjs_type":"string"}}};const pattern0 = new RegExp("^-?[0-9]{1,15}(\\.[0-9]{1,4})?$", "u");const pattern1 = new RegExp("^[A-Z]{3}$", "u");function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(errors === 0){if(data && typeof data == "object" && !Array.isArray(data)){let missing0;if(((data.amount === undefined) && (missing0 = "amount")) || ((data.currency === undefined) && (missing0 = "currency"))){validate5.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];return false;}else {const _errs1 = errors;for(const key0 in data){if(!((key0 === "amount") || (key0 === "currency"))){validate5.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];return false;break;}}if(_errs1 === errors){if(data.amount !== undefined){let data0 = data.amount;const _errs2 = errors;if((typeof data0 !== "string") && (!(data0 && typeof data0 == "object" && !Array.isArray(data0)))){validate5.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: schema5.properties.amount.type},message:"must be string,object"}];return false;}if(errors === _errs2){if(typeof data0 === "string"){if(func0(data0) > 21){validate5.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/maxLength",keyword:"maxLength",params:{limit: 21},message:"must NOT have more than 21 characters"}];return false;}else {if(!pattern0.test(data0)){validate5.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]{1,15}(\\.[0-9]{1,4})?$"},message:"must match pattern \""+"^-?[0-9]{1,15}(\\.[0-9]{1,4})?$"+"\""}];return false;}}}if(errors === _errs2){if(data0 && typeof data0 == "object" && !Array.isArray(data0)){if(!data0 || typeof data0.toJSON !== "function"){validate5.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}var valid0 = _errs2 === errors;}else {var valid0 = true;}if(valid0){if(data.currency !== undefined){let data1 = data.currency;const _errs4 = errors;if((typeof data1 !== "string") && (!(data1 && typeof data1 == "object" && !Array.isArray(data1)))){validate5.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: schema5.properties.currency.type},message:"must be string,object"}];return false;}if(errors === _errs4){if(typeof data1 === "string"){if(func0(data1) > 3){validate5.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"}];return false;}else {if(!pattern1.test(data1)){validate5.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];return false;}}}if(errors === _errs4){if(data1 && typeof data1 == "object" && !Array.isArray(data1)){if(!data1 || typeof data1.toJSON !== "function"){validate5.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}var valid0 = _errs4 === errors;}else {var valid0 = true;}}}}}else {validate5.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];return false;}}validate5.errors = vErrors;return errors === 0;}
        return {
          validate (schemaRef, data) {
            const validate = validators[schemaRef]
            return validate(data)
          },
          getSchemaValidator (schemaRef) {
            return validators[schemaRef]
          }
        }
      })()


  module.exports = function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    let validate_0
    let validate_1
    let validate_2
    let validate_3
    let validate_4
  
    
      // "https://contract.invalid/openapi.json#/$defs/ContactEmail"
      function anonymous4 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_15 = obj["id"]
      if (value_id_15 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_15 !== 'string') {
          if (value_id_15 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_15 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_15.toISOString() + JSON_STR_QUOTE
          } else if (value_id_15 instanceof RegExp) {
            json += asString(value_id_15.source)
          } else {
            json += asString(value_id_15.toString())
          }
        } else {
          json += asString(value_id_15)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_email_16 = obj["email"]
      if (value_email_16 !== undefined) {
        json += ",\"email\":"
        
        if (typeof value_email_16 !== 'string') {
          if (value_email_16 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_email_16 instanceof Date) {
            json += JSON_STR_QUOTE + value_email_16.toISOString() + JSON_STR_QUOTE
          } else if (value_email_16 instanceof RegExp) {
            json += asString(value_email_16.source)
          } else {
            json += asString(value_email_16.toString())
          }
        } else {
          json += asString(value_email_16)
        }
        
      } else {
        throw new Error('"email" is required!')
      }
      
      const value_isPrimary_17 = obj["isPrimary"]
      if (value_isPrimary_17 !== undefined) {
        json += ",\"isPrimary\":"
        json += asBoolean(value_isPrimary_17)
      } else {
        throw new Error('"isPrimary" is required!')
      }
      
      const value_isVerified_18 = obj["isVerified"]
      if (value_isVerified_18 !== undefined) {
        json += ",\"isVerified\":"
        json += asBoolean(value_isVerified_18)
      } else {
        throw new Error('"isVerified" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

    function anonymous3 (obj) {
      // "https://contract.invalid/openapi.json#/$defs/Contact/properties/contactEmails"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Contact/properties/contactEmails' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous4(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous4(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "https://contract.invalid/openapi.json#/$defs/ContactPhone"
      function anonymous6 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_21 = obj["id"]
      if (value_id_21 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_21 !== 'string') {
          if (value_id_21 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_21 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_21.toISOString() + JSON_STR_QUOTE
          } else if (value_id_21 instanceof RegExp) {
            json += asString(value_id_21.source)
          } else {
            json += asString(value_id_21.toString())
          }
        } else {
          json += asString(value_id_21)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_phone_22 = obj["phone"]
      if (value_phone_22 !== undefined) {
        json += ",\"phone\":"
        
        if (typeof value_phone_22 !== 'string') {
          if (value_phone_22 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_phone_22 instanceof Date) {
            json += JSON_STR_QUOTE + value_phone_22.toISOString() + JSON_STR_QUOTE
          } else if (value_phone_22 instanceof RegExp) {
            json += asString(value_phone_22.source)
          } else {
            json += asString(value_phone_22.toString())
          }
        } else {
          json += asString(value_phone_22)
        }
        
      } else {
        throw new Error('"phone" is required!')
      }
      
      const value_isPrimary_23 = obj["isPrimary"]
      if (value_isPrimary_23 !== undefined) {
        json += ",\"isPrimary\":"
        json += asBoolean(value_isPrimary_23)
      } else {
        throw new Error('"isPrimary" is required!')
      }
      
      const value_type_24 = obj["type"]
      if (value_type_24 !== undefined) {
        json += ",\"type\":"
        
        if (typeof value_type_24 !== 'string') {
          if (value_type_24 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_type_24 instanceof Date) {
            json += JSON_STR_QUOTE + value_type_24.toISOString() + JSON_STR_QUOTE
          } else if (value_type_24 instanceof RegExp) {
            json += asString(value_type_24.source)
          } else {
            json += asString(value_type_24.toString())
          }
        } else {
          json += asString(value_type_24)
        }
        
      } else {
        throw new Error('"type" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

    function anonymous5 (obj) {
      // "https://contract.invalid/openapi.json#/$defs/Contact/properties/contactPhones"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Contact/properties/contactPhones' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous6(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous6(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "https://contract.invalid/openapi.json#/$defs/TagName"
      function anonymous8 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_36 = obj["id"]
      if (value_id_36 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_36 !== 'string') {
          if (value_id_36 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_36 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_36.toISOString() + JSON_STR_QUOTE
          } else if (value_id_36 instanceof RegExp) {
            json += asString(value_id_36.source)
          } else {
            json += asString(value_id_36.toString())
          }
        } else {
          json += asString(value_id_36)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_name_37 = obj["name"]
      if (value_name_37 !== undefined) {
        json += ",\"name\":"
        
        if (typeof value_name_37 !== 'string') {
          if (value_name_37 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_37 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_37.toISOString() + JSON_STR_QUOTE
          } else if (value_name_37 instanceof RegExp) {
            json += asString(value_name_37.source)
          } else {
            json += asString(value_name_37.toString())
          }
        } else {
          json += asString(value_name_37)
        }
        
      } else {
        throw new Error('"name" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

    function anonymous7 (obj) {
      // "https://contract.invalid/openapi.json#/$defs/Contact/properties/tags"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Contact/properties/tags' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous8(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous8(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

    function anonymous11 (obj) {
      // "__fjs_merged_7#"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '__fjs_merged_7#' does not match schema definition.")
    }
    const arrayLength = obj.length
  
      if (typeof arrayLength === 'number' && arrayLength >= 128 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
        return asPlainStringArray(obj, arrayLength)
      }
      
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "__fjs_merged_8#"
      function anonymous12 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_amount_44 = obj["amount"]
      if (value_amount_44 !== undefined) {
        json += "{\"amount\":"
        
        if (typeof value_amount_44 !== 'string') {
          if (value_amount_44 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_amount_44 instanceof Date) {
            json += JSON_STR_QUOTE + value_amount_44.toISOString() + JSON_STR_QUOTE
          } else if (value_amount_44 instanceof RegExp) {
            json += asString(value_amount_44.source)
          } else {
            json += asString(value_amount_44.toString())
          }
        } else {
          json += asString(value_amount_44)
        }
        
      } else {
        throw new Error('"amount" is required!')
      }
      
      const value_currency_45 = obj["currency"]
      if (value_currency_45 !== undefined) {
        json += ",\"currency\":"
        
        if (typeof value_currency_45 !== 'string') {
          if (value_currency_45 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_currency_45 instanceof Date) {
            json += JSON_STR_QUOTE + value_currency_45.toISOString() + JSON_STR_QUOTE
          } else if (value_currency_45 instanceof RegExp) {
            json += asString(value_currency_45.source)
          } else {
            json += asString(value_currency_45.toString())
          }
        } else {
          json += asString(value_currency_45)
        }
        
      } else {
        throw new Error('"currency" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "https://contract.invalid/openapi.json#/$defs/CustomFieldAttribute"
      function anonymous13 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_48 = obj["id"]
      if (value_id_48 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_48 !== 'string') {
          if (value_id_48 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_48 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_48.toISOString() + JSON_STR_QUOTE
          } else if (value_id_48 instanceof RegExp) {
            json += asString(value_id_48.source)
          } else {
            json += asString(value_id_48.toString())
          }
        } else {
          json += asString(value_id_48)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_systemName_49 = obj["systemName"]
      if (value_systemName_49 !== undefined) {
        json += ",\"systemName\":"
        
        if (typeof value_systemName_49 !== 'string') {
          if (value_systemName_49 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_systemName_49 instanceof Date) {
            json += JSON_STR_QUOTE + value_systemName_49.toISOString() + JSON_STR_QUOTE
          } else if (value_systemName_49 instanceof RegExp) {
            json += asString(value_systemName_49.source)
          } else {
            json += asString(value_systemName_49.toString())
          }
        } else {
          json += asString(value_systemName_49)
        }
        
      } else {
        throw new Error('"systemName" is required!')
      }
      
      const value_displayName_50 = obj["displayName"]
      if (value_displayName_50 !== undefined) {
        json += ",\"displayName\":"
        
        if (typeof value_displayName_50 !== 'string') {
          if (value_displayName_50 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_displayName_50 instanceof Date) {
            json += JSON_STR_QUOTE + value_displayName_50.toISOString() + JSON_STR_QUOTE
          } else if (value_displayName_50 instanceof RegExp) {
            json += asString(value_displayName_50.source)
          } else {
            json += asString(value_displayName_50.toString())
          }
        } else {
          json += asString(value_displayName_50)
        }
        
      } else {
        throw new Error('"displayName" is required!')
      }
      
      const value_type_51 = obj["type"]
      if (value_type_51 !== undefined) {
        json += ",\"type\":"
        
        if (typeof value_type_51 !== 'string') {
          if (value_type_51 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_type_51 instanceof Date) {
            json += JSON_STR_QUOTE + value_type_51.toISOString() + JSON_STR_QUOTE
          } else if (value_type_51 instanceof RegExp) {
            json += asString(value_type_51.source)
          } else {
            json += asString(value_type_51.toString())
          }
        } else {
          json += asString(value_type_51)
        }
        
      } else {
        throw new Error('"type" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "https://contract.invalid/openapi.json#/$defs/CustomFieldValue"
      function anonymous10 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_40 = obj["id"]
      if (value_id_40 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_40 !== 'string') {
          if (value_id_40 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_40 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_40.toISOString() + JSON_STR_QUOTE
          } else if (value_id_40 instanceof RegExp) {
            json += asString(value_id_40.source)
          } else {
            json += asString(value_id_40.toString())
          }
        } else {
          json += asString(value_id_40)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_textValue_41 = obj["textValue"]
      if (value_textValue_41 !== undefined) {
        json += ",\"textValue\":"
        
        if (typeof value_textValue_41 !== 'string') {
          if (value_textValue_41 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_textValue_41 instanceof Date) {
            json += JSON_STR_QUOTE + value_textValue_41.toISOString() + JSON_STR_QUOTE
          } else if (value_textValue_41 instanceof RegExp) {
            json += asString(value_textValue_41.source)
          } else {
            json += asString(value_textValue_41.toString())
          }
        } else {
          json += asString(value_textValue_41)
        }
        
      } else {
        throw new Error('"textValue" is required!')
      }
      
      const value_value_42 = obj["value"]
      if (value_value_42 !== undefined) {
        json += ",\"value\":"
        
      if((validate_0 || (validate_0 = validator.getSchemaValidator("https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue/oneOf/0")))(value_value_42)) {
        
        if (typeof value_value_42 !== 'string') {
          if (value_value_42 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_value_42 instanceof Date) {
            json += JSON_STR_QUOTE + value_value_42.toISOString() + JSON_STR_QUOTE
          } else if (value_value_42 instanceof RegExp) {
            json += asString(value_value_42.source)
          } else {
            json += asString(value_value_42.toString())
          }
        } else {
          json += asString(value_value_42)
        }
        
      }
    
      else if((validate_1 || (validate_1 = validator.getSchemaValidator("https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue/oneOf/1")))(value_value_42)) {
        json += asNumber(value_value_42)
      }
    
      else if((validate_2 || (validate_2 = validator.getSchemaValidator("https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue/oneOf/2")))(value_value_42)) {
        json += asBoolean(value_value_42)
      }
    
      else if((validate_3 || (validate_3 = validator.getSchemaValidator("https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue/oneOf/3")))(value_value_42)) {
        json += anonymous11(value_value_42)
      }
    
      else if((validate_4 || (validate_4 = validator.getSchemaValidator("https://contract.invalid/openapi.json#/$defs/Currency")))(value_value_42)) {
        json += anonymous12(value_value_42)
      }
    
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue' does not match schema definition.")
  
      } else {
        throw new Error('"value" is required!')
      }
      
      const value_attribute_46 = obj["attribute"]
      if (value_attribute_46 !== undefined) {
        json += ",\"attribute\":"
        json += anonymous13(value_attribute_46)
      } else {
        throw new Error('"attribute" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

    function anonymous9 (obj) {
      // "https://contract.invalid/openapi.json#/$defs/Contact/properties/customFields"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Contact/properties/customFields' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous10(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous10(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "https://contract.invalid/openapi.json#/$defs/MarketingConsent"
      function anonymous14 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_email_54 = obj["email"]
      if (value_email_54 !== undefined) {
        json += "{\"email\":"
        
        if (typeof value_email_54 !== 'string') {
          if (value_email_54 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_email_54 instanceof Date) {
            json += JSON_STR_QUOTE + value_email_54.toISOString() + JSON_STR_QUOTE
          } else if (value_email_54 instanceof RegExp) {
            json += asString(value_email_54.source)
          } else {
            json += asString(value_email_54.toString())
          }
        } else {
          json += asString(value_email_54)
        }
        
      } else {
        throw new Error('"email" is required!')
      }
      
      const value_sms_55 = obj["sms"]
      if (value_sms_55 !== undefined) {
        json += ",\"sms\":"
        
        if (typeof value_sms_55 !== 'string') {
          if (value_sms_55 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_sms_55 instanceof Date) {
            json += JSON_STR_QUOTE + value_sms_55.toISOString() + JSON_STR_QUOTE
          } else if (value_sms_55 instanceof RegExp) {
            json += asString(value_sms_55.source)
          } else {
            json += asString(value_sms_55.toString())
          }
        } else {
          json += asString(value_sms_55)
        }
        
      } else {
        throw new Error('"sms" is required!')
      }
      
      const value_whatsapp_56 = obj["whatsapp"]
      if (value_whatsapp_56 !== undefined) {
        json += ",\"whatsapp\":"
        
        if (typeof value_whatsapp_56 !== 'string') {
          if (value_whatsapp_56 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_whatsapp_56 instanceof Date) {
            json += JSON_STR_QUOTE + value_whatsapp_56.toISOString() + JSON_STR_QUOTE
          } else if (value_whatsapp_56 instanceof RegExp) {
            json += asString(value_whatsapp_56.source)
          } else {
            json += asString(value_whatsapp_56.toString())
          }
        } else {
          json += asString(value_whatsapp_56)
        }
        
      } else {
        throw new Error('"whatsapp" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "https://contract.invalid/openapi.json#/$defs/Contact"
      function anonymous2 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_7 = obj["id"]
      if (value_id_7 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_7 !== 'string') {
          if (value_id_7 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_7 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_7.toISOString() + JSON_STR_QUOTE
          } else if (value_id_7 instanceof RegExp) {
            json += asString(value_id_7.source)
          } else {
            json += asString(value_id_7.toString())
          }
        } else {
          json += asString(value_id_7)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_username_8 = obj["username"]
      if (value_username_8 !== undefined) {
        json += ",\"username\":"
        
        if (typeof value_username_8 !== 'string') {
          if (value_username_8 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_username_8 instanceof Date) {
            json += JSON_STR_QUOTE + value_username_8.toISOString() + JSON_STR_QUOTE
          } else if (value_username_8 instanceof RegExp) {
            json += asString(value_username_8.source)
          } else {
            json += asString(value_username_8.toString())
          }
        } else {
          json += asString(value_username_8)
        }
        
      } else {
        throw new Error('"username" is required!')
      }
      
      const value_name_9 = obj["name"]
      if (value_name_9 !== undefined) {
        json += ",\"name\":"
        
        if (typeof value_name_9 !== 'string') {
          if (value_name_9 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_9 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_9.toISOString() + JSON_STR_QUOTE
          } else if (value_name_9 instanceof RegExp) {
            json += asString(value_name_9.source)
          } else {
            json += asString(value_name_9.toString())
          }
        } else {
          json += asString(value_name_9)
        }
        
      } else {
        throw new Error('"name" is required!')
      }
      
      const value_firstName_10 = obj["firstName"]
      if (value_firstName_10 !== undefined) {
        json += ",\"firstName\":"
        
          if (value_firstName_10 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_firstName_10 === "string" ||
            value_firstName_10 === null ||
            value_firstName_10 instanceof Date ||
            value_firstName_10 instanceof RegExp ||
            (
              typeof value_firstName_10 === "object" &&
              typeof value_firstName_10.toString === "function" &&
              value_firstName_10.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_firstName_10 !== 'string') {
          if (value_firstName_10 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_firstName_10 instanceof Date) {
            json += JSON_STR_QUOTE + value_firstName_10.toISOString() + JSON_STR_QUOTE
          } else if (value_firstName_10 instanceof RegExp) {
            json += asString(value_firstName_10.source)
          } else {
            json += asString(value_firstName_10.toString())
          }
        } else {
          json += asString(value_firstName_10)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Contact/properties/firstName' does not match schema definition.")
  
      } else {
        throw new Error('"firstName" is required!')
      }
      
      const value_lastName_11 = obj["lastName"]
      if (value_lastName_11 !== undefined) {
        json += ",\"lastName\":"
        
          if (value_lastName_11 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_lastName_11 === "string" ||
            value_lastName_11 === null ||
            value_lastName_11 instanceof Date ||
            value_lastName_11 instanceof RegExp ||
            (
              typeof value_lastName_11 === "object" &&
              typeof value_lastName_11.toString === "function" &&
              value_lastName_11.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_lastName_11 !== 'string') {
          if (value_lastName_11 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_lastName_11 instanceof Date) {
            json += JSON_STR_QUOTE + value_lastName_11.toISOString() + JSON_STR_QUOTE
          } else if (value_lastName_11 instanceof RegExp) {
            json += asString(value_lastName_11.source)
          } else {
            json += asString(value_lastName_11.toString())
          }
        } else {
          json += asString(value_lastName_11)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Contact/properties/lastName' does not match schema definition.")
  
      } else {
        throw new Error('"lastName" is required!')
      }
      
      const value_avatarUrl_12 = obj["avatarUrl"]
      if (value_avatarUrl_12 !== undefined) {
        json += ",\"avatarUrl\":"
        
          if (value_avatarUrl_12 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_avatarUrl_12 === "string" ||
            value_avatarUrl_12 === null ||
            value_avatarUrl_12 instanceof Date ||
            value_avatarUrl_12 instanceof RegExp ||
            (
              typeof value_avatarUrl_12 === "object" &&
              typeof value_avatarUrl_12.toString === "function" &&
              value_avatarUrl_12.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_avatarUrl_12 !== 'string') {
          if (value_avatarUrl_12 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_avatarUrl_12 instanceof Date) {
            json += JSON_STR_QUOTE + value_avatarUrl_12.toISOString() + JSON_STR_QUOTE
          } else if (value_avatarUrl_12 instanceof RegExp) {
            json += asString(value_avatarUrl_12.source)
          } else {
            json += asString(value_avatarUrl_12.toString())
          }
        } else {
          json += asString(value_avatarUrl_12)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableWebUrl' does not match schema definition.")
  
      } else {
        throw new Error('"avatarUrl" is required!')
      }
      
      const value_contactEmails_13 = obj["contactEmails"]
      if (value_contactEmails_13 !== undefined) {
        json += ",\"contactEmails\":"
        json += anonymous3(value_contactEmails_13)
      } else {
        throw new Error('"contactEmails" is required!')
      }
      
      const value_contactPhones_19 = obj["contactPhones"]
      if (value_contactPhones_19 !== undefined) {
        json += ",\"contactPhones\":"
        json += anonymous5(value_contactPhones_19)
      } else {
        throw new Error('"contactPhones" is required!')
      }
      
      const value_address_25 = obj["address"]
      if (value_address_25 !== undefined) {
        json += ",\"address\":"
        
          if (value_address_25 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_address_25 === "string" ||
            value_address_25 === null ||
            value_address_25 instanceof Date ||
            value_address_25 instanceof RegExp ||
            (
              typeof value_address_25 === "object" &&
              typeof value_address_25.toString === "function" &&
              value_address_25.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_address_25 !== 'string') {
          if (value_address_25 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_address_25 instanceof Date) {
            json += JSON_STR_QUOTE + value_address_25.toISOString() + JSON_STR_QUOTE
          } else if (value_address_25 instanceof RegExp) {
            json += asString(value_address_25.source)
          } else {
            json += asString(value_address_25.toString())
          }
        } else {
          json += asString(value_address_25)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Contact/properties/address' does not match schema definition.")
  
      } else {
        throw new Error('"address" is required!')
      }
      
      const value_jobTitle_26 = obj["jobTitle"]
      if (value_jobTitle_26 !== undefined) {
        json += ",\"jobTitle\":"
        
          if (value_jobTitle_26 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_jobTitle_26 === "string" ||
            value_jobTitle_26 === null ||
            value_jobTitle_26 instanceof Date ||
            value_jobTitle_26 instanceof RegExp ||
            (
              typeof value_jobTitle_26 === "object" &&
              typeof value_jobTitle_26.toString === "function" &&
              value_jobTitle_26.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_jobTitle_26 !== 'string') {
          if (value_jobTitle_26 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_jobTitle_26 instanceof Date) {
            json += JSON_STR_QUOTE + value_jobTitle_26.toISOString() + JSON_STR_QUOTE
          } else if (value_jobTitle_26 instanceof RegExp) {
            json += asString(value_jobTitle_26.source)
          } else {
            json += asString(value_jobTitle_26.toString())
          }
        } else {
          json += asString(value_jobTitle_26)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Contact/properties/jobTitle' does not match schema definition.")
  
      } else {
        throw new Error('"jobTitle" is required!')
      }
      
      const value_channel_27 = obj["channel"]
      if (value_channel_27 !== undefined) {
        json += ",\"channel\":"
        
        if (typeof value_channel_27 !== 'string') {
          if (value_channel_27 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_channel_27 instanceof Date) {
            json += JSON_STR_QUOTE + value_channel_27.toISOString() + JSON_STR_QUOTE
          } else if (value_channel_27 instanceof RegExp) {
            json += asString(value_channel_27.source)
          } else {
            json += asString(value_channel_27.toString())
          }
        } else {
          json += asString(value_channel_27)
        }
        
      } else {
        throw new Error('"channel" is required!')
      }
      
      const value_notes_28 = obj["notes"]
      if (value_notes_28 !== undefined) {
        json += ",\"notes\":"
        
          if (value_notes_28 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_notes_28 === "string" ||
            value_notes_28 === null ||
            value_notes_28 instanceof Date ||
            value_notes_28 instanceof RegExp ||
            (
              typeof value_notes_28 === "object" &&
              typeof value_notes_28.toString === "function" &&
              value_notes_28.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_notes_28 !== 'string') {
          if (value_notes_28 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_notes_28 instanceof Date) {
            json += JSON_STR_QUOTE + value_notes_28.toISOString() + JSON_STR_QUOTE
          } else if (value_notes_28 instanceof RegExp) {
            json += asString(value_notes_28.source)
          } else {
            json += asString(value_notes_28.toString())
          }
        } else {
          json += asString(value_notes_28)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Contact/properties/notes' does not match schema definition.")
  
      } else {
        throw new Error('"notes" is required!')
      }
      
      const value_language_29 = obj["language"]
      if (value_language_29 !== undefined) {
        json += ",\"language\":"
        
          if (value_language_29 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_language_29 === "string" ||
            value_language_29 === null ||
            value_language_29 instanceof Date ||
            value_language_29 instanceof RegExp ||
            (
              typeof value_language_29 === "object" &&
              typeof value_language_29.toString === "function" &&
              value_language_29.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_language_29 !== 'string') {
          if (value_language_29 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_language_29 instanceof Date) {
            json += JSON_STR_QUOTE + value_language_29.toISOString() + JSON_STR_QUOTE
          } else if (value_language_29 instanceof RegExp) {
            json += asString(value_language_29.source)
          } else {
            json += asString(value_language_29.toString())
          }
        } else {
          json += asString(value_language_29)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Contact/properties/language' does not match schema definition.")
  
      } else {
        throw new Error('"language" is required!')
      }
      
      const value_timezone_30 = obj["timezone"]
      if (value_timezone_30 !== undefined) {
        json += ",\"timezone\":"
        
          if (value_timezone_30 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_timezone_30 === "string" ||
            value_timezone_30 === null ||
            value_timezone_30 instanceof Date ||
            value_timezone_30 instanceof RegExp ||
            (
              typeof value_timezone_30 === "object" &&
              typeof value_timezone_30.toString === "function" &&
              value_timezone_30.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_timezone_30 !== 'string') {
          if (value_timezone_30 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_timezone_30 instanceof Date) {
            json += JSON_STR_QUOTE + value_timezone_30.toISOString() + JSON_STR_QUOTE
          } else if (value_timezone_30 instanceof RegExp) {
            json += asString(value_timezone_30.source)
          } else {
            json += asString(value_timezone_30.toString())
          }
        } else {
          json += asString(value_timezone_30)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Contact/properties/timezone' does not match schema definition.")
  
      } else {
        throw new Error('"timezone" is required!')
      }
      
      const value_country_31 = obj["country"]
      if (value_country_31 !== undefined) {
        json += ",\"country\":"
        
          if (value_country_31 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_country_31 === "string" ||
            value_country_31 === null ||
            value_country_31 instanceof Date ||
            value_country_31 instanceof RegExp ||
            (
              typeof value_country_31 === "object" &&
              typeof value_country_31.toString === "function" &&
              value_country_31.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_country_31 !== 'string') {
          if (value_country_31 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_country_31 instanceof Date) {
            json += JSON_STR_QUOTE + value_country_31.toISOString() + JSON_STR_QUOTE
          } else if (value_country_31 instanceof RegExp) {
            json += asString(value_country_31.source)
          } else {
            json += asString(value_country_31.toString())
          }
        } else {
          json += asString(value_country_31)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Contact/properties/country' does not match schema definition.")
  
      } else {
        throw new Error('"country" is required!')
      }
      
      const value_externalId_32 = obj["externalId"]
      if (value_externalId_32 !== undefined) {
        json += ",\"externalId\":"
        
          if (value_externalId_32 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_externalId_32 === "string" ||
            value_externalId_32 === null ||
            value_externalId_32 instanceof Date ||
            value_externalId_32 instanceof RegExp ||
            (
              typeof value_externalId_32 === "object" &&
              typeof value_externalId_32.toString === "function" &&
              value_externalId_32.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_externalId_32 !== 'string') {
          if (value_externalId_32 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_externalId_32 instanceof Date) {
            json += JSON_STR_QUOTE + value_externalId_32.toISOString() + JSON_STR_QUOTE
          } else if (value_externalId_32 instanceof RegExp) {
            json += asString(value_externalId_32.source)
          } else {
            json += asString(value_externalId_32.toString())
          }
        } else {
          json += asString(value_externalId_32)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Contact/properties/externalId' does not match schema definition.")
  
      } else {
        throw new Error('"externalId" is required!')
      }
      
      const value_socialProfileUrl_33 = obj["socialProfileUrl"]
      if (value_socialProfileUrl_33 !== undefined) {
        json += ",\"socialProfileUrl\":"
        
          if (value_socialProfileUrl_33 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_socialProfileUrl_33 === "string" ||
            value_socialProfileUrl_33 === null ||
            value_socialProfileUrl_33 instanceof Date ||
            value_socialProfileUrl_33 instanceof RegExp ||
            (
              typeof value_socialProfileUrl_33 === "object" &&
              typeof value_socialProfileUrl_33.toString === "function" &&
              value_socialProfileUrl_33.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_socialProfileUrl_33 !== 'string') {
          if (value_socialProfileUrl_33 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_socialProfileUrl_33 instanceof Date) {
            json += JSON_STR_QUOTE + value_socialProfileUrl_33.toISOString() + JSON_STR_QUOTE
          } else if (value_socialProfileUrl_33 instanceof RegExp) {
            json += asString(value_socialProfileUrl_33.source)
          } else {
            json += asString(value_socialProfileUrl_33.toString())
          }
        } else {
          json += asString(value_socialProfileUrl_33)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableWebUrl' does not match schema definition.")
  
      } else {
        throw new Error('"socialProfileUrl" is required!')
      }
      
      const value_tags_34 = obj["tags"]
      if (value_tags_34 !== undefined) {
        json += ",\"tags\":"
        json += anonymous7(value_tags_34)
      } else {
        throw new Error('"tags" is required!')
      }
      
      const value_customFields_38 = obj["customFields"]
      if (value_customFields_38 !== undefined) {
        json += ",\"customFields\":"
        json += anonymous9(value_customFields_38)
      } else {
        throw new Error('"customFields" is required!')
      }
      
      const value_marketingConsent_52 = obj["marketingConsent"]
      if (value_marketingConsent_52 !== undefined) {
        json += ",\"marketingConsent\":"
        json += anonymous14(value_marketingConsent_52)
      } else {
        throw new Error('"marketingConsent" is required!')
      }
      
      const value_ownerId_57 = obj["ownerId"]
      if (value_ownerId_57 !== undefined) {
        json += ",\"ownerId\":"
        
          if (value_ownerId_57 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_ownerId_57 === "string" ||
            value_ownerId_57 === null ||
            value_ownerId_57 instanceof Date ||
            value_ownerId_57 instanceof RegExp ||
            (
              typeof value_ownerId_57 === "object" &&
              typeof value_ownerId_57.toString === "function" &&
              value_ownerId_57.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_ownerId_57 !== 'string') {
          if (value_ownerId_57 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_ownerId_57 instanceof Date) {
            json += JSON_STR_QUOTE + value_ownerId_57.toISOString() + JSON_STR_QUOTE
          } else if (value_ownerId_57 instanceof RegExp) {
            json += asString(value_ownerId_57.source)
          } else {
            json += asString(value_ownerId_57.toString())
          }
        } else {
          json += asString(value_ownerId_57)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableId' does not match schema definition.")
  
      } else {
        throw new Error('"ownerId" is required!')
      }
      
      const value_createdAt_58 = obj["createdAt"]
      if (value_createdAt_58 !== undefined) {
        json += ",\"createdAt\":"
        json += asDateTime(value_createdAt_58)
      } else {
        throw new Error('"createdAt" is required!')
      }
      
      const value_updatedAt_59 = obj["updatedAt"]
      if (value_updatedAt_59 !== undefined) {
        json += ",\"updatedAt\":"
        json += asDateTime(value_updatedAt_59)
      } else {
        throw new Error('"updatedAt" is required!')
      }
      
      const value_deletedAt_60 = obj["deletedAt"]
      if (value_deletedAt_60 !== undefined) {
        json += ",\"deletedAt\":"
        
          if (value_deletedAt_60 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_deletedAt_60 === "string" ||
            value_deletedAt_60 === null ||
            value_deletedAt_60 instanceof Date ||
            value_deletedAt_60 instanceof RegExp ||
            (
              typeof value_deletedAt_60 === "object" &&
              typeof value_deletedAt_60.toString === "function" &&
              value_deletedAt_60.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_deletedAt_60)
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"deletedAt" is required!')
      }
      
      const value_version_61 = obj["version"]
      if (value_version_61 !== undefined) {
        json += ",\"version\":"
        json += asInteger(value_version_61)
      } else {
        throw new Error('"version" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

    function anonymous1 (obj) {
      // "https://contract.invalid/openapi.json#/$defs/ContactList/properties/data"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/ContactList/properties/data' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous2(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous2(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "https://contract.invalid/openapi.json#/$defs/ContactList"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_total_1 = obj["total"]
      if (value_total_1 !== undefined) {
        json += "{\"total\":"
        json += asInteger(value_total_1)
      } else {
        throw new Error('"total" is required!')
      }
      
      const value_page_2 = obj["page"]
      if (value_page_2 !== undefined) {
        json += ",\"page\":"
        json += asInteger(value_page_2)
      } else {
        throw new Error('"page" is required!')
      }
      
      const value_pageSize_3 = obj["pageSize"]
      if (value_pageSize_3 !== undefined) {
        json += ",\"pageSize\":"
        json += asInteger(value_pageSize_3)
      } else {
        throw new Error('"pageSize" is required!')
      }
      
      const value_lastPage_4 = obj["lastPage"]
      if (value_lastPage_4 !== undefined) {
        json += ",\"lastPage\":"
        json += asInteger(value_lastPage_4)
      } else {
        throw new Error('"lastPage" is required!')
      }
      
      const value_data_5 = obj["data"]
      if (value_data_5 !== undefined) {
        json += ",\"data\":"
        json += anonymous1(value_data_5)
      } else {
        throw new Error('"data" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)
return module.exports
})()
serializers["ContactReply"] = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone","inlineValidators":true}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = (() => {
        const validators = {}
        const exports = validators
        "use strict";exports["https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue/oneOf/0"] = validate1;const schema1 = {"type":["string","object"],"maxLength":65535,"fjs_type":"string"};const func0 = require("ajv/dist/runtime/ucs2length").default;function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))){validate1.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema1.type},message:"must be string,object"}];return false;}if(errors === 0){if(typeof data === "string"){if(func0(data) > 65535){validate1.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 65535},message:"must NOT have more than 65535 characters"}];return false;}}if(errors === 0){if(data && typeof data == "object" && !Array.isArray(data)){if(!data || typeof data.toJSON !== "function"){validate1.errors = [{instancePath,schemaPath:"#/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}validate1.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue/oneOf/1"] = validate2;const schema2 = {"type":"number","minimum":-9007199254740991,"maximum":9007199254740991};function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(errors === 0){if((typeof data == "number") && (isFinite(data))){if(data > 9007199254740991 || isNaN(data)){validate2.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];return false;}else {if(data < -9007199254740991 || isNaN(data)){validate2.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},message:"must be >= -9007199254740991"}];return false;}}}else {validate2.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"}];return false;}}validate2.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue/oneOf/2"] = validate3;const schema3 = {"type":"boolean"};function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(typeof data !== "boolean"){validate3.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];return false;}validate3.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue/oneOf/3"] = validate4;const schema4 = {"type":"array","maxItems":50,"uniqueItems":true,"items":{"type":["string","object"],"maxLength":255,"fjs_type":"string"}};const func2 = require("ajv/dist/runtime/equal").default;function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(errors === 0){if(Array.isArray(data)){if(data.length > 50){validate4.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];return false;}else {var valid0 = true;const len0 = data.length;for(let i0=0; i0<len0; i0++){let data0 = data[i0];const _errs1 = errors;if((typeof data0 !== "string") && (!(data0 && typeof data0 == "object" && !Array.isArray(data0)))){validate4.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: schema4.items.type},message:"must be string,object"}];return false;}if(errors === _errs1){if(typeof data0 === "string"){if(func0(data0) > 255){validate4.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];return false;}}if(errors === _errs1){if(data0 && typeof data0 == "object" && !Array.isArray(data0)){if(!data0 || typeof data0.toJSON !== "function"){validate4.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}var valid0 = _errs1 === errors;if(!valid0){break;}}if(valid0){let i1 = data.length;let j0;if(i1 > 1){outer0:for(;i1--;){for(j0 = i1; j0--;){if(func2(data[i1], data[j0])){validate4.errors = [{instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];return false;break outer0;}}}}}}}else {validate4.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];return false;}}validate4.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/Currency"] = validate5;const schema5 = {"type":"object","additionalProperties":false,"required":["amount","currency"],"properties":{"amount":{"type":["string","object"],"pattern":"^-?[0-9]{1,15}(\\.[0-9]{1,4})?$","maxLength":21,"fjs_type":"string"},"currency":{"type":["string","object"],"pattern":"^[A-Z]{3}$","maxLength":3,"description":"ISO 4217.","fjs_type":"string"}}};const pattern0 = new RegExp("^-?[0-9]{1,15}(\\.[0-9]{1,4})?$", "u");const pattern1 = new RegExp("^[A-Z]{3}$", "u");function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(errors === 0){if(data && typeof data == "object" && !Array.isArray(data)){let missing0;if(((data.amount === undefined) && (missing0 = "amount")) || ((data.currency === undefined) && (missing0 = "currency"))){validate5.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];return false;}else {const _errs1 = errors;for(const key0 in data){if(!((key0 === "amount") || (key0 === "currency"))){validate5.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];return false;break;}}if(_errs1 === errors){if(data.amount !== undefined){let data0 = data.amount;const _errs2 = errors;if((typeof data0 !== "string") && (!(data0 && typeof data0 == "object" && !Array.isArray(data0)))){validate5.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: schema5.properties.amount.type},message:"must be string,object"}];return false;}if(errors === _errs2){if(typeof data0 === "string"){if(func0(data0) > 21){validate5.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/maxLength",keyword:"maxLength",params:{limit: 21},message:"must NOT have more than 21 characters"}];return false;}else {if(!pattern0.test(data0)){validate5.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]{1,15}(\\.[0-9]{1,4})?$"},message:"must match pattern \""+"^-?[0-9]{1,15}(\\.[0-9]{1,4})?$"+"\""}];return false;}}}if(errors === _errs2){if(data0 && typeof data0 == "object" && !Array.isArray(data0)){if(!data0 || typeof data0.toJSON !== "function"){validate5.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}var valid0 = _errs2 === errors;}else {var valid0 = true;}if(valid0){if(data.currency !== undefined){let data1 = data.currency;const _errs4 = errors;if((typeof data1 !== "string") && (!(data1 && typeof data1 == "object" && !Array.isArray(data1)))){validate5.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: schema5.properties.currency.type},message:"must be string,object"}];return false;}if(errors === _errs4){if(typeof data1 === "string"){if(func0(data1) > 3){validate5.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"}];return false;}else {if(!pattern1.test(data1)){validate5.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];return false;}}}if(errors === _errs4){if(data1 && typeof data1 == "object" && !Array.isArray(data1)){if(!data1 || typeof data1.toJSON !== "function"){validate5.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}var valid0 = _errs4 === errors;}else {var valid0 = true;}}}}}else {validate5.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];return false;}}validate5.errors = vErrors;return errors === 0;}
        return {
          validate (schemaRef, data) {
            const validate = validators[schemaRef]
            return validate(data)
          },
          getSchemaValidator (schemaRef) {
            return validators[schemaRef]
          }
        }
      })()


  module.exports = function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    let validate_0
    let validate_1
    let validate_2
    let validate_3
    let validate_4
  
    
      // "https://contract.invalid/openapi.json#/$defs/ContactEmail"
      function anonymous3 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_12 = obj["id"]
      if (value_id_12 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_12 !== 'string') {
          if (value_id_12 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_12 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_12.toISOString() + JSON_STR_QUOTE
          } else if (value_id_12 instanceof RegExp) {
            json += asString(value_id_12.source)
          } else {
            json += asString(value_id_12.toString())
          }
        } else {
          json += asString(value_id_12)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_email_13 = obj["email"]
      if (value_email_13 !== undefined) {
        json += ",\"email\":"
        
        if (typeof value_email_13 !== 'string') {
          if (value_email_13 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_email_13 instanceof Date) {
            json += JSON_STR_QUOTE + value_email_13.toISOString() + JSON_STR_QUOTE
          } else if (value_email_13 instanceof RegExp) {
            json += asString(value_email_13.source)
          } else {
            json += asString(value_email_13.toString())
          }
        } else {
          json += asString(value_email_13)
        }
        
      } else {
        throw new Error('"email" is required!')
      }
      
      const value_isPrimary_14 = obj["isPrimary"]
      if (value_isPrimary_14 !== undefined) {
        json += ",\"isPrimary\":"
        json += asBoolean(value_isPrimary_14)
      } else {
        throw new Error('"isPrimary" is required!')
      }
      
      const value_isVerified_15 = obj["isVerified"]
      if (value_isVerified_15 !== undefined) {
        json += ",\"isVerified\":"
        json += asBoolean(value_isVerified_15)
      } else {
        throw new Error('"isVerified" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

    function anonymous2 (obj) {
      // "https://contract.invalid/openapi.json#/$defs/Contact/properties/contactEmails"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Contact/properties/contactEmails' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous3(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous3(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "https://contract.invalid/openapi.json#/$defs/ContactPhone"
      function anonymous5 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_18 = obj["id"]
      if (value_id_18 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_18 !== 'string') {
          if (value_id_18 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_18 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_18.toISOString() + JSON_STR_QUOTE
          } else if (value_id_18 instanceof RegExp) {
            json += asString(value_id_18.source)
          } else {
            json += asString(value_id_18.toString())
          }
        } else {
          json += asString(value_id_18)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_phone_19 = obj["phone"]
      if (value_phone_19 !== undefined) {
        json += ",\"phone\":"
        
        if (typeof value_phone_19 !== 'string') {
          if (value_phone_19 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_phone_19 instanceof Date) {
            json += JSON_STR_QUOTE + value_phone_19.toISOString() + JSON_STR_QUOTE
          } else if (value_phone_19 instanceof RegExp) {
            json += asString(value_phone_19.source)
          } else {
            json += asString(value_phone_19.toString())
          }
        } else {
          json += asString(value_phone_19)
        }
        
      } else {
        throw new Error('"phone" is required!')
      }
      
      const value_isPrimary_20 = obj["isPrimary"]
      if (value_isPrimary_20 !== undefined) {
        json += ",\"isPrimary\":"
        json += asBoolean(value_isPrimary_20)
      } else {
        throw new Error('"isPrimary" is required!')
      }
      
      const value_type_21 = obj["type"]
      if (value_type_21 !== undefined) {
        json += ",\"type\":"
        
        if (typeof value_type_21 !== 'string') {
          if (value_type_21 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_type_21 instanceof Date) {
            json += JSON_STR_QUOTE + value_type_21.toISOString() + JSON_STR_QUOTE
          } else if (value_type_21 instanceof RegExp) {
            json += asString(value_type_21.source)
          } else {
            json += asString(value_type_21.toString())
          }
        } else {
          json += asString(value_type_21)
        }
        
      } else {
        throw new Error('"type" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

    function anonymous4 (obj) {
      // "https://contract.invalid/openapi.json#/$defs/Contact/properties/contactPhones"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Contact/properties/contactPhones' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous5(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous5(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "https://contract.invalid/openapi.json#/$defs/TagName"
      function anonymous7 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_33 = obj["id"]
      if (value_id_33 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_33 !== 'string') {
          if (value_id_33 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_33 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_33.toISOString() + JSON_STR_QUOTE
          } else if (value_id_33 instanceof RegExp) {
            json += asString(value_id_33.source)
          } else {
            json += asString(value_id_33.toString())
          }
        } else {
          json += asString(value_id_33)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_name_34 = obj["name"]
      if (value_name_34 !== undefined) {
        json += ",\"name\":"
        
        if (typeof value_name_34 !== 'string') {
          if (value_name_34 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_34 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_34.toISOString() + JSON_STR_QUOTE
          } else if (value_name_34 instanceof RegExp) {
            json += asString(value_name_34.source)
          } else {
            json += asString(value_name_34.toString())
          }
        } else {
          json += asString(value_name_34)
        }
        
      } else {
        throw new Error('"name" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

    function anonymous6 (obj) {
      // "https://contract.invalid/openapi.json#/$defs/Contact/properties/tags"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Contact/properties/tags' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous7(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous7(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

    function anonymous10 (obj) {
      // "__fjs_merged_13#"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '__fjs_merged_13#' does not match schema definition.")
    }
    const arrayLength = obj.length
  
      if (typeof arrayLength === 'number' && arrayLength >= 128 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
        return asPlainStringArray(obj, arrayLength)
      }
      
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "__fjs_merged_14#"
      function anonymous11 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_amount_41 = obj["amount"]
      if (value_amount_41 !== undefined) {
        json += "{\"amount\":"
        
        if (typeof value_amount_41 !== 'string') {
          if (value_amount_41 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_amount_41 instanceof Date) {
            json += JSON_STR_QUOTE + value_amount_41.toISOString() + JSON_STR_QUOTE
          } else if (value_amount_41 instanceof RegExp) {
            json += asString(value_amount_41.source)
          } else {
            json += asString(value_amount_41.toString())
          }
        } else {
          json += asString(value_amount_41)
        }
        
      } else {
        throw new Error('"amount" is required!')
      }
      
      const value_currency_42 = obj["currency"]
      if (value_currency_42 !== undefined) {
        json += ",\"currency\":"
        
        if (typeof value_currency_42 !== 'string') {
          if (value_currency_42 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_currency_42 instanceof Date) {
            json += JSON_STR_QUOTE + value_currency_42.toISOString() + JSON_STR_QUOTE
          } else if (value_currency_42 instanceof RegExp) {
            json += asString(value_currency_42.source)
          } else {
            json += asString(value_currency_42.toString())
          }
        } else {
          json += asString(value_currency_42)
        }
        
      } else {
        throw new Error('"currency" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "https://contract.invalid/openapi.json#/$defs/CustomFieldAttribute"
      function anonymous12 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_45 = obj["id"]
      if (value_id_45 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_45 !== 'string') {
          if (value_id_45 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_45 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_45.toISOString() + JSON_STR_QUOTE
          } else if (value_id_45 instanceof RegExp) {
            json += asString(value_id_45.source)
          } else {
            json += asString(value_id_45.toString())
          }
        } else {
          json += asString(value_id_45)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_systemName_46 = obj["systemName"]
      if (value_systemName_46 !== undefined) {
        json += ",\"systemName\":"
        
        if (typeof value_systemName_46 !== 'string') {
          if (value_systemName_46 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_systemName_46 instanceof Date) {
            json += JSON_STR_QUOTE + value_systemName_46.toISOString() + JSON_STR_QUOTE
          } else if (value_systemName_46 instanceof RegExp) {
            json += asString(value_systemName_46.source)
          } else {
            json += asString(value_systemName_46.toString())
          }
        } else {
          json += asString(value_systemName_46)
        }
        
      } else {
        throw new Error('"systemName" is required!')
      }
      
      const value_displayName_47 = obj["displayName"]
      if (value_displayName_47 !== undefined) {
        json += ",\"displayName\":"
        
        if (typeof value_displayName_47 !== 'string') {
          if (value_displayName_47 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_displayName_47 instanceof Date) {
            json += JSON_STR_QUOTE + value_displayName_47.toISOString() + JSON_STR_QUOTE
          } else if (value_displayName_47 instanceof RegExp) {
            json += asString(value_displayName_47.source)
          } else {
            json += asString(value_displayName_47.toString())
          }
        } else {
          json += asString(value_displayName_47)
        }
        
      } else {
        throw new Error('"displayName" is required!')
      }
      
      const value_type_48 = obj["type"]
      if (value_type_48 !== undefined) {
        json += ",\"type\":"
        
        if (typeof value_type_48 !== 'string') {
          if (value_type_48 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_type_48 instanceof Date) {
            json += JSON_STR_QUOTE + value_type_48.toISOString() + JSON_STR_QUOTE
          } else if (value_type_48 instanceof RegExp) {
            json += asString(value_type_48.source)
          } else {
            json += asString(value_type_48.toString())
          }
        } else {
          json += asString(value_type_48)
        }
        
      } else {
        throw new Error('"type" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "https://contract.invalid/openapi.json#/$defs/CustomFieldValue"
      function anonymous9 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_37 = obj["id"]
      if (value_id_37 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_37 !== 'string') {
          if (value_id_37 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_37 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_37.toISOString() + JSON_STR_QUOTE
          } else if (value_id_37 instanceof RegExp) {
            json += asString(value_id_37.source)
          } else {
            json += asString(value_id_37.toString())
          }
        } else {
          json += asString(value_id_37)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_textValue_38 = obj["textValue"]
      if (value_textValue_38 !== undefined) {
        json += ",\"textValue\":"
        
        if (typeof value_textValue_38 !== 'string') {
          if (value_textValue_38 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_textValue_38 instanceof Date) {
            json += JSON_STR_QUOTE + value_textValue_38.toISOString() + JSON_STR_QUOTE
          } else if (value_textValue_38 instanceof RegExp) {
            json += asString(value_textValue_38.source)
          } else {
            json += asString(value_textValue_38.toString())
          }
        } else {
          json += asString(value_textValue_38)
        }
        
      } else {
        throw new Error('"textValue" is required!')
      }
      
      const value_value_39 = obj["value"]
      if (value_value_39 !== undefined) {
        json += ",\"value\":"
        
      if((validate_0 || (validate_0 = validator.getSchemaValidator("https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue/oneOf/0")))(value_value_39)) {
        
        if (typeof value_value_39 !== 'string') {
          if (value_value_39 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_value_39 instanceof Date) {
            json += JSON_STR_QUOTE + value_value_39.toISOString() + JSON_STR_QUOTE
          } else if (value_value_39 instanceof RegExp) {
            json += asString(value_value_39.source)
          } else {
            json += asString(value_value_39.toString())
          }
        } else {
          json += asString(value_value_39)
        }
        
      }
    
      else if((validate_1 || (validate_1 = validator.getSchemaValidator("https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue/oneOf/1")))(value_value_39)) {
        json += asNumber(value_value_39)
      }
    
      else if((validate_2 || (validate_2 = validator.getSchemaValidator("https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue/oneOf/2")))(value_value_39)) {
        json += asBoolean(value_value_39)
      }
    
      else if((validate_3 || (validate_3 = validator.getSchemaValidator("https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue/oneOf/3")))(value_value_39)) {
        json += anonymous10(value_value_39)
      }
    
      else if((validate_4 || (validate_4 = validator.getSchemaValidator("https://contract.invalid/openapi.json#/$defs/Currency")))(value_value_39)) {
        json += anonymous11(value_value_39)
      }
    
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue' does not match schema definition.")
  
      } else {
        throw new Error('"value" is required!')
      }
      
      const value_attribute_43 = obj["attribute"]
      if (value_attribute_43 !== undefined) {
        json += ",\"attribute\":"
        json += anonymous12(value_attribute_43)
      } else {
        throw new Error('"attribute" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

    function anonymous8 (obj) {
      // "https://contract.invalid/openapi.json#/$defs/Contact/properties/customFields"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Contact/properties/customFields' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous9(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous9(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "https://contract.invalid/openapi.json#/$defs/MarketingConsent"
      function anonymous13 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_email_51 = obj["email"]
      if (value_email_51 !== undefined) {
        json += "{\"email\":"
        
        if (typeof value_email_51 !== 'string') {
          if (value_email_51 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_email_51 instanceof Date) {
            json += JSON_STR_QUOTE + value_email_51.toISOString() + JSON_STR_QUOTE
          } else if (value_email_51 instanceof RegExp) {
            json += asString(value_email_51.source)
          } else {
            json += asString(value_email_51.toString())
          }
        } else {
          json += asString(value_email_51)
        }
        
      } else {
        throw new Error('"email" is required!')
      }
      
      const value_sms_52 = obj["sms"]
      if (value_sms_52 !== undefined) {
        json += ",\"sms\":"
        
        if (typeof value_sms_52 !== 'string') {
          if (value_sms_52 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_sms_52 instanceof Date) {
            json += JSON_STR_QUOTE + value_sms_52.toISOString() + JSON_STR_QUOTE
          } else if (value_sms_52 instanceof RegExp) {
            json += asString(value_sms_52.source)
          } else {
            json += asString(value_sms_52.toString())
          }
        } else {
          json += asString(value_sms_52)
        }
        
      } else {
        throw new Error('"sms" is required!')
      }
      
      const value_whatsapp_53 = obj["whatsapp"]
      if (value_whatsapp_53 !== undefined) {
        json += ",\"whatsapp\":"
        
        if (typeof value_whatsapp_53 !== 'string') {
          if (value_whatsapp_53 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_whatsapp_53 instanceof Date) {
            json += JSON_STR_QUOTE + value_whatsapp_53.toISOString() + JSON_STR_QUOTE
          } else if (value_whatsapp_53 instanceof RegExp) {
            json += asString(value_whatsapp_53.source)
          } else {
            json += asString(value_whatsapp_53.toString())
          }
        } else {
          json += asString(value_whatsapp_53)
        }
        
      } else {
        throw new Error('"whatsapp" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "https://contract.invalid/openapi.json#/$defs/Contact"
      function anonymous1 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_4 = obj["id"]
      if (value_id_4 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_4 !== 'string') {
          if (value_id_4 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_4 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_4.toISOString() + JSON_STR_QUOTE
          } else if (value_id_4 instanceof RegExp) {
            json += asString(value_id_4.source)
          } else {
            json += asString(value_id_4.toString())
          }
        } else {
          json += asString(value_id_4)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_username_5 = obj["username"]
      if (value_username_5 !== undefined) {
        json += ",\"username\":"
        
        if (typeof value_username_5 !== 'string') {
          if (value_username_5 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_username_5 instanceof Date) {
            json += JSON_STR_QUOTE + value_username_5.toISOString() + JSON_STR_QUOTE
          } else if (value_username_5 instanceof RegExp) {
            json += asString(value_username_5.source)
          } else {
            json += asString(value_username_5.toString())
          }
        } else {
          json += asString(value_username_5)
        }
        
      } else {
        throw new Error('"username" is required!')
      }
      
      const value_name_6 = obj["name"]
      if (value_name_6 !== undefined) {
        json += ",\"name\":"
        
        if (typeof value_name_6 !== 'string') {
          if (value_name_6 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_6 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_6.toISOString() + JSON_STR_QUOTE
          } else if (value_name_6 instanceof RegExp) {
            json += asString(value_name_6.source)
          } else {
            json += asString(value_name_6.toString())
          }
        } else {
          json += asString(value_name_6)
        }
        
      } else {
        throw new Error('"name" is required!')
      }
      
      const value_firstName_7 = obj["firstName"]
      if (value_firstName_7 !== undefined) {
        json += ",\"firstName\":"
        
          if (value_firstName_7 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_firstName_7 === "string" ||
            value_firstName_7 === null ||
            value_firstName_7 instanceof Date ||
            value_firstName_7 instanceof RegExp ||
            (
              typeof value_firstName_7 === "object" &&
              typeof value_firstName_7.toString === "function" &&
              value_firstName_7.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_firstName_7 !== 'string') {
          if (value_firstName_7 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_firstName_7 instanceof Date) {
            json += JSON_STR_QUOTE + value_firstName_7.toISOString() + JSON_STR_QUOTE
          } else if (value_firstName_7 instanceof RegExp) {
            json += asString(value_firstName_7.source)
          } else {
            json += asString(value_firstName_7.toString())
          }
        } else {
          json += asString(value_firstName_7)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Contact/properties/firstName' does not match schema definition.")
  
      } else {
        throw new Error('"firstName" is required!')
      }
      
      const value_lastName_8 = obj["lastName"]
      if (value_lastName_8 !== undefined) {
        json += ",\"lastName\":"
        
          if (value_lastName_8 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_lastName_8 === "string" ||
            value_lastName_8 === null ||
            value_lastName_8 instanceof Date ||
            value_lastName_8 instanceof RegExp ||
            (
              typeof value_lastName_8 === "object" &&
              typeof value_lastName_8.toString === "function" &&
              value_lastName_8.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_lastName_8 !== 'string') {
          if (value_lastName_8 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_lastName_8 instanceof Date) {
            json += JSON_STR_QUOTE + value_lastName_8.toISOString() + JSON_STR_QUOTE
          } else if (value_lastName_8 instanceof RegExp) {
            json += asString(value_lastName_8.source)
          } else {
            json += asString(value_lastName_8.toString())
          }
        } else {
          json += asString(value_lastName_8)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Contact/properties/lastName' does not match schema definition.")
  
      } else {
        throw new Error('"lastName" is required!')
      }
      
      const value_avatarUrl_9 = obj["avatarUrl"]
      if (value_avatarUrl_9 !== undefined) {
        json += ",\"avatarUrl\":"
        
          if (value_avatarUrl_9 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_avatarUrl_9 === "string" ||
            value_avatarUrl_9 === null ||
            value_avatarUrl_9 instanceof Date ||
            value_avatarUrl_9 instanceof RegExp ||
            (
              typeof value_avatarUrl_9 === "object" &&
              typeof value_avatarUrl_9.toString === "function" &&
              value_avatarUrl_9.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_avatarUrl_9 !== 'string') {
          if (value_avatarUrl_9 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_avatarUrl_9 instanceof Date) {
            json += JSON_STR_QUOTE + value_avatarUrl_9.toISOString() + JSON_STR_QUOTE
          } else if (value_avatarUrl_9 instanceof RegExp) {
            json += asString(value_avatarUrl_9.source)
          } else {
            json += asString(value_avatarUrl_9.toString())
          }
        } else {
          json += asString(value_avatarUrl_9)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableWebUrl' does not match schema definition.")
  
      } else {
        throw new Error('"avatarUrl" is required!')
      }
      
      const value_contactEmails_10 = obj["contactEmails"]
      if (value_contactEmails_10 !== undefined) {
        json += ",\"contactEmails\":"
        json += anonymous2(value_contactEmails_10)
      } else {
        throw new Error('"contactEmails" is required!')
      }
      
      const value_contactPhones_16 = obj["contactPhones"]
      if (value_contactPhones_16 !== undefined) {
        json += ",\"contactPhones\":"
        json += anonymous4(value_contactPhones_16)
      } else {
        throw new Error('"contactPhones" is required!')
      }
      
      const value_address_22 = obj["address"]
      if (value_address_22 !== undefined) {
        json += ",\"address\":"
        
          if (value_address_22 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_address_22 === "string" ||
            value_address_22 === null ||
            value_address_22 instanceof Date ||
            value_address_22 instanceof RegExp ||
            (
              typeof value_address_22 === "object" &&
              typeof value_address_22.toString === "function" &&
              value_address_22.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_address_22 !== 'string') {
          if (value_address_22 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_address_22 instanceof Date) {
            json += JSON_STR_QUOTE + value_address_22.toISOString() + JSON_STR_QUOTE
          } else if (value_address_22 instanceof RegExp) {
            json += asString(value_address_22.source)
          } else {
            json += asString(value_address_22.toString())
          }
        } else {
          json += asString(value_address_22)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Contact/properties/address' does not match schema definition.")
  
      } else {
        throw new Error('"address" is required!')
      }
      
      const value_jobTitle_23 = obj["jobTitle"]
      if (value_jobTitle_23 !== undefined) {
        json += ",\"jobTitle\":"
        
          if (value_jobTitle_23 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_jobTitle_23 === "string" ||
            value_jobTitle_23 === null ||
            value_jobTitle_23 instanceof Date ||
            value_jobTitle_23 instanceof RegExp ||
            (
              typeof value_jobTitle_23 === "object" &&
              typeof value_jobTitle_23.toString === "function" &&
              value_jobTitle_23.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_jobTitle_23 !== 'string') {
          if (value_jobTitle_23 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_jobTitle_23 instanceof Date) {
            json += JSON_STR_QUOTE + value_jobTitle_23.toISOString() + JSON_STR_QUOTE
          } else if (value_jobTitle_23 instanceof RegExp) {
            json += asString(value_jobTitle_23.source)
          } else {
            json += asString(value_jobTitle_23.toString())
          }
        } else {
          json += asString(value_jobTitle_23)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Contact/properties/jobTitle' does not match schema definition.")
  
      } else {
        throw new Error('"jobTitle" is required!')
      }
      
      const value_channel_24 = obj["channel"]
      if (value_channel_24 !== undefined) {
        json += ",\"channel\":"
        
        if (typeof value_channel_24 !== 'string') {
          if (value_channel_24 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_channel_24 instanceof Date) {
            json += JSON_STR_QUOTE + value_channel_24.toISOString() + JSON_STR_QUOTE
          } else if (value_channel_24 instanceof RegExp) {
            json += asString(value_channel_24.source)
          } else {
            json += asString(value_channel_24.toString())
          }
        } else {
          json += asString(value_channel_24)
        }
        
      } else {
        throw new Error('"channel" is required!')
      }
      
      const value_notes_25 = obj["notes"]
      if (value_notes_25 !== undefined) {
        json += ",\"notes\":"
        
          if (value_notes_25 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_notes_25 === "string" ||
            value_notes_25 === null ||
            value_notes_25 instanceof Date ||
            value_notes_25 instanceof RegExp ||
            (
              typeof value_notes_25 === "object" &&
              typeof value_notes_25.toString === "function" &&
              value_notes_25.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_notes_25 !== 'string') {
          if (value_notes_25 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_notes_25 instanceof Date) {
            json += JSON_STR_QUOTE + value_notes_25.toISOString() + JSON_STR_QUOTE
          } else if (value_notes_25 instanceof RegExp) {
            json += asString(value_notes_25.source)
          } else {
            json += asString(value_notes_25.toString())
          }
        } else {
          json += asString(value_notes_25)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Contact/properties/notes' does not match schema definition.")
  
      } else {
        throw new Error('"notes" is required!')
      }
      
      const value_language_26 = obj["language"]
      if (value_language_26 !== undefined) {
        json += ",\"language\":"
        
          if (value_language_26 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_language_26 === "string" ||
            value_language_26 === null ||
            value_language_26 instanceof Date ||
            value_language_26 instanceof RegExp ||
            (
              typeof value_language_26 === "object" &&
              typeof value_language_26.toString === "function" &&
              value_language_26.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_language_26 !== 'string') {
          if (value_language_26 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_language_26 instanceof Date) {
            json += JSON_STR_QUOTE + value_language_26.toISOString() + JSON_STR_QUOTE
          } else if (value_language_26 instanceof RegExp) {
            json += asString(value_language_26.source)
          } else {
            json += asString(value_language_26.toString())
          }
        } else {
          json += asString(value_language_26)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Contact/properties/language' does not match schema definition.")
  
      } else {
        throw new Error('"language" is required!')
      }
      
      const value_timezone_27 = obj["timezone"]
      if (value_timezone_27 !== undefined) {
        json += ",\"timezone\":"
        
          if (value_timezone_27 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_timezone_27 === "string" ||
            value_timezone_27 === null ||
            value_timezone_27 instanceof Date ||
            value_timezone_27 instanceof RegExp ||
            (
              typeof value_timezone_27 === "object" &&
              typeof value_timezone_27.toString === "function" &&
              value_timezone_27.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_timezone_27 !== 'string') {
          if (value_timezone_27 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_timezone_27 instanceof Date) {
            json += JSON_STR_QUOTE + value_timezone_27.toISOString() + JSON_STR_QUOTE
          } else if (value_timezone_27 instanceof RegExp) {
            json += asString(value_timezone_27.source)
          } else {
            json += asString(value_timezone_27.toString())
          }
        } else {
          json += asString(value_timezone_27)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Contact/properties/timezone' does not match schema definition.")
  
      } else {
        throw new Error('"timezone" is required!')
      }
      
      const value_country_28 = obj["country"]
      if (value_country_28 !== undefined) {
        json += ",\"country\":"
        
          if (value_country_28 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_country_28 === "string" ||
            value_country_28 === null ||
            value_country_28 instanceof Date ||
            value_country_28 instanceof RegExp ||
            (
              typeof value_country_28 === "object" &&
              typeof value_country_28.toString === "function" &&
              value_country_28.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_country_28 !== 'string') {
          if (value_country_28 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_country_28 instanceof Date) {
            json += JSON_STR_QUOTE + value_country_28.toISOString() + JSON_STR_QUOTE
          } else if (value_country_28 instanceof RegExp) {
            json += asString(value_country_28.source)
          } else {
            json += asString(value_country_28.toString())
          }
        } else {
          json += asString(value_country_28)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Contact/properties/country' does not match schema definition.")
  
      } else {
        throw new Error('"country" is required!')
      }
      
      const value_externalId_29 = obj["externalId"]
      if (value_externalId_29 !== undefined) {
        json += ",\"externalId\":"
        
          if (value_externalId_29 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_externalId_29 === "string" ||
            value_externalId_29 === null ||
            value_externalId_29 instanceof Date ||
            value_externalId_29 instanceof RegExp ||
            (
              typeof value_externalId_29 === "object" &&
              typeof value_externalId_29.toString === "function" &&
              value_externalId_29.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_externalId_29 !== 'string') {
          if (value_externalId_29 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_externalId_29 instanceof Date) {
            json += JSON_STR_QUOTE + value_externalId_29.toISOString() + JSON_STR_QUOTE
          } else if (value_externalId_29 instanceof RegExp) {
            json += asString(value_externalId_29.source)
          } else {
            json += asString(value_externalId_29.toString())
          }
        } else {
          json += asString(value_externalId_29)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Contact/properties/externalId' does not match schema definition.")
  
      } else {
        throw new Error('"externalId" is required!')
      }
      
      const value_socialProfileUrl_30 = obj["socialProfileUrl"]
      if (value_socialProfileUrl_30 !== undefined) {
        json += ",\"socialProfileUrl\":"
        
          if (value_socialProfileUrl_30 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_socialProfileUrl_30 === "string" ||
            value_socialProfileUrl_30 === null ||
            value_socialProfileUrl_30 instanceof Date ||
            value_socialProfileUrl_30 instanceof RegExp ||
            (
              typeof value_socialProfileUrl_30 === "object" &&
              typeof value_socialProfileUrl_30.toString === "function" &&
              value_socialProfileUrl_30.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_socialProfileUrl_30 !== 'string') {
          if (value_socialProfileUrl_30 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_socialProfileUrl_30 instanceof Date) {
            json += JSON_STR_QUOTE + value_socialProfileUrl_30.toISOString() + JSON_STR_QUOTE
          } else if (value_socialProfileUrl_30 instanceof RegExp) {
            json += asString(value_socialProfileUrl_30.source)
          } else {
            json += asString(value_socialProfileUrl_30.toString())
          }
        } else {
          json += asString(value_socialProfileUrl_30)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableWebUrl' does not match schema definition.")
  
      } else {
        throw new Error('"socialProfileUrl" is required!')
      }
      
      const value_tags_31 = obj["tags"]
      if (value_tags_31 !== undefined) {
        json += ",\"tags\":"
        json += anonymous6(value_tags_31)
      } else {
        throw new Error('"tags" is required!')
      }
      
      const value_customFields_35 = obj["customFields"]
      if (value_customFields_35 !== undefined) {
        json += ",\"customFields\":"
        json += anonymous8(value_customFields_35)
      } else {
        throw new Error('"customFields" is required!')
      }
      
      const value_marketingConsent_49 = obj["marketingConsent"]
      if (value_marketingConsent_49 !== undefined) {
        json += ",\"marketingConsent\":"
        json += anonymous13(value_marketingConsent_49)
      } else {
        throw new Error('"marketingConsent" is required!')
      }
      
      const value_ownerId_54 = obj["ownerId"]
      if (value_ownerId_54 !== undefined) {
        json += ",\"ownerId\":"
        
          if (value_ownerId_54 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_ownerId_54 === "string" ||
            value_ownerId_54 === null ||
            value_ownerId_54 instanceof Date ||
            value_ownerId_54 instanceof RegExp ||
            (
              typeof value_ownerId_54 === "object" &&
              typeof value_ownerId_54.toString === "function" &&
              value_ownerId_54.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_ownerId_54 !== 'string') {
          if (value_ownerId_54 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_ownerId_54 instanceof Date) {
            json += JSON_STR_QUOTE + value_ownerId_54.toISOString() + JSON_STR_QUOTE
          } else if (value_ownerId_54 instanceof RegExp) {
            json += asString(value_ownerId_54.source)
          } else {
            json += asString(value_ownerId_54.toString())
          }
        } else {
          json += asString(value_ownerId_54)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableId' does not match schema definition.")
  
      } else {
        throw new Error('"ownerId" is required!')
      }
      
      const value_createdAt_55 = obj["createdAt"]
      if (value_createdAt_55 !== undefined) {
        json += ",\"createdAt\":"
        json += asDateTime(value_createdAt_55)
      } else {
        throw new Error('"createdAt" is required!')
      }
      
      const value_updatedAt_56 = obj["updatedAt"]
      if (value_updatedAt_56 !== undefined) {
        json += ",\"updatedAt\":"
        json += asDateTime(value_updatedAt_56)
      } else {
        throw new Error('"updatedAt" is required!')
      }
      
      const value_deletedAt_57 = obj["deletedAt"]
      if (value_deletedAt_57 !== undefined) {
        json += ",\"deletedAt\":"
        
          if (value_deletedAt_57 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_deletedAt_57 === "string" ||
            value_deletedAt_57 === null ||
            value_deletedAt_57 instanceof Date ||
            value_deletedAt_57 instanceof RegExp ||
            (
              typeof value_deletedAt_57 === "object" &&
              typeof value_deletedAt_57.toString === "function" &&
              value_deletedAt_57.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_deletedAt_57)
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"deletedAt" is required!')
      }
      
      const value_version_58 = obj["version"]
      if (value_version_58 !== undefined) {
        json += ",\"version\":"
        json += asInteger(value_version_58)
      } else {
        throw new Error('"version" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "https://contract.invalid/openapi.json#/$defs/ContactReply"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_success_1 = obj["success"]
      if (value_success_1 !== undefined) {
        json += "{\"success\":"
        json += "true"
      } else {
        throw new Error('"success" is required!')
      }
      
      const value_data_2 = obj["data"]
      if (value_data_2 !== undefined) {
        json += ",\"data\":"
        json += anonymous1(value_data_2)
      } else {
        throw new Error('"data" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)
return module.exports
})()
serializers["Group"] = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone","inlineValidators":true}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  module.exports = function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "https://contract.invalid/openapi.json#/$defs/GroupContact"
      function anonymous2 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_8 = obj["id"]
      if (value_id_8 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_8 !== 'string') {
          if (value_id_8 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_8 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_8.toISOString() + JSON_STR_QUOTE
          } else if (value_id_8 instanceof RegExp) {
            json += asString(value_id_8.source)
          } else {
            json += asString(value_id_8.toString())
          }
        } else {
          json += asString(value_id_8)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_username_9 = obj["username"]
      if (value_username_9 !== undefined) {
        json += ",\"username\":"
        
        if (typeof value_username_9 !== 'string') {
          if (value_username_9 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_username_9 instanceof Date) {
            json += JSON_STR_QUOTE + value_username_9.toISOString() + JSON_STR_QUOTE
          } else if (value_username_9 instanceof RegExp) {
            json += asString(value_username_9.source)
          } else {
            json += asString(value_username_9.toString())
          }
        } else {
          json += asString(value_username_9)
        }
        
      } else {
        throw new Error('"username" is required!')
      }
      
      const value_display_name_10 = obj["display_name"]
      if (value_display_name_10 !== undefined) {
        json += ",\"display_name\":"
        
        if (typeof value_display_name_10 !== 'string') {
          if (value_display_name_10 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_display_name_10 instanceof Date) {
            json += JSON_STR_QUOTE + value_display_name_10.toISOString() + JSON_STR_QUOTE
          } else if (value_display_name_10 instanceof RegExp) {
            json += asString(value_display_name_10.source)
          } else {
            json += asString(value_display_name_10.toString())
          }
        } else {
          json += asString(value_display_name_10)
        }
        
      } else {
        throw new Error('"display_name" is required!')
      }
      
      const value_avatar_url_11 = obj["avatar_url"]
      if (value_avatar_url_11 !== undefined) {
        json += ",\"avatar_url\":"
        
          if (value_avatar_url_11 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_avatar_url_11 === "string" ||
            value_avatar_url_11 === null ||
            value_avatar_url_11 instanceof Date ||
            value_avatar_url_11 instanceof RegExp ||
            (
              typeof value_avatar_url_11 === "object" &&
              typeof value_avatar_url_11.toString === "function" &&
              value_avatar_url_11.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_avatar_url_11 !== 'string') {
          if (value_avatar_url_11 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_avatar_url_11 instanceof Date) {
            json += JSON_STR_QUOTE + value_avatar_url_11.toISOString() + JSON_STR_QUOTE
          } else if (value_avatar_url_11 instanceof RegExp) {
            json += asString(value_avatar_url_11.source)
          } else {
            json += asString(value_avatar_url_11.toString())
          }
        } else {
          json += asString(value_avatar_url_11)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableWebUrl' does not match schema definition.")
  
      } else {
        throw new Error('"avatar_url" is required!')
      }
      
      const value_phone_number_12 = obj["phone_number"]
      if (value_phone_number_12 !== undefined) {
        json += ",\"phone_number\":"
        
          if (value_phone_number_12 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_phone_number_12 === "string" ||
            value_phone_number_12 === null ||
            value_phone_number_12 instanceof Date ||
            value_phone_number_12 instanceof RegExp ||
            (
              typeof value_phone_number_12 === "object" &&
              typeof value_phone_number_12.toString === "function" &&
              value_phone_number_12.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_phone_number_12 !== 'string') {
          if (value_phone_number_12 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_phone_number_12 instanceof Date) {
            json += JSON_STR_QUOTE + value_phone_number_12.toISOString() + JSON_STR_QUOTE
          } else if (value_phone_number_12 instanceof RegExp) {
            json += asString(value_phone_number_12.source)
          } else {
            json += asString(value_phone_number_12.toString())
          }
        } else {
          json += asString(value_phone_number_12)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/GroupContact/properties/phone_number' does not match schema definition.")
  
      } else {
        throw new Error('"phone_number" is required!')
      }
      
      const value_email_13 = obj["email"]
      if (value_email_13 !== undefined) {
        json += ",\"email\":"
        
          if (value_email_13 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_email_13 === "string" ||
            value_email_13 === null ||
            value_email_13 instanceof Date ||
            value_email_13 instanceof RegExp ||
            (
              typeof value_email_13 === "object" &&
              typeof value_email_13.toString === "function" &&
              value_email_13.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_email_13 !== 'string') {
          if (value_email_13 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_email_13 instanceof Date) {
            json += JSON_STR_QUOTE + value_email_13.toISOString() + JSON_STR_QUOTE
          } else if (value_email_13 instanceof RegExp) {
            json += asString(value_email_13.source)
          } else {
            json += asString(value_email_13.toString())
          }
        } else {
          json += asString(value_email_13)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/GroupContact/properties/email' does not match schema definition.")
  
      } else {
        throw new Error('"email" is required!')
      }
      
      const value_added_at_14 = obj["added_at"]
      if (value_added_at_14 !== undefined) {
        json += ",\"added_at\":"
        json += asInteger(value_added_at_14)
      } else {
        throw new Error('"added_at" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

    function anonymous1 (obj) {
      // "https://contract.invalid/openapi.json#/$defs/Group/properties/contacts"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Group/properties/contacts' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous2(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous2(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "https://contract.invalid/openapi.json#/$defs/Group"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_1 = obj["id"]
      if (value_id_1 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_1 !== 'string') {
          if (value_id_1 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_1 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_1.toISOString() + JSON_STR_QUOTE
          } else if (value_id_1 instanceof RegExp) {
            json += asString(value_id_1.source)
          } else {
            json += asString(value_id_1.toString())
          }
        } else {
          json += asString(value_id_1)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_name_2 = obj["name"]
      if (value_name_2 !== undefined) {
        json += ",\"name\":"
        
        if (typeof value_name_2 !== 'string') {
          if (value_name_2 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_2 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_2.toISOString() + JSON_STR_QUOTE
          } else if (value_name_2 instanceof RegExp) {
            json += asString(value_name_2.source)
          } else {
            json += asString(value_name_2.toString())
          }
        } else {
          json += asString(value_name_2)
        }
        
      } else {
        throw new Error('"name" is required!')
      }
      
      const value_description_3 = obj["description"]
      if (value_description_3 !== undefined) {
        json += ",\"description\":"
        
          if (value_description_3 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_description_3 === "string" ||
            value_description_3 === null ||
            value_description_3 instanceof Date ||
            value_description_3 instanceof RegExp ||
            (
              typeof value_description_3 === "object" &&
              typeof value_description_3.toString === "function" &&
              value_description_3.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_description_3 !== 'string') {
          if (value_description_3 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_description_3 instanceof Date) {
            json += JSON_STR_QUOTE + value_description_3.toISOString() + JSON_STR_QUOTE
          } else if (value_description_3 instanceof RegExp) {
            json += asString(value_description_3.source)
          } else {
            json += asString(value_description_3.toString())
          }
        } else {
          json += asString(value_description_3)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Group/properties/description' does not match schema definition.")
  
      } else {
        throw new Error('"description" is required!')
      }
      
      const value_avatar_url_4 = obj["avatar_url"]
      if (value_avatar_url_4 !== undefined) {
        json += ",\"avatar_url\":"
        
          if (value_avatar_url_4 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_avatar_url_4 === "string" ||
            value_avatar_url_4 === null ||
            value_avatar_url_4 instanceof Date ||
            value_avatar_url_4 instanceof RegExp ||
            (
              typeof value_avatar_url_4 === "object" &&
              typeof value_avatar_url_4.toString === "function" &&
              value_avatar_url_4.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_avatar_url_4 !== 'string') {
          if (value_avatar_url_4 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_avatar_url_4 instanceof Date) {
            json += JSON_STR_QUOTE + value_avatar_url_4.toISOString() + JSON_STR_QUOTE
          } else if (value_avatar_url_4 instanceof RegExp) {
            json += asString(value_avatar_url_4.source)
          } else {
            json += asString(value_avatar_url_4.toString())
          }
        } else {
          json += asString(value_avatar_url_4)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableWebUrl' does not match schema definition.")
  
      } else {
        throw new Error('"avatar_url" is required!')
      }
      
      const value_conversation_id_5 = obj["conversation_id"]
      if (value_conversation_id_5 !== undefined) {
        json += ",\"conversation_id\":"
        
        if (typeof value_conversation_id_5 !== 'string') {
          if (value_conversation_id_5 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_conversation_id_5 instanceof Date) {
            json += JSON_STR_QUOTE + value_conversation_id_5.toISOString() + JSON_STR_QUOTE
          } else if (value_conversation_id_5 instanceof RegExp) {
            json += asString(value_conversation_id_5.source)
          } else {
            json += asString(value_conversation_id_5.toString())
          }
        } else {
          json += asString(value_conversation_id_5)
        }
        
      } else {
        throw new Error('"conversation_id" is required!')
      }
      
      const value_contacts_6 = obj["contacts"]
      if (value_contacts_6 !== undefined) {
        json += ",\"contacts\":"
        json += anonymous1(value_contacts_6)
      } else {
        throw new Error('"contacts" is required!')
      }
      
      const value_created_at_15 = obj["created_at"]
      if (value_created_at_15 !== undefined) {
        json += ",\"created_at\":"
        json += asInteger(value_created_at_15)
      } else {
        throw new Error('"created_at" is required!')
      }
      
      const value_archived_at_16 = obj["archived_at"]
      if (value_archived_at_16 !== undefined) {
        json += ",\"archived_at\":"
        
          if (value_archived_at_16 === null) {
            json += JSON_STR_NULL
          }
          
          else if(Number.isInteger(value_archived_at_16) || value_archived_at_16 === null) {
            json += asInteger(value_archived_at_16)
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableUnixTime' does not match schema definition.")
  
      } else {
        throw new Error('"archived_at" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)
return module.exports
})()
serializers["GroupList"] = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone","inlineValidators":true}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  module.exports = function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "https://contract.invalid/openapi.json#/$defs/GroupContact"
      function anonymous4 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_11 = obj["id"]
      if (value_id_11 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_11 !== 'string') {
          if (value_id_11 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_11 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_11.toISOString() + JSON_STR_QUOTE
          } else if (value_id_11 instanceof RegExp) {
            json += asString(value_id_11.source)
          } else {
            json += asString(value_id_11.toString())
          }
        } else {
          json += asString(value_id_11)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_username_12 = obj["username"]
      if (value_username_12 !== undefined) {
        json += ",\"username\":"
        
        if (typeof value_username_12 !== 'string') {
          if (value_username_12 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_username_12 instanceof Date) {
            json += JSON_STR_QUOTE + value_username_12.toISOString() + JSON_STR_QUOTE
          } else if (value_username_12 instanceof RegExp) {
            json += asString(value_username_12.source)
          } else {
            json += asString(value_username_12.toString())
          }
        } else {
          json += asString(value_username_12)
        }
        
      } else {
        throw new Error('"username" is required!')
      }
      
      const value_display_name_13 = obj["display_name"]
      if (value_display_name_13 !== undefined) {
        json += ",\"display_name\":"
        
        if (typeof value_display_name_13 !== 'string') {
          if (value_display_name_13 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_display_name_13 instanceof Date) {
            json += JSON_STR_QUOTE + value_display_name_13.toISOString() + JSON_STR_QUOTE
          } else if (value_display_name_13 instanceof RegExp) {
            json += asString(value_display_name_13.source)
          } else {
            json += asString(value_display_name_13.toString())
          }
        } else {
          json += asString(value_display_name_13)
        }
        
      } else {
        throw new Error('"display_name" is required!')
      }
      
      const value_avatar_url_14 = obj["avatar_url"]
      if (value_avatar_url_14 !== undefined) {
        json += ",\"avatar_url\":"
        
          if (value_avatar_url_14 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_avatar_url_14 === "string" ||
            value_avatar_url_14 === null ||
            value_avatar_url_14 instanceof Date ||
            value_avatar_url_14 instanceof RegExp ||
            (
              typeof value_avatar_url_14 === "object" &&
              typeof value_avatar_url_14.toString === "function" &&
              value_avatar_url_14.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_avatar_url_14 !== 'string') {
          if (value_avatar_url_14 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_avatar_url_14 instanceof Date) {
            json += JSON_STR_QUOTE + value_avatar_url_14.toISOString() + JSON_STR_QUOTE
          } else if (value_avatar_url_14 instanceof RegExp) {
            json += asString(value_avatar_url_14.source)
          } else {
            json += asString(value_avatar_url_14.toString())
          }
        } else {
          json += asString(value_avatar_url_14)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableWebUrl' does not match schema definition.")
  
      } else {
        throw new Error('"avatar_url" is required!')
      }
      
      const value_phone_number_15 = obj["phone_number"]
      if (value_phone_number_15 !== undefined) {
        json += ",\"phone_number\":"
        
          if (value_phone_number_15 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_phone_number_15 === "string" ||
            value_phone_number_15 === null ||
            value_phone_number_15 instanceof Date ||
            value_phone_number_15 instanceof RegExp ||
            (
              typeof value_phone_number_15 === "object" &&
              typeof value_phone_number_15.toString === "function" &&
              value_phone_number_15.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_phone_number_15 !== 'string') {
          if (value_phone_number_15 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_phone_number_15 instanceof Date) {
            json += JSON_STR_QUOTE + value_phone_number_15.toISOString() + JSON_STR_QUOTE
          } else if (value_phone_number_15 instanceof RegExp) {
            json += asString(value_phone_number_15.source)
          } else {
            json += asString(value_phone_number_15.toString())
          }
        } else {
          json += asString(value_phone_number_15)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/GroupContact/properties/phone_number' does not match schema definition.")
  
      } else {
        throw new Error('"phone_number" is required!')
      }
      
      const value_email_16 = obj["email"]
      if (value_email_16 !== undefined) {
        json += ",\"email\":"
        
          if (value_email_16 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_email_16 === "string" ||
            value_email_16 === null ||
            value_email_16 instanceof Date ||
            value_email_16 instanceof RegExp ||
            (
              typeof value_email_16 === "object" &&
              typeof value_email_16.toString === "function" &&
              value_email_16.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_email_16 !== 'string') {
          if (value_email_16 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_email_16 instanceof Date) {
            json += JSON_STR_QUOTE + value_email_16.toISOString() + JSON_STR_QUOTE
          } else if (value_email_16 instanceof RegExp) {
            json += asString(value_email_16.source)
          } else {
            json += asString(value_email_16.toString())
          }
        } else {
          json += asString(value_email_16)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/GroupContact/properties/email' does not match schema definition.")
  
      } else {
        throw new Error('"email" is required!')
      }
      
      const value_added_at_17 = obj["added_at"]
      if (value_added_at_17 !== undefined) {
        json += ",\"added_at\":"
        json += asInteger(value_added_at_17)
      } else {
        throw new Error('"added_at" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

    function anonymous3 (obj) {
      // "https://contract.invalid/openapi.json#/$defs/Group/properties/contacts"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Group/properties/contacts' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous4(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous4(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "https://contract.invalid/openapi.json#/$defs/Group"
      function anonymous2 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_4 = obj["id"]
      if (value_id_4 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_4 !== 'string') {
          if (value_id_4 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_4 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_4.toISOString() + JSON_STR_QUOTE
          } else if (value_id_4 instanceof RegExp) {
            json += asString(value_id_4.source)
          } else {
            json += asString(value_id_4.toString())
          }
        } else {
          json += asString(value_id_4)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_name_5 = obj["name"]
      if (value_name_5 !== undefined) {
        json += ",\"name\":"
        
        if (typeof value_name_5 !== 'string') {
          if (value_name_5 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_5 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_5.toISOString() + JSON_STR_QUOTE
          } else if (value_name_5 instanceof RegExp) {
            json += asString(value_name_5.source)
          } else {
            json += asString(value_name_5.toString())
          }
        } else {
          json += asString(value_name_5)
        }
        
      } else {
        throw new Error('"name" is required!')
      }
      
      const value_description_6 = obj["description"]
      if (value_description_6 !== undefined) {
        json += ",\"description\":"
        
          if (value_description_6 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_description_6 === "string" ||
            value_description_6 === null ||
            value_description_6 instanceof Date ||
            value_description_6 instanceof RegExp ||
            (
              typeof value_description_6 === "object" &&
              typeof value_description_6.toString === "function" &&
              value_description_6.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_description_6 !== 'string') {
          if (value_description_6 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_description_6 instanceof Date) {
            json += JSON_STR_QUOTE + value_description_6.toISOString() + JSON_STR_QUOTE
          } else if (value_description_6 instanceof RegExp) {
            json += asString(value_description_6.source)
          } else {
            json += asString(value_description_6.toString())
          }
        } else {
          json += asString(value_description_6)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Group/properties/description' does not match schema definition.")
  
      } else {
        throw new Error('"description" is required!')
      }
      
      const value_avatar_url_7 = obj["avatar_url"]
      if (value_avatar_url_7 !== undefined) {
        json += ",\"avatar_url\":"
        
          if (value_avatar_url_7 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_avatar_url_7 === "string" ||
            value_avatar_url_7 === null ||
            value_avatar_url_7 instanceof Date ||
            value_avatar_url_7 instanceof RegExp ||
            (
              typeof value_avatar_url_7 === "object" &&
              typeof value_avatar_url_7.toString === "function" &&
              value_avatar_url_7.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_avatar_url_7 !== 'string') {
          if (value_avatar_url_7 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_avatar_url_7 instanceof Date) {
            json += JSON_STR_QUOTE + value_avatar_url_7.toISOString() + JSON_STR_QUOTE
          } else if (value_avatar_url_7 instanceof RegExp) {
            json += asString(value_avatar_url_7.source)
          } else {
            json += asString(value_avatar_url_7.toString())
          }
        } else {
          json += asString(value_avatar_url_7)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableWebUrl' does not match schema definition.")
  
      } else {
        throw new Error('"avatar_url" is required!')
      }
      
      const value_conversation_id_8 = obj["conversation_id"]
      if (value_conversation_id_8 !== undefined) {
        json += ",\"conversation_id\":"
        
        if (typeof value_conversation_id_8 !== 'string') {
          if (value_conversation_id_8 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_conversation_id_8 instanceof Date) {
            json += JSON_STR_QUOTE + value_conversation_id_8.toISOString() + JSON_STR_QUOTE
          } else if (value_conversation_id_8 instanceof RegExp) {
            json += asString(value_conversation_id_8.source)
          } else {
            json += asString(value_conversation_id_8.toString())
          }
        } else {
          json += asString(value_conversation_id_8)
        }
        
      } else {
        throw new Error('"conversation_id" is required!')
      }
      
      const value_contacts_9 = obj["contacts"]
      if (value_contacts_9 !== undefined) {
        json += ",\"contacts\":"
        json += anonymous3(value_contacts_9)
      } else {
        throw new Error('"contacts" is required!')
      }
      
      const value_created_at_18 = obj["created_at"]
      if (value_created_at_18 !== undefined) {
        json += ",\"created_at\":"
        json += asInteger(value_created_at_18)
      } else {
        throw new Error('"created_at" is required!')
      }
      
      const value_archived_at_19 = obj["archived_at"]
      if (value_archived_at_19 !== undefined) {
        json += ",\"archived_at\":"
        
          if (value_archived_at_19 === null) {
            json += JSON_STR_NULL
          }
          
          else if(Number.isInteger(value_archived_at_19) || value_archived_at_19 === null) {
            json += asInteger(value_archived_at_19)
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableUnixTime' does not match schema definition.")
  
      } else {
        throw new Error('"archived_at" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

    function anonymous1 (obj) {
      // "https://contract.invalid/openapi.json#/$defs/GroupList/properties/data"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/GroupList/properties/data' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous2(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous2(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "https://contract.invalid/openapi.json#/$defs/GroupList"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_has_more_1 = obj["has_more"]
      if (value_has_more_1 !== undefined) {
        json += "{\"has_more\":"
        json += asBoolean(value_has_more_1)
      } else {
        throw new Error('"has_more" is required!')
      }
      
      const value_data_2 = obj["data"]
      if (value_data_2 !== undefined) {
        json += ",\"data\":"
        json += anonymous1(value_data_2)
      } else {
        throw new Error('"data" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)
return module.exports
})()
serializers["TagList"] = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone","inlineValidators":true}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  module.exports = function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "https://contract.invalid/openapi.json#/$defs/TagUsage"
      function anonymous3 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_tickets_14 = obj["tickets"]
      if (value_tickets_14 !== undefined) {
        json += "{\"tickets\":"
        json += asInteger(value_tickets_14)
      } else {
        throw new Error('"tickets" is required!')
      }
      
      const value_contacts_15 = obj["contacts"]
      if (value_contacts_15 !== undefined) {
        json += ",\"contacts\":"
        json += asInteger(value_contacts_15)
      } else {
        throw new Error('"contacts" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "https://contract.invalid/openapi.json#/$defs/Tag"
      function anonymous2 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_7 = obj["id"]
      if (value_id_7 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_7 !== 'string') {
          if (value_id_7 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_7 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_7.toISOString() + JSON_STR_QUOTE
          } else if (value_id_7 instanceof RegExp) {
            json += asString(value_id_7.source)
          } else {
            json += asString(value_id_7.toString())
          }
        } else {
          json += asString(value_id_7)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_name_8 = obj["name"]
      if (value_name_8 !== undefined) {
        json += ",\"name\":"
        
        if (typeof value_name_8 !== 'string') {
          if (value_name_8 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_8 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_8.toISOString() + JSON_STR_QUOTE
          } else if (value_name_8 instanceof RegExp) {
            json += asString(value_name_8.source)
          } else {
            json += asString(value_name_8.toString())
          }
        } else {
          json += asString(value_name_8)
        }
        
      } else {
        throw new Error('"name" is required!')
      }
      
      const value_color_9 = obj["color"]
      if (value_color_9 !== undefined) {
        json += ",\"color\":"
        
          if (value_color_9 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_color_9 === "string" ||
            value_color_9 === null ||
            value_color_9 instanceof Date ||
            value_color_9 instanceof RegExp ||
            (
              typeof value_color_9 === "object" &&
              typeof value_color_9.toString === "function" &&
              value_color_9.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_color_9 !== 'string') {
          if (value_color_9 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_color_9 instanceof Date) {
            json += JSON_STR_QUOTE + value_color_9.toISOString() + JSON_STR_QUOTE
          } else if (value_color_9 instanceof RegExp) {
            json += asString(value_color_9.source)
          } else {
            json += asString(value_color_9.toString())
          }
        } else {
          json += asString(value_color_9)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Tag/properties/color' does not match schema definition.")
  
      } else {
        throw new Error('"color" is required!')
      }
      
      const value_description_10 = obj["description"]
      if (value_description_10 !== undefined) {
        json += ",\"description\":"
        
          if (value_description_10 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_description_10 === "string" ||
            value_description_10 === null ||
            value_description_10 instanceof Date ||
            value_description_10 instanceof RegExp ||
            (
              typeof value_description_10 === "object" &&
              typeof value_description_10.toString === "function" &&
              value_description_10.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_description_10 !== 'string') {
          if (value_description_10 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_description_10 instanceof Date) {
            json += JSON_STR_QUOTE + value_description_10.toISOString() + JSON_STR_QUOTE
          } else if (value_description_10 instanceof RegExp) {
            json += asString(value_description_10.source)
          } else {
            json += asString(value_description_10.toString())
          }
        } else {
          json += asString(value_description_10)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Tag/properties/description' does not match schema definition.")
  
      } else {
        throw new Error('"description" is required!')
      }
      
      const value_position_11 = obj["position"]
      if (value_position_11 !== undefined) {
        json += ",\"position\":"
        json += asInteger(value_position_11)
      } else {
        throw new Error('"position" is required!')
      }
      
      const value_usageCount_12 = obj["usageCount"]
      if (value_usageCount_12 !== undefined) {
        json += ",\"usageCount\":"
        json += anonymous3(value_usageCount_12)
      } else {
        throw new Error('"usageCount" is required!')
      }
      
      const value_createdAt_16 = obj["createdAt"]
      if (value_createdAt_16 !== undefined) {
        json += ",\"createdAt\":"
        json += asDateTime(value_createdAt_16)
      } else {
        throw new Error('"createdAt" is required!')
      }
      
      const value_updatedAt_17 = obj["updatedAt"]
      if (value_updatedAt_17 !== undefined) {
        json += ",\"updatedAt\":"
        json += asDateTime(value_updatedAt_17)
      } else {
        throw new Error('"updatedAt" is required!')
      }
      
      const value_deletedAt_18 = obj["deletedAt"]
      if (value_deletedAt_18 !== undefined) {
        json += ",\"deletedAt\":"
        
          if (value_deletedAt_18 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_deletedAt_18 === "string" ||
            value_deletedAt_18 === null ||
            value_deletedAt_18 instanceof Date ||
            value_deletedAt_18 instanceof RegExp ||
            (
              typeof value_deletedAt_18 === "object" &&
              typeof value_deletedAt_18.toString === "function" &&
              value_deletedAt_18.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_deletedAt_18)
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"deletedAt" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

    function anonymous1 (obj) {
      // "https://contract.invalid/openapi.json#/$defs/TagList/properties/data"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/TagList/properties/data' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous2(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous2(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "https://contract.invalid/openapi.json#/$defs/TagList"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_total_1 = obj["total"]
      if (value_total_1 !== undefined) {
        json += "{\"total\":"
        json += asInteger(value_total_1)
      } else {
        throw new Error('"total" is required!')
      }
      
      const value_page_2 = obj["page"]
      if (value_page_2 !== undefined) {
        json += ",\"page\":"
        json += asInteger(value_page_2)
      } else {
        throw new Error('"page" is required!')
      }
      
      const value_pageSize_3 = obj["pageSize"]
      if (value_pageSize_3 !== undefined) {
        json += ",\"pageSize\":"
        json += asInteger(value_pageSize_3)
      } else {
        throw new Error('"pageSize" is required!')
      }
      
      const value_lastPage_4 = obj["lastPage"]
      if (value_lastPage_4 !== undefined) {
        json += ",\"lastPage\":"
        json += asInteger(value_lastPage_4)
      } else {
        throw new Error('"lastPage" is required!')
      }
      
      const value_data_5 = obj["data"]
      if (value_data_5 !== undefined) {
        json += ",\"data\":"
        json += anonymous1(value_data_5)
      } else {
        throw new Error('"data" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)
return module.exports
})()
serializers["TagReply"] = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone","inlineValidators":true}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  module.exports = function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "https://contract.invalid/openapi.json#/$defs/TagUsage"
      function anonymous2 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_tickets_11 = obj["tickets"]
      if (value_tickets_11 !== undefined) {
        json += "{\"tickets\":"
        json += asInteger(value_tickets_11)
      } else {
        throw new Error('"tickets" is required!')
      }
      
      const value_contacts_12 = obj["contacts"]
      if (value_contacts_12 !== undefined) {
        json += ",\"contacts\":"
        json += asInteger(value_contacts_12)
      } else {
        throw new Error('"contacts" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "https://contract.invalid/openapi.json#/$defs/Tag"
      function anonymous1 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_4 = obj["id"]
      if (value_id_4 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_4 !== 'string') {
          if (value_id_4 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_4 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_4.toISOString() + JSON_STR_QUOTE
          } else if (value_id_4 instanceof RegExp) {
            json += asString(value_id_4.source)
          } else {
            json += asString(value_id_4.toString())
          }
        } else {
          json += asString(value_id_4)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_name_5 = obj["name"]
      if (value_name_5 !== undefined) {
        json += ",\"name\":"
        
        if (typeof value_name_5 !== 'string') {
          if (value_name_5 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_5 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_5.toISOString() + JSON_STR_QUOTE
          } else if (value_name_5 instanceof RegExp) {
            json += asString(value_name_5.source)
          } else {
            json += asString(value_name_5.toString())
          }
        } else {
          json += asString(value_name_5)
        }
        
      } else {
        throw new Error('"name" is required!')
      }
      
      const value_color_6 = obj["color"]
      if (value_color_6 !== undefined) {
        json += ",\"color\":"
        
          if (value_color_6 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_color_6 === "string" ||
            value_color_6 === null ||
            value_color_6 instanceof Date ||
            value_color_6 instanceof RegExp ||
            (
              typeof value_color_6 === "object" &&
              typeof value_color_6.toString === "function" &&
              value_color_6.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_color_6 !== 'string') {
          if (value_color_6 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_color_6 instanceof Date) {
            json += JSON_STR_QUOTE + value_color_6.toISOString() + JSON_STR_QUOTE
          } else if (value_color_6 instanceof RegExp) {
            json += asString(value_color_6.source)
          } else {
            json += asString(value_color_6.toString())
          }
        } else {
          json += asString(value_color_6)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Tag/properties/color' does not match schema definition.")
  
      } else {
        throw new Error('"color" is required!')
      }
      
      const value_description_7 = obj["description"]
      if (value_description_7 !== undefined) {
        json += ",\"description\":"
        
          if (value_description_7 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_description_7 === "string" ||
            value_description_7 === null ||
            value_description_7 instanceof Date ||
            value_description_7 instanceof RegExp ||
            (
              typeof value_description_7 === "object" &&
              typeof value_description_7.toString === "function" &&
              value_description_7.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_description_7 !== 'string') {
          if (value_description_7 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_description_7 instanceof Date) {
            json += JSON_STR_QUOTE + value_description_7.toISOString() + JSON_STR_QUOTE
          } else if (value_description_7 instanceof RegExp) {
            json += asString(value_description_7.source)
          } else {
            json += asString(value_description_7.toString())
          }
        } else {
          json += asString(value_description_7)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Tag/properties/description' does not match schema definition.")
  
      } else {
        throw new Error('"description" is required!')
      }
      
      const value_position_8 = obj["position"]
      if (value_position_8 !== undefined) {
        json += ",\"position\":"
        json += asInteger(value_position_8)
      } else {
        throw new Error('"position" is required!')
      }
      
      const value_usageCount_9 = obj["usageCount"]
      if (value_usageCount_9 !== undefined) {
        json += ",\"usageCount\":"
        json += anonymous2(value_usageCount_9)
      } else {
        throw new Error('"usageCount" is required!')
      }
      
      const value_createdAt_13 = obj["createdAt"]
      if (value_createdAt_13 !== undefined) {
        json += ",\"createdAt\":"
        json += asDateTime(value_createdAt_13)
      } else {
        throw new Error('"createdAt" is required!')
      }
      
      const value_updatedAt_14 = obj["updatedAt"]
      if (value_updatedAt_14 !== undefined) {
        json += ",\"updatedAt\":"
        json += asDateTime(value_updatedAt_14)
      } else {
        throw new Error('"updatedAt" is required!')
      }
      
      const value_deletedAt_15 = obj["deletedAt"]
      if (value_deletedAt_15 !== undefined) {
        json += ",\"deletedAt\":"
        
          if (value_deletedAt_15 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_deletedAt_15 === "string" ||
            value_deletedAt_15 === null ||
            value_deletedAt_15 instanceof Date ||
            value_deletedAt_15 instanceof RegExp ||
            (
              typeof value_deletedAt_15 === "object" &&
              typeof value_deletedAt_15.toString === "function" &&
              value_deletedAt_15.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_deletedAt_15)
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"deletedAt" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "https://contract.invalid/openapi.json#/$defs/TagReply"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_success_1 = obj["success"]
      if (value_success_1 !== undefined) {
        json += "{\"success\":"
        json += "true"
      } else {
        throw new Error('"success" is required!')
      }
      
      const value_data_2 = obj["data"]
      if (value_data_2 !== undefined) {
        json += ",\"data\":"
        json += anonymous1(value_data_2)
      } else {
        throw new Error('"data" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)
return module.exports
})()
serializers["TicketList"] = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone","inlineValidators":true}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = (() => {
        const validators = {}
        const exports = validators
        "use strict";exports["https://contract.invalid/openapi.json#/$defs/UserName"] = validate1;const schema1 = {"type":"object","required":["id","name","email"],"properties":{"id":{"$ref":"https://contract.invalid/openapi.json#/$defs/Id"},"name":{"type":["string","object"],"maxLength":255,"fjs_type":"string"},"email":{"type":["string","object"],"maxLength":254,"fjs_type":"string"}}};const schema2 = {"type":["string","object"],"format":"uuid","maxLength":36,"fjs_type":"string"};const formats0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;const func0 = require("ajv/dist/runtime/ucs2length").default;function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(errors === 0){if(data && typeof data == "object" && !Array.isArray(data)){let missing0;if((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.email === undefined) && (missing0 = "email"))){validate1.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];return false;}else {if(data.id !== undefined){let data0 = data.id;const _errs1 = errors;const _errs2 = errors;if((typeof data0 !== "string") && (!(data0 && typeof data0 == "object" && !Array.isArray(data0)))){validate1.errors = [{instancePath:instancePath+"/id",schemaPath:"https://contract.invalid/openapi.json#/$defs/Id/type",keyword:"type",params:{type: schema2.type},message:"must be string,object"}];return false;}if(errors === _errs2){if(errors === _errs2){if(typeof data0 === "string"){if(func0(data0) > 36){validate1.errors = [{instancePath:instancePath+"/id",schemaPath:"https://contract.invalid/openapi.json#/$defs/Id/maxLength",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters"}];return false;}else {if(!(formats0.test(data0))){validate1.errors = [{instancePath:instancePath+"/id",schemaPath:"https://contract.invalid/openapi.json#/$defs/Id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""}];return false;}}}if(errors === _errs2){if(data0 && typeof data0 == "object" && !Array.isArray(data0)){if(!data0 || typeof data0.toJSON !== "function"){validate1.errors = [{instancePath:instancePath+"/id",schemaPath:"https://contract.invalid/openapi.json#/$defs/Id/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}}var valid0 = _errs1 === errors;}else {var valid0 = true;}if(valid0){if(data.name !== undefined){let data1 = data.name;const _errs4 = errors;if((typeof data1 !== "string") && (!(data1 && typeof data1 == "object" && !Array.isArray(data1)))){validate1.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema1.properties.name.type},message:"must be string,object"}];return false;}if(errors === _errs4){if(typeof data1 === "string"){if(func0(data1) > 255){validate1.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];return false;}}if(errors === _errs4){if(data1 && typeof data1 == "object" && !Array.isArray(data1)){if(!data1 || typeof data1.toJSON !== "function"){validate1.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}var valid0 = _errs4 === errors;}else {var valid0 = true;}if(valid0){if(data.email !== undefined){let data2 = data.email;const _errs6 = errors;if((typeof data2 !== "string") && (!(data2 && typeof data2 == "object" && !Array.isArray(data2)))){validate1.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema1.properties.email.type},message:"must be string,object"}];return false;}if(errors === _errs6){if(typeof data2 === "string"){if(func0(data2) > 254){validate1.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"}];return false;}}if(errors === _errs6){if(data2 && typeof data2 == "object" && !Array.isArray(data2)){if(!data2 || typeof data2.toJSON !== "function"){validate1.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}var valid0 = _errs6 === errors;}else {var valid0 = true;}}}}}else {validate1.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];return false;}}validate1.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/Ticket/properties/assignee/oneOf/1"] = validate2;const schema3 = {"type":"null"};function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data !== null){validate2.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "null"},message:"must be null"}];return false;}validate2.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue/oneOf/0"] = validate3;const schema4 = {"type":["string","object"],"maxLength":65535,"fjs_type":"string"};function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))){validate3.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema4.type},message:"must be string,object"}];return false;}if(errors === 0){if(typeof data === "string"){if(func0(data) > 65535){validate3.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 65535},message:"must NOT have more than 65535 characters"}];return false;}}if(errors === 0){if(data && typeof data == "object" && !Array.isArray(data)){if(!data || typeof data.toJSON !== "function"){validate3.errors = [{instancePath,schemaPath:"#/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}validate3.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue/oneOf/1"] = validate4;const schema5 = {"type":"number","minimum":-9007199254740991,"maximum":9007199254740991};function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(errors === 0){if((typeof data == "number") && (isFinite(data))){if(data > 9007199254740991 || isNaN(data)){validate4.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];return false;}else {if(data < -9007199254740991 || isNaN(data)){validate4.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},message:"must be >= -9007199254740991"}];return false;}}}else {validate4.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"}];return false;}}validate4.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue/oneOf/2"] = validate5;const schema6 = {"type":"boolean"};function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(typeof data !== "boolean"){validate5.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];return false;}validate5.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue/oneOf/3"] = validate6;const schema7 = {"type":"array","maxItems":50,"uniqueItems":true,"items":{"type":["string","object"],"maxLength":255,"fjs_type":"string"}};const func5 = require("ajv/dist/runtime/equal").default;function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(errors === 0){if(Array.isArray(data)){if(data.length > 50){validate6.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];return false;}else {var valid0 = true;const len0 = data.length;for(let i0=0; i0<len0; i0++){let data0 = data[i0];const _errs1 = errors;if((typeof data0 !== "string") && (!(data0 && typeof data0 == "object" && !Array.isArray(data0)))){validate6.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: schema7.items.type},message:"must be string,object"}];return false;}if(errors === _errs1){if(typeof data0 === "string"){if(func0(data0) > 255){validate6.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];return false;}}if(errors === _errs1){if(data0 && typeof data0 == "object" && !Array.isArray(data0)){if(!data0 || typeof data0.toJSON !== "function"){validate6.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}var valid0 = _errs1 === errors;if(!valid0){break;}}if(valid0){let i1 = data.length;let j0;if(i1 > 1){outer0:for(;i1--;){for(j0 = i1; j0--;){if(func5(data[i1], data[j0])){validate6.errors = [{instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];return false;break outer0;}}}}}}}else {validate6.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];return false;}}validate6.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/Currency"] = validate7;const schema8 = {"type":"object","additionalProperties":false,"required":["amount","currency"],"properties":{"amount":{"type":["string","object"],"pattern":"^-?[0-9]{1,15}(\\.[0-9]{1,4})?$","maxLength":21,"fjs_type":"string"},"currency":{"type":["string","object"],"pattern":"^[A-Z]{3}$","maxLength":3,"description":"ISO 4217.","fjs_type":"string"}}};const pattern0 = new RegExp("^-?[0-9]{1,15}(\\.[0-9]{1,4})?$", "u");const pattern1 = new RegExp("^[A-Z]{3}$", "u");function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(errors === 0){if(data && typeof data == "object" && !Array.isArray(data)){let missing0;if(((data.amount === undefined) && (missing0 = "amount")) || ((data.currency === undefined) && (missing0 = "currency"))){validate7.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];return false;}else {const _errs1 = errors;for(const key0 in data){if(!((key0 === "amount") || (key0 === "currency"))){validate7.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];return false;break;}}if(_errs1 === errors){if(data.amount !== undefined){let data0 = data.amount;const _errs2 = errors;if((typeof data0 !== "string") && (!(data0 && typeof data0 == "object" && !Array.isArray(data0)))){validate7.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: schema8.properties.amount.type},message:"must be string,object"}];return false;}if(errors === _errs2){if(typeof data0 === "string"){if(func0(data0) > 21){validate7.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/maxLength",keyword:"maxLength",params:{limit: 21},message:"must NOT have more than 21 characters"}];return false;}else {if(!pattern0.test(data0)){validate7.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]{1,15}(\\.[0-9]{1,4})?$"},message:"must match pattern \""+"^-?[0-9]{1,15}(\\.[0-9]{1,4})?$"+"\""}];return false;}}}if(errors === _errs2){if(data0 && typeof data0 == "object" && !Array.isArray(data0)){if(!data0 || typeof data0.toJSON !== "function"){validate7.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}var valid0 = _errs2 === errors;}else {var valid0 = true;}if(valid0){if(data.currency !== undefined){let data1 = data.currency;const _errs4 = errors;if((typeof data1 !== "string") && (!(data1 && typeof data1 == "object" && !Array.isArray(data1)))){validate7.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: schema8.properties.currency.type},message:"must be string,object"}];return false;}if(errors === _errs4){if(typeof data1 === "string"){if(func0(data1) > 3){validate7.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"}];return false;}else {if(!pattern1.test(data1)){validate7.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];return false;}}}if(errors === _errs4){if(data1 && typeof data1 == "object" && !Array.isArray(data1)){if(!data1 || typeof data1.toJSON !== "function"){validate7.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}var valid0 = _errs4 === errors;}else {var valid0 = true;}}}}}else {validate7.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];return false;}}validate7.errors = vErrors;return errors === 0;}
        return {
          validate (schemaRef, data) {
            const validate = validators[schemaRef]
            return validate(data)
          },
          getSchemaValidator (schemaRef) {
            return validators[schemaRef]
          }
        }
      })()


  module.exports = function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    let validate_0
    let validate_1
    let validate_2
    let validate_3
    let validate_4
    let validate_5
    let validate_6
  
    
      // "https://contract.invalid/openapi.json#/$defs/UserName"
      function anonymous3 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_24 = obj["id"]
      if (value_id_24 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_24 !== 'string') {
          if (value_id_24 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_24 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_24.toISOString() + JSON_STR_QUOTE
          } else if (value_id_24 instanceof RegExp) {
            json += asString(value_id_24.source)
          } else {
            json += asString(value_id_24.toString())
          }
        } else {
          json += asString(value_id_24)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_name_25 = obj["name"]
      if (value_name_25 !== undefined) {
        json += ",\"name\":"
        
        if (typeof value_name_25 !== 'string') {
          if (value_name_25 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_25 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_25.toISOString() + JSON_STR_QUOTE
          } else if (value_name_25 instanceof RegExp) {
            json += asString(value_name_25.source)
          } else {
            json += asString(value_name_25.toString())
          }
        } else {
          json += asString(value_name_25)
        }
        
      } else {
        throw new Error('"name" is required!')
      }
      
      const value_email_26 = obj["email"]
      if (value_email_26 !== undefined) {
        json += ",\"email\":"
        
        if (typeof value_email_26 !== 'string') {
          if (value_email_26 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_email_26 instanceof Date) {
            json += JSON_STR_QUOTE + value_email_26.toISOString() + JSON_STR_QUOTE
          } else if (value_email_26 instanceof RegExp) {
            json += asString(value_email_26.source)
          } else {
            json += asString(value_email_26.toString())
          }
        } else {
          json += asString(value_email_26)
        }
        
      } else {
        throw new Error('"email" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "https://contract.invalid/openapi.json#/$defs/ContactName"
      function anonymous4 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_29 = obj["id"]
      if (value_id_29 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_29 !== 'string') {
          if (value_id_29 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_29 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_29.toISOString() + JSON_STR_QUOTE
          } else if (value_id_29 instanceof RegExp) {
            json += asString(value_id_29.source)
          } else {
            json += asString(value_id_29.toString())
          }
        } else {
          json += asString(value_id_29)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_name_30 = obj["name"]
      if (value_name_30 !== undefined) {
        json += ",\"name\":"
        
        if (typeof value_name_30 !== 'string') {
          if (value_name_30 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_30 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_30.toISOString() + JSON_STR_QUOTE
          } else if (value_name_30 instanceof RegExp) {
            json += asString(value_name_30.source)
          } else {
            json += asString(value_name_30.toString())
          }
        } else {
          json += asString(value_name_30)
        }
        
      } else {
        throw new Error('"name" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "https://contract.invalid/openapi.json#/$defs/TagName"
      function anonymous6 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_33 = obj["id"]
      if (value_id_33 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_33 !== 'string') {
          if (value_id_33 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_33 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_33.toISOString() + JSON_STR_QUOTE
          } else if (value_id_33 instanceof RegExp) {
            json += asString(value_id_33.source)
          } else {
            json += asString(value_id_33.toString())
          }
        } else {
          json += asString(value_id_33)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_name_34 = obj["name"]
      if (value_name_34 !== undefined) {
        json += ",\"name\":"
        
        if (typeof value_name_34 !== 'string') {
          if (value_name_34 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_34 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_34.toISOString() + JSON_STR_QUOTE
          } else if (value_name_34 instanceof RegExp) {
            json += asString(value_name_34.source)
          } else {
            json += asString(value_name_34.toString())
          }
        } else {
          json += asString(value_name_34)
        }
        
      } else {
        throw new Error('"name" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

    function anonymous5 (obj) {
      // "https://contract.invalid/openapi.json#/$defs/Ticket/properties/tags"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Ticket/properties/tags' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous6(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous6(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

    function anonymous9 (obj) {
      // "__fjs_merged_24#"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '__fjs_merged_24#' does not match schema definition.")
    }
    const arrayLength = obj.length
  
      if (typeof arrayLength === 'number' && arrayLength >= 128 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
        return asPlainStringArray(obj, arrayLength)
      }
      
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "__fjs_merged_25#"
      function anonymous10 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_amount_41 = obj["amount"]
      if (value_amount_41 !== undefined) {
        json += "{\"amount\":"
        
        if (typeof value_amount_41 !== 'string') {
          if (value_amount_41 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_amount_41 instanceof Date) {
            json += JSON_STR_QUOTE + value_amount_41.toISOString() + JSON_STR_QUOTE
          } else if (value_amount_41 instanceof RegExp) {
            json += asString(value_amount_41.source)
          } else {
            json += asString(value_amount_41.toString())
          }
        } else {
          json += asString(value_amount_41)
        }
        
      } else {
        throw new Error('"amount" is required!')
      }
      
      const value_currency_42 = obj["currency"]
      if (value_currency_42 !== undefined) {
        json += ",\"currency\":"
        
        if (typeof value_currency_42 !== 'string') {
          if (value_currency_42 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_currency_42 instanceof Date) {
            json += JSON_STR_QUOTE + value_currency_42.toISOString() + JSON_STR_QUOTE
          } else if (value_currency_42 instanceof RegExp) {
            json += asString(value_currency_42.source)
          } else {
            json += asString(value_currency_42.toString())
          }
        } else {
          json += asString(value_currency_42)
        }
        
      } else {
        throw new Error('"currency" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "https://contract.invalid/openapi.json#/$defs/CustomFieldAttribute"
      function anonymous11 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_45 = obj["id"]
      if (value_id_45 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_45 !== 'string') {
          if (value_id_45 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_45 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_45.toISOString() + JSON_STR_QUOTE
          } else if (value_id_45 instanceof RegExp) {
            json += asString(value_id_45.source)
          } else {
            json += asString(value_id_45.toString())
          }
        } else {
          json += asString(value_id_45)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_systemName_46 = obj["systemName"]
      if (value_systemName_46 !== undefined) {
        json += ",\"systemName\":"
        
        if (typeof value_systemName_46 !== 'string') {
          if (value_systemName_46 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_systemName_46 instanceof Date) {
            json += JSON_STR_QUOTE + value_systemName_46.toISOString() + JSON_STR_QUOTE
          } else if (value_systemName_46 instanceof RegExp) {
            json += asString(value_systemName_46.source)
          } else {
            json += asString(value_systemName_46.toString())
          }
        } else {
          json += asString(value_systemName_46)
        }
        
      } else {
        throw new Error('"systemName" is required!')
      }
      
      const value_displayName_47 = obj["displayName"]
      if (value_displayName_47 !== undefined) {
        json += ",\"displayName\":"
        
        if (typeof value_displayName_47 !== 'string') {
          if (value_displayName_47 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_displayName_47 instanceof Date) {
            json += JSON_STR_QUOTE + value_displayName_47.toISOString() + JSON_STR_QUOTE
          } else if (value_displayName_47 instanceof RegExp) {
            json += asString(value_displayName_47.source)
          } else {
            json += asString(value_displayName_47.toString())
          }
        } else {
          json += asString(value_displayName_47)
        }
        
      } else {
        throw new Error('"displayName" is required!')
      }
      
      const value_type_48 = obj["type"]
      if (value_type_48 !== undefined) {
        json += ",\"type\":"
        
        if (typeof value_type_48 !== 'string') {
          if (value_type_48 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_type_48 instanceof Date) {
            json += JSON_STR_QUOTE + value_type_48.toISOString() + JSON_STR_QUOTE
          } else if (value_type_48 instanceof RegExp) {
            json += asString(value_type_48.source)
          } else {
            json += asString(value_type_48.toString())
          }
        } else {
          json += asString(value_type_48)
        }
        
      } else {
        throw new Error('"type" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "https://contract.invalid/openapi.json#/$defs/CustomFieldValue"
      function anonymous8 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_37 = obj["id"]
      if (value_id_37 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_37 !== 'string') {
          if (value_id_37 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_37 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_37.toISOString() + JSON_STR_QUOTE
          } else if (value_id_37 instanceof RegExp) {
            json += asString(value_id_37.source)
          } else {
            json += asString(value_id_37.toString())
          }
        } else {
          json += asString(value_id_37)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_textValue_38 = obj["textValue"]
      if (value_textValue_38 !== undefined) {
        json += ",\"textValue\":"
        
        if (typeof value_textValue_38 !== 'string') {
          if (value_textValue_38 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_textValue_38 instanceof Date) {
            json += JSON_STR_QUOTE + value_textValue_38.toISOString() + JSON_STR_QUOTE
          } else if (value_textValue_38 instanceof RegExp) {
            json += asString(value_textValue_38.source)
          } else {
            json += asString(value_textValue_38.toString())
          }
        } else {
          json += asString(value_textValue_38)
        }
        
      } else {
        throw new Error('"textValue" is required!')
      }
      
      const value_value_39 = obj["value"]
      if (value_value_39 !== undefined) {
        json += ",\"value\":"
        
      if((validate_2 || (validate_2 = validator.getSchemaValidator("https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue/oneOf/0")))(value_value_39)) {
        
        if (typeof value_value_39 !== 'string') {
          if (value_value_39 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_value_39 instanceof Date) {
            json += JSON_STR_QUOTE + value_value_39.toISOString() + JSON_STR_QUOTE
          } else if (value_value_39 instanceof RegExp) {
            json += asString(value_value_39.source)
          } else {
            json += asString(value_value_39.toString())
          }
        } else {
          json += asString(value_value_39)
        }
        
      }
    
      else if((validate_3 || (validate_3 = validator.getSchemaValidator("https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue/oneOf/1")))(value_value_39)) {
        json += asNumber(value_value_39)
      }
    
      else if((validate_4 || (validate_4 = validator.getSchemaValidator("https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue/oneOf/2")))(value_value_39)) {
        json += asBoolean(value_value_39)
      }
    
      else if((validate_5 || (validate_5 = validator.getSchemaValidator("https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue/oneOf/3")))(value_value_39)) {
        json += anonymous9(value_value_39)
      }
    
      else if((validate_6 || (validate_6 = validator.getSchemaValidator("https://contract.invalid/openapi.json#/$defs/Currency")))(value_value_39)) {
        json += anonymous10(value_value_39)
      }
    
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue' does not match schema definition.")
  
      } else {
        throw new Error('"value" is required!')
      }
      
      const value_attribute_43 = obj["attribute"]
      if (value_attribute_43 !== undefined) {
        json += ",\"attribute\":"
        json += anonymous11(value_attribute_43)
      } else {
        throw new Error('"attribute" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

    function anonymous7 (obj) {
      // "https://contract.invalid/openapi.json#/$defs/Ticket/properties/customFields"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Ticket/properties/customFields' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous8(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous8(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "https://contract.invalid/openapi.json#/$defs/Ticket"
      function anonymous2 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_7 = obj["id"]
      if (value_id_7 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_7 !== 'string') {
          if (value_id_7 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_7 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_7.toISOString() + JSON_STR_QUOTE
          } else if (value_id_7 instanceof RegExp) {
            json += asString(value_id_7.source)
          } else {
            json += asString(value_id_7.toString())
          }
        } else {
          json += asString(value_id_7)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_createdAt_8 = obj["createdAt"]
      if (value_createdAt_8 !== undefined) {
        json += ",\"createdAt\":"
        json += asDateTime(value_createdAt_8)
      } else {
        throw new Error('"createdAt" is required!')
      }
      
      const value_updatedAt_9 = obj["updatedAt"]
      if (value_updatedAt_9 !== undefined) {
        json += ",\"updatedAt\":"
        json += asDateTime(value_updatedAt_9)
      } else {
        throw new Error('"updatedAt" is required!')
      }
      
      const value_deletedAt_10 = obj["deletedAt"]
      if (value_deletedAt_10 !== undefined) {
        json += ",\"deletedAt\":"
        
          if (value_deletedAt_10 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_deletedAt_10 === "string" ||
            value_deletedAt_10 === null ||
            value_deletedAt_10 instanceof Date ||
            value_deletedAt_10 instanceof RegExp ||
            (
              typeof value_deletedAt_10 === "object" &&
              typeof value_deletedAt_10.toString === "function" &&
              value_deletedAt_10.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_deletedAt_10)
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"deletedAt" is required!')
      }
      
      const value_title_11 = obj["title"]
      if (value_title_11 !== undefined) {
        json += ",\"title\":"
        
        if (typeof value_title_11 !== 'string') {
          if (value_title_11 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_title_11 instanceof Date) {
            json += JSON_STR_QUOTE + value_title_11.toISOString() + JSON_STR_QUOTE
          } else if (value_title_11 instanceof RegExp) {
            json += asString(value_title_11.source)
          } else {
            json += asString(value_title_11.toString())
          }
        } else {
          json += asString(value_title_11)
        }
        
      } else {
        throw new Error('"title" is required!')
      }
      
      const value_description_12 = obj["description"]
      if (value_description_12 !== undefined) {
        json += ",\"description\":"
        
          if (value_description_12 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_description_12 === "string" ||
            value_description_12 === null ||
            value_description_12 instanceof Date ||
            value_description_12 instanceof RegExp ||
            (
              typeof value_description_12 === "object" &&
              typeof value_description_12.toString === "function" &&
              value_description_12.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_description_12 !== 'string') {
          if (value_description_12 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_description_12 instanceof Date) {
            json += JSON_STR_QUOTE + value_description_12.toISOString() + JSON_STR_QUOTE
          } else if (value_description_12 instanceof RegExp) {
            json += asString(value_description_12.source)
          } else {
            json += asString(value_description_12.toString())
          }
        } else {
          json += asString(value_description_12)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Ticket/properties/description' does not match schema definition.")
  
      } else {
        throw new Error('"description" is required!')
      }
      
      const value_type_13 = obj["type"]
      if (value_type_13 !== undefined) {
        json += ",\"type\":"
        
        if (typeof value_type_13 !== 'string') {
          if (value_type_13 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_type_13 instanceof Date) {
            json += JSON_STR_QUOTE + value_type_13.toISOString() + JSON_STR_QUOTE
          } else if (value_type_13 instanceof RegExp) {
            json += asString(value_type_13.source)
          } else {
            json += asString(value_type_13.toString())
          }
        } else {
          json += asString(value_type_13)
        }
        
      } else {
        throw new Error('"type" is required!')
      }
      
      const value_channel_14 = obj["channel"]
      if (value_channel_14 !== undefined) {
        json += ",\"channel\":"
        
        if (typeof value_channel_14 !== 'string') {
          if (value_channel_14 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_channel_14 instanceof Date) {
            json += JSON_STR_QUOTE + value_channel_14.toISOString() + JSON_STR_QUOTE
          } else if (value_channel_14 instanceof RegExp) {
            json += asString(value_channel_14.source)
          } else {
            json += asString(value_channel_14.toString())
          }
        } else {
          json += asString(value_channel_14)
        }
        
      } else {
        throw new Error('"channel" is required!')
      }
      
      const value_priority_15 = obj["priority"]
      if (value_priority_15 !== undefined) {
        json += ",\"priority\":"
        
        if (typeof value_priority_15 !== 'string') {
          if (value_priority_15 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_priority_15 instanceof Date) {
            json += JSON_STR_QUOTE + value_priority_15.toISOString() + JSON_STR_QUOTE
          } else if (value_priority_15 instanceof RegExp) {
            json += asString(value_priority_15.source)
          } else {
            json += asString(value_priority_15.toString())
          }
        } else {
          json += asString(value_priority_15)
        }
        
      } else {
        throw new Error('"priority" is required!')
      }
      
      const value_status_16 = obj["status"]
      if (value_status_16 !== undefined) {
        json += ",\"status\":"
        
        if (typeof value_status_16 !== 'string') {
          if (value_status_16 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_status_16 instanceof Date) {
            json += JSON_STR_QUOTE + value_status_16.toISOString() + JSON_STR_QUOTE
          } else if (value_status_16 instanceof RegExp) {
            json += asString(value_status_16.source)
          } else {
            json += asString(value_status_16.toString())
          }
        } else {
          json += asString(value_status_16)
        }
        
      } else {
        throw new Error('"status" is required!')
      }
      
      const value_contactId_17 = obj["contactId"]
      if (value_contactId_17 !== undefined) {
        json += ",\"contactId\":"
        
        if (typeof value_contactId_17 !== 'string') {
          if (value_contactId_17 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_contactId_17 instanceof Date) {
            json += JSON_STR_QUOTE + value_contactId_17.toISOString() + JSON_STR_QUOTE
          } else if (value_contactId_17 instanceof RegExp) {
            json += asString(value_contactId_17.source)
          } else {
            json += asString(value_contactId_17.toString())
          }
        } else {
          json += asString(value_contactId_17)
        }
        
      } else {
        throw new Error('"contactId" is required!')
      }
      
      const value_creatorId_18 = obj["creatorId"]
      if (value_creatorId_18 !== undefined) {
        json += ",\"creatorId\":"
        
        if (typeof value_creatorId_18 !== 'string') {
          if (value_creatorId_18 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_creatorId_18 instanceof Date) {
            json += JSON_STR_QUOTE + value_creatorId_18.toISOString() + JSON_STR_QUOTE
          } else if (value_creatorId_18 instanceof RegExp) {
            json += asString(value_creatorId_18.source)
          } else {
            json += asString(value_creatorId_18.toString())
          }
        } else {
          json += asString(value_creatorId_18)
        }
        
      } else {
        throw new Error('"creatorId" is required!')
      }
      
      const value_assigneeId_19 = obj["assigneeId"]
      if (value_assigneeId_19 !== undefined) {
        json += ",\"assigneeId\":"
        
          if (value_assigneeId_19 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_assigneeId_19 === "string" ||
            value_assigneeId_19 === null ||
            value_assigneeId_19 instanceof Date ||
            value_assigneeId_19 instanceof RegExp ||
            (
              typeof value_assigneeId_19 === "object" &&
              typeof value_assigneeId_19.toString === "function" &&
              value_assigneeId_19.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_assigneeId_19 !== 'string') {
          if (value_assigneeId_19 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_assigneeId_19 instanceof Date) {
            json += JSON_STR_QUOTE + value_assigneeId_19.toISOString() + JSON_STR_QUOTE
          } else if (value_assigneeId_19 instanceof RegExp) {
            json += asString(value_assigneeId_19.source)
          } else {
            json += asString(value_assigneeId_19.toString())
          }
        } else {
          json += asString(value_assigneeId_19)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableId' does not match schema definition.")
  
      } else {
        throw new Error('"assigneeId" is required!')
      }
      
      const value_reasonToAssign_20 = obj["reasonToAssign"]
      if (value_reasonToAssign_20 !== undefined) {
        json += ",\"reasonToAssign\":"
        
          if (value_reasonToAssign_20 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_reasonToAssign_20 === "string" ||
            value_reasonToAssign_20 === null ||
            value_reasonToAssign_20 instanceof Date ||
            value_reasonToAssign_20 instanceof RegExp ||
            (
              typeof value_reasonToAssign_20 === "object" &&
              typeof value_reasonToAssign_20.toString === "function" &&
              value_reasonToAssign_20.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_reasonToAssign_20 !== 'string') {
          if (value_reasonToAssign_20 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_reasonToAssign_20 instanceof Date) {
            json += JSON_STR_QUOTE + value_reasonToAssign_20.toISOString() + JSON_STR_QUOTE
          } else if (value_reasonToAssign_20 instanceof RegExp) {
            json += asString(value_reasonToAssign_20.source)
          } else {
            json += asString(value_reasonToAssign_20.toString())
          }
        } else {
          json += asString(value_reasonToAssign_20)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Ticket/properties/reasonToAssign' does not match schema definition.")
  
      } else {
        throw new Error('"reasonToAssign" is required!')
      }
      
      const value_ticketNumber_21 = obj["ticketNumber"]
      if (value_ticketNumber_21 !== undefined) {
        json += ",\"ticketNumber\":"
        json += asInteger(value_ticketNumber_21)
      } else {
        throw new Error('"ticketNumber" is required!')
      }
      
      const value_assignee_22 = obj["assignee"]
      if (value_assignee_22 !== undefined) {
        json += ",\"assignee\":"
        
      if((validate_0 || (validate_0 = validator.getSchemaValidator("https://contract.invalid/openapi.json#/$defs/UserName")))(value_assignee_22)) {
        json += anonymous3(value_assignee_22)
      }
    
      else if((validate_1 || (validate_1 = validator.getSchemaValidator("https://contract.invalid/openapi.json#/$defs/Ticket/properties/assignee/oneOf/1")))(value_assignee_22)) {
        json += JSON_STR_NULL
      }
    
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Ticket/properties/assignee' does not match schema definition.")
  
      } else {
        throw new Error('"assignee" is required!')
      }
      
      const value_contact_27 = obj["contact"]
      if (value_contact_27 !== undefined) {
        json += ",\"contact\":"
        json += anonymous4(value_contact_27)
      } else {
        throw new Error('"contact" is required!')
      }
      
      const value_tags_31 = obj["tags"]
      if (value_tags_31 !== undefined) {
        json += ",\"tags\":"
        json += anonymous5(value_tags_31)
      } else {
        throw new Error('"tags" is required!')
      }
      
      const value_customFields_35 = obj["customFields"]
      if (value_customFields_35 !== undefined) {
        json += ",\"customFields\":"
        json += anonymous7(value_customFields_35)
      } else {
        throw new Error('"customFields" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

    function anonymous1 (obj) {
      // "https://contract.invalid/openapi.json#/$defs/TicketList/properties/data"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/TicketList/properties/data' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous2(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous2(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "https://contract.invalid/openapi.json#/$defs/TicketList"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_total_1 = obj["total"]
      if (value_total_1 !== undefined) {
        json += "{\"total\":"
        json += asInteger(value_total_1)
      } else {
        throw new Error('"total" is required!')
      }
      
      const value_page_2 = obj["page"]
      if (value_page_2 !== undefined) {
        json += ",\"page\":"
        json += asInteger(value_page_2)
      } else {
        throw new Error('"page" is required!')
      }
      
      const value_pageSize_3 = obj["pageSize"]
      if (value_pageSize_3 !== undefined) {
        json += ",\"pageSize\":"
        json += asInteger(value_pageSize_3)
      } else {
        throw new Error('"pageSize" is required!')
      }
      
      const value_lastPage_4 = obj["lastPage"]
      if (value_lastPage_4 !== undefined) {
        json += ",\"lastPage\":"
        json += asInteger(value_lastPage_4)
      } else {
        throw new Error('"lastPage" is required!')
      }
      
      const value_data_5 = obj["data"]
      if (value_data_5 !== undefined) {
        json += ",\"data\":"
        json += anonymous1(value_data_5)
      } else {
        throw new Error('"data" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)
return module.exports
})()
serializers["TicketReply"] = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone","inlineValidators":true}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = (() => {
        const validators = {}
        const exports = validators
        "use strict";exports["https://contract.invalid/openapi.json#/$defs/UserName"] = validate1;const schema1 = {"type":"object","required":["id","name","email"],"properties":{"id":{"$ref":"https://contract.invalid/openapi.json#/$defs/Id"},"name":{"type":["string","object"],"maxLength":255,"fjs_type":"string"},"email":{"type":["string","object"],"maxLength":254,"fjs_type":"string"}}};const schema2 = {"type":["string","object"],"format":"uuid","maxLength":36,"fjs_type":"string"};const formats0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;const func0 = require("ajv/dist/runtime/ucs2length").default;function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(errors === 0){if(data && typeof data == "object" && !Array.isArray(data)){let missing0;if((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.email === undefined) && (missing0 = "email"))){validate1.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];return false;}else {if(data.id !== undefined){let data0 = data.id;const _errs1 = errors;const _errs2 = errors;if((typeof data0 !== "string") && (!(data0 && typeof data0 == "object" && !Array.isArray(data0)))){validate1.errors = [{instancePath:instancePath+"/id",schemaPath:"https://contract.invalid/openapi.json#/$defs/Id/type",keyword:"type",params:{type: schema2.type},message:"must be string,object"}];return false;}if(errors === _errs2){if(errors === _errs2){if(typeof data0 === "string"){if(func0(data0) > 36){validate1.errors = [{instancePath:instancePath+"/id",schemaPath:"https://contract.invalid/openapi.json#/$defs/Id/maxLength",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters"}];return false;}else {if(!(formats0.test(data0))){validate1.errors = [{instancePath:instancePath+"/id",schemaPath:"https://contract.invalid/openapi.json#/$defs/Id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""}];return false;}}}if(errors === _errs2){if(data0 && typeof data0 == "object" && !Array.isArray(data0)){if(!data0 || typeof data0.toJSON !== "function"){validate1.errors = [{instancePath:instancePath+"/id",schemaPath:"https://contract.invalid/openapi.json#/$defs/Id/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}}var valid0 = _errs1 === errors;}else {var valid0 = true;}if(valid0){if(data.name !== undefined){let data1 = data.name;const _errs4 = errors;if((typeof data1 !== "string") && (!(data1 && typeof data1 == "object" && !Array.isArray(data1)))){validate1.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema1.properties.name.type},message:"must be string,object"}];return false;}if(errors === _errs4){if(typeof data1 === "string"){if(func0(data1) > 255){validate1.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];return false;}}if(errors === _errs4){if(data1 && typeof data1 == "object" && !Array.isArray(data1)){if(!data1 || typeof data1.toJSON !== "function"){validate1.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}var valid0 = _errs4 === errors;}else {var valid0 = true;}if(valid0){if(data.email !== undefined){let data2 = data.email;const _errs6 = errors;if((typeof data2 !== "string") && (!(data2 && typeof data2 == "object" && !Array.isArray(data2)))){validate1.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema1.properties.email.type},message:"must be string,object"}];return false;}if(errors === _errs6){if(typeof data2 === "string"){if(func0(data2) > 254){validate1.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"}];return false;}}if(errors === _errs6){if(data2 && typeof data2 == "object" && !Array.isArray(data2)){if(!data2 || typeof data2.toJSON !== "function"){validate1.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}var valid0 = _errs6 === errors;}else {var valid0 = true;}}}}}else {validate1.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];return false;}}validate1.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/Ticket/properties/assignee/oneOf/1"] = validate2;const schema3 = {"type":"null"};function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data !== null){validate2.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "null"},message:"must be null"}];return false;}validate2.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue/oneOf/0"] = validate3;const schema4 = {"type":["string","object"],"maxLength":65535,"fjs_type":"string"};function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))){validate3.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema4.type},message:"must be string,object"}];return false;}if(errors === 0){if(typeof data === "string"){if(func0(data) > 65535){validate3.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 65535},message:"must NOT have more than 65535 characters"}];return false;}}if(errors === 0){if(data && typeof data == "object" && !Array.isArray(data)){if(!data || typeof data.toJSON !== "function"){validate3.errors = [{instancePath,schemaPath:"#/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}validate3.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue/oneOf/1"] = validate4;const schema5 = {"type":"number","minimum":-9007199254740991,"maximum":9007199254740991};function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(errors === 0){if((typeof data == "number") && (isFinite(data))){if(data > 9007199254740991 || isNaN(data)){validate4.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];return false;}else {if(data < -9007199254740991 || isNaN(data)){validate4.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},message:"must be >= -9007199254740991"}];return false;}}}else {validate4.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"}];return false;}}validate4.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue/oneOf/2"] = validate5;const schema6 = {"type":"boolean"};function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(typeof data !== "boolean"){validate5.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];return false;}validate5.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue/oneOf/3"] = validate6;const schema7 = {"type":"array","maxItems":50,"uniqueItems":true,"items":{"type":["string","object"],"maxLength":255,"fjs_type":"string"}};const func5 = require("ajv/dist/runtime/equal").default;function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(errors === 0){if(Array.isArray(data)){if(data.length > 50){validate6.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];return false;}else {var valid0 = true;const len0 = data.length;for(let i0=0; i0<len0; i0++){let data0 = data[i0];const _errs1 = errors;if((typeof data0 !== "string") && (!(data0 && typeof data0 == "object" && !Array.isArray(data0)))){validate6.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: schema7.items.type},message:"must be string,object"}];return false;}if(errors === _errs1){if(typeof data0 === "string"){if(func0(data0) > 255){validate6.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];return false;}}if(errors === _errs1){if(data0 && typeof data0 == "object" && !Array.isArray(data0)){if(!data0 || typeof data0.toJSON !== "function"){validate6.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}var valid0 = _errs1 === errors;if(!valid0){break;}}if(valid0){let i1 = data.length;let j0;if(i1 > 1){outer0:for(;i1--;){for(j0 = i1; j0--;){if(func5(data[i1], data[j0])){validate6.errors = [{instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];return false;break outer0;}}}}}}}else {validate6.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];return false;}}validate6.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/Currency"] = validate7;const schema8 = {"type":"object","additionalProperties":false,"required":["amount","currency"],"properties":{"amount":{"type":["string","object"],"pattern":"^-?[0-9]{1,15}(\\.[0-9]{1,4})?$","maxLength":21,"fjs_type":"string"},"currency":{"type":["string","object"],"pattern":"^[A-Z]{3}$","maxLength":3,"description":"ISO 4217.","fjs_type":"string"}}};const pattern0 = new RegExp("^-?[0-9]{1,15}(\\.[0-9]{1,4})?$", "u");const pattern1 = new RegExp("^[A-Z]{3}$", "u");function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(errors === 0){if(data && typeof data == "object" && !Array.isArray(data)){let missing0;if(((data.amount === undefined) && (missing0 = "amount")) || ((data.currency === undefined) && (missing0 = "currency"))){validate7.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];return false;}else {const _errs1 = errors;for(const key0 in data){if(!((key0 === "amount") || (key0 === "currency"))){validate7.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];return false;break;}}if(_errs1 === errors){if(data.amount !== undefined){let data0 = data.amount;const _errs2 = errors;if((typeof data0 !== "string") && (!(data0 && typeof data0 == "object" && !Array.isArray(data0)))){validate7.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: schema8.properties.amount.type},message:"must be string,object"}];return false;}if(errors === _errs2){if(typeof data0 === "string"){if(func0(data0) > 21){validate7.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/maxLength",keyword:"maxLength",params:{limit: 21},message:"must NOT have more than 21 characters"}];return false;}else {if(!pattern0.test(data0)){validate7.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]{1,15}(\\.[0-9]{1,4})?$"},message:"must match pattern \""+"^-?[0-9]{1,15}(\\.[0-9]{1,4})?$"+"\""}];return false;}}}if(errors === _errs2){if(data0 && typeof data0 == "object" && !Array.isArray(data0)){if(!data0 || typeof data0.toJSON !== "function"){validate7.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}var valid0 = _errs2 === errors;}else {var valid0 = true;}if(valid0){if(data.currency !== undefined){let data1 = data.currency;const _errs4 = errors;if((typeof data1 !== "string") && (!(data1 && typeof data1 == "object" && !Array.isArray(data1)))){validate7.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: schema8.properties.currency.type},message:"must be string,object"}];return false;}if(errors === _errs4){if(typeof data1 === "string"){if(func0(data1) > 3){validate7.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"}];return false;}else {if(!pattern1.test(data1)){validate7.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];return false;}}}if(errors === _errs4){if(data1 && typeof data1 == "object" && !Array.isArray(data1)){if(!data1 || typeof data1.toJSON !== "function"){validate7.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}var valid0 = _errs4 === errors;}else {var valid0 = true;}}}}}else {validate7.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];return false;}}validate7.errors = vErrors;return errors === 0;}
        return {
          validate (schemaRef, data) {
            const validate = validators[schemaRef]
            return validate(data)
          },
          getSchemaValidator (schemaRef) {
            return validators[schemaRef]
          }
        }
      })()


  module.exports = function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    let validate_0
    let validate_1
    let validate_2
    let validate_3
    let validate_4
    let validate_5
    let validate_6
  
    
      // "https://contract.invalid/openapi.json#/$defs/UserName"
      function anonymous2 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_21 = obj["id"]
      if (value_id_21 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_21 !== 'string') {
          if (value_id_21 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_21 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_21.toISOString() + JSON_STR_QUOTE
          } else if (value_id_21 instanceof RegExp) {
            json += asString(value_id_21.source)
          } else {
            json += asString(value_id_21.toString())
          }
        } else {
          json += asString(value_id_21)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_name_22 = obj["name"]
      if (value_name_22 !== undefined) {
        json += ",\"name\":"
        
        if (typeof value_name_22 !== 'string') {
          if (value_name_22 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_22 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_22.toISOString() + JSON_STR_QUOTE
          } else if (value_name_22 instanceof RegExp) {
            json += asString(value_name_22.source)
          } else {
            json += asString(value_name_22.toString())
          }
        } else {
          json += asString(value_name_22)
        }
        
      } else {
        throw new Error('"name" is required!')
      }
      
      const value_email_23 = obj["email"]
      if (value_email_23 !== undefined) {
        json += ",\"email\":"
        
        if (typeof value_email_23 !== 'string') {
          if (value_email_23 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_email_23 instanceof Date) {
            json += JSON_STR_QUOTE + value_email_23.toISOString() + JSON_STR_QUOTE
          } else if (value_email_23 instanceof RegExp) {
            json += asString(value_email_23.source)
          } else {
            json += asString(value_email_23.toString())
          }
        } else {
          json += asString(value_email_23)
        }
        
      } else {
        throw new Error('"email" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "https://contract.invalid/openapi.json#/$defs/ContactName"
      function anonymous3 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_26 = obj["id"]
      if (value_id_26 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_26 !== 'string') {
          if (value_id_26 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_26 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_26.toISOString() + JSON_STR_QUOTE
          } else if (value_id_26 instanceof RegExp) {
            json += asString(value_id_26.source)
          } else {
            json += asString(value_id_26.toString())
          }
        } else {
          json += asString(value_id_26)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_name_27 = obj["name"]
      if (value_name_27 !== undefined) {
        json += ",\"name\":"
        
        if (typeof value_name_27 !== 'string') {
          if (value_name_27 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_27 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_27.toISOString() + JSON_STR_QUOTE
          } else if (value_name_27 instanceof RegExp) {
            json += asString(value_name_27.source)
          } else {
            json += asString(value_name_27.toString())
          }
        } else {
          json += asString(value_name_27)
        }
        
      } else {
        throw new Error('"name" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "https://contract.invalid/openapi.json#/$defs/TagName"
      function anonymous5 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_30 = obj["id"]
      if (value_id_30 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_30 !== 'string') {
          if (value_id_30 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_30 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_30.toISOString() + JSON_STR_QUOTE
          } else if (value_id_30 instanceof RegExp) {
            json += asString(value_id_30.source)
          } else {
            json += asString(value_id_30.toString())
          }
        } else {
          json += asString(value_id_30)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_name_31 = obj["name"]
      if (value_name_31 !== undefined) {
        json += ",\"name\":"
        
        if (typeof value_name_31 !== 'string') {
          if (value_name_31 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_31 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_31.toISOString() + JSON_STR_QUOTE
          } else if (value_name_31 instanceof RegExp) {
            json += asString(value_name_31.source)
          } else {
            json += asString(value_name_31.toString())
          }
        } else {
          json += asString(value_name_31)
        }
        
      } else {
        throw new Error('"name" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

    function anonymous4 (obj) {
      // "https://contract.invalid/openapi.json#/$defs/Ticket/properties/tags"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Ticket/properties/tags' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous5(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous5(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

    function anonymous8 (obj) {
      // "__fjs_merged_31#"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '__fjs_merged_31#' does not match schema definition.")
    }
    const arrayLength = obj.length
  
      if (typeof arrayLength === 'number' && arrayLength >= 128 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
        return asPlainStringArray(obj, arrayLength)
      }
      
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "__fjs_merged_32#"
      function anonymous9 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_amount_38 = obj["amount"]
      if (value_amount_38 !== undefined) {
        json += "{\"amount\":"
        
        if (typeof value_amount_38 !== 'string') {
          if (value_amount_38 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_amount_38 instanceof Date) {
            json += JSON_STR_QUOTE + value_amount_38.toISOString() + JSON_STR_QUOTE
          } else if (value_amount_38 instanceof RegExp) {
            json += asString(value_amount_38.source)
          } else {
            json += asString(value_amount_38.toString())
          }
        } else {
          json += asString(value_amount_38)
        }
        
      } else {
        throw new Error('"amount" is required!')
      }
      
      const value_currency_39 = obj["currency"]
      if (value_currency_39 !== undefined) {
        json += ",\"currency\":"
        
        if (typeof value_currency_39 !== 'string') {
          if (value_currency_39 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_currency_39 instanceof Date) {
            json += JSON_STR_QUOTE + value_currency_39.toISOString() + JSON_STR_QUOTE
          } else if (value_currency_39 instanceof RegExp) {
            json += asString(value_currency_39.source)
          } else {
            json += asString(value_currency_39.toString())
          }
        } else {
          json += asString(value_currency_39)
        }
        
      } else {
        throw new Error('"currency" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "https://contract.invalid/openapi.json#/$defs/CustomFieldAttribute"
      function anonymous10 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_42 = obj["id"]
      if (value_id_42 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_42 !== 'string') {
          if (value_id_42 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_42 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_42.toISOString() + JSON_STR_QUOTE
          } else if (value_id_42 instanceof RegExp) {
            json += asString(value_id_42.source)
          } else {
            json += asString(value_id_42.toString())
          }
        } else {
          json += asString(value_id_42)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_systemName_43 = obj["systemName"]
      if (value_systemName_43 !== undefined) {
        json += ",\"systemName\":"
        
        if (typeof value_systemName_43 !== 'string') {
          if (value_systemName_43 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_systemName_43 instanceof Date) {
            json += JSON_STR_QUOTE + value_systemName_43.toISOString() + JSON_STR_QUOTE
          } else if (value_systemName_43 instanceof RegExp) {
            json += asString(value_systemName_43.source)
          } else {
            json += asString(value_systemName_43.toString())
          }
        } else {
          json += asString(value_systemName_43)
        }
        
      } else {
        throw new Error('"systemName" is required!')
      }
      
      const value_displayName_44 = obj["displayName"]
      if (value_displayName_44 !== undefined) {
        json += ",\"displayName\":"
        
        if (typeof value_displayName_44 !== 'string') {
          if (value_displayName_44 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_displayName_44 instanceof Date) {
            json += JSON_STR_QUOTE + value_displayName_44.toISOString() + JSON_STR_QUOTE
          } else if (value_displayName_44 instanceof RegExp) {
            json += asString(value_displayName_44.source)
          } else {
            json += asString(value_displayName_44.toString())
          }
        } else {
          json += asString(value_displayName_44)
        }
        
      } else {
        throw new Error('"displayName" is required!')
      }
      
      const value_type_45 = obj["type"]
      if (value_type_45 !== undefined) {
        json += ",\"type\":"
        
        if (typeof value_type_45 !== 'string') {
          if (value_type_45 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_type_45 instanceof Date) {
            json += JSON_STR_QUOTE + value_type_45.toISOString() + JSON_STR_QUOTE
          } else if (value_type_45 instanceof RegExp) {
            json += asString(value_type_45.source)
          } else {
            json += asString(value_type_45.toString())
          }
        } else {
          json += asString(value_type_45)
        }
        
      } else {
        throw new Error('"type" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "https://contract.invalid/openapi.json#/$defs/CustomFieldValue"
      function anonymous7 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_34 = obj["id"]
      if (value_id_34 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_34 !== 'string') {
          if (value_id_34 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_34 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_34.toISOString() + JSON_STR_QUOTE
          } else if (value_id_34 instanceof RegExp) {
            json += asString(value_id_34.source)
          } else {
            json += asString(value_id_34.toString())
          }
        } else {
          json += asString(value_id_34)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_textValue_35 = obj["textValue"]
      if (value_textValue_35 !== undefined) {
        json += ",\"textValue\":"
        
        if (typeof value_textValue_35 !== 'string') {
          if (value_textValue_35 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_textValue_35 instanceof Date) {
            json += JSON_STR_QUOTE + value_textValue_35.toISOString() + JSON_STR_QUOTE
          } else if (value_textValue_35 instanceof RegExp) {
            json += asString(value_textValue_35.source)
          } else {
            json += asString(value_textValue_35.toString())
          }
        } else {
          json += asString(value_textValue_35)
        }
        
      } else {
        throw new Error('"textValue" is required!')
      }
      
      const value_value_36 = obj["value"]
      if (value_value_36 !== undefined) {
        json += ",\"value\":"
        
      if((validate_2 || (validate_2 = validator.getSchemaValidator("https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue/oneOf/0")))(value_value_36)) {
        
        if (typeof value_value_36 !== 'string') {
          if (value_value_36 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_value_36 instanceof Date) {
            json += JSON_STR_QUOTE + value_value_36.toISOString() + JSON_STR_QUOTE
          } else if (value_value_36 instanceof RegExp) {
            json += asString(value_value_36.source)
          } else {
            json += asString(value_value_36.toString())
          }
        } else {
          json += asString(value_value_36)
        }
        
      }
    
      else if((validate_3 || (validate_3 = validator.getSchemaValidator("https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue/oneOf/1")))(value_value_36)) {
        json += asNumber(value_value_36)
      }
    
      else if((validate_4 || (validate_4 = validator.getSchemaValidator("https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue/oneOf/2")))(value_value_36)) {
        json += asBoolean(value_value_36)
      }
    
      else if((validate_5 || (validate_5 = validator.getSchemaValidator("https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue/oneOf/3")))(value_value_36)) {
        json += anonymous8(value_value_36)
      }
    
      else if((validate_6 || (validate_6 = validator.getSchemaValidator("https://contract.invalid/openapi.json#/$defs/Currency")))(value_value_36)) {
        json += anonymous9(value_value_36)
      }
    
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue' does not match schema definition.")
  
      } else {
        throw new Error('"value" is required!')
      }
      
      const value_attribute_40 = obj["attribute"]
      if (value_attribute_40 !== undefined) {
        json += ",\"attribute\":"
        json += anonymous10(value_attribute_40)
      } else {
        throw new Error('"attribute" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

    function anonymous6 (obj) {
      // "https://contract.invalid/openapi.json#/$defs/Ticket/properties/customFields"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Ticket/properties/customFields' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous7(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous7(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "https://contract.invalid/openapi.json#/$defs/Ticket"
      function anonymous1 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_4 = obj["id"]
      if (value_id_4 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_4 !== 'string') {
          if (value_id_4 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_4 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_4.toISOString() + JSON_STR_QUOTE
          } else if (value_id_4 instanceof RegExp) {
            json += asString(value_id_4.source)
          } else {
            json += asString(value_id_4.toString())
          }
        } else {
          json += asString(value_id_4)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_createdAt_5 = obj["createdAt"]
      if (value_createdAt_5 !== undefined) {
        json += ",\"createdAt\":"
        json += asDateTime(value_createdAt_5)
      } else {
        throw new Error('"createdAt" is required!')
      }
      
      const value_updatedAt_6 = obj["updatedAt"]
      if (value_updatedAt_6 !== undefined) {
        json += ",\"updatedAt\":"
        json += asDateTime(value_updatedAt_6)
      } else {
        throw new Error('"updatedAt" is required!')
      }
      
      const value_deletedAt_7 = obj["deletedAt"]
      if (value_deletedAt_7 !== undefined) {
        json += ",\"deletedAt\":"
        
          if (value_deletedAt_7 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_deletedAt_7 === "string" ||
            value_deletedAt_7 === null ||
            value_deletedAt_7 instanceof Date ||
            value_deletedAt_7 instanceof RegExp ||
            (
              typeof value_deletedAt_7 === "object" &&
              typeof value_deletedAt_7.toString === "function" &&
              value_deletedAt_7.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_deletedAt_7)
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"deletedAt" is required!')
      }
      
      const value_title_8 = obj["title"]
      if (value_title_8 !== undefined) {
        json += ",\"title\":"
        
        if (typeof value_title_8 !== 'string') {
          if (value_title_8 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_title_8 instanceof Date) {
            json += JSON_STR_QUOTE + value_title_8.toISOString() + JSON_STR_QUOTE
          } else if (value_title_8 instanceof RegExp) {
            json += asString(value_title_8.source)
          } else {
            json += asString(value_title_8.toString())
          }
        } else {
          json += asString(value_title_8)
        }
        
      } else {
        throw new Error('"title" is required!')
      }
      
      const value_description_9 = obj["description"]
      if (value_description_9 !== undefined) {
        json += ",\"description\":"
        
          if (value_description_9 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_description_9 === "string" ||
            value_description_9 === null ||
            value_description_9 instanceof Date ||
            value_description_9 instanceof RegExp ||
            (
              typeof value_description_9 === "object" &&
              typeof value_description_9.toString === "function" &&
              value_description_9.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_description_9 !== 'string') {
          if (value_description_9 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_description_9 instanceof Date) {
            json += JSON_STR_QUOTE + value_description_9.toISOString() + JSON_STR_QUOTE
          } else if (value_description_9 instanceof RegExp) {
            json += asString(value_description_9.source)
          } else {
            json += asString(value_description_9.toString())
          }
        } else {
          json += asString(value_description_9)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Ticket/properties/description' does not match schema definition.")
  
      } else {
        throw new Error('"description" is required!')
      }
      
      const value_type_10 = obj["type"]
      if (value_type_10 !== undefined) {
        json += ",\"type\":"
        
        if (typeof value_type_10 !== 'string') {
          if (value_type_10 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_type_10 instanceof Date) {
            json += JSON_STR_QUOTE + value_type_10.toISOString() + JSON_STR_QUOTE
          } else if (value_type_10 instanceof RegExp) {
            json += asString(value_type_10.source)
          } else {
            json += asString(value_type_10.toString())
          }
        } else {
          json += asString(value_type_10)
        }
        
      } else {
        throw new Error('"type" is required!')
      }
      
      const value_channel_11 = obj["channel"]
      if (value_channel_11 !== undefined) {
        json += ",\"channel\":"
        
        if (typeof value_channel_11 !== 'string') {
          if (value_channel_11 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_channel_11 instanceof Date) {
            json += JSON_STR_QUOTE + value_channel_11.toISOString() + JSON_STR_QUOTE
          } else if (value_channel_11 instanceof RegExp) {
            json += asString(value_channel_11.source)
          } else {
            json += asString(value_channel_11.toString())
          }
        } else {
          json += asString(value_channel_11)
        }
        
      } else {
        throw new Error('"channel" is required!')
      }
      
      const value_priority_12 = obj["priority"]
      if (value_priority_12 !== undefined) {
        json += ",\"priority\":"
        
        if (typeof value_priority_12 !== 'string') {
          if (value_priority_12 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_priority_12 instanceof Date) {
            json += JSON_STR_QUOTE + value_priority_12.toISOString() + JSON_STR_QUOTE
          } else if (value_priority_12 instanceof RegExp) {
            json += asString(value_priority_12.source)
          } else {
            json += asString(value_priority_12.toString())
          }
        } else {
          json += asString(value_priority_12)
        }
        
      } else {
        throw new Error('"priority" is required!')
      }
      
      const value_status_13 = obj["status"]
      if (value_status_13 !== undefined) {
        json += ",\"status\":"
        
        if (typeof value_status_13 !== 'string') {
          if (value_status_13 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_status_13 instanceof Date) {
            json += JSON_STR_QUOTE + value_status_13.toISOString() + JSON_STR_QUOTE
          } else if (value_status_13 instanceof RegExp) {
            json += asString(value_status_13.source)
          } else {
            json += asString(value_status_13.toString())
          }
        } else {
          json += asString(value_status_13)
        }
        
      } else {
        throw new Error('"status" is required!')
      }
      
      const value_contactId_14 = obj["contactId"]
      if (value_contactId_14 !== undefined) {
        json += ",\"contactId\":"
        
        if (typeof value_contactId_14 !== 'string') {
          if (value_contactId_14 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_contactId_14 instanceof Date) {
            json += JSON_STR_QUOTE + value_contactId_14.toISOString() + JSON_STR_QUOTE
          } else if (value_contactId_14 instanceof RegExp) {
            json += asString(value_contactId_14.source)
          } else {
            json += asString(value_contactId_14.toString())
          }
        } else {
          json += asString(value_contactId_14)
        }
        
      } else {
        throw new Error('"contactId" is required!')
      }
      
      const value_creatorId_15 = obj["creatorId"]
      if (value_creatorId_15 !== undefined) {
        json += ",\"creatorId\":"
        
        if (typeof value_creatorId_15 !== 'string') {
          if (value_creatorId_15 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_creatorId_15 instanceof Date) {
            json += JSON_STR_QUOTE + value_creatorId_15.toISOString() + JSON_STR_QUOTE
          } else if (value_creatorId_15 instanceof RegExp) {
            json += asString(value_creatorId_15.source)
          } else {
            json += asString(value_creatorId_15.toString())
          }
        } else {
          json += asString(value_creatorId_15)
        }
        
      } else {
        throw new Error('"creatorId" is required!')
      }
      
      const value_assigneeId_16 = obj["assigneeId"]
      if (value_assigneeId_16 !== undefined) {
        json += ",\"assigneeId\":"
        
          if (value_assigneeId_16 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_assigneeId_16 === "string" ||
            value_assigneeId_16 === null ||
            value_assigneeId_16 instanceof Date ||
            value_assigneeId_16 instanceof RegExp ||
            (
              typeof value_assigneeId_16 === "object" &&
              typeof value_assigneeId_16.toString === "function" &&
              value_assigneeId_16.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_assigneeId_16 !== 'string') {
          if (value_assigneeId_16 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_assigneeId_16 instanceof Date) {
            json += JSON_STR_QUOTE + value_assigneeId_16.toISOString() + JSON_STR_QUOTE
          } else if (value_assigneeId_16 instanceof RegExp) {
            json += asString(value_assigneeId_16.source)
          } else {
            json += asString(value_assigneeId_16.toString())
          }
        } else {
          json += asString(value_assigneeId_16)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableId' does not match schema definition.")
  
      } else {
        throw new Error('"assigneeId" is required!')
      }
      
      const value_reasonToAssign_17 = obj["reasonToAssign"]
      if (value_reasonToAssign_17 !== undefined) {
        json += ",\"reasonToAssign\":"
        
          if (value_reasonToAssign_17 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_reasonToAssign_17 === "string" ||
            value_reasonToAssign_17 === null ||
            value_reasonToAssign_17 instanceof Date ||
            value_reasonToAssign_17 instanceof RegExp ||
            (
              typeof value_reasonToAssign_17 === "object" &&
              typeof value_reasonToAssign_17.toString === "function" &&
              value_reasonToAssign_17.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_reasonToAssign_17 !== 'string') {
          if (value_reasonToAssign_17 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_reasonToAssign_17 instanceof Date) {
            json += JSON_STR_QUOTE + value_reasonToAssign_17.toISOString() + JSON_STR_QUOTE
          } else if (value_reasonToAssign_17 instanceof RegExp) {
            json += asString(value_reasonToAssign_17.source)
          } else {
            json += asString(value_reasonToAssign_17.toString())
          }
        } else {
          json += asString(value_reasonToAssign_17)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Ticket/properties/reasonToAssign' does not match schema definition.")
  
      } else {
        throw new Error('"reasonToAssign" is required!')
      }
      
      const value_ticketNumber_18 = obj["ticketNumber"]
      if (value_ticketNumber_18 !== undefined) {
        json += ",\"ticketNumber\":"
        json += asInteger(value_ticketNumber_18)
      } else {
        throw new Error('"ticketNumber" is required!')
      }
      
      const value_assignee_19 = obj["assignee"]
      if (value_assignee_19 !== undefined) {
        json += ",\"assignee\":"
        
      if((validate_0 || (validate_0 = validator.getSchemaValidator("https://contract.invalid/openapi.json#/$defs/UserName")))(value_assignee_19)) {
        json += anonymous2(value_assignee_19)
      }
    
      else if((validate_1 || (validate_1 = validator.getSchemaValidator("https://contract.invalid/openapi.json#/$defs/Ticket/properties/assignee/oneOf/1")))(value_assignee_19)) {
        json += JSON_STR_NULL
      }
    
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Ticket/properties/assignee' does not match schema definition.")
  
      } else {
        throw new Error('"assignee" is required!')
      }
      
      const value_contact_24 = obj["contact"]
      if (value_contact_24 !== undefined) {
        json += ",\"contact\":"
        json += anonymous3(value_contact_24)
      } else {
        throw new Error('"contact" is required!')
      }
      
      const value_tags_28 = obj["tags"]
      if (value_tags_28 !== undefined) {
        json += ",\"tags\":"
        json += anonymous4(value_tags_28)
      } else {
        throw new Error('"tags" is required!')
      }
      
      const value_customFields_32 = obj["customFields"]
      if (value_customFields_32 !== undefined) {
        json += ",\"customFields\":"
        json += anonymous6(value_customFields_32)
      } else {
        throw new Error('"customFields" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "https://contract.invalid/openapi.json#/$defs/TicketReply"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_success_1 = obj["success"]
      if (value_success_1 !== undefined) {
        json += "{\"success\":"
        json += "true"
      } else {
        throw new Error('"success" is required!')
      }
      
      const value_data_2 = obj["data"]
      if (value_data_2 !== undefined) {
        json += ",\"data\":"
        json += anonymous1(value_data_2)
      } else {
        throw new Error('"data" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)
return module.exports
})()
