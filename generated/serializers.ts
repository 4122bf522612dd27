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
serializers["CategoryList"] = (() => {
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
      // "https://contract.invalid/openapi.json#/$defs/Category/properties/childCategoryList"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Category/properties/childCategoryList' does not match schema definition.")
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

      // "https://contract.invalid/openapi.json#/$defs/Category"
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
      
      const value_value_8 = obj["value"]
      if (value_value_8 !== undefined) {
        json += ",\"value\":"
        
        if (typeof value_value_8 !== 'string') {
          if (value_value_8 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_value_8 instanceof Date) {
            json += JSON_STR_QUOTE + value_value_8.toISOString() + JSON_STR_QUOTE
          } else if (value_value_8 instanceof RegExp) {
            json += asString(value_value_8.source)
          } else {
            json += asString(value_value_8.toString())
          }
        } else {
          json += asString(value_value_8)
        }
        
      } else {
        throw new Error('"value" is required!')
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
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Category/properties/description' does not match schema definition.")
  
      } else {
        throw new Error('"description" is required!')
      }
      
      const value_parentId_10 = obj["parentId"]
      if (value_parentId_10 !== undefined) {
        json += ",\"parentId\":"
        
          if (value_parentId_10 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_parentId_10 === "string" ||
            value_parentId_10 === null ||
            value_parentId_10 instanceof Date ||
            value_parentId_10 instanceof RegExp ||
            (
              typeof value_parentId_10 === "object" &&
              typeof value_parentId_10.toString === "function" &&
              value_parentId_10.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_parentId_10 !== 'string') {
          if (value_parentId_10 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_parentId_10 instanceof Date) {
            json += JSON_STR_QUOTE + value_parentId_10.toISOString() + JSON_STR_QUOTE
          } else if (value_parentId_10 instanceof RegExp) {
            json += asString(value_parentId_10.source)
          } else {
            json += asString(value_parentId_10.toString())
          }
        } else {
          json += asString(value_parentId_10)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableId' does not match schema definition.")
  
      } else {
        throw new Error('"parentId" is required!')
      }
      
      const value_level_11 = obj["level"]
      if (value_level_11 !== undefined) {
        json += ",\"level\":"
        json += asInteger(value_level_11)
      } else {
        throw new Error('"level" is required!')
      }
      
      const value_path_12 = obj["path"]
      if (value_path_12 !== undefined) {
        json += ",\"path\":"
        
        if (typeof value_path_12 !== 'string') {
          if (value_path_12 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_path_12 instanceof Date) {
            json += JSON_STR_QUOTE + value_path_12.toISOString() + JSON_STR_QUOTE
          } else if (value_path_12 instanceof RegExp) {
            json += asString(value_path_12.source)
          } else {
            json += asString(value_path_12.toString())
          }
        } else {
          json += asString(value_path_12)
        }
        
      } else {
        throw new Error('"path" is required!')
      }
      
      const value_sortOrder_13 = obj["sortOrder"]
      if (value_sortOrder_13 !== undefined) {
        json += ",\"sortOrder\":"
        json += asInteger(value_sortOrder_13)
      } else {
        throw new Error('"sortOrder" is required!')
      }
      
      const value_isArchived_14 = obj["isArchived"]
      if (value_isArchived_14 !== undefined) {
        json += ",\"isArchived\":"
        json += asBoolean(value_isArchived_14)
      } else {
        throw new Error('"isArchived" is required!')
      }
      
      const value_childCategoryList_15 = obj["childCategoryList"]
      if (value_childCategoryList_15 !== undefined) {
        json += ",\"childCategoryList\":"
        json += anonymous3(value_childCategoryList_15)
      } else {
        throw new Error('"childCategoryList" is required!')
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
      // "https://contract.invalid/openapi.json#/$defs/CategoryList/properties/data"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/CategoryList/properties/data' does not match schema definition.")
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

      // "https://contract.invalid/openapi.json#/$defs/CategoryList"
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
serializers["CategoryReply"] = (() => {
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
      // "https://contract.invalid/openapi.json#/$defs/Category/properties/childCategoryList"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Category/properties/childCategoryList' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous1(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous1(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "https://contract.invalid/openapi.json#/$defs/Category"
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
      
      const value_value_5 = obj["value"]
      if (value_value_5 !== undefined) {
        json += ",\"value\":"
        
        if (typeof value_value_5 !== 'string') {
          if (value_value_5 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_value_5 instanceof Date) {
            json += JSON_STR_QUOTE + value_value_5.toISOString() + JSON_STR_QUOTE
          } else if (value_value_5 instanceof RegExp) {
            json += asString(value_value_5.source)
          } else {
            json += asString(value_value_5.toString())
          }
        } else {
          json += asString(value_value_5)
        }
        
      } else {
        throw new Error('"value" is required!')
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
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Category/properties/description' does not match schema definition.")
  
      } else {
        throw new Error('"description" is required!')
      }
      
      const value_parentId_7 = obj["parentId"]
      if (value_parentId_7 !== undefined) {
        json += ",\"parentId\":"
        
          if (value_parentId_7 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_parentId_7 === "string" ||
            value_parentId_7 === null ||
            value_parentId_7 instanceof Date ||
            value_parentId_7 instanceof RegExp ||
            (
              typeof value_parentId_7 === "object" &&
              typeof value_parentId_7.toString === "function" &&
              value_parentId_7.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_parentId_7 !== 'string') {
          if (value_parentId_7 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_parentId_7 instanceof Date) {
            json += JSON_STR_QUOTE + value_parentId_7.toISOString() + JSON_STR_QUOTE
          } else if (value_parentId_7 instanceof RegExp) {
            json += asString(value_parentId_7.source)
          } else {
            json += asString(value_parentId_7.toString())
          }
        } else {
          json += asString(value_parentId_7)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableId' does not match schema definition.")
  
      } else {
        throw new Error('"parentId" is required!')
      }
      
      const value_level_8 = obj["level"]
      if (value_level_8 !== undefined) {
        json += ",\"level\":"
        json += asInteger(value_level_8)
      } else {
        throw new Error('"level" is required!')
      }
      
      const value_path_9 = obj["path"]
      if (value_path_9 !== undefined) {
        json += ",\"path\":"
        
        if (typeof value_path_9 !== 'string') {
          if (value_path_9 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_path_9 instanceof Date) {
            json += JSON_STR_QUOTE + value_path_9.toISOString() + JSON_STR_QUOTE
          } else if (value_path_9 instanceof RegExp) {
            json += asString(value_path_9.source)
          } else {
            json += asString(value_path_9.toString())
          }
        } else {
          json += asString(value_path_9)
        }
        
      } else {
        throw new Error('"path" is required!')
      }
      
      const value_sortOrder_10 = obj["sortOrder"]
      if (value_sortOrder_10 !== undefined) {
        json += ",\"sortOrder\":"
        json += asInteger(value_sortOrder_10)
      } else {
        throw new Error('"sortOrder" is required!')
      }
      
      const value_isArchived_11 = obj["isArchived"]
      if (value_isArchived_11 !== undefined) {
        json += ",\"isArchived\":"
        json += asBoolean(value_isArchived_11)
      } else {
        throw new Error('"isArchived" is required!')
      }
      
      const value_childCategoryList_12 = obj["childCategoryList"]
      if (value_childCategoryList_12 !== undefined) {
        json += ",\"childCategoryList\":"
        json += anonymous2(value_childCategoryList_12)
      } else {
        throw new Error('"childCategoryList" is required!')
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
    

      // "https://contract.invalid/openapi.json#/$defs/CategoryReply"
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
serializers["CategoryTreeReply"] = (() => {
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
      // "https://contract.invalid/openapi.json#/$defs/Category/properties/childCategoryList"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Category/properties/childCategoryList' does not match schema definition.")
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

      // "https://contract.invalid/openapi.json#/$defs/Category"
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
      
      const value_value_5 = obj["value"]
      if (value_value_5 !== undefined) {
        json += ",\"value\":"
        
        if (typeof value_value_5 !== 'string') {
          if (value_value_5 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_value_5 instanceof Date) {
            json += JSON_STR_QUOTE + value_value_5.toISOString() + JSON_STR_QUOTE
          } else if (value_value_5 instanceof RegExp) {
            json += asString(value_value_5.source)
          } else {
            json += asString(value_value_5.toString())
          }
        } else {
          json += asString(value_value_5)
        }
        
      } else {
        throw new Error('"value" is required!')
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
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Category/properties/description' does not match schema definition.")
  
      } else {
        throw new Error('"description" is required!')
      }
      
      const value_parentId_7 = obj["parentId"]
      if (value_parentId_7 !== undefined) {
        json += ",\"parentId\":"
        
          if (value_parentId_7 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_parentId_7 === "string" ||
            value_parentId_7 === null ||
            value_parentId_7 instanceof Date ||
            value_parentId_7 instanceof RegExp ||
            (
              typeof value_parentId_7 === "object" &&
              typeof value_parentId_7.toString === "function" &&
              value_parentId_7.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_parentId_7 !== 'string') {
          if (value_parentId_7 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_parentId_7 instanceof Date) {
            json += JSON_STR_QUOTE + value_parentId_7.toISOString() + JSON_STR_QUOTE
          } else if (value_parentId_7 instanceof RegExp) {
            json += asString(value_parentId_7.source)
          } else {
            json += asString(value_parentId_7.toString())
          }
        } else {
          json += asString(value_parentId_7)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableId' does not match schema definition.")
  
      } else {
        throw new Error('"parentId" is required!')
      }
      
      const value_level_8 = obj["level"]
      if (value_level_8 !== undefined) {
        json += ",\"level\":"
        json += asInteger(value_level_8)
      } else {
        throw new Error('"level" is required!')
      }
      
      const value_path_9 = obj["path"]
      if (value_path_9 !== undefined) {
        json += ",\"path\":"
        
        if (typeof value_path_9 !== 'string') {
          if (value_path_9 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_path_9 instanceof Date) {
            json += JSON_STR_QUOTE + value_path_9.toISOString() + JSON_STR_QUOTE
          } else if (value_path_9 instanceof RegExp) {
            json += asString(value_path_9.source)
          } else {
            json += asString(value_path_9.toString())
          }
        } else {
          json += asString(value_path_9)
        }
        
      } else {
        throw new Error('"path" is required!')
      }
      
      const value_sortOrder_10 = obj["sortOrder"]
      if (value_sortOrder_10 !== undefined) {
        json += ",\"sortOrder\":"
        json += asInteger(value_sortOrder_10)
      } else {
        throw new Error('"sortOrder" is required!')
      }
      
      const value_isArchived_11 = obj["isArchived"]
      if (value_isArchived_11 !== undefined) {
        json += ",\"isArchived\":"
        json += asBoolean(value_isArchived_11)
      } else {
        throw new Error('"isArchived" is required!')
      }
      
      const value_childCategoryList_12 = obj["childCategoryList"]
      if (value_childCategoryList_12 !== undefined) {
        json += ",\"childCategoryList\":"
        json += anonymous3(value_childCategoryList_12)
      } else {
        throw new Error('"childCategoryList" is required!')
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
    

    function anonymous1 (obj) {
      // "https://contract.invalid/openapi.json#/$defs/CategoryTreeReply/properties/data"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/CategoryTreeReply/properties/data' does not match schema definition.")
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

      // "https://contract.invalid/openapi.json#/$defs/CategoryTreeReply"
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
serializers["CommentList"] = (() => {
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
    
  
    
      // "https://contract.invalid/openapi.json#/$defs/UserReference"
      function anonymous5 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_17 = obj["id"]
      if (value_id_17 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_17 !== 'string') {
          if (value_id_17 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_17 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_17.toISOString() + JSON_STR_QUOTE
          } else if (value_id_17 instanceof RegExp) {
            json += asString(value_id_17.source)
          } else {
            json += asString(value_id_17.toString())
          }
        } else {
          json += asString(value_id_17)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_name_18 = obj["name"]
      if (value_name_18 !== undefined) {
        json += ",\"name\":"
        
        if (typeof value_name_18 !== 'string') {
          if (value_name_18 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_18 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_18.toISOString() + JSON_STR_QUOTE
          } else if (value_name_18 instanceof RegExp) {
            json += asString(value_name_18.source)
          } else {
            json += asString(value_name_18.toString())
          }
        } else {
          json += asString(value_name_18)
        }
        
      } else {
        throw new Error('"name" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "https://contract.invalid/openapi.json#/$defs/CommentMention"
      function anonymous4 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_index_13 = obj["index"]
      if (value_index_13 !== undefined) {
        json += "{\"index\":"
        json += asInteger(value_index_13)
      } else {
        throw new Error('"index" is required!')
      }
      
      const value_userId_14 = obj["userId"]
      if (value_userId_14 !== undefined) {
        json += ",\"userId\":"
        
        if (typeof value_userId_14 !== 'string') {
          if (value_userId_14 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_userId_14 instanceof Date) {
            json += JSON_STR_QUOTE + value_userId_14.toISOString() + JSON_STR_QUOTE
          } else if (value_userId_14 instanceof RegExp) {
            json += asString(value_userId_14.source)
          } else {
            json += asString(value_userId_14.toString())
          }
        } else {
          json += asString(value_userId_14)
        }
        
      } else {
        throw new Error('"userId" is required!')
      }
      
      const value_user_15 = obj["user"]
      if (value_user_15 !== undefined) {
        json += ",\"user\":"
        json += anonymous5(value_user_15)
      } else {
        throw new Error('"user" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

    function anonymous3 (obj) {
      // "https://contract.invalid/openapi.json#/$defs/Comment/properties/mentions"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Comment/properties/mentions' does not match schema definition.")
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

      // "https://contract.invalid/openapi.json#/$defs/Actor"
      function anonymous6 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_type_23 = obj["type"]
      if (value_type_23 !== undefined) {
        json += "{\"type\":"
        
        if (typeof value_type_23 !== 'string') {
          if (value_type_23 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_type_23 instanceof Date) {
            json += JSON_STR_QUOTE + value_type_23.toISOString() + JSON_STR_QUOTE
          } else if (value_type_23 instanceof RegExp) {
            json += asString(value_type_23.source)
          } else {
            json += asString(value_type_23.toString())
          }
        } else {
          json += asString(value_type_23)
        }
        
      } else {
        throw new Error('"type" is required!')
      }
      
      const value_id_24 = obj["id"]
      if (value_id_24 !== undefined) {
        json += ",\"id\":"
        
          if (value_id_24 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_id_24 === "string" ||
            value_id_24 === null ||
            value_id_24 instanceof Date ||
            value_id_24 instanceof RegExp ||
            (
              typeof value_id_24 === "object" &&
              typeof value_id_24.toString === "function" &&
              value_id_24.toString !== Object.prototype.toString
            )
          ) {
            
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
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableId' does not match schema definition.")
  
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
        
          if (value_email_26 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_email_26 === "string" ||
            value_email_26 === null ||
            value_email_26 instanceof Date ||
            value_email_26 instanceof RegExp ||
            (
              typeof value_email_26 === "object" &&
              typeof value_email_26.toString === "function" &&
              value_email_26.toString !== Object.prototype.toString
            )
          ) {
            
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
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Actor/properties/email' does not match schema definition.")
  
      } else {
        throw new Error('"email" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "https://contract.invalid/openapi.json#/$defs/Comment"
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
      
      const value_roomId_8 = obj["roomId"]
      if (value_roomId_8 !== undefined) {
        json += ",\"roomId\":"
        
          if (value_roomId_8 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_roomId_8 === "string" ||
            value_roomId_8 === null ||
            value_roomId_8 instanceof Date ||
            value_roomId_8 instanceof RegExp ||
            (
              typeof value_roomId_8 === "object" &&
              typeof value_roomId_8.toString === "function" &&
              value_roomId_8.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_roomId_8 !== 'string') {
          if (value_roomId_8 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_roomId_8 instanceof Date) {
            json += JSON_STR_QUOTE + value_roomId_8.toISOString() + JSON_STR_QUOTE
          } else if (value_roomId_8 instanceof RegExp) {
            json += asString(value_roomId_8.source)
          } else {
            json += asString(value_roomId_8.toString())
          }
        } else {
          json += asString(value_roomId_8)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableId' does not match schema definition.")
  
      } else {
        throw new Error('"roomId" is required!')
      }
      
      const value_ticketId_9 = obj["ticketId"]
      if (value_ticketId_9 !== undefined) {
        json += ",\"ticketId\":"
        
          if (value_ticketId_9 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_ticketId_9 === "string" ||
            value_ticketId_9 === null ||
            value_ticketId_9 instanceof Date ||
            value_ticketId_9 instanceof RegExp ||
            (
              typeof value_ticketId_9 === "object" &&
              typeof value_ticketId_9.toString === "function" &&
              value_ticketId_9.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_ticketId_9 !== 'string') {
          if (value_ticketId_9 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_ticketId_9 instanceof Date) {
            json += JSON_STR_QUOTE + value_ticketId_9.toISOString() + JSON_STR_QUOTE
          } else if (value_ticketId_9 instanceof RegExp) {
            json += asString(value_ticketId_9.source)
          } else {
            json += asString(value_ticketId_9.toString())
          }
        } else {
          json += asString(value_ticketId_9)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableId' does not match schema definition.")
  
      } else {
        throw new Error('"ticketId" is required!')
      }
      
      const value_text_10 = obj["text"]
      if (value_text_10 !== undefined) {
        json += ",\"text\":"
        
        if (typeof value_text_10 !== 'string') {
          if (value_text_10 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_text_10 instanceof Date) {
            json += JSON_STR_QUOTE + value_text_10.toISOString() + JSON_STR_QUOTE
          } else if (value_text_10 instanceof RegExp) {
            json += asString(value_text_10.source)
          } else {
            json += asString(value_text_10.toString())
          }
        } else {
          json += asString(value_text_10)
        }
        
      } else {
        throw new Error('"text" is required!')
      }
      
      const value_mentions_11 = obj["mentions"]
      if (value_mentions_11 !== undefined) {
        json += ",\"mentions\":"
        json += anonymous3(value_mentions_11)
      } else {
        throw new Error('"mentions" is required!')
      }
      
      const value_type_19 = obj["type"]
      if (value_type_19 !== undefined) {
        json += ",\"type\":"
        
        if (typeof value_type_19 !== 'string') {
          if (value_type_19 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_type_19 instanceof Date) {
            json += JSON_STR_QUOTE + value_type_19.toISOString() + JSON_STR_QUOTE
          } else if (value_type_19 instanceof RegExp) {
            json += asString(value_type_19.source)
          } else {
            json += asString(value_type_19.toString())
          }
        } else {
          json += asString(value_type_19)
        }
        
      } else {
        throw new Error('"type" is required!')
      }
      
      const value_visibility_20 = obj["visibility"]
      if (value_visibility_20 !== undefined) {
        json += ",\"visibility\":"
        
        if (typeof value_visibility_20 !== 'string') {
          if (value_visibility_20 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_visibility_20 instanceof Date) {
            json += JSON_STR_QUOTE + value_visibility_20.toISOString() + JSON_STR_QUOTE
          } else if (value_visibility_20 instanceof RegExp) {
            json += asString(value_visibility_20.source)
          } else {
            json += asString(value_visibility_20.toString())
          }
        } else {
          json += asString(value_visibility_20)
        }
        
      } else {
        throw new Error('"visibility" is required!')
      }
      
      const value_author_21 = obj["author"]
      if (value_author_21 !== undefined) {
        json += ",\"author\":"
        json += anonymous6(value_author_21)
      } else {
        throw new Error('"author" is required!')
      }
      
      const value_parentId_27 = obj["parentId"]
      if (value_parentId_27 !== undefined) {
        json += ",\"parentId\":"
        
          if (value_parentId_27 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_parentId_27 === "string" ||
            value_parentId_27 === null ||
            value_parentId_27 instanceof Date ||
            value_parentId_27 instanceof RegExp ||
            (
              typeof value_parentId_27 === "object" &&
              typeof value_parentId_27.toString === "function" &&
              value_parentId_27.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_parentId_27 !== 'string') {
          if (value_parentId_27 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_parentId_27 instanceof Date) {
            json += JSON_STR_QUOTE + value_parentId_27.toISOString() + JSON_STR_QUOTE
          } else if (value_parentId_27 instanceof RegExp) {
            json += asString(value_parentId_27.source)
          } else {
            json += asString(value_parentId_27.toString())
          }
        } else {
          json += asString(value_parentId_27)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableId' does not match schema definition.")
  
      } else {
        throw new Error('"parentId" is required!')
      }
      
      const value_editedAt_28 = obj["editedAt"]
      if (value_editedAt_28 !== undefined) {
        json += ",\"editedAt\":"
        
          if (value_editedAt_28 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_editedAt_28 === "string" ||
            value_editedAt_28 === null ||
            value_editedAt_28 instanceof Date ||
            value_editedAt_28 instanceof RegExp ||
            (
              typeof value_editedAt_28 === "object" &&
              typeof value_editedAt_28.toString === "function" &&
              value_editedAt_28.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_editedAt_28)
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"editedAt" is required!')
      }
      
      const value_createdAt_29 = obj["createdAt"]
      if (value_createdAt_29 !== undefined) {
        json += ",\"createdAt\":"
        json += asDateTime(value_createdAt_29)
      } else {
        throw new Error('"createdAt" is required!')
      }
      
      const value_updatedAt_30 = obj["updatedAt"]
      if (value_updatedAt_30 !== undefined) {
        json += ",\"updatedAt\":"
        json += asDateTime(value_updatedAt_30)
      } else {
        throw new Error('"updatedAt" is required!')
      }
      
      const value_deletedAt_31 = obj["deletedAt"]
      if (value_deletedAt_31 !== undefined) {
        json += ",\"deletedAt\":"
        
          if (value_deletedAt_31 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_deletedAt_31 === "string" ||
            value_deletedAt_31 === null ||
            value_deletedAt_31 instanceof Date ||
            value_deletedAt_31 instanceof RegExp ||
            (
              typeof value_deletedAt_31 === "object" &&
              typeof value_deletedAt_31.toString === "function" &&
              value_deletedAt_31.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_deletedAt_31)
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"deletedAt" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

    function anonymous1 (obj) {
      // "https://contract.invalid/openapi.json#/$defs/CommentList/properties/data"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/CommentList/properties/data' does not match schema definition.")
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

      // "https://contract.invalid/openapi.json#/$defs/CommentList"
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
serializers["CommentReply"] = (() => {
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
    
  
    
      // "https://contract.invalid/openapi.json#/$defs/UserReference"
      function anonymous4 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_14 = obj["id"]
      if (value_id_14 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_14 !== 'string') {
          if (value_id_14 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_14 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_14.toISOString() + JSON_STR_QUOTE
          } else if (value_id_14 instanceof RegExp) {
            json += asString(value_id_14.source)
          } else {
            json += asString(value_id_14.toString())
          }
        } else {
          json += asString(value_id_14)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_name_15 = obj["name"]
      if (value_name_15 !== undefined) {
        json += ",\"name\":"
        
        if (typeof value_name_15 !== 'string') {
          if (value_name_15 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_15 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_15.toISOString() + JSON_STR_QUOTE
          } else if (value_name_15 instanceof RegExp) {
            json += asString(value_name_15.source)
          } else {
            json += asString(value_name_15.toString())
          }
        } else {
          json += asString(value_name_15)
        }
        
      } else {
        throw new Error('"name" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "https://contract.invalid/openapi.json#/$defs/CommentMention"
      function anonymous3 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_index_10 = obj["index"]
      if (value_index_10 !== undefined) {
        json += "{\"index\":"
        json += asInteger(value_index_10)
      } else {
        throw new Error('"index" is required!')
      }
      
      const value_userId_11 = obj["userId"]
      if (value_userId_11 !== undefined) {
        json += ",\"userId\":"
        
        if (typeof value_userId_11 !== 'string') {
          if (value_userId_11 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_userId_11 instanceof Date) {
            json += JSON_STR_QUOTE + value_userId_11.toISOString() + JSON_STR_QUOTE
          } else if (value_userId_11 instanceof RegExp) {
            json += asString(value_userId_11.source)
          } else {
            json += asString(value_userId_11.toString())
          }
        } else {
          json += asString(value_userId_11)
        }
        
      } else {
        throw new Error('"userId" is required!')
      }
      
      const value_user_12 = obj["user"]
      if (value_user_12 !== undefined) {
        json += ",\"user\":"
        json += anonymous4(value_user_12)
      } else {
        throw new Error('"user" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

    function anonymous2 (obj) {
      // "https://contract.invalid/openapi.json#/$defs/Comment/properties/mentions"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Comment/properties/mentions' does not match schema definition.")
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

      // "https://contract.invalid/openapi.json#/$defs/Actor"
      function anonymous5 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_type_20 = obj["type"]
      if (value_type_20 !== undefined) {
        json += "{\"type\":"
        
        if (typeof value_type_20 !== 'string') {
          if (value_type_20 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_type_20 instanceof Date) {
            json += JSON_STR_QUOTE + value_type_20.toISOString() + JSON_STR_QUOTE
          } else if (value_type_20 instanceof RegExp) {
            json += asString(value_type_20.source)
          } else {
            json += asString(value_type_20.toString())
          }
        } else {
          json += asString(value_type_20)
        }
        
      } else {
        throw new Error('"type" is required!')
      }
      
      const value_id_21 = obj["id"]
      if (value_id_21 !== undefined) {
        json += ",\"id\":"
        
          if (value_id_21 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_id_21 === "string" ||
            value_id_21 === null ||
            value_id_21 instanceof Date ||
            value_id_21 instanceof RegExp ||
            (
              typeof value_id_21 === "object" &&
              typeof value_id_21.toString === "function" &&
              value_id_21.toString !== Object.prototype.toString
            )
          ) {
            
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
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableId' does not match schema definition.")
  
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
        
          if (value_email_23 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_email_23 === "string" ||
            value_email_23 === null ||
            value_email_23 instanceof Date ||
            value_email_23 instanceof RegExp ||
            (
              typeof value_email_23 === "object" &&
              typeof value_email_23.toString === "function" &&
              value_email_23.toString !== Object.prototype.toString
            )
          ) {
            
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
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Actor/properties/email' does not match schema definition.")
  
      } else {
        throw new Error('"email" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "https://contract.invalid/openapi.json#/$defs/Comment"
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
      
      const value_roomId_5 = obj["roomId"]
      if (value_roomId_5 !== undefined) {
        json += ",\"roomId\":"
        
          if (value_roomId_5 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_roomId_5 === "string" ||
            value_roomId_5 === null ||
            value_roomId_5 instanceof Date ||
            value_roomId_5 instanceof RegExp ||
            (
              typeof value_roomId_5 === "object" &&
              typeof value_roomId_5.toString === "function" &&
              value_roomId_5.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_roomId_5 !== 'string') {
          if (value_roomId_5 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_roomId_5 instanceof Date) {
            json += JSON_STR_QUOTE + value_roomId_5.toISOString() + JSON_STR_QUOTE
          } else if (value_roomId_5 instanceof RegExp) {
            json += asString(value_roomId_5.source)
          } else {
            json += asString(value_roomId_5.toString())
          }
        } else {
          json += asString(value_roomId_5)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableId' does not match schema definition.")
  
      } else {
        throw new Error('"roomId" is required!')
      }
      
      const value_ticketId_6 = obj["ticketId"]
      if (value_ticketId_6 !== undefined) {
        json += ",\"ticketId\":"
        
          if (value_ticketId_6 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_ticketId_6 === "string" ||
            value_ticketId_6 === null ||
            value_ticketId_6 instanceof Date ||
            value_ticketId_6 instanceof RegExp ||
            (
              typeof value_ticketId_6 === "object" &&
              typeof value_ticketId_6.toString === "function" &&
              value_ticketId_6.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_ticketId_6 !== 'string') {
          if (value_ticketId_6 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_ticketId_6 instanceof Date) {
            json += JSON_STR_QUOTE + value_ticketId_6.toISOString() + JSON_STR_QUOTE
          } else if (value_ticketId_6 instanceof RegExp) {
            json += asString(value_ticketId_6.source)
          } else {
            json += asString(value_ticketId_6.toString())
          }
        } else {
          json += asString(value_ticketId_6)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableId' does not match schema definition.")
  
      } else {
        throw new Error('"ticketId" is required!')
      }
      
      const value_text_7 = obj["text"]
      if (value_text_7 !== undefined) {
        json += ",\"text\":"
        
        if (typeof value_text_7 !== 'string') {
          if (value_text_7 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_text_7 instanceof Date) {
            json += JSON_STR_QUOTE + value_text_7.toISOString() + JSON_STR_QUOTE
          } else if (value_text_7 instanceof RegExp) {
            json += asString(value_text_7.source)
          } else {
            json += asString(value_text_7.toString())
          }
        } else {
          json += asString(value_text_7)
        }
        
      } else {
        throw new Error('"text" is required!')
      }
      
      const value_mentions_8 = obj["mentions"]
      if (value_mentions_8 !== undefined) {
        json += ",\"mentions\":"
        json += anonymous2(value_mentions_8)
      } else {
        throw new Error('"mentions" is required!')
      }
      
      const value_type_16 = obj["type"]
      if (value_type_16 !== undefined) {
        json += ",\"type\":"
        
        if (typeof value_type_16 !== 'string') {
          if (value_type_16 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_type_16 instanceof Date) {
            json += JSON_STR_QUOTE + value_type_16.toISOString() + JSON_STR_QUOTE
          } else if (value_type_16 instanceof RegExp) {
            json += asString(value_type_16.source)
          } else {
            json += asString(value_type_16.toString())
          }
        } else {
          json += asString(value_type_16)
        }
        
      } else {
        throw new Error('"type" is required!')
      }
      
      const value_visibility_17 = obj["visibility"]
      if (value_visibility_17 !== undefined) {
        json += ",\"visibility\":"
        
        if (typeof value_visibility_17 !== 'string') {
          if (value_visibility_17 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_visibility_17 instanceof Date) {
            json += JSON_STR_QUOTE + value_visibility_17.toISOString() + JSON_STR_QUOTE
          } else if (value_visibility_17 instanceof RegExp) {
            json += asString(value_visibility_17.source)
          } else {
            json += asString(value_visibility_17.toString())
          }
        } else {
          json += asString(value_visibility_17)
        }
        
      } else {
        throw new Error('"visibility" is required!')
      }
      
      const value_author_18 = obj["author"]
      if (value_author_18 !== undefined) {
        json += ",\"author\":"
        json += anonymous5(value_author_18)
      } else {
        throw new Error('"author" is required!')
      }
      
      const value_parentId_24 = obj["parentId"]
      if (value_parentId_24 !== undefined) {
        json += ",\"parentId\":"
        
          if (value_parentId_24 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_parentId_24 === "string" ||
            value_parentId_24 === null ||
            value_parentId_24 instanceof Date ||
            value_parentId_24 instanceof RegExp ||
            (
              typeof value_parentId_24 === "object" &&
              typeof value_parentId_24.toString === "function" &&
              value_parentId_24.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_parentId_24 !== 'string') {
          if (value_parentId_24 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_parentId_24 instanceof Date) {
            json += JSON_STR_QUOTE + value_parentId_24.toISOString() + JSON_STR_QUOTE
          } else if (value_parentId_24 instanceof RegExp) {
            json += asString(value_parentId_24.source)
          } else {
            json += asString(value_parentId_24.toString())
          }
        } else {
          json += asString(value_parentId_24)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableId' does not match schema definition.")
  
      } else {
        throw new Error('"parentId" is required!')
      }
      
      const value_editedAt_25 = obj["editedAt"]
      if (value_editedAt_25 !== undefined) {
        json += ",\"editedAt\":"
        
          if (value_editedAt_25 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_editedAt_25 === "string" ||
            value_editedAt_25 === null ||
            value_editedAt_25 instanceof Date ||
            value_editedAt_25 instanceof RegExp ||
            (
              typeof value_editedAt_25 === "object" &&
              typeof value_editedAt_25.toString === "function" &&
              value_editedAt_25.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_editedAt_25)
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"editedAt" is required!')
      }
      
      const value_createdAt_26 = obj["createdAt"]
      if (value_createdAt_26 !== undefined) {
        json += ",\"createdAt\":"
        json += asDateTime(value_createdAt_26)
      } else {
        throw new Error('"createdAt" is required!')
      }
      
      const value_updatedAt_27 = obj["updatedAt"]
      if (value_updatedAt_27 !== undefined) {
        json += ",\"updatedAt\":"
        json += asDateTime(value_updatedAt_27)
      } else {
        throw new Error('"updatedAt" is required!')
      }
      
      const value_deletedAt_28 = obj["deletedAt"]
      if (value_deletedAt_28 !== undefined) {
        json += ",\"deletedAt\":"
        
          if (value_deletedAt_28 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_deletedAt_28 === "string" ||
            value_deletedAt_28 === null ||
            value_deletedAt_28 instanceof Date ||
            value_deletedAt_28 instanceof RegExp ||
            (
              typeof value_deletedAt_28 === "object" &&
              typeof value_deletedAt_28.toString === "function" &&
              value_deletedAt_28.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_deletedAt_28)
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"deletedAt" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "https://contract.invalid/openapi.json#/$defs/CommentReply"
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
serializers["ContactIdentityReply"] = (() => {
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
    
  
    
      // "https://contract.invalid/openapi.json#/$defs/ContactIdentity"
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
      
      const value_type_5 = obj["type"]
      if (value_type_5 !== undefined) {
        json += ",\"type\":"
        
        if (typeof value_type_5 !== 'string') {
          if (value_type_5 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_type_5 instanceof Date) {
            json += JSON_STR_QUOTE + value_type_5.toISOString() + JSON_STR_QUOTE
          } else if (value_type_5 instanceof RegExp) {
            json += asString(value_type_5.source)
          } else {
            json += asString(value_type_5.toString())
          }
        } else {
          json += asString(value_type_5)
        }
        
      } else {
        throw new Error('"type" is required!')
      }
      
      const value_platformId_6 = obj["platformId"]
      if (value_platformId_6 !== undefined) {
        json += ",\"platformId\":"
        
        if (typeof value_platformId_6 !== 'string') {
          if (value_platformId_6 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_platformId_6 instanceof Date) {
            json += JSON_STR_QUOTE + value_platformId_6.toISOString() + JSON_STR_QUOTE
          } else if (value_platformId_6 instanceof RegExp) {
            json += asString(value_platformId_6.source)
          } else {
            json += asString(value_platformId_6.toString())
          }
        } else {
          json += asString(value_platformId_6)
        }
        
      } else {
        throw new Error('"platformId" is required!')
      }
      
      const value_displayName_7 = obj["displayName"]
      if (value_displayName_7 !== undefined) {
        json += ",\"displayName\":"
        
          if (value_displayName_7 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_displayName_7 === "string" ||
            value_displayName_7 === null ||
            value_displayName_7 instanceof Date ||
            value_displayName_7 instanceof RegExp ||
            (
              typeof value_displayName_7 === "object" &&
              typeof value_displayName_7.toString === "function" &&
              value_displayName_7.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_displayName_7 !== 'string') {
          if (value_displayName_7 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_displayName_7 instanceof Date) {
            json += JSON_STR_QUOTE + value_displayName_7.toISOString() + JSON_STR_QUOTE
          } else if (value_displayName_7 instanceof RegExp) {
            json += asString(value_displayName_7.source)
          } else {
            json += asString(value_displayName_7.toString())
          }
        } else {
          json += asString(value_displayName_7)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/ContactIdentity/properties/displayName' does not match schema definition.")
  
      } else {
        throw new Error('"displayName" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "https://contract.invalid/openapi.json#/$defs/ContactIdentityReply"
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
        "use strict";exports["https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue/oneOf/0"] = validate1;const schema1 = {"type":["string","object"],"maxLength":65535,"fjs_type":"string"};const func0 = require("ajv/dist/runtime/ucs2length").default;function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))){validate1.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema1.type},message:"must be string,object"}];return false;}if(errors === 0){if(typeof data === "string"){if(func0(data) > 65535){validate1.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 65535},message:"must NOT have more than 65535 characters"}];return false;}}if(errors === 0){if(data && typeof data == "object" && !Array.isArray(data)){if(!data || typeof data.toJSON !== "function"){validate1.errors = [{instancePath,schemaPath:"#/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}validate1.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue/oneOf/1"] = validate2;const schema2 = {"type":"number","minimum":-9007199254740991,"maximum":9007199254740991};function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(errors === 0){if((typeof data == "number") && (isFinite(data))){if(data > 9007199254740991 || isNaN(data)){validate2.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];return false;}else {if(data < -9007199254740991 || isNaN(data)){validate2.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},message:"must be >= -9007199254740991"}];return false;}}}else {validate2.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"}];return false;}}validate2.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue/oneOf/2"] = validate3;const schema3 = {"type":"boolean"};function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(typeof data !== "boolean"){validate3.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];return false;}validate3.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue/oneOf/3"] = validate4;const schema4 = {"type":"array","maxItems":50,"uniqueItems":true,"items":{"type":["string","object"],"maxLength":255,"fjs_type":"string"}};const func2 = require("ajv/dist/runtime/equal").default;function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(errors === 0){if(Array.isArray(data)){if(data.length > 50){validate4.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];return false;}else {var valid0 = true;const len0 = data.length;for(let i0=0; i0<len0; i0++){let data0 = data[i0];const _errs1 = errors;if((typeof data0 !== "string") && (!(data0 && typeof data0 == "object" && !Array.isArray(data0)))){validate4.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: schema4.items.type},message:"must be string,object"}];return false;}if(errors === _errs1){if(typeof data0 === "string"){if(func0(data0) > 255){validate4.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];return false;}}if(errors === _errs1){if(data0 && typeof data0 == "object" && !Array.isArray(data0)){if(!data0 || typeof data0.toJSON !== "function"){validate4.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}var valid0 = _errs1 === errors;if(!valid0){break;}}if(valid0){let i1 = data.length;let j0;if(i1 > 1){outer0:for(;i1--;){for(j0 = i1; j0--;){if(func2(data[i1], data[j0])){validate4.errors = [{instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];return false;break outer0;}}}}}}}else {validate4.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];return false;}}validate4.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/Currency"] = validate5;const schema5 = {"type":"object","additionalProperties":false,"required":["amount","currency"],"properties":{"amount":{"type":["string","object"],"pattern":"^-?[0-9]{1,15}(\\.[0-9]{1,4})?$","maxLength":21,"fjs_type":"string"},"currency":{"type":["string","object"],"pattern":"^[A-Z]{3}$","maxLength":3,"description":"ISO 4217.","fjs_type":"string"}}};const pattern0 = new RegExp("^-?[0-9]{1,15}(\\.[0-9]{1,4})?$", "u");const pattern1 = new RegExp("^[A-Z]{3}$", "u");function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(errors === 0){if(data && typeof data == "object" && !Array.isArray(data)){let missing0;if(((data.amount === undefined) && (missing0 = "amount")) || ((data.currency === undefined) && (missing0 = "currency"))){validate5.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];return false;}else {const _errs1 = errors;for(const key0 in data){if(!((key0 === "amount") || (key0 === "currency"))){validate5.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];return false;break;}}if(_errs1 === errors){if(data.amount !== undefined){let data0 = data.amount;const _errs2 = errors;if((typeof data0 !== "string") && (!(data0 && typeof data0 == "object" && !Array.isArray(data0)))){validate5.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: schema5.properties.amount.type},message:"must be string,object"}];return false;}if(errors === _errs2){if(typeof data0 === "string"){if(func0(data0) > 21){validate5.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/maxLength",keyword:"maxLength",params:{limit: 21},message:"must NOT have more than 21 characters"}];return false;}else {if(!pattern0.test(data0)){validate5.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]{1,15}(\\.[0-9]{1,4})?$"},message:"must match pattern \""+"^-?[0-9]{1,15}(\\.[0-9]{1,4})?$"+"\""}];return false;}}}if(errors === _errs2){if(data0 && typeof data0 == "object" && !Array.isArray(data0)){if(!data0 || typeof data0.toJSON !== "function"){validate5.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}var valid0 = _errs2 === errors;}else {var valid0 = true;}if(valid0){if(data.currency !== undefined){let data1 = data.currency;const _errs4 = errors;if((typeof data1 !== "string") && (!(data1 && typeof data1 == "object" && !Array.isArray(data1)))){validate5.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: schema5.properties.currency.type},message:"must be string,object"}];return false;}if(errors === _errs4){if(typeof data1 === "string"){if(func0(data1) > 3){validate5.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"}];return false;}else {if(!pattern1.test(data1)){validate5.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];return false;}}}if(errors === _errs4){if(data1 && typeof data1 == "object" && !Array.isArray(data1)){if(!data1 || typeof data1.toJSON !== "function"){validate5.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}var valid0 = _errs4 === errors;}else {var valid0 = true;}}}}}else {validate5.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];return false;}}validate5.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/Company"] = validate6;const schema6 = {"type":"object","required":["id","name"],"properties":{"id":{"$ref":"https://contract.invalid/openapi.json#/$defs/Id"},"name":{"type":["string","object"],"maxLength":255,"fjs_type":"string"}}};const schema7 = {"type":["string","object"],"format":"uuid","maxLength":36,"fjs_type":"string"};const formats0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(errors === 0){if(data && typeof data == "object" && !Array.isArray(data)){let missing0;if(((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))){validate6.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];return false;}else {if(data.id !== undefined){let data0 = data.id;const _errs1 = errors;const _errs2 = errors;if((typeof data0 !== "string") && (!(data0 && typeof data0 == "object" && !Array.isArray(data0)))){validate6.errors = [{instancePath:instancePath+"/id",schemaPath:"https://contract.invalid/openapi.json#/$defs/Id/type",keyword:"type",params:{type: schema7.type},message:"must be string,object"}];return false;}if(errors === _errs2){if(errors === _errs2){if(typeof data0 === "string"){if(func0(data0) > 36){validate6.errors = [{instancePath:instancePath+"/id",schemaPath:"https://contract.invalid/openapi.json#/$defs/Id/maxLength",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters"}];return false;}else {if(!(formats0.test(data0))){validate6.errors = [{instancePath:instancePath+"/id",schemaPath:"https://contract.invalid/openapi.json#/$defs/Id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""}];return false;}}}if(errors === _errs2){if(data0 && typeof data0 == "object" && !Array.isArray(data0)){if(!data0 || typeof data0.toJSON !== "function"){validate6.errors = [{instancePath:instancePath+"/id",schemaPath:"https://contract.invalid/openapi.json#/$defs/Id/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}}var valid0 = _errs1 === errors;}else {var valid0 = true;}if(valid0){if(data.name !== undefined){let data1 = data.name;const _errs4 = errors;if((typeof data1 !== "string") && (!(data1 && typeof data1 == "object" && !Array.isArray(data1)))){validate6.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema6.properties.name.type},message:"must be string,object"}];return false;}if(errors === _errs4){if(typeof data1 === "string"){if(func0(data1) > 255){validate6.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];return false;}}if(errors === _errs4){if(data1 && typeof data1 == "object" && !Array.isArray(data1)){if(!data1 || typeof data1.toJSON !== "function"){validate6.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}var valid0 = _errs4 === errors;}else {var valid0 = true;}}}}else {validate6.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];return false;}}validate6.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/Contact/properties/company/oneOf/1"] = validate7;const schema8 = {"type":"null"};function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data !== null){validate7.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "null"},message:"must be null"}];return false;}validate7.errors = vErrors;return errors === 0;}
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
    

      // "https://contract.invalid/openapi.json#/$defs/Company"
      function anonymous15 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_60 = obj["id"]
      if (value_id_60 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_60 !== 'string') {
          if (value_id_60 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_60 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_60.toISOString() + JSON_STR_QUOTE
          } else if (value_id_60 instanceof RegExp) {
            json += asString(value_id_60.source)
          } else {
            json += asString(value_id_60.toString())
          }
        } else {
          json += asString(value_id_60)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_name_61 = obj["name"]
      if (value_name_61 !== undefined) {
        json += ",\"name\":"
        
        if (typeof value_name_61 !== 'string') {
          if (value_name_61 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_61 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_61.toISOString() + JSON_STR_QUOTE
          } else if (value_name_61 instanceof RegExp) {
            json += asString(value_name_61.source)
          } else {
            json += asString(value_name_61.toString())
          }
        } else {
          json += asString(value_name_61)
        }
        
      } else {
        throw new Error('"name" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "https://contract.invalid/openapi.json#/$defs/ContactIdentity"
      function anonymous17 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_64 = obj["id"]
      if (value_id_64 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_64 !== 'string') {
          if (value_id_64 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_64 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_64.toISOString() + JSON_STR_QUOTE
          } else if (value_id_64 instanceof RegExp) {
            json += asString(value_id_64.source)
          } else {
            json += asString(value_id_64.toString())
          }
        } else {
          json += asString(value_id_64)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_type_65 = obj["type"]
      if (value_type_65 !== undefined) {
        json += ",\"type\":"
        
        if (typeof value_type_65 !== 'string') {
          if (value_type_65 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_type_65 instanceof Date) {
            json += JSON_STR_QUOTE + value_type_65.toISOString() + JSON_STR_QUOTE
          } else if (value_type_65 instanceof RegExp) {
            json += asString(value_type_65.source)
          } else {
            json += asString(value_type_65.toString())
          }
        } else {
          json += asString(value_type_65)
        }
        
      } else {
        throw new Error('"type" is required!')
      }
      
      const value_platformId_66 = obj["platformId"]
      if (value_platformId_66 !== undefined) {
        json += ",\"platformId\":"
        
        if (typeof value_platformId_66 !== 'string') {
          if (value_platformId_66 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_platformId_66 instanceof Date) {
            json += JSON_STR_QUOTE + value_platformId_66.toISOString() + JSON_STR_QUOTE
          } else if (value_platformId_66 instanceof RegExp) {
            json += asString(value_platformId_66.source)
          } else {
            json += asString(value_platformId_66.toString())
          }
        } else {
          json += asString(value_platformId_66)
        }
        
      } else {
        throw new Error('"platformId" is required!')
      }
      
      const value_displayName_67 = obj["displayName"]
      if (value_displayName_67 !== undefined) {
        json += ",\"displayName\":"
        
          if (value_displayName_67 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_displayName_67 === "string" ||
            value_displayName_67 === null ||
            value_displayName_67 instanceof Date ||
            value_displayName_67 instanceof RegExp ||
            (
              typeof value_displayName_67 === "object" &&
              typeof value_displayName_67.toString === "function" &&
              value_displayName_67.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_displayName_67 !== 'string') {
          if (value_displayName_67 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_displayName_67 instanceof Date) {
            json += JSON_STR_QUOTE + value_displayName_67.toISOString() + JSON_STR_QUOTE
          } else if (value_displayName_67 instanceof RegExp) {
            json += asString(value_displayName_67.source)
          } else {
            json += asString(value_displayName_67.toString())
          }
        } else {
          json += asString(value_displayName_67)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/ContactIdentity/properties/displayName' does not match schema definition.")
  
      } else {
        throw new Error('"displayName" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

    function anonymous16 (obj) {
      // "https://contract.invalid/openapi.json#/$defs/Contact/properties/platformContacts"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Contact/properties/platformContacts' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous17(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous17(value)
        }
      }
      return json + JSON_STR_END_ARRAY
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
      
      const value_company_58 = obj["company"]
      if (value_company_58 !== undefined) {
        json += ",\"company\":"
        
      if((validate_5 || (validate_5 = validator.getSchemaValidator("https://contract.invalid/openapi.json#/$defs/Company")))(value_company_58)) {
        json += anonymous15(value_company_58)
      }
    
      else if((validate_6 || (validate_6 = validator.getSchemaValidator("https://contract.invalid/openapi.json#/$defs/Contact/properties/company/oneOf/1")))(value_company_58)) {
        json += JSON_STR_NULL
      }
    
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Contact/properties/company' does not match schema definition.")
  
      } else {
        throw new Error('"company" is required!')
      }
      
      const value_platformContacts_62 = obj["platformContacts"]
      if (value_platformContacts_62 !== undefined) {
        json += ",\"platformContacts\":"
        json += anonymous16(value_platformContacts_62)
      } else {
        throw new Error('"platformContacts" is required!')
      }
      
      const value_isBlocked_68 = obj["isBlocked"]
      if (value_isBlocked_68 !== undefined) {
        json += ",\"isBlocked\":"
        json += asBoolean(value_isBlocked_68)
      } else {
        throw new Error('"isBlocked" is required!')
      }
      
      const value_blockedReason_69 = obj["blockedReason"]
      if (value_blockedReason_69 !== undefined) {
        json += ",\"blockedReason\":"
        
          if (value_blockedReason_69 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_blockedReason_69 === "string" ||
            value_blockedReason_69 === null ||
            value_blockedReason_69 instanceof Date ||
            value_blockedReason_69 instanceof RegExp ||
            (
              typeof value_blockedReason_69 === "object" &&
              typeof value_blockedReason_69.toString === "function" &&
              value_blockedReason_69.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_blockedReason_69 !== 'string') {
          if (value_blockedReason_69 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_blockedReason_69 instanceof Date) {
            json += JSON_STR_QUOTE + value_blockedReason_69.toISOString() + JSON_STR_QUOTE
          } else if (value_blockedReason_69 instanceof RegExp) {
            json += asString(value_blockedReason_69.source)
          } else {
            json += asString(value_blockedReason_69.toString())
          }
        } else {
          json += asString(value_blockedReason_69)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Contact/properties/blockedReason' does not match schema definition.")
  
      } else {
        throw new Error('"blockedReason" is required!')
      }
      
      const value_lastSeenAt_70 = obj["lastSeenAt"]
      if (value_lastSeenAt_70 !== undefined) {
        json += ",\"lastSeenAt\":"
        
          if (value_lastSeenAt_70 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_lastSeenAt_70 === "string" ||
            value_lastSeenAt_70 === null ||
            value_lastSeenAt_70 instanceof Date ||
            value_lastSeenAt_70 instanceof RegExp ||
            (
              typeof value_lastSeenAt_70 === "object" &&
              typeof value_lastSeenAt_70.toString === "function" &&
              value_lastSeenAt_70.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_lastSeenAt_70)
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"lastSeenAt" is required!')
      }
      
      const value_lastContactedAt_71 = obj["lastContactedAt"]
      if (value_lastContactedAt_71 !== undefined) {
        json += ",\"lastContactedAt\":"
        
          if (value_lastContactedAt_71 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_lastContactedAt_71 === "string" ||
            value_lastContactedAt_71 === null ||
            value_lastContactedAt_71 instanceof Date ||
            value_lastContactedAt_71 instanceof RegExp ||
            (
              typeof value_lastContactedAt_71 === "object" &&
              typeof value_lastContactedAt_71.toString === "function" &&
              value_lastContactedAt_71.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_lastContactedAt_71)
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"lastContactedAt" is required!')
      }
      
      const value_createdAt_72 = obj["createdAt"]
      if (value_createdAt_72 !== undefined) {
        json += ",\"createdAt\":"
        json += asDateTime(value_createdAt_72)
      } else {
        throw new Error('"createdAt" is required!')
      }
      
      const value_updatedAt_73 = obj["updatedAt"]
      if (value_updatedAt_73 !== undefined) {
        json += ",\"updatedAt\":"
        json += asDateTime(value_updatedAt_73)
      } else {
        throw new Error('"updatedAt" is required!')
      }
      
      const value_deletedAt_74 = obj["deletedAt"]
      if (value_deletedAt_74 !== undefined) {
        json += ",\"deletedAt\":"
        
          if (value_deletedAt_74 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_deletedAt_74 === "string" ||
            value_deletedAt_74 === null ||
            value_deletedAt_74 instanceof Date ||
            value_deletedAt_74 instanceof RegExp ||
            (
              typeof value_deletedAt_74 === "object" &&
              typeof value_deletedAt_74.toString === "function" &&
              value_deletedAt_74.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_deletedAt_74)
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"deletedAt" is required!')
      }
      
      const value_version_75 = obj["version"]
      if (value_version_75 !== undefined) {
        json += ",\"version\":"
        json += asInteger(value_version_75)
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
serializers["ContactMergeList"] = (() => {
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
    
  
    
      // "https://contract.invalid/openapi.json#/$defs/Actor"
      function anonymous3 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_type_12 = obj["type"]
      if (value_type_12 !== undefined) {
        json += "{\"type\":"
        
        if (typeof value_type_12 !== 'string') {
          if (value_type_12 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_type_12 instanceof Date) {
            json += JSON_STR_QUOTE + value_type_12.toISOString() + JSON_STR_QUOTE
          } else if (value_type_12 instanceof RegExp) {
            json += asString(value_type_12.source)
          } else {
            json += asString(value_type_12.toString())
          }
        } else {
          json += asString(value_type_12)
        }
        
      } else {
        throw new Error('"type" is required!')
      }
      
      const value_id_13 = obj["id"]
      if (value_id_13 !== undefined) {
        json += ",\"id\":"
        
          if (value_id_13 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_id_13 === "string" ||
            value_id_13 === null ||
            value_id_13 instanceof Date ||
            value_id_13 instanceof RegExp ||
            (
              typeof value_id_13 === "object" &&
              typeof value_id_13.toString === "function" &&
              value_id_13.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_id_13 !== 'string') {
          if (value_id_13 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_13 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_13.toISOString() + JSON_STR_QUOTE
          } else if (value_id_13 instanceof RegExp) {
            json += asString(value_id_13.source)
          } else {
            json += asString(value_id_13.toString())
          }
        } else {
          json += asString(value_id_13)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableId' does not match schema definition.")
  
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_name_14 = obj["name"]
      if (value_name_14 !== undefined) {
        json += ",\"name\":"
        
        if (typeof value_name_14 !== 'string') {
          if (value_name_14 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_14 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_14.toISOString() + JSON_STR_QUOTE
          } else if (value_name_14 instanceof RegExp) {
            json += asString(value_name_14.source)
          } else {
            json += asString(value_name_14.toString())
          }
        } else {
          json += asString(value_name_14)
        }
        
      } else {
        throw new Error('"name" is required!')
      }
      
      const value_email_15 = obj["email"]
      if (value_email_15 !== undefined) {
        json += ",\"email\":"
        
          if (value_email_15 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_email_15 === "string" ||
            value_email_15 === null ||
            value_email_15 instanceof Date ||
            value_email_15 instanceof RegExp ||
            (
              typeof value_email_15 === "object" &&
              typeof value_email_15.toString === "function" &&
              value_email_15.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_email_15 !== 'string') {
          if (value_email_15 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_email_15 instanceof Date) {
            json += JSON_STR_QUOTE + value_email_15.toISOString() + JSON_STR_QUOTE
          } else if (value_email_15 instanceof RegExp) {
            json += asString(value_email_15.source)
          } else {
            json += asString(value_email_15.toString())
          }
        } else {
          json += asString(value_email_15)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Actor/properties/email' does not match schema definition.")
  
      } else {
        throw new Error('"email" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "https://contract.invalid/openapi.json#/$defs/ContactMergeEntry"
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
      
      const value_sourceId_8 = obj["sourceId"]
      if (value_sourceId_8 !== undefined) {
        json += ",\"sourceId\":"
        
        if (typeof value_sourceId_8 !== 'string') {
          if (value_sourceId_8 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_sourceId_8 instanceof Date) {
            json += JSON_STR_QUOTE + value_sourceId_8.toISOString() + JSON_STR_QUOTE
          } else if (value_sourceId_8 instanceof RegExp) {
            json += asString(value_sourceId_8.source)
          } else {
            json += asString(value_sourceId_8.toString())
          }
        } else {
          json += asString(value_sourceId_8)
        }
        
      } else {
        throw new Error('"sourceId" is required!')
      }
      
      const value_sourceName_9 = obj["sourceName"]
      if (value_sourceName_9 !== undefined) {
        json += ",\"sourceName\":"
        
        if (typeof value_sourceName_9 !== 'string') {
          if (value_sourceName_9 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_sourceName_9 instanceof Date) {
            json += JSON_STR_QUOTE + value_sourceName_9.toISOString() + JSON_STR_QUOTE
          } else if (value_sourceName_9 instanceof RegExp) {
            json += asString(value_sourceName_9.source)
          } else {
            json += asString(value_sourceName_9.toString())
          }
        } else {
          json += asString(value_sourceName_9)
        }
        
      } else {
        throw new Error('"sourceName" is required!')
      }
      
      const value_actor_10 = obj["actor"]
      if (value_actor_10 !== undefined) {
        json += ",\"actor\":"
        json += anonymous3(value_actor_10)
      } else {
        throw new Error('"actor" is required!')
      }
      
      const value_mergedAt_16 = obj["mergedAt"]
      if (value_mergedAt_16 !== undefined) {
        json += ",\"mergedAt\":"
        json += asDateTime(value_mergedAt_16)
      } else {
        throw new Error('"mergedAt" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

    function anonymous1 (obj) {
      // "https://contract.invalid/openapi.json#/$defs/ContactMergeList/properties/data"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/ContactMergeList/properties/data' does not match schema definition.")
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

      // "https://contract.invalid/openapi.json#/$defs/ContactMergeList"
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
        "use strict";exports["https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue/oneOf/0"] = validate1;const schema1 = {"type":["string","object"],"maxLength":65535,"fjs_type":"string"};const func0 = require("ajv/dist/runtime/ucs2length").default;function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))){validate1.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema1.type},message:"must be string,object"}];return false;}if(errors === 0){if(typeof data === "string"){if(func0(data) > 65535){validate1.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 65535},message:"must NOT have more than 65535 characters"}];return false;}}if(errors === 0){if(data && typeof data == "object" && !Array.isArray(data)){if(!data || typeof data.toJSON !== "function"){validate1.errors = [{instancePath,schemaPath:"#/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}validate1.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue/oneOf/1"] = validate2;const schema2 = {"type":"number","minimum":-9007199254740991,"maximum":9007199254740991};function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(errors === 0){if((typeof data == "number") && (isFinite(data))){if(data > 9007199254740991 || isNaN(data)){validate2.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];return false;}else {if(data < -9007199254740991 || isNaN(data)){validate2.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},message:"must be >= -9007199254740991"}];return false;}}}else {validate2.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"}];return false;}}validate2.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue/oneOf/2"] = validate3;const schema3 = {"type":"boolean"};function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(typeof data !== "boolean"){validate3.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];return false;}validate3.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue/oneOf/3"] = validate4;const schema4 = {"type":"array","maxItems":50,"uniqueItems":true,"items":{"type":["string","object"],"maxLength":255,"fjs_type":"string"}};const func2 = require("ajv/dist/runtime/equal").default;function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(errors === 0){if(Array.isArray(data)){if(data.length > 50){validate4.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];return false;}else {var valid0 = true;const len0 = data.length;for(let i0=0; i0<len0; i0++){let data0 = data[i0];const _errs1 = errors;if((typeof data0 !== "string") && (!(data0 && typeof data0 == "object" && !Array.isArray(data0)))){validate4.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: schema4.items.type},message:"must be string,object"}];return false;}if(errors === _errs1){if(typeof data0 === "string"){if(func0(data0) > 255){validate4.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];return false;}}if(errors === _errs1){if(data0 && typeof data0 == "object" && !Array.isArray(data0)){if(!data0 || typeof data0.toJSON !== "function"){validate4.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}var valid0 = _errs1 === errors;if(!valid0){break;}}if(valid0){let i1 = data.length;let j0;if(i1 > 1){outer0:for(;i1--;){for(j0 = i1; j0--;){if(func2(data[i1], data[j0])){validate4.errors = [{instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];return false;break outer0;}}}}}}}else {validate4.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];return false;}}validate4.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/Currency"] = validate5;const schema5 = {"type":"object","additionalProperties":false,"required":["amount","currency"],"properties":{"amount":{"type":["string","object"],"pattern":"^-?[0-9]{1,15}(\\.[0-9]{1,4})?$","maxLength":21,"fjs_type":"string"},"currency":{"type":["string","object"],"pattern":"^[A-Z]{3}$","maxLength":3,"description":"ISO 4217.","fjs_type":"string"}}};const pattern0 = new RegExp("^-?[0-9]{1,15}(\\.[0-9]{1,4})?$", "u");const pattern1 = new RegExp("^[A-Z]{3}$", "u");function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(errors === 0){if(data && typeof data == "object" && !Array.isArray(data)){let missing0;if(((data.amount === undefined) && (missing0 = "amount")) || ((data.currency === undefined) && (missing0 = "currency"))){validate5.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];return false;}else {const _errs1 = errors;for(const key0 in data){if(!((key0 === "amount") || (key0 === "currency"))){validate5.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];return false;break;}}if(_errs1 === errors){if(data.amount !== undefined){let data0 = data.amount;const _errs2 = errors;if((typeof data0 !== "string") && (!(data0 && typeof data0 == "object" && !Array.isArray(data0)))){validate5.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: schema5.properties.amount.type},message:"must be string,object"}];return false;}if(errors === _errs2){if(typeof data0 === "string"){if(func0(data0) > 21){validate5.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/maxLength",keyword:"maxLength",params:{limit: 21},message:"must NOT have more than 21 characters"}];return false;}else {if(!pattern0.test(data0)){validate5.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]{1,15}(\\.[0-9]{1,4})?$"},message:"must match pattern \""+"^-?[0-9]{1,15}(\\.[0-9]{1,4})?$"+"\""}];return false;}}}if(errors === _errs2){if(data0 && typeof data0 == "object" && !Array.isArray(data0)){if(!data0 || typeof data0.toJSON !== "function"){validate5.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}var valid0 = _errs2 === errors;}else {var valid0 = true;}if(valid0){if(data.currency !== undefined){let data1 = data.currency;const _errs4 = errors;if((typeof data1 !== "string") && (!(data1 && typeof data1 == "object" && !Array.isArray(data1)))){validate5.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: schema5.properties.currency.type},message:"must be string,object"}];return false;}if(errors === _errs4){if(typeof data1 === "string"){if(func0(data1) > 3){validate5.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"}];return false;}else {if(!pattern1.test(data1)){validate5.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];return false;}}}if(errors === _errs4){if(data1 && typeof data1 == "object" && !Array.isArray(data1)){if(!data1 || typeof data1.toJSON !== "function"){validate5.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}var valid0 = _errs4 === errors;}else {var valid0 = true;}}}}}else {validate5.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];return false;}}validate5.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/Company"] = validate6;const schema6 = {"type":"object","required":["id","name"],"properties":{"id":{"$ref":"https://contract.invalid/openapi.json#/$defs/Id"},"name":{"type":["string","object"],"maxLength":255,"fjs_type":"string"}}};const schema7 = {"type":["string","object"],"format":"uuid","maxLength":36,"fjs_type":"string"};const formats0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(errors === 0){if(data && typeof data == "object" && !Array.isArray(data)){let missing0;if(((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))){validate6.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];return false;}else {if(data.id !== undefined){let data0 = data.id;const _errs1 = errors;const _errs2 = errors;if((typeof data0 !== "string") && (!(data0 && typeof data0 == "object" && !Array.isArray(data0)))){validate6.errors = [{instancePath:instancePath+"/id",schemaPath:"https://contract.invalid/openapi.json#/$defs/Id/type",keyword:"type",params:{type: schema7.type},message:"must be string,object"}];return false;}if(errors === _errs2){if(errors === _errs2){if(typeof data0 === "string"){if(func0(data0) > 36){validate6.errors = [{instancePath:instancePath+"/id",schemaPath:"https://contract.invalid/openapi.json#/$defs/Id/maxLength",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters"}];return false;}else {if(!(formats0.test(data0))){validate6.errors = [{instancePath:instancePath+"/id",schemaPath:"https://contract.invalid/openapi.json#/$defs/Id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""}];return false;}}}if(errors === _errs2){if(data0 && typeof data0 == "object" && !Array.isArray(data0)){if(!data0 || typeof data0.toJSON !== "function"){validate6.errors = [{instancePath:instancePath+"/id",schemaPath:"https://contract.invalid/openapi.json#/$defs/Id/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}}var valid0 = _errs1 === errors;}else {var valid0 = true;}if(valid0){if(data.name !== undefined){let data1 = data.name;const _errs4 = errors;if((typeof data1 !== "string") && (!(data1 && typeof data1 == "object" && !Array.isArray(data1)))){validate6.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema6.properties.name.type},message:"must be string,object"}];return false;}if(errors === _errs4){if(typeof data1 === "string"){if(func0(data1) > 255){validate6.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];return false;}}if(errors === _errs4){if(data1 && typeof data1 == "object" && !Array.isArray(data1)){if(!data1 || typeof data1.toJSON !== "function"){validate6.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}var valid0 = _errs4 === errors;}else {var valid0 = true;}}}}else {validate6.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];return false;}}validate6.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/Contact/properties/company/oneOf/1"] = validate7;const schema8 = {"type":"null"};function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data !== null){validate7.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "null"},message:"must be null"}];return false;}validate7.errors = vErrors;return errors === 0;}
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
      // "__fjs_merged_21#"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '__fjs_merged_21#' does not match schema definition.")
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

      // "__fjs_merged_22#"
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
    

      // "https://contract.invalid/openapi.json#/$defs/Company"
      function anonymous14 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_57 = obj["id"]
      if (value_id_57 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_57 !== 'string') {
          if (value_id_57 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_57 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_57.toISOString() + JSON_STR_QUOTE
          } else if (value_id_57 instanceof RegExp) {
            json += asString(value_id_57.source)
          } else {
            json += asString(value_id_57.toString())
          }
        } else {
          json += asString(value_id_57)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_name_58 = obj["name"]
      if (value_name_58 !== undefined) {
        json += ",\"name\":"
        
        if (typeof value_name_58 !== 'string') {
          if (value_name_58 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_58 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_58.toISOString() + JSON_STR_QUOTE
          } else if (value_name_58 instanceof RegExp) {
            json += asString(value_name_58.source)
          } else {
            json += asString(value_name_58.toString())
          }
        } else {
          json += asString(value_name_58)
        }
        
      } else {
        throw new Error('"name" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "https://contract.invalid/openapi.json#/$defs/ContactIdentity"
      function anonymous16 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_61 = obj["id"]
      if (value_id_61 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_61 !== 'string') {
          if (value_id_61 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_61 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_61.toISOString() + JSON_STR_QUOTE
          } else if (value_id_61 instanceof RegExp) {
            json += asString(value_id_61.source)
          } else {
            json += asString(value_id_61.toString())
          }
        } else {
          json += asString(value_id_61)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_type_62 = obj["type"]
      if (value_type_62 !== undefined) {
        json += ",\"type\":"
        
        if (typeof value_type_62 !== 'string') {
          if (value_type_62 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_type_62 instanceof Date) {
            json += JSON_STR_QUOTE + value_type_62.toISOString() + JSON_STR_QUOTE
          } else if (value_type_62 instanceof RegExp) {
            json += asString(value_type_62.source)
          } else {
            json += asString(value_type_62.toString())
          }
        } else {
          json += asString(value_type_62)
        }
        
      } else {
        throw new Error('"type" is required!')
      }
      
      const value_platformId_63 = obj["platformId"]
      if (value_platformId_63 !== undefined) {
        json += ",\"platformId\":"
        
        if (typeof value_platformId_63 !== 'string') {
          if (value_platformId_63 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_platformId_63 instanceof Date) {
            json += JSON_STR_QUOTE + value_platformId_63.toISOString() + JSON_STR_QUOTE
          } else if (value_platformId_63 instanceof RegExp) {
            json += asString(value_platformId_63.source)
          } else {
            json += asString(value_platformId_63.toString())
          }
        } else {
          json += asString(value_platformId_63)
        }
        
      } else {
        throw new Error('"platformId" is required!')
      }
      
      const value_displayName_64 = obj["displayName"]
      if (value_displayName_64 !== undefined) {
        json += ",\"displayName\":"
        
          if (value_displayName_64 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_displayName_64 === "string" ||
            value_displayName_64 === null ||
            value_displayName_64 instanceof Date ||
            value_displayName_64 instanceof RegExp ||
            (
              typeof value_displayName_64 === "object" &&
              typeof value_displayName_64.toString === "function" &&
              value_displayName_64.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_displayName_64 !== 'string') {
          if (value_displayName_64 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_displayName_64 instanceof Date) {
            json += JSON_STR_QUOTE + value_displayName_64.toISOString() + JSON_STR_QUOTE
          } else if (value_displayName_64 instanceof RegExp) {
            json += asString(value_displayName_64.source)
          } else {
            json += asString(value_displayName_64.toString())
          }
        } else {
          json += asString(value_displayName_64)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/ContactIdentity/properties/displayName' does not match schema definition.")
  
      } else {
        throw new Error('"displayName" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

    function anonymous15 (obj) {
      // "https://contract.invalid/openapi.json#/$defs/Contact/properties/platformContacts"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Contact/properties/platformContacts' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous16(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous16(value)
        }
      }
      return json + JSON_STR_END_ARRAY
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
      
      const value_company_55 = obj["company"]
      if (value_company_55 !== undefined) {
        json += ",\"company\":"
        
      if((validate_5 || (validate_5 = validator.getSchemaValidator("https://contract.invalid/openapi.json#/$defs/Company")))(value_company_55)) {
        json += anonymous14(value_company_55)
      }
    
      else if((validate_6 || (validate_6 = validator.getSchemaValidator("https://contract.invalid/openapi.json#/$defs/Contact/properties/company/oneOf/1")))(value_company_55)) {
        json += JSON_STR_NULL
      }
    
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Contact/properties/company' does not match schema definition.")
  
      } else {
        throw new Error('"company" is required!')
      }
      
      const value_platformContacts_59 = obj["platformContacts"]
      if (value_platformContacts_59 !== undefined) {
        json += ",\"platformContacts\":"
        json += anonymous15(value_platformContacts_59)
      } else {
        throw new Error('"platformContacts" is required!')
      }
      
      const value_isBlocked_65 = obj["isBlocked"]
      if (value_isBlocked_65 !== undefined) {
        json += ",\"isBlocked\":"
        json += asBoolean(value_isBlocked_65)
      } else {
        throw new Error('"isBlocked" is required!')
      }
      
      const value_blockedReason_66 = obj["blockedReason"]
      if (value_blockedReason_66 !== undefined) {
        json += ",\"blockedReason\":"
        
          if (value_blockedReason_66 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_blockedReason_66 === "string" ||
            value_blockedReason_66 === null ||
            value_blockedReason_66 instanceof Date ||
            value_blockedReason_66 instanceof RegExp ||
            (
              typeof value_blockedReason_66 === "object" &&
              typeof value_blockedReason_66.toString === "function" &&
              value_blockedReason_66.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_blockedReason_66 !== 'string') {
          if (value_blockedReason_66 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_blockedReason_66 instanceof Date) {
            json += JSON_STR_QUOTE + value_blockedReason_66.toISOString() + JSON_STR_QUOTE
          } else if (value_blockedReason_66 instanceof RegExp) {
            json += asString(value_blockedReason_66.source)
          } else {
            json += asString(value_blockedReason_66.toString())
          }
        } else {
          json += asString(value_blockedReason_66)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Contact/properties/blockedReason' does not match schema definition.")
  
      } else {
        throw new Error('"blockedReason" is required!')
      }
      
      const value_lastSeenAt_67 = obj["lastSeenAt"]
      if (value_lastSeenAt_67 !== undefined) {
        json += ",\"lastSeenAt\":"
        
          if (value_lastSeenAt_67 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_lastSeenAt_67 === "string" ||
            value_lastSeenAt_67 === null ||
            value_lastSeenAt_67 instanceof Date ||
            value_lastSeenAt_67 instanceof RegExp ||
            (
              typeof value_lastSeenAt_67 === "object" &&
              typeof value_lastSeenAt_67.toString === "function" &&
              value_lastSeenAt_67.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_lastSeenAt_67)
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"lastSeenAt" is required!')
      }
      
      const value_lastContactedAt_68 = obj["lastContactedAt"]
      if (value_lastContactedAt_68 !== undefined) {
        json += ",\"lastContactedAt\":"
        
          if (value_lastContactedAt_68 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_lastContactedAt_68 === "string" ||
            value_lastContactedAt_68 === null ||
            value_lastContactedAt_68 instanceof Date ||
            value_lastContactedAt_68 instanceof RegExp ||
            (
              typeof value_lastContactedAt_68 === "object" &&
              typeof value_lastContactedAt_68.toString === "function" &&
              value_lastContactedAt_68.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_lastContactedAt_68)
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"lastContactedAt" is required!')
      }
      
      const value_createdAt_69 = obj["createdAt"]
      if (value_createdAt_69 !== undefined) {
        json += ",\"createdAt\":"
        json += asDateTime(value_createdAt_69)
      } else {
        throw new Error('"createdAt" is required!')
      }
      
      const value_updatedAt_70 = obj["updatedAt"]
      if (value_updatedAt_70 !== undefined) {
        json += ",\"updatedAt\":"
        json += asDateTime(value_updatedAt_70)
      } else {
        throw new Error('"updatedAt" is required!')
      }
      
      const value_deletedAt_71 = obj["deletedAt"]
      if (value_deletedAt_71 !== undefined) {
        json += ",\"deletedAt\":"
        
          if (value_deletedAt_71 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_deletedAt_71 === "string" ||
            value_deletedAt_71 === null ||
            value_deletedAt_71 instanceof Date ||
            value_deletedAt_71 instanceof RegExp ||
            (
              typeof value_deletedAt_71 === "object" &&
              typeof value_deletedAt_71.toString === "function" &&
              value_deletedAt_71.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_deletedAt_71)
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"deletedAt" is required!')
      }
      
      const value_version_72 = obj["version"]
      if (value_version_72 !== undefined) {
        json += ",\"version\":"
        json += asInteger(value_version_72)
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
serializers["CustomFieldList"] = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone","inlineValidators":true}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = (() => {
        const validators = {}
        const exports = validators
        "use strict";exports["https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue/oneOf/0"] = validate1;const schema1 = {"type":["string","object"],"maxLength":65535,"fjs_type":"string"};const func0 = require("ajv/dist/runtime/ucs2length").default;function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))){validate1.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema1.type},message:"must be string,object"}];return false;}if(errors === 0){if(typeof data === "string"){if(func0(data) > 65535){validate1.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 65535},message:"must NOT have more than 65535 characters"}];return false;}}if(errors === 0){if(data && typeof data == "object" && !Array.isArray(data)){if(!data || typeof data.toJSON !== "function"){validate1.errors = [{instancePath,schemaPath:"#/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}validate1.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue/oneOf/1"] = validate2;const schema2 = {"type":"number","minimum":-9007199254740991,"maximum":9007199254740991};function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(errors === 0){if((typeof data == "number") && (isFinite(data))){if(data > 9007199254740991 || isNaN(data)){validate2.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];return false;}else {if(data < -9007199254740991 || isNaN(data)){validate2.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},message:"must be >= -9007199254740991"}];return false;}}}else {validate2.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"}];return false;}}validate2.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue/oneOf/2"] = validate3;const schema3 = {"type":"boolean"};function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(typeof data !== "boolean"){validate3.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];return false;}validate3.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue/oneOf/3"] = validate4;const schema4 = {"type":"array","maxItems":50,"uniqueItems":true,"items":{"type":["string","object"],"maxLength":255,"fjs_type":"string"}};const func2 = require("ajv/dist/runtime/equal").default;function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(errors === 0){if(Array.isArray(data)){if(data.length > 50){validate4.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];return false;}else {var valid0 = true;const len0 = data.length;for(let i0=0; i0<len0; i0++){let data0 = data[i0];const _errs1 = errors;if((typeof data0 !== "string") && (!(data0 && typeof data0 == "object" && !Array.isArray(data0)))){validate4.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: schema4.items.type},message:"must be string,object"}];return false;}if(errors === _errs1){if(typeof data0 === "string"){if(func0(data0) > 255){validate4.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];return false;}}if(errors === _errs1){if(data0 && typeof data0 == "object" && !Array.isArray(data0)){if(!data0 || typeof data0.toJSON !== "function"){validate4.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}var valid0 = _errs1 === errors;if(!valid0){break;}}if(valid0){let i1 = data.length;let j0;if(i1 > 1){outer0:for(;i1--;){for(j0 = i1; j0--;){if(func2(data[i1], data[j0])){validate4.errors = [{instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];return false;break outer0;}}}}}}}else {validate4.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];return false;}}validate4.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/Currency"] = validate5;const schema5 = {"type":"object","additionalProperties":false,"required":["amount","currency"],"properties":{"amount":{"type":["string","object"],"pattern":"^-?[0-9]{1,15}(\\.[0-9]{1,4})?$","maxLength":21,"fjs_type":"string"},"currency":{"type":["string","object"],"pattern":"^[A-Z]{3}$","maxLength":3,"description":"ISO 4217.","fjs_type":"string"}}};const pattern0 = new RegExp("^-?[0-9]{1,15}(\\.[0-9]{1,4})?$", "u");const pattern1 = new RegExp("^[A-Z]{3}$", "u");function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(errors === 0){if(data && typeof data == "object" && !Array.isArray(data)){let missing0;if(((data.amount === undefined) && (missing0 = "amount")) || ((data.currency === undefined) && (missing0 = "currency"))){validate5.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];return false;}else {const _errs1 = errors;for(const key0 in data){if(!((key0 === "amount") || (key0 === "currency"))){validate5.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];return false;break;}}if(_errs1 === errors){if(data.amount !== undefined){let data0 = data.amount;const _errs2 = errors;if((typeof data0 !== "string") && (!(data0 && typeof data0 == "object" && !Array.isArray(data0)))){validate5.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: schema5.properties.amount.type},message:"must be string,object"}];return false;}if(errors === _errs2){if(typeof data0 === "string"){if(func0(data0) > 21){validate5.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/maxLength",keyword:"maxLength",params:{limit: 21},message:"must NOT have more than 21 characters"}];return false;}else {if(!pattern0.test(data0)){validate5.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]{1,15}(\\.[0-9]{1,4})?$"},message:"must match pattern \""+"^-?[0-9]{1,15}(\\.[0-9]{1,4})?$"+"\""}];return false;}}}if(errors === _errs2){if(data0 && typeof data0 == "object" && !Array.isArray(data0)){if(!data0 || typeof data0.toJSON !== "function"){validate5.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}var valid0 = _errs2 === errors;}else {var valid0 = true;}if(valid0){if(data.currency !== undefined){let data1 = data.currency;const _errs4 = errors;if((typeof data1 !== "string") && (!(data1 && typeof data1 == "object" && !Array.isArray(data1)))){validate5.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: schema5.properties.currency.type},message:"must be string,object"}];return false;}if(errors === _errs4){if(typeof data1 === "string"){if(func0(data1) > 3){validate5.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"}];return false;}else {if(!pattern1.test(data1)){validate5.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];return false;}}}if(errors === _errs4){if(data1 && typeof data1 == "object" && !Array.isArray(data1)){if(!data1 || typeof data1.toJSON !== "function"){validate5.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}var valid0 = _errs4 === errors;}else {var valid0 = true;}}}}}else {validate5.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];return false;}}validate5.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue"] = validate6;const schema6 = {"description":"By type: `text`, `textarea`, `select`, `tree_select`, `url`, `email`, `phone` (E.164), `regex`, `date`\n(`YYYY-MM-DD`), `datetime` (RFC 3339, kept as UTC), `user` and `contact` (ids) are strings; `integer`,\n`decimal` and `percent` (six digits after the point at most) numbers; `boolean` a boolean;\n`multi_select` an array of option values; `currency` an object.\n","oneOf":[{"type":["string","object"],"maxLength":65535,"fjs_type":"string"},{"type":"number","minimum":-9007199254740991,"maximum":9007199254740991},{"type":"boolean"},{"type":"array","maxItems":50,"uniqueItems":true,"items":{"type":["string","object"],"maxLength":255,"fjs_type":"string"}},{"$ref":"https://contract.invalid/openapi.json#/$defs/Currency"}]};function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;const _errs0 = errors;let valid0 = false;let passing0 = null;const _errs1 = errors;if((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))){const err0 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: schema6.oneOf[0].type},message:"must be string,object"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(errors === _errs1){if(typeof data === "string"){if(func0(data) > 65535){const err1 = {instancePath,schemaPath:"#/oneOf/0/maxLength",keyword:"maxLength",params:{limit: 65535},message:"must NOT have more than 65535 characters"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}}if(errors === _errs1){if(data && typeof data == "object" && !Array.isArray(data)){if(!data || typeof data.toJSON !== "function"){const err2 = {instancePath,schemaPath:"#/oneOf/0/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}}}var _valid0 = _errs1 === errors;if(_valid0){valid0 = true;passing0 = 0;}const _errs3 = errors;if(errors === _errs3){if((typeof data == "number") && (isFinite(data))){if(data > 9007199254740991 || isNaN(data)){const err3 = {instancePath,schemaPath:"#/oneOf/1/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}else {if(data < -9007199254740991 || isNaN(data)){const err4 = {instancePath,schemaPath:"#/oneOf/1/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},message:"must be >= -9007199254740991"};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}}else {const err5 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "number"},message:"must be number"};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}var _valid0 = _errs3 === errors;if(_valid0 && valid0){valid0 = false;passing0 = [passing0, 1];}else {if(_valid0){valid0 = true;passing0 = 1;}const _errs5 = errors;if(typeof data !== "boolean"){const err6 = {instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}var _valid0 = _errs5 === errors;if(_valid0 && valid0){valid0 = false;passing0 = [passing0, 2];}else {if(_valid0){valid0 = true;passing0 = 2;}const _errs7 = errors;if(errors === _errs7){if(Array.isArray(data)){if(data.length > 50){const err7 = {instancePath,schemaPath:"#/oneOf/3/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}else {var valid1 = true;const len0 = data.length;for(let i0=0; i0<len0; i0++){let data0 = data[i0];const _errs9 = errors;if((typeof data0 !== "string") && (!(data0 && typeof data0 == "object" && !Array.isArray(data0)))){const err8 = {instancePath:instancePath+"/" + i0,schemaPath:"#/oneOf/3/items/type",keyword:"type",params:{type: schema6.oneOf[3].items.type},message:"must be string,object"};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}if(errors === _errs9){if(typeof data0 === "string"){if(func0(data0) > 255){const err9 = {instancePath:instancePath+"/" + i0,schemaPath:"#/oneOf/3/items/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}if(errors === _errs9){if(data0 && typeof data0 == "object" && !Array.isArray(data0)){if(!data0 || typeof data0.toJSON !== "function"){const err10 = {instancePath:instancePath+"/" + i0,schemaPath:"#/oneOf/3/items/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}}}var valid1 = _errs9 === errors;if(!valid1){break;}}if(valid1){let i1 = data.length;let j0;if(i1 > 1){outer0:for(;i1--;){for(j0 = i1; j0--;){if(func2(data[i1], data[j0])){const err11 = {instancePath,schemaPath:"#/oneOf/3/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;break outer0;}}}}}}}else {const err12 = {instancePath,schemaPath:"#/oneOf/3/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}var _valid0 = _errs7 === errors;if(_valid0 && valid0){valid0 = false;passing0 = [passing0, 3];}else {if(_valid0){valid0 = true;passing0 = 3;}const _errs11 = errors;const _errs12 = errors;if(errors === _errs12){if(data && typeof data == "object" && !Array.isArray(data)){let missing0;if(((data.amount === undefined) && (missing0 = "amount")) || ((data.currency === undefined) && (missing0 = "currency"))){const err13 = {instancePath,schemaPath:"https://contract.invalid/openapi.json#/$defs/Currency/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}else {const _errs14 = errors;for(const key0 in data){if(!((key0 === "amount") || (key0 === "currency"))){const err14 = {instancePath,schemaPath:"https://contract.invalid/openapi.json#/$defs/Currency/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;break;}}if(_errs14 === errors){if(data.amount !== undefined){let data1 = data.amount;const _errs15 = errors;if((typeof data1 !== "string") && (!(data1 && typeof data1 == "object" && !Array.isArray(data1)))){const err15 = {instancePath:instancePath+"/amount",schemaPath:"https://contract.invalid/openapi.json#/$defs/Currency/properties/amount/type",keyword:"type",params:{type: schema5.properties.amount.type},message:"must be string,object"};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}if(errors === _errs15){if(typeof data1 === "string"){if(func0(data1) > 21){const err16 = {instancePath:instancePath+"/amount",schemaPath:"https://contract.invalid/openapi.json#/$defs/Currency/properties/amount/maxLength",keyword:"maxLength",params:{limit: 21},message:"must NOT have more than 21 characters"};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}else {if(!pattern0.test(data1)){const err17 = {instancePath:instancePath+"/amount",schemaPath:"https://contract.invalid/openapi.json#/$defs/Currency/properties/amount/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]{1,15}(\\.[0-9]{1,4})?$"},message:"must match pattern \""+"^-?[0-9]{1,15}(\\.[0-9]{1,4})?$"+"\""};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}}}if(errors === _errs15){if(data1 && typeof data1 == "object" && !Array.isArray(data1)){if(!data1 || typeof data1.toJSON !== "function"){const err18 = {instancePath:instancePath+"/amount",schemaPath:"https://contract.invalid/openapi.json#/$defs/Currency/properties/amount/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}}}}var valid4 = _errs15 === errors;}else {var valid4 = true;}if(valid4){if(data.currency !== undefined){let data2 = data.currency;const _errs17 = errors;if((typeof data2 !== "string") && (!(data2 && typeof data2 == "object" && !Array.isArray(data2)))){const err19 = {instancePath:instancePath+"/currency",schemaPath:"https://contract.invalid/openapi.json#/$defs/Currency/properties/currency/type",keyword:"type",params:{type: schema5.properties.currency.type},message:"must be string,object"};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}if(errors === _errs17){if(typeof data2 === "string"){if(func0(data2) > 3){const err20 = {instancePath:instancePath+"/currency",schemaPath:"https://contract.invalid/openapi.json#/$defs/Currency/properties/currency/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};if(vErrors === null){vErrors = [err20];}else {vErrors.push(err20);}errors++;}else {if(!pattern1.test(data2)){const err21 = {instancePath:instancePath+"/currency",schemaPath:"https://contract.invalid/openapi.json#/$defs/Currency/properties/currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""};if(vErrors === null){vErrors = [err21];}else {vErrors.push(err21);}errors++;}}}if(errors === _errs17){if(data2 && typeof data2 == "object" && !Array.isArray(data2)){if(!data2 || typeof data2.toJSON !== "function"){const err22 = {instancePath:instancePath+"/currency",schemaPath:"https://contract.invalid/openapi.json#/$defs/Currency/properties/currency/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"};if(vErrors === null){vErrors = [err22];}else {vErrors.push(err22);}errors++;}}}}var valid4 = _errs17 === errors;}else {var valid4 = true;}}}}}else {const err23 = {instancePath,schemaPath:"https://contract.invalid/openapi.json#/$defs/Currency/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err23];}else {vErrors.push(err23);}errors++;}}var _valid0 = _errs11 === errors;if(_valid0 && valid0){valid0 = false;passing0 = [passing0, 4];}else {if(_valid0){valid0 = true;passing0 = 4;}}}}}if(!valid0){const err24 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};if(vErrors === null){vErrors = [err24];}else {vErrors.push(err24);}errors++;validate6.errors = vErrors;return false;}else {errors = _errs0;if(vErrors !== null){if(_errs0){vErrors.length = _errs0;}else {vErrors = null;}}}validate6.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/CustomField/properties/defaultValue/oneOf/1"] = validate7;const schema8 = {"type":"null"};function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data !== null){validate7.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "null"},message:"must be null"}];return false;}validate7.errors = vErrors;return errors === 0;}
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
  
    
      // "https://contract.invalid/openapi.json#/$defs/CustomFieldOption"
      function anonymous4 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_value_15 = obj["value"]
      if (value_value_15 !== undefined) {
        json += "{\"value\":"
        
        if (typeof value_value_15 !== 'string') {
          if (value_value_15 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_value_15 instanceof Date) {
            json += JSON_STR_QUOTE + value_value_15.toISOString() + JSON_STR_QUOTE
          } else if (value_value_15 instanceof RegExp) {
            json += asString(value_value_15.source)
          } else {
            json += asString(value_value_15.toString())
          }
        } else {
          json += asString(value_value_15)
        }
        
      } else {
        throw new Error('"value" is required!')
      }
      
      const value_label_16 = obj["label"]
      if (value_label_16 !== undefined) {
        json += ",\"label\":"
        
        if (typeof value_label_16 !== 'string') {
          if (value_label_16 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_label_16 instanceof Date) {
            json += JSON_STR_QUOTE + value_label_16.toISOString() + JSON_STR_QUOTE
          } else if (value_label_16 instanceof RegExp) {
            json += asString(value_label_16.source)
          } else {
            json += asString(value_label_16.toString())
          }
        } else {
          json += asString(value_label_16)
        }
        
      } else {
        throw new Error('"label" is required!')
      }
      
      const value_isDefault_17 = obj["isDefault"]
      if (value_isDefault_17 !== undefined) {
        json += ",\"isDefault\":"
        json += asBoolean(value_isDefault_17)
      } else {
        throw new Error('"isDefault" is required!')
      }
      
      const value_isArchived_18 = obj["isArchived"]
      if (value_isArchived_18 !== undefined) {
        json += ",\"isArchived\":"
        json += asBoolean(value_isArchived_18)
      } else {
        throw new Error('"isArchived" is required!')
      }
      
      const value_parentValue_19 = obj["parentValue"]
      if (value_parentValue_19 !== undefined) {
        json += ",\"parentValue\":"
        
          if (value_parentValue_19 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_parentValue_19 === "string" ||
            value_parentValue_19 === null ||
            value_parentValue_19 instanceof Date ||
            value_parentValue_19 instanceof RegExp ||
            (
              typeof value_parentValue_19 === "object" &&
              typeof value_parentValue_19.toString === "function" &&
              value_parentValue_19.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_parentValue_19 !== 'string') {
          if (value_parentValue_19 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_parentValue_19 instanceof Date) {
            json += JSON_STR_QUOTE + value_parentValue_19.toISOString() + JSON_STR_QUOTE
          } else if (value_parentValue_19 instanceof RegExp) {
            json += asString(value_parentValue_19.source)
          } else {
            json += asString(value_parentValue_19.toString())
          }
        } else {
          json += asString(value_parentValue_19)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/CustomFieldOption/properties/parentValue' does not match schema definition.")
  
      } else {
        throw new Error('"parentValue" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

    function anonymous3 (obj) {
      // "https://contract.invalid/openapi.json#/$defs/CustomField/properties/options"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/CustomField/properties/options' does not match schema definition.")
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

    function anonymous5 (obj) {
      // "__fjs_merged_28#"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '__fjs_merged_28#' does not match schema definition.")
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

      // "__fjs_merged_29#"
      function anonymous6 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_amount_22 = obj["amount"]
      if (value_amount_22 !== undefined) {
        json += "{\"amount\":"
        
        if (typeof value_amount_22 !== 'string') {
          if (value_amount_22 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_amount_22 instanceof Date) {
            json += JSON_STR_QUOTE + value_amount_22.toISOString() + JSON_STR_QUOTE
          } else if (value_amount_22 instanceof RegExp) {
            json += asString(value_amount_22.source)
          } else {
            json += asString(value_amount_22.toString())
          }
        } else {
          json += asString(value_amount_22)
        }
        
      } else {
        throw new Error('"amount" is required!')
      }
      
      const value_currency_23 = obj["currency"]
      if (value_currency_23 !== undefined) {
        json += ",\"currency\":"
        
        if (typeof value_currency_23 !== 'string') {
          if (value_currency_23 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_currency_23 instanceof Date) {
            json += JSON_STR_QUOTE + value_currency_23.toISOString() + JSON_STR_QUOTE
          } else if (value_currency_23 instanceof RegExp) {
            json += asString(value_currency_23.source)
          } else {
            json += asString(value_currency_23.toString())
          }
        } else {
          json += asString(value_currency_23)
        }
        
      } else {
        throw new Error('"currency" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "https://contract.invalid/openapi.json#/$defs/CustomFieldValidation"
      function anonymous7 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_minLength_31 = obj["minLength"]
      if (value_minLength_31 !== undefined) {
        json += "{\"minLength\":"
        
          if (value_minLength_31 === null) {
            json += JSON_STR_NULL
          }
          
          else if(Number.isInteger(value_minLength_31) || value_minLength_31 === null) {
            json += asInteger(value_minLength_31)
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/CustomFieldValidation/properties/minLength' does not match schema definition.")
  
      } else {
        throw new Error('"minLength" is required!')
      }
      
      const value_maxLength_32 = obj["maxLength"]
      if (value_maxLength_32 !== undefined) {
        json += ",\"maxLength\":"
        
          if (value_maxLength_32 === null) {
            json += JSON_STR_NULL
          }
          
          else if(Number.isInteger(value_maxLength_32) || value_maxLength_32 === null) {
            json += asInteger(value_maxLength_32)
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/CustomFieldValidation/properties/maxLength' does not match schema definition.")
  
      } else {
        throw new Error('"maxLength" is required!')
      }
      
      const value_min_33 = obj["min"]
      if (value_min_33 !== undefined) {
        json += ",\"min\":"
        
          if (value_min_33 === null) {
            json += JSON_STR_NULL
          }
          
          else if(typeof value_min_33 === "number" || value_min_33 === null) {
            json += asNumber(value_min_33)
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/CustomFieldValidation/properties/min' does not match schema definition.")
  
      } else {
        throw new Error('"min" is required!')
      }
      
      const value_max_34 = obj["max"]
      if (value_max_34 !== undefined) {
        json += ",\"max\":"
        
          if (value_max_34 === null) {
            json += JSON_STR_NULL
          }
          
          else if(typeof value_max_34 === "number" || value_max_34 === null) {
            json += asNumber(value_max_34)
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/CustomFieldValidation/properties/max' does not match schema definition.")
  
      } else {
        throw new Error('"max" is required!')
      }
      
      const value_pattern_35 = obj["pattern"]
      if (value_pattern_35 !== undefined) {
        json += ",\"pattern\":"
        
          if (value_pattern_35 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_pattern_35 === "string" ||
            value_pattern_35 === null ||
            value_pattern_35 instanceof Date ||
            value_pattern_35 instanceof RegExp ||
            (
              typeof value_pattern_35 === "object" &&
              typeof value_pattern_35.toString === "function" &&
              value_pattern_35.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_pattern_35 !== 'string') {
          if (value_pattern_35 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_pattern_35 instanceof Date) {
            json += JSON_STR_QUOTE + value_pattern_35.toISOString() + JSON_STR_QUOTE
          } else if (value_pattern_35 instanceof RegExp) {
            json += asString(value_pattern_35.source)
          } else {
            json += asString(value_pattern_35.toString())
          }
        } else {
          json += asString(value_pattern_35)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/CustomFieldValidation/properties/pattern' does not match schema definition.")
  
      } else {
        throw new Error('"pattern" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "https://contract.invalid/openapi.json#/$defs/CustomField"
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
      
      const value_entity_8 = obj["entity"]
      if (value_entity_8 !== undefined) {
        json += ",\"entity\":"
        
        if (typeof value_entity_8 !== 'string') {
          if (value_entity_8 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_entity_8 instanceof Date) {
            json += JSON_STR_QUOTE + value_entity_8.toISOString() + JSON_STR_QUOTE
          } else if (value_entity_8 instanceof RegExp) {
            json += asString(value_entity_8.source)
          } else {
            json += asString(value_entity_8.toString())
          }
        } else {
          json += asString(value_entity_8)
        }
        
      } else {
        throw new Error('"entity" is required!')
      }
      
      const value_systemName_9 = obj["systemName"]
      if (value_systemName_9 !== undefined) {
        json += ",\"systemName\":"
        
        if (typeof value_systemName_9 !== 'string') {
          if (value_systemName_9 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_systemName_9 instanceof Date) {
            json += JSON_STR_QUOTE + value_systemName_9.toISOString() + JSON_STR_QUOTE
          } else if (value_systemName_9 instanceof RegExp) {
            json += asString(value_systemName_9.source)
          } else {
            json += asString(value_systemName_9.toString())
          }
        } else {
          json += asString(value_systemName_9)
        }
        
      } else {
        throw new Error('"systemName" is required!')
      }
      
      const value_displayName_10 = obj["displayName"]
      if (value_displayName_10 !== undefined) {
        json += ",\"displayName\":"
        
        if (typeof value_displayName_10 !== 'string') {
          if (value_displayName_10 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_displayName_10 instanceof Date) {
            json += JSON_STR_QUOTE + value_displayName_10.toISOString() + JSON_STR_QUOTE
          } else if (value_displayName_10 instanceof RegExp) {
            json += asString(value_displayName_10.source)
          } else {
            json += asString(value_displayName_10.toString())
          }
        } else {
          json += asString(value_displayName_10)
        }
        
      } else {
        throw new Error('"displayName" is required!')
      }
      
      const value_description_11 = obj["description"]
      if (value_description_11 !== undefined) {
        json += ",\"description\":"
        
          if (value_description_11 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_description_11 === "string" ||
            value_description_11 === null ||
            value_description_11 instanceof Date ||
            value_description_11 instanceof RegExp ||
            (
              typeof value_description_11 === "object" &&
              typeof value_description_11.toString === "function" &&
              value_description_11.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_description_11 !== 'string') {
          if (value_description_11 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_description_11 instanceof Date) {
            json += JSON_STR_QUOTE + value_description_11.toISOString() + JSON_STR_QUOTE
          } else if (value_description_11 instanceof RegExp) {
            json += asString(value_description_11.source)
          } else {
            json += asString(value_description_11.toString())
          }
        } else {
          json += asString(value_description_11)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/CustomField/properties/description' does not match schema definition.")
  
      } else {
        throw new Error('"description" is required!')
      }
      
      const value_type_12 = obj["type"]
      if (value_type_12 !== undefined) {
        json += ",\"type\":"
        
        if (typeof value_type_12 !== 'string') {
          if (value_type_12 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_type_12 instanceof Date) {
            json += JSON_STR_QUOTE + value_type_12.toISOString() + JSON_STR_QUOTE
          } else if (value_type_12 instanceof RegExp) {
            json += asString(value_type_12.source)
          } else {
            json += asString(value_type_12.toString())
          }
        } else {
          json += asString(value_type_12)
        }
        
      } else {
        throw new Error('"type" is required!')
      }
      
      const value_options_13 = obj["options"]
      if (value_options_13 !== undefined) {
        json += ",\"options\":"
        json += anonymous3(value_options_13)
      } else {
        throw new Error('"options" is required!')
      }
      
      const value_defaultValue_20 = obj["defaultValue"]
      if (value_defaultValue_20 !== undefined) {
        json += ",\"defaultValue\":"
        
      if((validate_5 || (validate_5 = validator.getSchemaValidator("https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue")))(value_defaultValue_20)) {
        
      if((validate_0 || (validate_0 = validator.getSchemaValidator("https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue/oneOf/0")))(value_defaultValue_20)) {
        
        if (typeof value_defaultValue_20 !== 'string') {
          if (value_defaultValue_20 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_defaultValue_20 instanceof Date) {
            json += JSON_STR_QUOTE + value_defaultValue_20.toISOString() + JSON_STR_QUOTE
          } else if (value_defaultValue_20 instanceof RegExp) {
            json += asString(value_defaultValue_20.source)
          } else {
            json += asString(value_defaultValue_20.toString())
          }
        } else {
          json += asString(value_defaultValue_20)
        }
        
      }
    
      else if((validate_1 || (validate_1 = validator.getSchemaValidator("https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue/oneOf/1")))(value_defaultValue_20)) {
        json += asNumber(value_defaultValue_20)
      }
    
      else if((validate_2 || (validate_2 = validator.getSchemaValidator("https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue/oneOf/2")))(value_defaultValue_20)) {
        json += asBoolean(value_defaultValue_20)
      }
    
      else if((validate_3 || (validate_3 = validator.getSchemaValidator("https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue/oneOf/3")))(value_defaultValue_20)) {
        json += anonymous5(value_defaultValue_20)
      }
    
      else if((validate_4 || (validate_4 = validator.getSchemaValidator("https://contract.invalid/openapi.json#/$defs/Currency")))(value_defaultValue_20)) {
        json += anonymous6(value_defaultValue_20)
      }
    
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue' does not match schema definition.")
  
      }
    
      else if((validate_6 || (validate_6 = validator.getSchemaValidator("https://contract.invalid/openapi.json#/$defs/CustomField/properties/defaultValue/oneOf/1")))(value_defaultValue_20)) {
        json += JSON_STR_NULL
      }
    
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/CustomField/properties/defaultValue' does not match schema definition.")
  
      } else {
        throw new Error('"defaultValue" is required!')
      }
      
      const value_isRequired_24 = obj["isRequired"]
      if (value_isRequired_24 !== undefined) {
        json += ",\"isRequired\":"
        json += asBoolean(value_isRequired_24)
      } else {
        throw new Error('"isRequired" is required!')
      }
      
      const value_isRequiredToResolve_25 = obj["isRequiredToResolve"]
      if (value_isRequiredToResolve_25 !== undefined) {
        json += ",\"isRequiredToResolve\":"
        json += asBoolean(value_isRequiredToResolve_25)
      } else {
        throw new Error('"isRequiredToResolve" is required!')
      }
      
      const value_isUnique_26 = obj["isUnique"]
      if (value_isUnique_26 !== undefined) {
        json += ",\"isUnique\":"
        json += asBoolean(value_isUnique_26)
      } else {
        throw new Error('"isUnique" is required!')
      }
      
      const value_isReadOnly_27 = obj["isReadOnly"]
      if (value_isReadOnly_27 !== undefined) {
        json += ",\"isReadOnly\":"
        json += asBoolean(value_isReadOnly_27)
      } else {
        throw new Error('"isReadOnly" is required!')
      }
      
      const value_isArchived_28 = obj["isArchived"]
      if (value_isArchived_28 !== undefined) {
        json += ",\"isArchived\":"
        json += asBoolean(value_isArchived_28)
      } else {
        throw new Error('"isArchived" is required!')
      }
      
      const value_validation_29 = obj["validation"]
      if (value_validation_29 !== undefined) {
        json += ",\"validation\":"
        json += anonymous7(value_validation_29)
      } else {
        throw new Error('"validation" is required!')
      }
      
      const value_sortOrder_36 = obj["sortOrder"]
      if (value_sortOrder_36 !== undefined) {
        json += ",\"sortOrder\":"
        json += asInteger(value_sortOrder_36)
      } else {
        throw new Error('"sortOrder" is required!')
      }
      
      const value_createdAt_37 = obj["createdAt"]
      if (value_createdAt_37 !== undefined) {
        json += ",\"createdAt\":"
        json += asDateTime(value_createdAt_37)
      } else {
        throw new Error('"createdAt" is required!')
      }
      
      const value_updatedAt_38 = obj["updatedAt"]
      if (value_updatedAt_38 !== undefined) {
        json += ",\"updatedAt\":"
        json += asDateTime(value_updatedAt_38)
      } else {
        throw new Error('"updatedAt" is required!')
      }
      
      const value_version_39 = obj["version"]
      if (value_version_39 !== undefined) {
        json += ",\"version\":"
        json += asInteger(value_version_39)
      } else {
        throw new Error('"version" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

    function anonymous1 (obj) {
      // "https://contract.invalid/openapi.json#/$defs/CustomFieldList/properties/data"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/CustomFieldList/properties/data' does not match schema definition.")
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

      // "https://contract.invalid/openapi.json#/$defs/CustomFieldList"
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
serializers["CustomFieldReply"] = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone","inlineValidators":true}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = (() => {
        const validators = {}
        const exports = validators
        "use strict";exports["https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue/oneOf/0"] = validate1;const schema1 = {"type":["string","object"],"maxLength":65535,"fjs_type":"string"};const func0 = require("ajv/dist/runtime/ucs2length").default;function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))){validate1.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema1.type},message:"must be string,object"}];return false;}if(errors === 0){if(typeof data === "string"){if(func0(data) > 65535){validate1.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 65535},message:"must NOT have more than 65535 characters"}];return false;}}if(errors === 0){if(data && typeof data == "object" && !Array.isArray(data)){if(!data || typeof data.toJSON !== "function"){validate1.errors = [{instancePath,schemaPath:"#/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}validate1.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue/oneOf/1"] = validate2;const schema2 = {"type":"number","minimum":-9007199254740991,"maximum":9007199254740991};function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(errors === 0){if((typeof data == "number") && (isFinite(data))){if(data > 9007199254740991 || isNaN(data)){validate2.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];return false;}else {if(data < -9007199254740991 || isNaN(data)){validate2.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},message:"must be >= -9007199254740991"}];return false;}}}else {validate2.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"}];return false;}}validate2.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue/oneOf/2"] = validate3;const schema3 = {"type":"boolean"};function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(typeof data !== "boolean"){validate3.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];return false;}validate3.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue/oneOf/3"] = validate4;const schema4 = {"type":"array","maxItems":50,"uniqueItems":true,"items":{"type":["string","object"],"maxLength":255,"fjs_type":"string"}};const func2 = require("ajv/dist/runtime/equal").default;function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(errors === 0){if(Array.isArray(data)){if(data.length > 50){validate4.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];return false;}else {var valid0 = true;const len0 = data.length;for(let i0=0; i0<len0; i0++){let data0 = data[i0];const _errs1 = errors;if((typeof data0 !== "string") && (!(data0 && typeof data0 == "object" && !Array.isArray(data0)))){validate4.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: schema4.items.type},message:"must be string,object"}];return false;}if(errors === _errs1){if(typeof data0 === "string"){if(func0(data0) > 255){validate4.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];return false;}}if(errors === _errs1){if(data0 && typeof data0 == "object" && !Array.isArray(data0)){if(!data0 || typeof data0.toJSON !== "function"){validate4.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}var valid0 = _errs1 === errors;if(!valid0){break;}}if(valid0){let i1 = data.length;let j0;if(i1 > 1){outer0:for(;i1--;){for(j0 = i1; j0--;){if(func2(data[i1], data[j0])){validate4.errors = [{instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];return false;break outer0;}}}}}}}else {validate4.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];return false;}}validate4.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/Currency"] = validate5;const schema5 = {"type":"object","additionalProperties":false,"required":["amount","currency"],"properties":{"amount":{"type":["string","object"],"pattern":"^-?[0-9]{1,15}(\\.[0-9]{1,4})?$","maxLength":21,"fjs_type":"string"},"currency":{"type":["string","object"],"pattern":"^[A-Z]{3}$","maxLength":3,"description":"ISO 4217.","fjs_type":"string"}}};const pattern0 = new RegExp("^-?[0-9]{1,15}(\\.[0-9]{1,4})?$", "u");const pattern1 = new RegExp("^[A-Z]{3}$", "u");function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(errors === 0){if(data && typeof data == "object" && !Array.isArray(data)){let missing0;if(((data.amount === undefined) && (missing0 = "amount")) || ((data.currency === undefined) && (missing0 = "currency"))){validate5.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];return false;}else {const _errs1 = errors;for(const key0 in data){if(!((key0 === "amount") || (key0 === "currency"))){validate5.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];return false;break;}}if(_errs1 === errors){if(data.amount !== undefined){let data0 = data.amount;const _errs2 = errors;if((typeof data0 !== "string") && (!(data0 && typeof data0 == "object" && !Array.isArray(data0)))){validate5.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: schema5.properties.amount.type},message:"must be string,object"}];return false;}if(errors === _errs2){if(typeof data0 === "string"){if(func0(data0) > 21){validate5.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/maxLength",keyword:"maxLength",params:{limit: 21},message:"must NOT have more than 21 characters"}];return false;}else {if(!pattern0.test(data0)){validate5.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]{1,15}(\\.[0-9]{1,4})?$"},message:"must match pattern \""+"^-?[0-9]{1,15}(\\.[0-9]{1,4})?$"+"\""}];return false;}}}if(errors === _errs2){if(data0 && typeof data0 == "object" && !Array.isArray(data0)){if(!data0 || typeof data0.toJSON !== "function"){validate5.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}var valid0 = _errs2 === errors;}else {var valid0 = true;}if(valid0){if(data.currency !== undefined){let data1 = data.currency;const _errs4 = errors;if((typeof data1 !== "string") && (!(data1 && typeof data1 == "object" && !Array.isArray(data1)))){validate5.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: schema5.properties.currency.type},message:"must be string,object"}];return false;}if(errors === _errs4){if(typeof data1 === "string"){if(func0(data1) > 3){validate5.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"}];return false;}else {if(!pattern1.test(data1)){validate5.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];return false;}}}if(errors === _errs4){if(data1 && typeof data1 == "object" && !Array.isArray(data1)){if(!data1 || typeof data1.toJSON !== "function"){validate5.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}var valid0 = _errs4 === errors;}else {var valid0 = true;}}}}}else {validate5.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];return false;}}validate5.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue"] = validate6;const schema6 = {"description":"By type: `text`, `textarea`, `select`, `tree_select`, `url`, `email`, `phone` (E.164), `regex`, `date`\n(`YYYY-MM-DD`), `datetime` (RFC 3339, kept as UTC), `user` and `contact` (ids) are strings; `integer`,\n`decimal` and `percent` (six digits after the point at most) numbers; `boolean` a boolean;\n`multi_select` an array of option values; `currency` an object.\n","oneOf":[{"type":["string","object"],"maxLength":65535,"fjs_type":"string"},{"type":"number","minimum":-9007199254740991,"maximum":9007199254740991},{"type":"boolean"},{"type":"array","maxItems":50,"uniqueItems":true,"items":{"type":["string","object"],"maxLength":255,"fjs_type":"string"}},{"$ref":"https://contract.invalid/openapi.json#/$defs/Currency"}]};function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;const _errs0 = errors;let valid0 = false;let passing0 = null;const _errs1 = errors;if((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))){const err0 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: schema6.oneOf[0].type},message:"must be string,object"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(errors === _errs1){if(typeof data === "string"){if(func0(data) > 65535){const err1 = {instancePath,schemaPath:"#/oneOf/0/maxLength",keyword:"maxLength",params:{limit: 65535},message:"must NOT have more than 65535 characters"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}}if(errors === _errs1){if(data && typeof data == "object" && !Array.isArray(data)){if(!data || typeof data.toJSON !== "function"){const err2 = {instancePath,schemaPath:"#/oneOf/0/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}}}var _valid0 = _errs1 === errors;if(_valid0){valid0 = true;passing0 = 0;}const _errs3 = errors;if(errors === _errs3){if((typeof data == "number") && (isFinite(data))){if(data > 9007199254740991 || isNaN(data)){const err3 = {instancePath,schemaPath:"#/oneOf/1/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}else {if(data < -9007199254740991 || isNaN(data)){const err4 = {instancePath,schemaPath:"#/oneOf/1/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},message:"must be >= -9007199254740991"};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}}else {const err5 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "number"},message:"must be number"};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}var _valid0 = _errs3 === errors;if(_valid0 && valid0){valid0 = false;passing0 = [passing0, 1];}else {if(_valid0){valid0 = true;passing0 = 1;}const _errs5 = errors;if(typeof data !== "boolean"){const err6 = {instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}var _valid0 = _errs5 === errors;if(_valid0 && valid0){valid0 = false;passing0 = [passing0, 2];}else {if(_valid0){valid0 = true;passing0 = 2;}const _errs7 = errors;if(errors === _errs7){if(Array.isArray(data)){if(data.length > 50){const err7 = {instancePath,schemaPath:"#/oneOf/3/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}else {var valid1 = true;const len0 = data.length;for(let i0=0; i0<len0; i0++){let data0 = data[i0];const _errs9 = errors;if((typeof data0 !== "string") && (!(data0 && typeof data0 == "object" && !Array.isArray(data0)))){const err8 = {instancePath:instancePath+"/" + i0,schemaPath:"#/oneOf/3/items/type",keyword:"type",params:{type: schema6.oneOf[3].items.type},message:"must be string,object"};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}if(errors === _errs9){if(typeof data0 === "string"){if(func0(data0) > 255){const err9 = {instancePath:instancePath+"/" + i0,schemaPath:"#/oneOf/3/items/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}if(errors === _errs9){if(data0 && typeof data0 == "object" && !Array.isArray(data0)){if(!data0 || typeof data0.toJSON !== "function"){const err10 = {instancePath:instancePath+"/" + i0,schemaPath:"#/oneOf/3/items/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}}}var valid1 = _errs9 === errors;if(!valid1){break;}}if(valid1){let i1 = data.length;let j0;if(i1 > 1){outer0:for(;i1--;){for(j0 = i1; j0--;){if(func2(data[i1], data[j0])){const err11 = {instancePath,schemaPath:"#/oneOf/3/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;break outer0;}}}}}}}else {const err12 = {instancePath,schemaPath:"#/oneOf/3/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}var _valid0 = _errs7 === errors;if(_valid0 && valid0){valid0 = false;passing0 = [passing0, 3];}else {if(_valid0){valid0 = true;passing0 = 3;}const _errs11 = errors;const _errs12 = errors;if(errors === _errs12){if(data && typeof data == "object" && !Array.isArray(data)){let missing0;if(((data.amount === undefined) && (missing0 = "amount")) || ((data.currency === undefined) && (missing0 = "currency"))){const err13 = {instancePath,schemaPath:"https://contract.invalid/openapi.json#/$defs/Currency/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}else {const _errs14 = errors;for(const key0 in data){if(!((key0 === "amount") || (key0 === "currency"))){const err14 = {instancePath,schemaPath:"https://contract.invalid/openapi.json#/$defs/Currency/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;break;}}if(_errs14 === errors){if(data.amount !== undefined){let data1 = data.amount;const _errs15 = errors;if((typeof data1 !== "string") && (!(data1 && typeof data1 == "object" && !Array.isArray(data1)))){const err15 = {instancePath:instancePath+"/amount",schemaPath:"https://contract.invalid/openapi.json#/$defs/Currency/properties/amount/type",keyword:"type",params:{type: schema5.properties.amount.type},message:"must be string,object"};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}if(errors === _errs15){if(typeof data1 === "string"){if(func0(data1) > 21){const err16 = {instancePath:instancePath+"/amount",schemaPath:"https://contract.invalid/openapi.json#/$defs/Currency/properties/amount/maxLength",keyword:"maxLength",params:{limit: 21},message:"must NOT have more than 21 characters"};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}else {if(!pattern0.test(data1)){const err17 = {instancePath:instancePath+"/amount",schemaPath:"https://contract.invalid/openapi.json#/$defs/Currency/properties/amount/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]{1,15}(\\.[0-9]{1,4})?$"},message:"must match pattern \""+"^-?[0-9]{1,15}(\\.[0-9]{1,4})?$"+"\""};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}}}if(errors === _errs15){if(data1 && typeof data1 == "object" && !Array.isArray(data1)){if(!data1 || typeof data1.toJSON !== "function"){const err18 = {instancePath:instancePath+"/amount",schemaPath:"https://contract.invalid/openapi.json#/$defs/Currency/properties/amount/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}}}}var valid4 = _errs15 === errors;}else {var valid4 = true;}if(valid4){if(data.currency !== undefined){let data2 = data.currency;const _errs17 = errors;if((typeof data2 !== "string") && (!(data2 && typeof data2 == "object" && !Array.isArray(data2)))){const err19 = {instancePath:instancePath+"/currency",schemaPath:"https://contract.invalid/openapi.json#/$defs/Currency/properties/currency/type",keyword:"type",params:{type: schema5.properties.currency.type},message:"must be string,object"};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}if(errors === _errs17){if(typeof data2 === "string"){if(func0(data2) > 3){const err20 = {instancePath:instancePath+"/currency",schemaPath:"https://contract.invalid/openapi.json#/$defs/Currency/properties/currency/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};if(vErrors === null){vErrors = [err20];}else {vErrors.push(err20);}errors++;}else {if(!pattern1.test(data2)){const err21 = {instancePath:instancePath+"/currency",schemaPath:"https://contract.invalid/openapi.json#/$defs/Currency/properties/currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""};if(vErrors === null){vErrors = [err21];}else {vErrors.push(err21);}errors++;}}}if(errors === _errs17){if(data2 && typeof data2 == "object" && !Array.isArray(data2)){if(!data2 || typeof data2.toJSON !== "function"){const err22 = {instancePath:instancePath+"/currency",schemaPath:"https://contract.invalid/openapi.json#/$defs/Currency/properties/currency/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"};if(vErrors === null){vErrors = [err22];}else {vErrors.push(err22);}errors++;}}}}var valid4 = _errs17 === errors;}else {var valid4 = true;}}}}}else {const err23 = {instancePath,schemaPath:"https://contract.invalid/openapi.json#/$defs/Currency/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err23];}else {vErrors.push(err23);}errors++;}}var _valid0 = _errs11 === errors;if(_valid0 && valid0){valid0 = false;passing0 = [passing0, 4];}else {if(_valid0){valid0 = true;passing0 = 4;}}}}}if(!valid0){const err24 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};if(vErrors === null){vErrors = [err24];}else {vErrors.push(err24);}errors++;validate6.errors = vErrors;return false;}else {errors = _errs0;if(vErrors !== null){if(_errs0){vErrors.length = _errs0;}else {vErrors = null;}}}validate6.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/CustomField/properties/defaultValue/oneOf/1"] = validate7;const schema8 = {"type":"null"};function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data !== null){validate7.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "null"},message:"must be null"}];return false;}validate7.errors = vErrors;return errors === 0;}
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
  
    
      // "https://contract.invalid/openapi.json#/$defs/CustomFieldOption"
      function anonymous3 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_value_12 = obj["value"]
      if (value_value_12 !== undefined) {
        json += "{\"value\":"
        
        if (typeof value_value_12 !== 'string') {
          if (value_value_12 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_value_12 instanceof Date) {
            json += JSON_STR_QUOTE + value_value_12.toISOString() + JSON_STR_QUOTE
          } else if (value_value_12 instanceof RegExp) {
            json += asString(value_value_12.source)
          } else {
            json += asString(value_value_12.toString())
          }
        } else {
          json += asString(value_value_12)
        }
        
      } else {
        throw new Error('"value" is required!')
      }
      
      const value_label_13 = obj["label"]
      if (value_label_13 !== undefined) {
        json += ",\"label\":"
        
        if (typeof value_label_13 !== 'string') {
          if (value_label_13 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_label_13 instanceof Date) {
            json += JSON_STR_QUOTE + value_label_13.toISOString() + JSON_STR_QUOTE
          } else if (value_label_13 instanceof RegExp) {
            json += asString(value_label_13.source)
          } else {
            json += asString(value_label_13.toString())
          }
        } else {
          json += asString(value_label_13)
        }
        
      } else {
        throw new Error('"label" is required!')
      }
      
      const value_isDefault_14 = obj["isDefault"]
      if (value_isDefault_14 !== undefined) {
        json += ",\"isDefault\":"
        json += asBoolean(value_isDefault_14)
      } else {
        throw new Error('"isDefault" is required!')
      }
      
      const value_isArchived_15 = obj["isArchived"]
      if (value_isArchived_15 !== undefined) {
        json += ",\"isArchived\":"
        json += asBoolean(value_isArchived_15)
      } else {
        throw new Error('"isArchived" is required!')
      }
      
      const value_parentValue_16 = obj["parentValue"]
      if (value_parentValue_16 !== undefined) {
        json += ",\"parentValue\":"
        
          if (value_parentValue_16 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_parentValue_16 === "string" ||
            value_parentValue_16 === null ||
            value_parentValue_16 instanceof Date ||
            value_parentValue_16 instanceof RegExp ||
            (
              typeof value_parentValue_16 === "object" &&
              typeof value_parentValue_16.toString === "function" &&
              value_parentValue_16.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_parentValue_16 !== 'string') {
          if (value_parentValue_16 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_parentValue_16 instanceof Date) {
            json += JSON_STR_QUOTE + value_parentValue_16.toISOString() + JSON_STR_QUOTE
          } else if (value_parentValue_16 instanceof RegExp) {
            json += asString(value_parentValue_16.source)
          } else {
            json += asString(value_parentValue_16.toString())
          }
        } else {
          json += asString(value_parentValue_16)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/CustomFieldOption/properties/parentValue' does not match schema definition.")
  
      } else {
        throw new Error('"parentValue" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

    function anonymous2 (obj) {
      // "https://contract.invalid/openapi.json#/$defs/CustomField/properties/options"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/CustomField/properties/options' does not match schema definition.")
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

    function anonymous4 (obj) {
      // "__fjs_merged_35#"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '__fjs_merged_35#' does not match schema definition.")
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

      // "__fjs_merged_36#"
      function anonymous5 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_amount_19 = obj["amount"]
      if (value_amount_19 !== undefined) {
        json += "{\"amount\":"
        
        if (typeof value_amount_19 !== 'string') {
          if (value_amount_19 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_amount_19 instanceof Date) {
            json += JSON_STR_QUOTE + value_amount_19.toISOString() + JSON_STR_QUOTE
          } else if (value_amount_19 instanceof RegExp) {
            json += asString(value_amount_19.source)
          } else {
            json += asString(value_amount_19.toString())
          }
        } else {
          json += asString(value_amount_19)
        }
        
      } else {
        throw new Error('"amount" is required!')
      }
      
      const value_currency_20 = obj["currency"]
      if (value_currency_20 !== undefined) {
        json += ",\"currency\":"
        
        if (typeof value_currency_20 !== 'string') {
          if (value_currency_20 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_currency_20 instanceof Date) {
            json += JSON_STR_QUOTE + value_currency_20.toISOString() + JSON_STR_QUOTE
          } else if (value_currency_20 instanceof RegExp) {
            json += asString(value_currency_20.source)
          } else {
            json += asString(value_currency_20.toString())
          }
        } else {
          json += asString(value_currency_20)
        }
        
      } else {
        throw new Error('"currency" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "https://contract.invalid/openapi.json#/$defs/CustomFieldValidation"
      function anonymous6 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_minLength_28 = obj["minLength"]
      if (value_minLength_28 !== undefined) {
        json += "{\"minLength\":"
        
          if (value_minLength_28 === null) {
            json += JSON_STR_NULL
          }
          
          else if(Number.isInteger(value_minLength_28) || value_minLength_28 === null) {
            json += asInteger(value_minLength_28)
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/CustomFieldValidation/properties/minLength' does not match schema definition.")
  
      } else {
        throw new Error('"minLength" is required!')
      }
      
      const value_maxLength_29 = obj["maxLength"]
      if (value_maxLength_29 !== undefined) {
        json += ",\"maxLength\":"
        
          if (value_maxLength_29 === null) {
            json += JSON_STR_NULL
          }
          
          else if(Number.isInteger(value_maxLength_29) || value_maxLength_29 === null) {
            json += asInteger(value_maxLength_29)
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/CustomFieldValidation/properties/maxLength' does not match schema definition.")
  
      } else {
        throw new Error('"maxLength" is required!')
      }
      
      const value_min_30 = obj["min"]
      if (value_min_30 !== undefined) {
        json += ",\"min\":"
        
          if (value_min_30 === null) {
            json += JSON_STR_NULL
          }
          
          else if(typeof value_min_30 === "number" || value_min_30 === null) {
            json += asNumber(value_min_30)
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/CustomFieldValidation/properties/min' does not match schema definition.")
  
      } else {
        throw new Error('"min" is required!')
      }
      
      const value_max_31 = obj["max"]
      if (value_max_31 !== undefined) {
        json += ",\"max\":"
        
          if (value_max_31 === null) {
            json += JSON_STR_NULL
          }
          
          else if(typeof value_max_31 === "number" || value_max_31 === null) {
            json += asNumber(value_max_31)
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/CustomFieldValidation/properties/max' does not match schema definition.")
  
      } else {
        throw new Error('"max" is required!')
      }
      
      const value_pattern_32 = obj["pattern"]
      if (value_pattern_32 !== undefined) {
        json += ",\"pattern\":"
        
          if (value_pattern_32 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_pattern_32 === "string" ||
            value_pattern_32 === null ||
            value_pattern_32 instanceof Date ||
            value_pattern_32 instanceof RegExp ||
            (
              typeof value_pattern_32 === "object" &&
              typeof value_pattern_32.toString === "function" &&
              value_pattern_32.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_pattern_32 !== 'string') {
          if (value_pattern_32 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_pattern_32 instanceof Date) {
            json += JSON_STR_QUOTE + value_pattern_32.toISOString() + JSON_STR_QUOTE
          } else if (value_pattern_32 instanceof RegExp) {
            json += asString(value_pattern_32.source)
          } else {
            json += asString(value_pattern_32.toString())
          }
        } else {
          json += asString(value_pattern_32)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/CustomFieldValidation/properties/pattern' does not match schema definition.")
  
      } else {
        throw new Error('"pattern" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "https://contract.invalid/openapi.json#/$defs/CustomField"
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
      
      const value_entity_5 = obj["entity"]
      if (value_entity_5 !== undefined) {
        json += ",\"entity\":"
        
        if (typeof value_entity_5 !== 'string') {
          if (value_entity_5 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_entity_5 instanceof Date) {
            json += JSON_STR_QUOTE + value_entity_5.toISOString() + JSON_STR_QUOTE
          } else if (value_entity_5 instanceof RegExp) {
            json += asString(value_entity_5.source)
          } else {
            json += asString(value_entity_5.toString())
          }
        } else {
          json += asString(value_entity_5)
        }
        
      } else {
        throw new Error('"entity" is required!')
      }
      
      const value_systemName_6 = obj["systemName"]
      if (value_systemName_6 !== undefined) {
        json += ",\"systemName\":"
        
        if (typeof value_systemName_6 !== 'string') {
          if (value_systemName_6 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_systemName_6 instanceof Date) {
            json += JSON_STR_QUOTE + value_systemName_6.toISOString() + JSON_STR_QUOTE
          } else if (value_systemName_6 instanceof RegExp) {
            json += asString(value_systemName_6.source)
          } else {
            json += asString(value_systemName_6.toString())
          }
        } else {
          json += asString(value_systemName_6)
        }
        
      } else {
        throw new Error('"systemName" is required!')
      }
      
      const value_displayName_7 = obj["displayName"]
      if (value_displayName_7 !== undefined) {
        json += ",\"displayName\":"
        
        if (typeof value_displayName_7 !== 'string') {
          if (value_displayName_7 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_displayName_7 instanceof Date) {
            json += JSON_STR_QUOTE + value_displayName_7.toISOString() + JSON_STR_QUOTE
          } else if (value_displayName_7 instanceof RegExp) {
            json += asString(value_displayName_7.source)
          } else {
            json += asString(value_displayName_7.toString())
          }
        } else {
          json += asString(value_displayName_7)
        }
        
      } else {
        throw new Error('"displayName" is required!')
      }
      
      const value_description_8 = obj["description"]
      if (value_description_8 !== undefined) {
        json += ",\"description\":"
        
          if (value_description_8 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_description_8 === "string" ||
            value_description_8 === null ||
            value_description_8 instanceof Date ||
            value_description_8 instanceof RegExp ||
            (
              typeof value_description_8 === "object" &&
              typeof value_description_8.toString === "function" &&
              value_description_8.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_description_8 !== 'string') {
          if (value_description_8 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_description_8 instanceof Date) {
            json += JSON_STR_QUOTE + value_description_8.toISOString() + JSON_STR_QUOTE
          } else if (value_description_8 instanceof RegExp) {
            json += asString(value_description_8.source)
          } else {
            json += asString(value_description_8.toString())
          }
        } else {
          json += asString(value_description_8)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/CustomField/properties/description' does not match schema definition.")
  
      } else {
        throw new Error('"description" is required!')
      }
      
      const value_type_9 = obj["type"]
      if (value_type_9 !== undefined) {
        json += ",\"type\":"
        
        if (typeof value_type_9 !== 'string') {
          if (value_type_9 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_type_9 instanceof Date) {
            json += JSON_STR_QUOTE + value_type_9.toISOString() + JSON_STR_QUOTE
          } else if (value_type_9 instanceof RegExp) {
            json += asString(value_type_9.source)
          } else {
            json += asString(value_type_9.toString())
          }
        } else {
          json += asString(value_type_9)
        }
        
      } else {
        throw new Error('"type" is required!')
      }
      
      const value_options_10 = obj["options"]
      if (value_options_10 !== undefined) {
        json += ",\"options\":"
        json += anonymous2(value_options_10)
      } else {
        throw new Error('"options" is required!')
      }
      
      const value_defaultValue_17 = obj["defaultValue"]
      if (value_defaultValue_17 !== undefined) {
        json += ",\"defaultValue\":"
        
      if((validate_5 || (validate_5 = validator.getSchemaValidator("https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue")))(value_defaultValue_17)) {
        
      if((validate_0 || (validate_0 = validator.getSchemaValidator("https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue/oneOf/0")))(value_defaultValue_17)) {
        
        if (typeof value_defaultValue_17 !== 'string') {
          if (value_defaultValue_17 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_defaultValue_17 instanceof Date) {
            json += JSON_STR_QUOTE + value_defaultValue_17.toISOString() + JSON_STR_QUOTE
          } else if (value_defaultValue_17 instanceof RegExp) {
            json += asString(value_defaultValue_17.source)
          } else {
            json += asString(value_defaultValue_17.toString())
          }
        } else {
          json += asString(value_defaultValue_17)
        }
        
      }
    
      else if((validate_1 || (validate_1 = validator.getSchemaValidator("https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue/oneOf/1")))(value_defaultValue_17)) {
        json += asNumber(value_defaultValue_17)
      }
    
      else if((validate_2 || (validate_2 = validator.getSchemaValidator("https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue/oneOf/2")))(value_defaultValue_17)) {
        json += asBoolean(value_defaultValue_17)
      }
    
      else if((validate_3 || (validate_3 = validator.getSchemaValidator("https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue/oneOf/3")))(value_defaultValue_17)) {
        json += anonymous4(value_defaultValue_17)
      }
    
      else if((validate_4 || (validate_4 = validator.getSchemaValidator("https://contract.invalid/openapi.json#/$defs/Currency")))(value_defaultValue_17)) {
        json += anonymous5(value_defaultValue_17)
      }
    
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue' does not match schema definition.")
  
      }
    
      else if((validate_6 || (validate_6 = validator.getSchemaValidator("https://contract.invalid/openapi.json#/$defs/CustomField/properties/defaultValue/oneOf/1")))(value_defaultValue_17)) {
        json += JSON_STR_NULL
      }
    
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/CustomField/properties/defaultValue' does not match schema definition.")
  
      } else {
        throw new Error('"defaultValue" is required!')
      }
      
      const value_isRequired_21 = obj["isRequired"]
      if (value_isRequired_21 !== undefined) {
        json += ",\"isRequired\":"
        json += asBoolean(value_isRequired_21)
      } else {
        throw new Error('"isRequired" is required!')
      }
      
      const value_isRequiredToResolve_22 = obj["isRequiredToResolve"]
      if (value_isRequiredToResolve_22 !== undefined) {
        json += ",\"isRequiredToResolve\":"
        json += asBoolean(value_isRequiredToResolve_22)
      } else {
        throw new Error('"isRequiredToResolve" is required!')
      }
      
      const value_isUnique_23 = obj["isUnique"]
      if (value_isUnique_23 !== undefined) {
        json += ",\"isUnique\":"
        json += asBoolean(value_isUnique_23)
      } else {
        throw new Error('"isUnique" is required!')
      }
      
      const value_isReadOnly_24 = obj["isReadOnly"]
      if (value_isReadOnly_24 !== undefined) {
        json += ",\"isReadOnly\":"
        json += asBoolean(value_isReadOnly_24)
      } else {
        throw new Error('"isReadOnly" is required!')
      }
      
      const value_isArchived_25 = obj["isArchived"]
      if (value_isArchived_25 !== undefined) {
        json += ",\"isArchived\":"
        json += asBoolean(value_isArchived_25)
      } else {
        throw new Error('"isArchived" is required!')
      }
      
      const value_validation_26 = obj["validation"]
      if (value_validation_26 !== undefined) {
        json += ",\"validation\":"
        json += anonymous6(value_validation_26)
      } else {
        throw new Error('"validation" is required!')
      }
      
      const value_sortOrder_33 = obj["sortOrder"]
      if (value_sortOrder_33 !== undefined) {
        json += ",\"sortOrder\":"
        json += asInteger(value_sortOrder_33)
      } else {
        throw new Error('"sortOrder" is required!')
      }
      
      const value_createdAt_34 = obj["createdAt"]
      if (value_createdAt_34 !== undefined) {
        json += ",\"createdAt\":"
        json += asDateTime(value_createdAt_34)
      } else {
        throw new Error('"createdAt" is required!')
      }
      
      const value_updatedAt_35 = obj["updatedAt"]
      if (value_updatedAt_35 !== undefined) {
        json += ",\"updatedAt\":"
        json += asDateTime(value_updatedAt_35)
      } else {
        throw new Error('"updatedAt" is required!')
      }
      
      const value_version_36 = obj["version"]
      if (value_version_36 !== undefined) {
        json += ",\"version\":"
        json += asInteger(value_version_36)
      } else {
        throw new Error('"version" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "https://contract.invalid/openapi.json#/$defs/CustomFieldReply"
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
serializers["FormFieldList"] = (() => {
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
    
  
    
      // "https://contract.invalid/openapi.json#/$defs/CustomFieldOption"
      function anonymous4 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_value_20 = obj["value"]
      if (value_value_20 !== undefined) {
        json += "{\"value\":"
        
        if (typeof value_value_20 !== 'string') {
          if (value_value_20 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_value_20 instanceof Date) {
            json += JSON_STR_QUOTE + value_value_20.toISOString() + JSON_STR_QUOTE
          } else if (value_value_20 instanceof RegExp) {
            json += asString(value_value_20.source)
          } else {
            json += asString(value_value_20.toString())
          }
        } else {
          json += asString(value_value_20)
        }
        
      } else {
        throw new Error('"value" is required!')
      }
      
      const value_label_21 = obj["label"]
      if (value_label_21 !== undefined) {
        json += ",\"label\":"
        
        if (typeof value_label_21 !== 'string') {
          if (value_label_21 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_label_21 instanceof Date) {
            json += JSON_STR_QUOTE + value_label_21.toISOString() + JSON_STR_QUOTE
          } else if (value_label_21 instanceof RegExp) {
            json += asString(value_label_21.source)
          } else {
            json += asString(value_label_21.toString())
          }
        } else {
          json += asString(value_label_21)
        }
        
      } else {
        throw new Error('"label" is required!')
      }
      
      const value_isDefault_22 = obj["isDefault"]
      if (value_isDefault_22 !== undefined) {
        json += ",\"isDefault\":"
        json += asBoolean(value_isDefault_22)
      } else {
        throw new Error('"isDefault" is required!')
      }
      
      const value_isArchived_23 = obj["isArchived"]
      if (value_isArchived_23 !== undefined) {
        json += ",\"isArchived\":"
        json += asBoolean(value_isArchived_23)
      } else {
        throw new Error('"isArchived" is required!')
      }
      
      const value_parentValue_24 = obj["parentValue"]
      if (value_parentValue_24 !== undefined) {
        json += ",\"parentValue\":"
        
          if (value_parentValue_24 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_parentValue_24 === "string" ||
            value_parentValue_24 === null ||
            value_parentValue_24 instanceof Date ||
            value_parentValue_24 instanceof RegExp ||
            (
              typeof value_parentValue_24 === "object" &&
              typeof value_parentValue_24.toString === "function" &&
              value_parentValue_24.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_parentValue_24 !== 'string') {
          if (value_parentValue_24 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_parentValue_24 instanceof Date) {
            json += JSON_STR_QUOTE + value_parentValue_24.toISOString() + JSON_STR_QUOTE
          } else if (value_parentValue_24 instanceof RegExp) {
            json += asString(value_parentValue_24.source)
          } else {
            json += asString(value_parentValue_24.toString())
          }
        } else {
          json += asString(value_parentValue_24)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/CustomFieldOption/properties/parentValue' does not match schema definition.")
  
      } else {
        throw new Error('"parentValue" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

    function anonymous3 (obj) {
      // "https://contract.invalid/openapi.json#/$defs/FormField/properties/options"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/FormField/properties/options' does not match schema definition.")
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

      // "https://contract.invalid/openapi.json#/$defs/CustomFieldValidation"
      function anonymous5 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_minLength_27 = obj["minLength"]
      if (value_minLength_27 !== undefined) {
        json += "{\"minLength\":"
        
          if (value_minLength_27 === null) {
            json += JSON_STR_NULL
          }
          
          else if(Number.isInteger(value_minLength_27) || value_minLength_27 === null) {
            json += asInteger(value_minLength_27)
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/CustomFieldValidation/properties/minLength' does not match schema definition.")
  
      } else {
        throw new Error('"minLength" is required!')
      }
      
      const value_maxLength_28 = obj["maxLength"]
      if (value_maxLength_28 !== undefined) {
        json += ",\"maxLength\":"
        
          if (value_maxLength_28 === null) {
            json += JSON_STR_NULL
          }
          
          else if(Number.isInteger(value_maxLength_28) || value_maxLength_28 === null) {
            json += asInteger(value_maxLength_28)
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/CustomFieldValidation/properties/maxLength' does not match schema definition.")
  
      } else {
        throw new Error('"maxLength" is required!')
      }
      
      const value_min_29 = obj["min"]
      if (value_min_29 !== undefined) {
        json += ",\"min\":"
        
          if (value_min_29 === null) {
            json += JSON_STR_NULL
          }
          
          else if(typeof value_min_29 === "number" || value_min_29 === null) {
            json += asNumber(value_min_29)
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/CustomFieldValidation/properties/min' does not match schema definition.")
  
      } else {
        throw new Error('"min" is required!')
      }
      
      const value_max_30 = obj["max"]
      if (value_max_30 !== undefined) {
        json += ",\"max\":"
        
          if (value_max_30 === null) {
            json += JSON_STR_NULL
          }
          
          else if(typeof value_max_30 === "number" || value_max_30 === null) {
            json += asNumber(value_max_30)
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/CustomFieldValidation/properties/max' does not match schema definition.")
  
      } else {
        throw new Error('"max" is required!')
      }
      
      const value_pattern_31 = obj["pattern"]
      if (value_pattern_31 !== undefined) {
        json += ",\"pattern\":"
        
          if (value_pattern_31 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_pattern_31 === "string" ||
            value_pattern_31 === null ||
            value_pattern_31 instanceof Date ||
            value_pattern_31 instanceof RegExp ||
            (
              typeof value_pattern_31 === "object" &&
              typeof value_pattern_31.toString === "function" &&
              value_pattern_31.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_pattern_31 !== 'string') {
          if (value_pattern_31 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_pattern_31 instanceof Date) {
            json += JSON_STR_QUOTE + value_pattern_31.toISOString() + JSON_STR_QUOTE
          } else if (value_pattern_31 instanceof RegExp) {
            json += asString(value_pattern_31.source)
          } else {
            json += asString(value_pattern_31.toString())
          }
        } else {
          json += asString(value_pattern_31)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/CustomFieldValidation/properties/pattern' does not match schema definition.")
  
      } else {
        throw new Error('"pattern" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "https://contract.invalid/openapi.json#/$defs/FormField"
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
      
      const value_systemName_8 = obj["systemName"]
      if (value_systemName_8 !== undefined) {
        json += ",\"systemName\":"
        
        if (typeof value_systemName_8 !== 'string') {
          if (value_systemName_8 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_systemName_8 instanceof Date) {
            json += JSON_STR_QUOTE + value_systemName_8.toISOString() + JSON_STR_QUOTE
          } else if (value_systemName_8 instanceof RegExp) {
            json += asString(value_systemName_8.source)
          } else {
            json += asString(value_systemName_8.toString())
          }
        } else {
          json += asString(value_systemName_8)
        }
        
      } else {
        throw new Error('"systemName" is required!')
      }
      
      const value_displayName_9 = obj["displayName"]
      if (value_displayName_9 !== undefined) {
        json += ",\"displayName\":"
        
        if (typeof value_displayName_9 !== 'string') {
          if (value_displayName_9 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_displayName_9 instanceof Date) {
            json += JSON_STR_QUOTE + value_displayName_9.toISOString() + JSON_STR_QUOTE
          } else if (value_displayName_9 instanceof RegExp) {
            json += asString(value_displayName_9.source)
          } else {
            json += asString(value_displayName_9.toString())
          }
        } else {
          json += asString(value_displayName_9)
        }
        
      } else {
        throw new Error('"displayName" is required!')
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
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/FormField/properties/description' does not match schema definition.")
  
      } else {
        throw new Error('"description" is required!')
      }
      
      const value_type_11 = obj["type"]
      if (value_type_11 !== undefined) {
        json += ",\"type\":"
        
        if (typeof value_type_11 !== 'string') {
          if (value_type_11 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_type_11 instanceof Date) {
            json += JSON_STR_QUOTE + value_type_11.toISOString() + JSON_STR_QUOTE
          } else if (value_type_11 instanceof RegExp) {
            json += asString(value_type_11.source)
          } else {
            json += asString(value_type_11.toString())
          }
        } else {
          json += asString(value_type_11)
        }
        
      } else {
        throw new Error('"type" is required!')
      }
      
      const value_isDefault_12 = obj["isDefault"]
      if (value_isDefault_12 !== undefined) {
        json += ",\"isDefault\":"
        json += asBoolean(value_isDefault_12)
      } else {
        throw new Error('"isDefault" is required!')
      }
      
      const value_isRequired_13 = obj["isRequired"]
      if (value_isRequired_13 !== undefined) {
        json += ",\"isRequired\":"
        json += asBoolean(value_isRequired_13)
      } else {
        throw new Error('"isRequired" is required!')
      }
      
      const value_isRequiredToResolve_14 = obj["isRequiredToResolve"]
      if (value_isRequiredToResolve_14 !== undefined) {
        json += ",\"isRequiredToResolve\":"
        json += asBoolean(value_isRequiredToResolve_14)
      } else {
        throw new Error('"isRequiredToResolve" is required!')
      }
      
      const value_isUnique_15 = obj["isUnique"]
      if (value_isUnique_15 !== undefined) {
        json += ",\"isUnique\":"
        json += asBoolean(value_isUnique_15)
      } else {
        throw new Error('"isUnique" is required!')
      }
      
      const value_isReadOnly_16 = obj["isReadOnly"]
      if (value_isReadOnly_16 !== undefined) {
        json += ",\"isReadOnly\":"
        json += asBoolean(value_isReadOnly_16)
      } else {
        throw new Error('"isReadOnly" is required!')
      }
      
      const value_isArchived_17 = obj["isArchived"]
      if (value_isArchived_17 !== undefined) {
        json += ",\"isArchived\":"
        json += asBoolean(value_isArchived_17)
      } else {
        throw new Error('"isArchived" is required!')
      }
      
      const value_options_18 = obj["options"]
      if (value_options_18 !== undefined) {
        json += ",\"options\":"
        json += anonymous3(value_options_18)
      } else {
        throw new Error('"options" is required!')
      }
      
      const value_validation_25 = obj["validation"]
      if (value_validation_25 !== undefined) {
        json += ",\"validation\":"
        json += anonymous5(value_validation_25)
      } else {
        throw new Error('"validation" is required!')
      }
      
      const value_sortOrder_32 = obj["sortOrder"]
      if (value_sortOrder_32 !== undefined) {
        json += ",\"sortOrder\":"
        json += asInteger(value_sortOrder_32)
      } else {
        throw new Error('"sortOrder" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

    function anonymous1 (obj) {
      // "https://contract.invalid/openapi.json#/$defs/FormFieldList/properties/data"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/FormFieldList/properties/data' does not match schema definition.")
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

      // "https://contract.invalid/openapi.json#/$defs/FormFieldList"
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
serializers["PermissionList"] = (() => {
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
      // "https://contract.invalid/openapi.json#/$defs/Permission/properties/operations"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Permission/properties/operations' does not match schema definition.")
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

      // "https://contract.invalid/openapi.json#/$defs/Permission"
      function anonymous2 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_scope_7 = obj["scope"]
      if (value_scope_7 !== undefined) {
        json += "{\"scope\":"
        
        if (typeof value_scope_7 !== 'string') {
          if (value_scope_7 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_scope_7 instanceof Date) {
            json += JSON_STR_QUOTE + value_scope_7.toISOString() + JSON_STR_QUOTE
          } else if (value_scope_7 instanceof RegExp) {
            json += asString(value_scope_7.source)
          } else {
            json += asString(value_scope_7.toString())
          }
        } else {
          json += asString(value_scope_7)
        }
        
      } else {
        throw new Error('"scope" is required!')
      }
      
      const value_description_8 = obj["description"]
      if (value_description_8 !== undefined) {
        json += ",\"description\":"
        
        if (typeof value_description_8 !== 'string') {
          if (value_description_8 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_description_8 instanceof Date) {
            json += JSON_STR_QUOTE + value_description_8.toISOString() + JSON_STR_QUOTE
          } else if (value_description_8 instanceof RegExp) {
            json += asString(value_description_8.source)
          } else {
            json += asString(value_description_8.toString())
          }
        } else {
          json += asString(value_description_8)
        }
        
      } else {
        throw new Error('"description" is required!')
      }
      
      const value_operations_9 = obj["operations"]
      if (value_operations_9 !== undefined) {
        json += ",\"operations\":"
        json += anonymous3(value_operations_9)
      } else {
        throw new Error('"operations" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

    function anonymous1 (obj) {
      // "https://contract.invalid/openapi.json#/$defs/PermissionList/properties/data"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/PermissionList/properties/data' does not match schema definition.")
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

      // "https://contract.invalid/openapi.json#/$defs/PermissionList"
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
serializers["RoleList"] = (() => {
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
      // "https://contract.invalid/openapi.json#/$defs/Role/properties/permissions"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Role/properties/permissions' does not match schema definition.")
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

      // "https://contract.invalid/openapi.json#/$defs/Role"
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
      
      const value_systemName_9 = obj["systemName"]
      if (value_systemName_9 !== undefined) {
        json += ",\"systemName\":"
        
          if (value_systemName_9 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_systemName_9 === "string" ||
            value_systemName_9 === null ||
            value_systemName_9 instanceof Date ||
            value_systemName_9 instanceof RegExp ||
            (
              typeof value_systemName_9 === "object" &&
              typeof value_systemName_9.toString === "function" &&
              value_systemName_9.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_systemName_9 !== 'string') {
          if (value_systemName_9 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_systemName_9 instanceof Date) {
            json += JSON_STR_QUOTE + value_systemName_9.toISOString() + JSON_STR_QUOTE
          } else if (value_systemName_9 instanceof RegExp) {
            json += asString(value_systemName_9.source)
          } else {
            json += asString(value_systemName_9.toString())
          }
        } else {
          json += asString(value_systemName_9)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Role/properties/systemName' does not match schema definition.")
  
      } else {
        throw new Error('"systemName" is required!')
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
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Role/properties/description' does not match schema definition.")
  
      } else {
        throw new Error('"description" is required!')
      }
      
      const value_permissions_11 = obj["permissions"]
      if (value_permissions_11 !== undefined) {
        json += ",\"permissions\":"
        json += anonymous3(value_permissions_11)
      } else {
        throw new Error('"permissions" is required!')
      }
      
      const value_isSystem_12 = obj["isSystem"]
      if (value_isSystem_12 !== undefined) {
        json += ",\"isSystem\":"
        json += asBoolean(value_isSystem_12)
      } else {
        throw new Error('"isSystem" is required!')
      }
      
      const value_userCount_13 = obj["userCount"]
      if (value_userCount_13 !== undefined) {
        json += ",\"userCount\":"
        json += asInteger(value_userCount_13)
      } else {
        throw new Error('"userCount" is required!')
      }
      
      const value_createdAt_14 = obj["createdAt"]
      if (value_createdAt_14 !== undefined) {
        json += ",\"createdAt\":"
        json += asDateTime(value_createdAt_14)
      } else {
        throw new Error('"createdAt" is required!')
      }
      
      const value_updatedAt_15 = obj["updatedAt"]
      if (value_updatedAt_15 !== undefined) {
        json += ",\"updatedAt\":"
        json += asDateTime(value_updatedAt_15)
      } else {
        throw new Error('"updatedAt" is required!')
      }
      
      const value_version_16 = obj["version"]
      if (value_version_16 !== undefined) {
        json += ",\"version\":"
        json += asInteger(value_version_16)
      } else {
        throw new Error('"version" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

    function anonymous1 (obj) {
      // "https://contract.invalid/openapi.json#/$defs/RoleList/properties/data"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/RoleList/properties/data' does not match schema definition.")
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

      // "https://contract.invalid/openapi.json#/$defs/RoleList"
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
serializers["RoleReply"] = (() => {
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
      // "https://contract.invalid/openapi.json#/$defs/Role/properties/permissions"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Role/properties/permissions' does not match schema definition.")
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

      // "https://contract.invalid/openapi.json#/$defs/Role"
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
      
      const value_systemName_6 = obj["systemName"]
      if (value_systemName_6 !== undefined) {
        json += ",\"systemName\":"
        
          if (value_systemName_6 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_systemName_6 === "string" ||
            value_systemName_6 === null ||
            value_systemName_6 instanceof Date ||
            value_systemName_6 instanceof RegExp ||
            (
              typeof value_systemName_6 === "object" &&
              typeof value_systemName_6.toString === "function" &&
              value_systemName_6.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_systemName_6 !== 'string') {
          if (value_systemName_6 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_systemName_6 instanceof Date) {
            json += JSON_STR_QUOTE + value_systemName_6.toISOString() + JSON_STR_QUOTE
          } else if (value_systemName_6 instanceof RegExp) {
            json += asString(value_systemName_6.source)
          } else {
            json += asString(value_systemName_6.toString())
          }
        } else {
          json += asString(value_systemName_6)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Role/properties/systemName' does not match schema definition.")
  
      } else {
        throw new Error('"systemName" is required!')
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
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Role/properties/description' does not match schema definition.")
  
      } else {
        throw new Error('"description" is required!')
      }
      
      const value_permissions_8 = obj["permissions"]
      if (value_permissions_8 !== undefined) {
        json += ",\"permissions\":"
        json += anonymous2(value_permissions_8)
      } else {
        throw new Error('"permissions" is required!')
      }
      
      const value_isSystem_9 = obj["isSystem"]
      if (value_isSystem_9 !== undefined) {
        json += ",\"isSystem\":"
        json += asBoolean(value_isSystem_9)
      } else {
        throw new Error('"isSystem" is required!')
      }
      
      const value_userCount_10 = obj["userCount"]
      if (value_userCount_10 !== undefined) {
        json += ",\"userCount\":"
        json += asInteger(value_userCount_10)
      } else {
        throw new Error('"userCount" is required!')
      }
      
      const value_createdAt_11 = obj["createdAt"]
      if (value_createdAt_11 !== undefined) {
        json += ",\"createdAt\":"
        json += asDateTime(value_createdAt_11)
      } else {
        throw new Error('"createdAt" is required!')
      }
      
      const value_updatedAt_12 = obj["updatedAt"]
      if (value_updatedAt_12 !== undefined) {
        json += ",\"updatedAt\":"
        json += asDateTime(value_updatedAt_12)
      } else {
        throw new Error('"updatedAt" is required!')
      }
      
      const value_version_13 = obj["version"]
      if (value_version_13 !== undefined) {
        json += ",\"version\":"
        json += asInteger(value_version_13)
      } else {
        throw new Error('"version" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "https://contract.invalid/openapi.json#/$defs/RoleReply"
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
serializers["TicketBulkReply"] = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone","inlineValidators":true}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = (() => {
        const validators = {}
        const exports = validators
        "use strict";exports["https://contract.invalid/openapi.json#/$defs/UserName"] = validate1;const schema1 = {"type":"object","required":["id","name","email"],"properties":{"id":{"$ref":"https://contract.invalid/openapi.json#/$defs/Id"},"name":{"type":["string","object"],"maxLength":255,"fjs_type":"string"},"email":{"type":["string","object"],"maxLength":254,"fjs_type":"string"}}};const schema2 = {"type":["string","object"],"format":"uuid","maxLength":36,"fjs_type":"string"};const formats0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;const func0 = require("ajv/dist/runtime/ucs2length").default;function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(errors === 0){if(data && typeof data == "object" && !Array.isArray(data)){let missing0;if((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.email === undefined) && (missing0 = "email"))){validate1.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];return false;}else {if(data.id !== undefined){let data0 = data.id;const _errs1 = errors;const _errs2 = errors;if((typeof data0 !== "string") && (!(data0 && typeof data0 == "object" && !Array.isArray(data0)))){validate1.errors = [{instancePath:instancePath+"/id",schemaPath:"https://contract.invalid/openapi.json#/$defs/Id/type",keyword:"type",params:{type: schema2.type},message:"must be string,object"}];return false;}if(errors === _errs2){if(errors === _errs2){if(typeof data0 === "string"){if(func0(data0) > 36){validate1.errors = [{instancePath:instancePath+"/id",schemaPath:"https://contract.invalid/openapi.json#/$defs/Id/maxLength",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters"}];return false;}else {if(!(formats0.test(data0))){validate1.errors = [{instancePath:instancePath+"/id",schemaPath:"https://contract.invalid/openapi.json#/$defs/Id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""}];return false;}}}if(errors === _errs2){if(data0 && typeof data0 == "object" && !Array.isArray(data0)){if(!data0 || typeof data0.toJSON !== "function"){validate1.errors = [{instancePath:instancePath+"/id",schemaPath:"https://contract.invalid/openapi.json#/$defs/Id/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}}var valid0 = _errs1 === errors;}else {var valid0 = true;}if(valid0){if(data.name !== undefined){let data1 = data.name;const _errs4 = errors;if((typeof data1 !== "string") && (!(data1 && typeof data1 == "object" && !Array.isArray(data1)))){validate1.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema1.properties.name.type},message:"must be string,object"}];return false;}if(errors === _errs4){if(typeof data1 === "string"){if(func0(data1) > 255){validate1.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];return false;}}if(errors === _errs4){if(data1 && typeof data1 == "object" && !Array.isArray(data1)){if(!data1 || typeof data1.toJSON !== "function"){validate1.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}var valid0 = _errs4 === errors;}else {var valid0 = true;}if(valid0){if(data.email !== undefined){let data2 = data.email;const _errs6 = errors;if((typeof data2 !== "string") && (!(data2 && typeof data2 == "object" && !Array.isArray(data2)))){validate1.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema1.properties.email.type},message:"must be string,object"}];return false;}if(errors === _errs6){if(typeof data2 === "string"){if(func0(data2) > 254){validate1.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"}];return false;}}if(errors === _errs6){if(data2 && typeof data2 == "object" && !Array.isArray(data2)){if(!data2 || typeof data2.toJSON !== "function"){validate1.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}var valid0 = _errs6 === errors;}else {var valid0 = true;}}}}}else {validate1.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];return false;}}validate1.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/Ticket/properties/assignee/oneOf/1"] = validate2;const schema3 = {"type":"null"};function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data !== null){validate2.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "null"},message:"must be null"}];return false;}validate2.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue/oneOf/0"] = validate3;const schema4 = {"type":["string","object"],"maxLength":65535,"fjs_type":"string"};function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))){validate3.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema4.type},message:"must be string,object"}];return false;}if(errors === 0){if(typeof data === "string"){if(func0(data) > 65535){validate3.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 65535},message:"must NOT have more than 65535 characters"}];return false;}}if(errors === 0){if(data && typeof data == "object" && !Array.isArray(data)){if(!data || typeof data.toJSON !== "function"){validate3.errors = [{instancePath,schemaPath:"#/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}validate3.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue/oneOf/1"] = validate4;const schema5 = {"type":"number","minimum":-9007199254740991,"maximum":9007199254740991};function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(errors === 0){if((typeof data == "number") && (isFinite(data))){if(data > 9007199254740991 || isNaN(data)){validate4.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];return false;}else {if(data < -9007199254740991 || isNaN(data)){validate4.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},message:"must be >= -9007199254740991"}];return false;}}}else {validate4.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"}];return false;}}validate4.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue/oneOf/2"] = validate5;const schema6 = {"type":"boolean"};function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(typeof data !== "boolean"){validate5.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];return false;}validate5.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue/oneOf/3"] = validate6;const schema7 = {"type":"array","maxItems":50,"uniqueItems":true,"items":{"type":["string","object"],"maxLength":255,"fjs_type":"string"}};const func5 = require("ajv/dist/runtime/equal").default;function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(errors === 0){if(Array.isArray(data)){if(data.length > 50){validate6.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];return false;}else {var valid0 = true;const len0 = data.length;for(let i0=0; i0<len0; i0++){let data0 = data[i0];const _errs1 = errors;if((typeof data0 !== "string") && (!(data0 && typeof data0 == "object" && !Array.isArray(data0)))){validate6.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: schema7.items.type},message:"must be string,object"}];return false;}if(errors === _errs1){if(typeof data0 === "string"){if(func0(data0) > 255){validate6.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];return false;}}if(errors === _errs1){if(data0 && typeof data0 == "object" && !Array.isArray(data0)){if(!data0 || typeof data0.toJSON !== "function"){validate6.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}var valid0 = _errs1 === errors;if(!valid0){break;}}if(valid0){let i1 = data.length;let j0;if(i1 > 1){outer0:for(;i1--;){for(j0 = i1; j0--;){if(func5(data[i1], data[j0])){validate6.errors = [{instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];return false;break outer0;}}}}}}}else {validate6.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];return false;}}validate6.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/Currency"] = validate7;const schema8 = {"type":"object","additionalProperties":false,"required":["amount","currency"],"properties":{"amount":{"type":["string","object"],"pattern":"^-?[0-9]{1,15}(\\.[0-9]{1,4})?$","maxLength":21,"fjs_type":"string"},"currency":{"type":["string","object"],"pattern":"^[A-Z]{3}$","maxLength":3,"description":"ISO 4217.","fjs_type":"string"}}};const pattern0 = new RegExp("^-?[0-9]{1,15}(\\.[0-9]{1,4})?$", "u");const pattern1 = new RegExp("^[A-Z]{3}$", "u");function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(errors === 0){if(data && typeof data == "object" && !Array.isArray(data)){let missing0;if(((data.amount === undefined) && (missing0 = "amount")) || ((data.currency === undefined) && (missing0 = "currency"))){validate7.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];return false;}else {const _errs1 = errors;for(const key0 in data){if(!((key0 === "amount") || (key0 === "currency"))){validate7.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];return false;break;}}if(_errs1 === errors){if(data.amount !== undefined){let data0 = data.amount;const _errs2 = errors;if((typeof data0 !== "string") && (!(data0 && typeof data0 == "object" && !Array.isArray(data0)))){validate7.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: schema8.properties.amount.type},message:"must be string,object"}];return false;}if(errors === _errs2){if(typeof data0 === "string"){if(func0(data0) > 21){validate7.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/maxLength",keyword:"maxLength",params:{limit: 21},message:"must NOT have more than 21 characters"}];return false;}else {if(!pattern0.test(data0)){validate7.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]{1,15}(\\.[0-9]{1,4})?$"},message:"must match pattern \""+"^-?[0-9]{1,15}(\\.[0-9]{1,4})?$"+"\""}];return false;}}}if(errors === _errs2){if(data0 && typeof data0 == "object" && !Array.isArray(data0)){if(!data0 || typeof data0.toJSON !== "function"){validate7.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}var valid0 = _errs2 === errors;}else {var valid0 = true;}if(valid0){if(data.currency !== undefined){let data1 = data.currency;const _errs4 = errors;if((typeof data1 !== "string") && (!(data1 && typeof data1 == "object" && !Array.isArray(data1)))){validate7.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: schema8.properties.currency.type},message:"must be string,object"}];return false;}if(errors === _errs4){if(typeof data1 === "string"){if(func0(data1) > 3){validate7.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"}];return false;}else {if(!pattern1.test(data1)){validate7.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];return false;}}}if(errors === _errs4){if(data1 && typeof data1 == "object" && !Array.isArray(data1)){if(!data1 || typeof data1.toJSON !== "function"){validate7.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}var valid0 = _errs4 === errors;}else {var valid0 = true;}}}}}else {validate7.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];return false;}}validate7.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/TicketResolution"] = validate8;const schema9 = {"type":"object","additionalProperties":false,"required":["code"],"properties":{"code":{"type":["string","object"],"enum":["solved","workaround","duplicate","spam","no_response","cannot_reproduce","other"],"fjs_type":"string"},"note":{"type":["string","null","object"],"minLength":1,"maxLength":1000,"fjs_type":"string"}}};function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(errors === 0){if(data && typeof data == "object" && !Array.isArray(data)){let missing0;if((data.code === undefined) && (missing0 = "code")){validate8.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];return false;}else {const _errs1 = errors;for(const key0 in data){if(!((key0 === "code") || (key0 === "note"))){validate8.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];return false;break;}}if(_errs1 === errors){if(data.code !== undefined){let data0 = data.code;const _errs2 = errors;if((typeof data0 !== "string") && (!(data0 && typeof data0 == "object" && !Array.isArray(data0)))){validate8.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: schema9.properties.code.type},message:"must be string,object"}];return false;}if(!(((((((data0 === "solved") || (data0 === "workaround")) || (data0 === "duplicate")) || (data0 === "spam")) || (data0 === "no_response")) || (data0 === "cannot_reproduce")) || (data0 === "other"))){validate8.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema9.properties.code.enum},message:"must be equal to one of the allowed values"}];return false;}if(errors === _errs2){if(data0 && typeof data0 == "object" && !Array.isArray(data0)){if(!data0 || typeof data0.toJSON !== "function"){validate8.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}var valid0 = _errs2 === errors;}else {var valid0 = true;}if(valid0){if(data.note !== undefined){let data1 = data.note;const _errs4 = errors;if(((typeof data1 !== "string") && (data1 !== null)) && (!(data1 && typeof data1 == "object" && !Array.isArray(data1)))){validate8.errors = [{instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema9.properties.note.type},message:"must be string,null,object"}];return false;}if(errors === _errs4){if(typeof data1 === "string"){if(func0(data1) > 1000){validate8.errors = [{instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];return false;}else {if(func0(data1) < 1){validate8.errors = [{instancePath:instancePath+"/note",schemaPath:"#/properties/note/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];return false;}}}if(errors === _errs4){if(data1 && typeof data1 == "object" && !Array.isArray(data1)){if(!data1 || typeof data1.toJSON !== "function"){validate8.errors = [{instancePath:instancePath+"/note",schemaPath:"#/properties/note/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}var valid0 = _errs4 === errors;}else {var valid0 = true;}}}}}else {validate8.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];return false;}}validate8.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/Ticket/properties/resolution/oneOf/1"] = validate9;const schema10 = {"type":"null"};function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data !== null){validate9.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "null"},message:"must be null"}];return false;}validate9.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/CategoryName"] = validate10;const schema11 = {"type":"object","required":["id","value","path"],"properties":{"id":{"$ref":"https://contract.invalid/openapi.json#/$defs/Id"},"value":{"type":["string","object"],"maxLength":200,"fjs_type":"string"},"path":{"type":["string","object"],"maxLength":1020,"fjs_type":"string"}}};function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(errors === 0){if(data && typeof data == "object" && !Array.isArray(data)){let missing0;if((((data.id === undefined) && (missing0 = "id")) || ((data.value === undefined) && (missing0 = "value"))) || ((data.path === undefined) && (missing0 = "path"))){validate10.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];return false;}else {if(data.id !== undefined){let data0 = data.id;const _errs1 = errors;const _errs2 = errors;if((typeof data0 !== "string") && (!(data0 && typeof data0 == "object" && !Array.isArray(data0)))){validate10.errors = [{instancePath:instancePath+"/id",schemaPath:"https://contract.invalid/openapi.json#/$defs/Id/type",keyword:"type",params:{type: schema2.type},message:"must be string,object"}];return false;}if(errors === _errs2){if(errors === _errs2){if(typeof data0 === "string"){if(func0(data0) > 36){validate10.errors = [{instancePath:instancePath+"/id",schemaPath:"https://contract.invalid/openapi.json#/$defs/Id/maxLength",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters"}];return false;}else {if(!(formats0.test(data0))){validate10.errors = [{instancePath:instancePath+"/id",schemaPath:"https://contract.invalid/openapi.json#/$defs/Id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""}];return false;}}}if(errors === _errs2){if(data0 && typeof data0 == "object" && !Array.isArray(data0)){if(!data0 || typeof data0.toJSON !== "function"){validate10.errors = [{instancePath:instancePath+"/id",schemaPath:"https://contract.invalid/openapi.json#/$defs/Id/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}}var valid0 = _errs1 === errors;}else {var valid0 = true;}if(valid0){if(data.value !== undefined){let data1 = data.value;const _errs4 = errors;if((typeof data1 !== "string") && (!(data1 && typeof data1 == "object" && !Array.isArray(data1)))){validate10.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: schema11.properties.value.type},message:"must be string,object"}];return false;}if(errors === _errs4){if(typeof data1 === "string"){if(func0(data1) > 200){validate10.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];return false;}}if(errors === _errs4){if(data1 && typeof data1 == "object" && !Array.isArray(data1)){if(!data1 || typeof data1.toJSON !== "function"){validate10.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}var valid0 = _errs4 === errors;}else {var valid0 = true;}if(valid0){if(data.path !== undefined){let data2 = data.path;const _errs6 = errors;if((typeof data2 !== "string") && (!(data2 && typeof data2 == "object" && !Array.isArray(data2)))){validate10.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: schema11.properties.path.type},message:"must be string,object"}];return false;}if(errors === _errs6){if(typeof data2 === "string"){if(func0(data2) > 1020){validate10.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/maxLength",keyword:"maxLength",params:{limit: 1020},message:"must NOT have more than 1020 characters"}];return false;}}if(errors === _errs6){if(data2 && typeof data2 == "object" && !Array.isArray(data2)){if(!data2 || typeof data2.toJSON !== "function"){validate10.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}var valid0 = _errs6 === errors;}else {var valid0 = true;}}}}}else {validate10.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];return false;}}validate10.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/Ticket/properties/category/oneOf/1"] = validate11;const schema13 = {"type":"null"};function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data !== null){validate11.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "null"},message:"must be null"}];return false;}validate11.errors = vErrors;return errors === 0;}
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
    let validate_7
    let validate_8
    let validate_9
    let validate_10
  
    
      // "https://contract.invalid/openapi.json#/$defs/UserName"
      function anonymous5 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_27 = obj["id"]
      if (value_id_27 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_27 !== 'string') {
          if (value_id_27 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_27 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_27.toISOString() + JSON_STR_QUOTE
          } else if (value_id_27 instanceof RegExp) {
            json += asString(value_id_27.source)
          } else {
            json += asString(value_id_27.toString())
          }
        } else {
          json += asString(value_id_27)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_name_28 = obj["name"]
      if (value_name_28 !== undefined) {
        json += ",\"name\":"
        
        if (typeof value_name_28 !== 'string') {
          if (value_name_28 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_28 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_28.toISOString() + JSON_STR_QUOTE
          } else if (value_name_28 instanceof RegExp) {
            json += asString(value_name_28.source)
          } else {
            json += asString(value_name_28.toString())
          }
        } else {
          json += asString(value_name_28)
        }
        
      } else {
        throw new Error('"name" is required!')
      }
      
      const value_email_29 = obj["email"]
      if (value_email_29 !== undefined) {
        json += ",\"email\":"
        
        if (typeof value_email_29 !== 'string') {
          if (value_email_29 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_email_29 instanceof Date) {
            json += JSON_STR_QUOTE + value_email_29.toISOString() + JSON_STR_QUOTE
          } else if (value_email_29 instanceof RegExp) {
            json += asString(value_email_29.source)
          } else {
            json += asString(value_email_29.toString())
          }
        } else {
          json += asString(value_email_29)
        }
        
      } else {
        throw new Error('"email" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "https://contract.invalid/openapi.json#/$defs/ContactName"
      function anonymous6 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_32 = obj["id"]
      if (value_id_32 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_32 !== 'string') {
          if (value_id_32 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_32 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_32.toISOString() + JSON_STR_QUOTE
          } else if (value_id_32 instanceof RegExp) {
            json += asString(value_id_32.source)
          } else {
            json += asString(value_id_32.toString())
          }
        } else {
          json += asString(value_id_32)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_name_33 = obj["name"]
      if (value_name_33 !== undefined) {
        json += ",\"name\":"
        
        if (typeof value_name_33 !== 'string') {
          if (value_name_33 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_33 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_33.toISOString() + JSON_STR_QUOTE
          } else if (value_name_33 instanceof RegExp) {
            json += asString(value_name_33.source)
          } else {
            json += asString(value_name_33.toString())
          }
        } else {
          json += asString(value_name_33)
        }
        
      } else {
        throw new Error('"name" is required!')
      }
      
return json + JSON_STR_END_OBJECT

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
      // "__fjs_merged_51#"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '__fjs_merged_51#' does not match schema definition.")
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

      // "__fjs_merged_52#"
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
        
      if((validate_2 || (validate_2 = validator.getSchemaValidator("https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue/oneOf/0")))(value_value_42)) {
        
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
    
      else if((validate_3 || (validate_3 = validator.getSchemaValidator("https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue/oneOf/1")))(value_value_42)) {
        json += asNumber(value_value_42)
      }
    
      else if((validate_4 || (validate_4 = validator.getSchemaValidator("https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue/oneOf/2")))(value_value_42)) {
        json += asBoolean(value_value_42)
      }
    
      else if((validate_5 || (validate_5 = validator.getSchemaValidator("https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue/oneOf/3")))(value_value_42)) {
        json += anonymous11(value_value_42)
      }
    
      else if((validate_6 || (validate_6 = validator.getSchemaValidator("https://contract.invalid/openapi.json#/$defs/Currency")))(value_value_42)) {
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
        json += anonymous10(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous10(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "https://contract.invalid/openapi.json#/$defs/TicketResolution"
      function anonymous14 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_code_56 = obj["code"]
      if (value_code_56 !== undefined) {
        json += "{\"code\":"
        
        if (typeof value_code_56 !== 'string') {
          if (value_code_56 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_code_56 instanceof Date) {
            json += JSON_STR_QUOTE + value_code_56.toISOString() + JSON_STR_QUOTE
          } else if (value_code_56 instanceof RegExp) {
            json += asString(value_code_56.source)
          } else {
            json += asString(value_code_56.toString())
          }
        } else {
          json += asString(value_code_56)
        }
        
      } else {
        throw new Error('"code" is required!')
      }
      
      const value_note_57 = obj["note"]
      if (value_note_57 !== undefined) {
        json += ",\"note\":"
        
          if (value_note_57 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_note_57 === "string" ||
            value_note_57 === null ||
            value_note_57 instanceof Date ||
            value_note_57 instanceof RegExp ||
            (
              typeof value_note_57 === "object" &&
              typeof value_note_57.toString === "function" &&
              value_note_57.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_note_57 !== 'string') {
          if (value_note_57 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_note_57 instanceof Date) {
            json += JSON_STR_QUOTE + value_note_57.toISOString() + JSON_STR_QUOTE
          } else if (value_note_57 instanceof RegExp) {
            json += asString(value_note_57.source)
          } else {
            json += asString(value_note_57.toString())
          }
        } else {
          json += asString(value_note_57)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/TicketResolution/properties/note' does not match schema definition.")
  
      }

return json + JSON_STR_END_OBJECT

      }
    

      // "https://contract.invalid/openapi.json#/$defs/Actor"
      function anonymous15 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_type_70 = obj["type"]
      if (value_type_70 !== undefined) {
        json += "{\"type\":"
        
        if (typeof value_type_70 !== 'string') {
          if (value_type_70 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_type_70 instanceof Date) {
            json += JSON_STR_QUOTE + value_type_70.toISOString() + JSON_STR_QUOTE
          } else if (value_type_70 instanceof RegExp) {
            json += asString(value_type_70.source)
          } else {
            json += asString(value_type_70.toString())
          }
        } else {
          json += asString(value_type_70)
        }
        
      } else {
        throw new Error('"type" is required!')
      }
      
      const value_id_71 = obj["id"]
      if (value_id_71 !== undefined) {
        json += ",\"id\":"
        
          if (value_id_71 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_id_71 === "string" ||
            value_id_71 === null ||
            value_id_71 instanceof Date ||
            value_id_71 instanceof RegExp ||
            (
              typeof value_id_71 === "object" &&
              typeof value_id_71.toString === "function" &&
              value_id_71.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_id_71 !== 'string') {
          if (value_id_71 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_71 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_71.toISOString() + JSON_STR_QUOTE
          } else if (value_id_71 instanceof RegExp) {
            json += asString(value_id_71.source)
          } else {
            json += asString(value_id_71.toString())
          }
        } else {
          json += asString(value_id_71)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableId' does not match schema definition.")
  
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_name_72 = obj["name"]
      if (value_name_72 !== undefined) {
        json += ",\"name\":"
        
        if (typeof value_name_72 !== 'string') {
          if (value_name_72 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_72 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_72.toISOString() + JSON_STR_QUOTE
          } else if (value_name_72 instanceof RegExp) {
            json += asString(value_name_72.source)
          } else {
            json += asString(value_name_72.toString())
          }
        } else {
          json += asString(value_name_72)
        }
        
      } else {
        throw new Error('"name" is required!')
      }
      
      const value_email_73 = obj["email"]
      if (value_email_73 !== undefined) {
        json += ",\"email\":"
        
          if (value_email_73 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_email_73 === "string" ||
            value_email_73 === null ||
            value_email_73 instanceof Date ||
            value_email_73 instanceof RegExp ||
            (
              typeof value_email_73 === "object" &&
              typeof value_email_73.toString === "function" &&
              value_email_73.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_email_73 !== 'string') {
          if (value_email_73 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_email_73 instanceof Date) {
            json += JSON_STR_QUOTE + value_email_73.toISOString() + JSON_STR_QUOTE
          } else if (value_email_73 instanceof RegExp) {
            json += asString(value_email_73.source)
          } else {
            json += asString(value_email_73.toString())
          }
        } else {
          json += asString(value_email_73)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Actor/properties/email' does not match schema definition.")
  
      } else {
        throw new Error('"email" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "__fjs_merged_54#"
      function anonymous16 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_76 = obj["id"]
      if (value_id_76 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_76 !== 'string') {
          if (value_id_76 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_76 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_76.toISOString() + JSON_STR_QUOTE
          } else if (value_id_76 instanceof RegExp) {
            json += asString(value_id_76.source)
          } else {
            json += asString(value_id_76.toString())
          }
        } else {
          json += asString(value_id_76)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_value_77 = obj["value"]
      if (value_value_77 !== undefined) {
        json += ",\"value\":"
        
        if (typeof value_value_77 !== 'string') {
          if (value_value_77 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_value_77 instanceof Date) {
            json += JSON_STR_QUOTE + value_value_77.toISOString() + JSON_STR_QUOTE
          } else if (value_value_77 instanceof RegExp) {
            json += asString(value_value_77.source)
          } else {
            json += asString(value_value_77.toString())
          }
        } else {
          json += asString(value_value_77)
        }
        
      } else {
        throw new Error('"value" is required!')
      }
      
      const value_path_78 = obj["path"]
      if (value_path_78 !== undefined) {
        json += ",\"path\":"
        
        if (typeof value_path_78 !== 'string') {
          if (value_path_78 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_path_78 instanceof Date) {
            json += JSON_STR_QUOTE + value_path_78.toISOString() + JSON_STR_QUOTE
          } else if (value_path_78 instanceof RegExp) {
            json += asString(value_path_78.source)
          } else {
            json += asString(value_path_78.toString())
          }
        } else {
          json += asString(value_path_78)
        }
        
      } else {
        throw new Error('"path" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "https://contract.invalid/openapi.json#/$defs/Ticket"
      function anonymous4 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_10 = obj["id"]
      if (value_id_10 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_10 !== 'string') {
          if (value_id_10 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_10 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_10.toISOString() + JSON_STR_QUOTE
          } else if (value_id_10 instanceof RegExp) {
            json += asString(value_id_10.source)
          } else {
            json += asString(value_id_10.toString())
          }
        } else {
          json += asString(value_id_10)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_createdAt_11 = obj["createdAt"]
      if (value_createdAt_11 !== undefined) {
        json += ",\"createdAt\":"
        json += asDateTime(value_createdAt_11)
      } else {
        throw new Error('"createdAt" is required!')
      }
      
      const value_updatedAt_12 = obj["updatedAt"]
      if (value_updatedAt_12 !== undefined) {
        json += ",\"updatedAt\":"
        json += asDateTime(value_updatedAt_12)
      } else {
        throw new Error('"updatedAt" is required!')
      }
      
      const value_deletedAt_13 = obj["deletedAt"]
      if (value_deletedAt_13 !== undefined) {
        json += ",\"deletedAt\":"
        
          if (value_deletedAt_13 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_deletedAt_13 === "string" ||
            value_deletedAt_13 === null ||
            value_deletedAt_13 instanceof Date ||
            value_deletedAt_13 instanceof RegExp ||
            (
              typeof value_deletedAt_13 === "object" &&
              typeof value_deletedAt_13.toString === "function" &&
              value_deletedAt_13.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_deletedAt_13)
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"deletedAt" is required!')
      }
      
      const value_title_14 = obj["title"]
      if (value_title_14 !== undefined) {
        json += ",\"title\":"
        
        if (typeof value_title_14 !== 'string') {
          if (value_title_14 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_title_14 instanceof Date) {
            json += JSON_STR_QUOTE + value_title_14.toISOString() + JSON_STR_QUOTE
          } else if (value_title_14 instanceof RegExp) {
            json += asString(value_title_14.source)
          } else {
            json += asString(value_title_14.toString())
          }
        } else {
          json += asString(value_title_14)
        }
        
      } else {
        throw new Error('"title" is required!')
      }
      
      const value_description_15 = obj["description"]
      if (value_description_15 !== undefined) {
        json += ",\"description\":"
        
          if (value_description_15 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_description_15 === "string" ||
            value_description_15 === null ||
            value_description_15 instanceof Date ||
            value_description_15 instanceof RegExp ||
            (
              typeof value_description_15 === "object" &&
              typeof value_description_15.toString === "function" &&
              value_description_15.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_description_15 !== 'string') {
          if (value_description_15 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_description_15 instanceof Date) {
            json += JSON_STR_QUOTE + value_description_15.toISOString() + JSON_STR_QUOTE
          } else if (value_description_15 instanceof RegExp) {
            json += asString(value_description_15.source)
          } else {
            json += asString(value_description_15.toString())
          }
        } else {
          json += asString(value_description_15)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Ticket/properties/description' does not match schema definition.")
  
      } else {
        throw new Error('"description" is required!')
      }
      
      const value_type_16 = obj["type"]
      if (value_type_16 !== undefined) {
        json += ",\"type\":"
        
        if (typeof value_type_16 !== 'string') {
          if (value_type_16 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_type_16 instanceof Date) {
            json += JSON_STR_QUOTE + value_type_16.toISOString() + JSON_STR_QUOTE
          } else if (value_type_16 instanceof RegExp) {
            json += asString(value_type_16.source)
          } else {
            json += asString(value_type_16.toString())
          }
        } else {
          json += asString(value_type_16)
        }
        
      } else {
        throw new Error('"type" is required!')
      }
      
      const value_channel_17 = obj["channel"]
      if (value_channel_17 !== undefined) {
        json += ",\"channel\":"
        
        if (typeof value_channel_17 !== 'string') {
          if (value_channel_17 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_channel_17 instanceof Date) {
            json += JSON_STR_QUOTE + value_channel_17.toISOString() + JSON_STR_QUOTE
          } else if (value_channel_17 instanceof RegExp) {
            json += asString(value_channel_17.source)
          } else {
            json += asString(value_channel_17.toString())
          }
        } else {
          json += asString(value_channel_17)
        }
        
      } else {
        throw new Error('"channel" is required!')
      }
      
      const value_priority_18 = obj["priority"]
      if (value_priority_18 !== undefined) {
        json += ",\"priority\":"
        
        if (typeof value_priority_18 !== 'string') {
          if (value_priority_18 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_priority_18 instanceof Date) {
            json += JSON_STR_QUOTE + value_priority_18.toISOString() + JSON_STR_QUOTE
          } else if (value_priority_18 instanceof RegExp) {
            json += asString(value_priority_18.source)
          } else {
            json += asString(value_priority_18.toString())
          }
        } else {
          json += asString(value_priority_18)
        }
        
      } else {
        throw new Error('"priority" is required!')
      }
      
      const value_status_19 = obj["status"]
      if (value_status_19 !== undefined) {
        json += ",\"status\":"
        
        if (typeof value_status_19 !== 'string') {
          if (value_status_19 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_status_19 instanceof Date) {
            json += JSON_STR_QUOTE + value_status_19.toISOString() + JSON_STR_QUOTE
          } else if (value_status_19 instanceof RegExp) {
            json += asString(value_status_19.source)
          } else {
            json += asString(value_status_19.toString())
          }
        } else {
          json += asString(value_status_19)
        }
        
      } else {
        throw new Error('"status" is required!')
      }
      
      const value_contactId_20 = obj["contactId"]
      if (value_contactId_20 !== undefined) {
        json += ",\"contactId\":"
        
        if (typeof value_contactId_20 !== 'string') {
          if (value_contactId_20 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_contactId_20 instanceof Date) {
            json += JSON_STR_QUOTE + value_contactId_20.toISOString() + JSON_STR_QUOTE
          } else if (value_contactId_20 instanceof RegExp) {
            json += asString(value_contactId_20.source)
          } else {
            json += asString(value_contactId_20.toString())
          }
        } else {
          json += asString(value_contactId_20)
        }
        
      } else {
        throw new Error('"contactId" is required!')
      }
      
      const value_creatorId_21 = obj["creatorId"]
      if (value_creatorId_21 !== undefined) {
        json += ",\"creatorId\":"
        
        if (typeof value_creatorId_21 !== 'string') {
          if (value_creatorId_21 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_creatorId_21 instanceof Date) {
            json += JSON_STR_QUOTE + value_creatorId_21.toISOString() + JSON_STR_QUOTE
          } else if (value_creatorId_21 instanceof RegExp) {
            json += asString(value_creatorId_21.source)
          } else {
            json += asString(value_creatorId_21.toString())
          }
        } else {
          json += asString(value_creatorId_21)
        }
        
      } else {
        throw new Error('"creatorId" is required!')
      }
      
      const value_assigneeId_22 = obj["assigneeId"]
      if (value_assigneeId_22 !== undefined) {
        json += ",\"assigneeId\":"
        
          if (value_assigneeId_22 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_assigneeId_22 === "string" ||
            value_assigneeId_22 === null ||
            value_assigneeId_22 instanceof Date ||
            value_assigneeId_22 instanceof RegExp ||
            (
              typeof value_assigneeId_22 === "object" &&
              typeof value_assigneeId_22.toString === "function" &&
              value_assigneeId_22.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_assigneeId_22 !== 'string') {
          if (value_assigneeId_22 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_assigneeId_22 instanceof Date) {
            json += JSON_STR_QUOTE + value_assigneeId_22.toISOString() + JSON_STR_QUOTE
          } else if (value_assigneeId_22 instanceof RegExp) {
            json += asString(value_assigneeId_22.source)
          } else {
            json += asString(value_assigneeId_22.toString())
          }
        } else {
          json += asString(value_assigneeId_22)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableId' does not match schema definition.")
  
      } else {
        throw new Error('"assigneeId" is required!')
      }
      
      const value_reasonToAssign_23 = obj["reasonToAssign"]
      if (value_reasonToAssign_23 !== undefined) {
        json += ",\"reasonToAssign\":"
        
          if (value_reasonToAssign_23 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_reasonToAssign_23 === "string" ||
            value_reasonToAssign_23 === null ||
            value_reasonToAssign_23 instanceof Date ||
            value_reasonToAssign_23 instanceof RegExp ||
            (
              typeof value_reasonToAssign_23 === "object" &&
              typeof value_reasonToAssign_23.toString === "function" &&
              value_reasonToAssign_23.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_reasonToAssign_23 !== 'string') {
          if (value_reasonToAssign_23 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_reasonToAssign_23 instanceof Date) {
            json += JSON_STR_QUOTE + value_reasonToAssign_23.toISOString() + JSON_STR_QUOTE
          } else if (value_reasonToAssign_23 instanceof RegExp) {
            json += asString(value_reasonToAssign_23.source)
          } else {
            json += asString(value_reasonToAssign_23.toString())
          }
        } else {
          json += asString(value_reasonToAssign_23)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Ticket/properties/reasonToAssign' does not match schema definition.")
  
      } else {
        throw new Error('"reasonToAssign" is required!')
      }
      
      const value_ticketNumber_24 = obj["ticketNumber"]
      if (value_ticketNumber_24 !== undefined) {
        json += ",\"ticketNumber\":"
        json += asInteger(value_ticketNumber_24)
      } else {
        throw new Error('"ticketNumber" is required!')
      }
      
      const value_assignee_25 = obj["assignee"]
      if (value_assignee_25 !== undefined) {
        json += ",\"assignee\":"
        
      if((validate_0 || (validate_0 = validator.getSchemaValidator("https://contract.invalid/openapi.json#/$defs/UserName")))(value_assignee_25)) {
        json += anonymous5(value_assignee_25)
      }
    
      else if((validate_1 || (validate_1 = validator.getSchemaValidator("https://contract.invalid/openapi.json#/$defs/Ticket/properties/assignee/oneOf/1")))(value_assignee_25)) {
        json += JSON_STR_NULL
      }
    
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Ticket/properties/assignee' does not match schema definition.")
  
      } else {
        throw new Error('"assignee" is required!')
      }
      
      const value_contact_30 = obj["contact"]
      if (value_contact_30 !== undefined) {
        json += ",\"contact\":"
        json += anonymous6(value_contact_30)
      } else {
        throw new Error('"contact" is required!')
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
      
      const value_statusCategory_52 = obj["statusCategory"]
      if (value_statusCategory_52 !== undefined) {
        json += ",\"statusCategory\":"
        
        if (typeof value_statusCategory_52 !== 'string') {
          if (value_statusCategory_52 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_statusCategory_52 instanceof Date) {
            json += JSON_STR_QUOTE + value_statusCategory_52.toISOString() + JSON_STR_QUOTE
          } else if (value_statusCategory_52 instanceof RegExp) {
            json += asString(value_statusCategory_52.source)
          } else {
            json += asString(value_statusCategory_52.toString())
          }
        } else {
          json += asString(value_statusCategory_52)
        }
        
      } else {
        throw new Error('"statusCategory" is required!')
      }
      
      const value_statusReason_53 = obj["statusReason"]
      if (value_statusReason_53 !== undefined) {
        json += ",\"statusReason\":"
        
          if (value_statusReason_53 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_statusReason_53 === "string" ||
            value_statusReason_53 === null ||
            value_statusReason_53 instanceof Date ||
            value_statusReason_53 instanceof RegExp ||
            (
              typeof value_statusReason_53 === "object" &&
              typeof value_statusReason_53.toString === "function" &&
              value_statusReason_53.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_statusReason_53 !== 'string') {
          if (value_statusReason_53 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_statusReason_53 instanceof Date) {
            json += JSON_STR_QUOTE + value_statusReason_53.toISOString() + JSON_STR_QUOTE
          } else if (value_statusReason_53 instanceof RegExp) {
            json += asString(value_statusReason_53.source)
          } else {
            json += asString(value_statusReason_53.toString())
          }
        } else {
          json += asString(value_statusReason_53)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Ticket/properties/statusReason' does not match schema definition.")
  
      } else {
        throw new Error('"statusReason" is required!')
      }
      
      const value_resolution_54 = obj["resolution"]
      if (value_resolution_54 !== undefined) {
        json += ",\"resolution\":"
        
      if((validate_7 || (validate_7 = validator.getSchemaValidator("https://contract.invalid/openapi.json#/$defs/TicketResolution")))(value_resolution_54)) {
        json += anonymous14(value_resolution_54)
      }
    
      else if((validate_8 || (validate_8 = validator.getSchemaValidator("https://contract.invalid/openapi.json#/$defs/Ticket/properties/resolution/oneOf/1")))(value_resolution_54)) {
        json += JSON_STR_NULL
      }
    
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Ticket/properties/resolution' does not match schema definition.")
  
      } else {
        throw new Error('"resolution" is required!')
      }
      
      const value_categoryId_58 = obj["categoryId"]
      if (value_categoryId_58 !== undefined) {
        json += ",\"categoryId\":"
        
          if (value_categoryId_58 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_categoryId_58 === "string" ||
            value_categoryId_58 === null ||
            value_categoryId_58 instanceof Date ||
            value_categoryId_58 instanceof RegExp ||
            (
              typeof value_categoryId_58 === "object" &&
              typeof value_categoryId_58.toString === "function" &&
              value_categoryId_58.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_categoryId_58 !== 'string') {
          if (value_categoryId_58 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_categoryId_58 instanceof Date) {
            json += JSON_STR_QUOTE + value_categoryId_58.toISOString() + JSON_STR_QUOTE
          } else if (value_categoryId_58 instanceof RegExp) {
            json += asString(value_categoryId_58.source)
          } else {
            json += asString(value_categoryId_58.toString())
          }
        } else {
          json += asString(value_categoryId_58)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableId' does not match schema definition.")
  
      } else {
        throw new Error('"categoryId" is required!')
      }
      
      const value_externalId_59 = obj["externalId"]
      if (value_externalId_59 !== undefined) {
        json += ",\"externalId\":"
        
          if (value_externalId_59 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_externalId_59 === "string" ||
            value_externalId_59 === null ||
            value_externalId_59 instanceof Date ||
            value_externalId_59 instanceof RegExp ||
            (
              typeof value_externalId_59 === "object" &&
              typeof value_externalId_59.toString === "function" &&
              value_externalId_59.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_externalId_59 !== 'string') {
          if (value_externalId_59 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_externalId_59 instanceof Date) {
            json += JSON_STR_QUOTE + value_externalId_59.toISOString() + JSON_STR_QUOTE
          } else if (value_externalId_59 instanceof RegExp) {
            json += asString(value_externalId_59.source)
          } else {
            json += asString(value_externalId_59.toString())
          }
        } else {
          json += asString(value_externalId_59)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Ticket/properties/externalId' does not match schema definition.")
  
      } else {
        throw new Error('"externalId" is required!')
      }
      
      const value_dueAt_60 = obj["dueAt"]
      if (value_dueAt_60 !== undefined) {
        json += ",\"dueAt\":"
        
          if (value_dueAt_60 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_dueAt_60 === "string" ||
            value_dueAt_60 === null ||
            value_dueAt_60 instanceof Date ||
            value_dueAt_60 instanceof RegExp ||
            (
              typeof value_dueAt_60 === "object" &&
              typeof value_dueAt_60.toString === "function" &&
              value_dueAt_60.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_dueAt_60)
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"dueAt" is required!')
      }
      
      const value_snoozedUntil_61 = obj["snoozedUntil"]
      if (value_snoozedUntil_61 !== undefined) {
        json += ",\"snoozedUntil\":"
        
          if (value_snoozedUntil_61 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_snoozedUntil_61 === "string" ||
            value_snoozedUntil_61 === null ||
            value_snoozedUntil_61 instanceof Date ||
            value_snoozedUntil_61 instanceof RegExp ||
            (
              typeof value_snoozedUntil_61 === "object" &&
              typeof value_snoozedUntil_61.toString === "function" &&
              value_snoozedUntil_61.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_snoozedUntil_61)
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"snoozedUntil" is required!')
      }
      
      const value_firstResponseAt_62 = obj["firstResponseAt"]
      if (value_firstResponseAt_62 !== undefined) {
        json += ",\"firstResponseAt\":"
        
          if (value_firstResponseAt_62 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_firstResponseAt_62 === "string" ||
            value_firstResponseAt_62 === null ||
            value_firstResponseAt_62 instanceof Date ||
            value_firstResponseAt_62 instanceof RegExp ||
            (
              typeof value_firstResponseAt_62 === "object" &&
              typeof value_firstResponseAt_62.toString === "function" &&
              value_firstResponseAt_62.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_firstResponseAt_62)
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"firstResponseAt" is required!')
      }
      
      const value_resolvedAt_63 = obj["resolvedAt"]
      if (value_resolvedAt_63 !== undefined) {
        json += ",\"resolvedAt\":"
        
          if (value_resolvedAt_63 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_resolvedAt_63 === "string" ||
            value_resolvedAt_63 === null ||
            value_resolvedAt_63 instanceof Date ||
            value_resolvedAt_63 instanceof RegExp ||
            (
              typeof value_resolvedAt_63 === "object" &&
              typeof value_resolvedAt_63.toString === "function" &&
              value_resolvedAt_63.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_resolvedAt_63)
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"resolvedAt" is required!')
      }
      
      const value_closedAt_64 = obj["closedAt"]
      if (value_closedAt_64 !== undefined) {
        json += ",\"closedAt\":"
        
          if (value_closedAt_64 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_closedAt_64 === "string" ||
            value_closedAt_64 === null ||
            value_closedAt_64 instanceof Date ||
            value_closedAt_64 instanceof RegExp ||
            (
              typeof value_closedAt_64 === "object" &&
              typeof value_closedAt_64.toString === "function" &&
              value_closedAt_64.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_closedAt_64)
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"closedAt" is required!')
      }
      
      const value_reopenCount_65 = obj["reopenCount"]
      if (value_reopenCount_65 !== undefined) {
        json += ",\"reopenCount\":"
        json += asInteger(value_reopenCount_65)
      } else {
        throw new Error('"reopenCount" is required!')
      }
      
      const value_followUpOfId_66 = obj["followUpOfId"]
      if (value_followUpOfId_66 !== undefined) {
        json += ",\"followUpOfId\":"
        
          if (value_followUpOfId_66 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_followUpOfId_66 === "string" ||
            value_followUpOfId_66 === null ||
            value_followUpOfId_66 instanceof Date ||
            value_followUpOfId_66 instanceof RegExp ||
            (
              typeof value_followUpOfId_66 === "object" &&
              typeof value_followUpOfId_66.toString === "function" &&
              value_followUpOfId_66.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_followUpOfId_66 !== 'string') {
          if (value_followUpOfId_66 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_followUpOfId_66 instanceof Date) {
            json += JSON_STR_QUOTE + value_followUpOfId_66.toISOString() + JSON_STR_QUOTE
          } else if (value_followUpOfId_66 instanceof RegExp) {
            json += asString(value_followUpOfId_66.source)
          } else {
            json += asString(value_followUpOfId_66.toString())
          }
        } else {
          json += asString(value_followUpOfId_66)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableId' does not match schema definition.")
  
      } else {
        throw new Error('"followUpOfId" is required!')
      }
      
      const value_version_67 = obj["version"]
      if (value_version_67 !== undefined) {
        json += ",\"version\":"
        json += asInteger(value_version_67)
      } else {
        throw new Error('"version" is required!')
      }
      
      const value_creator_68 = obj["creator"]
      if (value_creator_68 !== undefined) {
        json += ",\"creator\":"
        json += anonymous15(value_creator_68)
      }

      const value_category_74 = obj["category"]
      if (value_category_74 !== undefined) {
        json += ",\"category\":"
        
      if((validate_9 || (validate_9 = validator.getSchemaValidator("https://contract.invalid/openapi.json#/$defs/CategoryName")))(value_category_74)) {
        json += anonymous16(value_category_74)
      }
    
      else if((validate_10 || (validate_10 = validator.getSchemaValidator("https://contract.invalid/openapi.json#/$defs/Ticket/properties/category/oneOf/1")))(value_category_74)) {
        json += JSON_STR_NULL
      }
    
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Ticket/properties/category' does not match schema definition.")
  
      }

return json + JSON_STR_END_OBJECT

      }
    

      // "https://contract.invalid/openapi.json#/$defs/ProblemFault/properties/params"
      function anonymous20 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_96 = false

    for (const key of Object.keys(obj)) {
      if (
        
        obj[key] === undefined ||
        typeof obj[key] === 'function' ||
        typeof obj[key] === 'symbol'
      ) continue
      const value = obj[key]
  
        json += addComma_96 ? JSON_STR_COMMA : ((addComma_96 = true), JSON_STR_BEGIN_OBJECT)
        json += asString(key) + JSON_STR_COLONS + JSON.stringify(value)
      
    }
  if (!addComma_96) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "https://contract.invalid/openapi.json#/$defs/ProblemFault"
      function anonymous19 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_location_91 = obj["location"]
      if (value_location_91 !== undefined) {
        json += "{\"location\":"
        
        if (typeof value_location_91 !== 'string') {
          if (value_location_91 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_location_91 instanceof Date) {
            json += JSON_STR_QUOTE + value_location_91.toISOString() + JSON_STR_QUOTE
          } else if (value_location_91 instanceof RegExp) {
            json += asString(value_location_91.source)
          } else {
            json += asString(value_location_91.toString())
          }
        } else {
          json += asString(value_location_91)
        }
        
      } else {
        throw new Error('"location" is required!')
      }
      
      const value_pointer_92 = obj["pointer"]
      if (value_pointer_92 !== undefined) {
        json += ",\"pointer\":"
        
        if (typeof value_pointer_92 !== 'string') {
          if (value_pointer_92 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_pointer_92 instanceof Date) {
            json += JSON_STR_QUOTE + value_pointer_92.toISOString() + JSON_STR_QUOTE
          } else if (value_pointer_92 instanceof RegExp) {
            json += asString(value_pointer_92.source)
          } else {
            json += asString(value_pointer_92.toString())
          }
        } else {
          json += asString(value_pointer_92)
        }
        
      } else {
        throw new Error('"pointer" is required!')
      }
      
      const value_code_93 = obj["code"]
      if (value_code_93 !== undefined) {
        json += ",\"code\":"
        
        if (typeof value_code_93 !== 'string') {
          if (value_code_93 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_code_93 instanceof Date) {
            json += JSON_STR_QUOTE + value_code_93.toISOString() + JSON_STR_QUOTE
          } else if (value_code_93 instanceof RegExp) {
            json += asString(value_code_93.source)
          } else {
            json += asString(value_code_93.toString())
          }
        } else {
          json += asString(value_code_93)
        }
        
      } else {
        throw new Error('"code" is required!')
      }
      
      const value_message_94 = obj["message"]
      if (value_message_94 !== undefined) {
        json += ",\"message\":"
        
        if (typeof value_message_94 !== 'string') {
          if (value_message_94 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_message_94 instanceof Date) {
            json += JSON_STR_QUOTE + value_message_94.toISOString() + JSON_STR_QUOTE
          } else if (value_message_94 instanceof RegExp) {
            json += asString(value_message_94.source)
          } else {
            json += asString(value_message_94.toString())
          }
        } else {
          json += asString(value_message_94)
        }
        
      } else {
        throw new Error('"message" is required!')
      }
      
      const value_params_95 = obj["params"]
      if (value_params_95 !== undefined) {
        json += ",\"params\":"
        json += anonymous20(value_params_95)
      } else {
        throw new Error('"params" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

    function anonymous18 (obj) {
      // "https://contract.invalid/openapi.json#/$defs/Problem/properties/errors"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Problem/properties/errors' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous19(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous19(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

    function anonymous21 (obj) {
      // "https://contract.invalid/openapi.json#/$defs/Problem/properties/requiredScopes"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Problem/properties/requiredScopes' does not match schema definition.")
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

    function anonymous22 (obj) {
      // "https://contract.invalid/openapi.json#/$defs/Problem/properties/grantedScopes"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Problem/properties/grantedScopes' does not match schema definition.")
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

      // "https://contract.invalid/openapi.json#/$defs/ProblemExisting"
      function anonymous23 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_104 = obj["id"]
      if (value_id_104 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_104 !== 'string') {
          if (value_id_104 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_104 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_104.toISOString() + JSON_STR_QUOTE
          } else if (value_id_104 instanceof RegExp) {
            json += asString(value_id_104.source)
          } else {
            json += asString(value_id_104.toString())
          }
        } else {
          json += asString(value_id_104)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_href_105 = obj["href"]
      if (value_href_105 !== undefined) {
        json += ",\"href\":"
        
        if (typeof value_href_105 !== 'string') {
          if (value_href_105 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_href_105 instanceof Date) {
            json += JSON_STR_QUOTE + value_href_105.toISOString() + JSON_STR_QUOTE
          } else if (value_href_105 instanceof RegExp) {
            json += asString(value_href_105.source)
          } else {
            json += asString(value_href_105.toString())
          }
        } else {
          json += asString(value_href_105)
        }
        
      } else {
        throw new Error('"href" is required!')
      }
      
      const value_matchedOn_106 = obj["matchedOn"]
      if (value_matchedOn_106 !== undefined) {
        json += ",\"matchedOn\":"
        
        if (typeof value_matchedOn_106 !== 'string') {
          if (value_matchedOn_106 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_matchedOn_106 instanceof Date) {
            json += JSON_STR_QUOTE + value_matchedOn_106.toISOString() + JSON_STR_QUOTE
          } else if (value_matchedOn_106 instanceof RegExp) {
            json += asString(value_matchedOn_106.source)
          } else {
            json += asString(value_matchedOn_106.toString())
          }
        } else {
          json += asString(value_matchedOn_106)
        }
        
      } else {
        throw new Error('"matchedOn" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

    function anonymous24 (obj) {
      // "https://contract.invalid/openapi.json#/$defs/Problem/properties/allowed"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Problem/properties/allowed' does not match schema definition.")
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

    function anonymous25 (obj) {
      // "https://contract.invalid/openapi.json#/$defs/Problem/properties/supported"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Problem/properties/supported' does not match schema definition.")
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

    function anonymous28 (obj) {
      // "https://contract.invalid/openapi.json#/$defs/ProblemConflict/properties/matchedOn"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/ProblemConflict/properties/matchedOn' does not match schema definition.")
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

      // "https://contract.invalid/openapi.json#/$defs/ProblemConflict"
      function anonymous27 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_117 = obj["id"]
      if (value_id_117 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_117 !== 'string') {
          if (value_id_117 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_117 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_117.toISOString() + JSON_STR_QUOTE
          } else if (value_id_117 instanceof RegExp) {
            json += asString(value_id_117.source)
          } else {
            json += asString(value_id_117.toString())
          }
        } else {
          json += asString(value_id_117)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_href_118 = obj["href"]
      if (value_href_118 !== undefined) {
        json += ",\"href\":"
        
        if (typeof value_href_118 !== 'string') {
          if (value_href_118 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_href_118 instanceof Date) {
            json += JSON_STR_QUOTE + value_href_118.toISOString() + JSON_STR_QUOTE
          } else if (value_href_118 instanceof RegExp) {
            json += asString(value_href_118.source)
          } else {
            json += asString(value_href_118.toString())
          }
        } else {
          json += asString(value_href_118)
        }
        
      } else {
        throw new Error('"href" is required!')
      }
      
      const value_matchedOn_119 = obj["matchedOn"]
      if (value_matchedOn_119 !== undefined) {
        json += ",\"matchedOn\":"
        json += anonymous28(value_matchedOn_119)
      } else {
        throw new Error('"matchedOn" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

    function anonymous26 (obj) {
      // "https://contract.invalid/openapi.json#/$defs/Problem/properties/conflicts"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Problem/properties/conflicts' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous27(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous27(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "https://contract.invalid/openapi.json#/$defs/ProblemReferences"
      function anonymous30 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_resource_124 = obj["resource"]
      if (value_resource_124 !== undefined) {
        json += "{\"resource\":"
        
        if (typeof value_resource_124 !== 'string') {
          if (value_resource_124 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_resource_124 instanceof Date) {
            json += JSON_STR_QUOTE + value_resource_124.toISOString() + JSON_STR_QUOTE
          } else if (value_resource_124 instanceof RegExp) {
            json += asString(value_resource_124.source)
          } else {
            json += asString(value_resource_124.toString())
          }
        } else {
          json += asString(value_resource_124)
        }
        
      } else {
        throw new Error('"resource" is required!')
      }
      
      const value_count_125 = obj["count"]
      if (value_count_125 !== undefined) {
        json += ",\"count\":"
        json += asInteger(value_count_125)
      } else {
        throw new Error('"count" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

    function anonymous29 (obj) {
      // "https://contract.invalid/openapi.json#/$defs/Problem/properties/references"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Problem/properties/references' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous30(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous30(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

    function anonymous31 (obj) {
      // "https://contract.invalid/openapi.json#/$defs/Problem/properties/fields"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Problem/properties/fields' does not match schema definition.")
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

      // "https://contract.invalid/openapi.json#/$defs/Problem"
      function anonymous17 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_type_81 = obj["type"]
      if (value_type_81 !== undefined) {
        json += "{\"type\":"
        
        if (typeof value_type_81 !== 'string') {
          if (value_type_81 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_type_81 instanceof Date) {
            json += JSON_STR_QUOTE + value_type_81.toISOString() + JSON_STR_QUOTE
          } else if (value_type_81 instanceof RegExp) {
            json += asString(value_type_81.source)
          } else {
            json += asString(value_type_81.toString())
          }
        } else {
          json += asString(value_type_81)
        }
        
      } else {
        throw new Error('"type" is required!')
      }
      
      const value_title_82 = obj["title"]
      if (value_title_82 !== undefined) {
        json += ",\"title\":"
        
        if (typeof value_title_82 !== 'string') {
          if (value_title_82 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_title_82 instanceof Date) {
            json += JSON_STR_QUOTE + value_title_82.toISOString() + JSON_STR_QUOTE
          } else if (value_title_82 instanceof RegExp) {
            json += asString(value_title_82.source)
          } else {
            json += asString(value_title_82.toString())
          }
        } else {
          json += asString(value_title_82)
        }
        
      } else {
        throw new Error('"title" is required!')
      }
      
      const value_status_83 = obj["status"]
      if (value_status_83 !== undefined) {
        json += ",\"status\":"
        json += asInteger(value_status_83)
      } else {
        throw new Error('"status" is required!')
      }
      
      const value_detail_84 = obj["detail"]
      if (value_detail_84 !== undefined) {
        json += ",\"detail\":"
        
        if (typeof value_detail_84 !== 'string') {
          if (value_detail_84 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_detail_84 instanceof Date) {
            json += JSON_STR_QUOTE + value_detail_84.toISOString() + JSON_STR_QUOTE
          } else if (value_detail_84 instanceof RegExp) {
            json += asString(value_detail_84.source)
          } else {
            json += asString(value_detail_84.toString())
          }
        } else {
          json += asString(value_detail_84)
        }
        
      } else {
        throw new Error('"detail" is required!')
      }
      
      const value_instance_85 = obj["instance"]
      if (value_instance_85 !== undefined) {
        json += ",\"instance\":"
        
        if (typeof value_instance_85 !== 'string') {
          if (value_instance_85 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_instance_85 instanceof Date) {
            json += JSON_STR_QUOTE + value_instance_85.toISOString() + JSON_STR_QUOTE
          } else if (value_instance_85 instanceof RegExp) {
            json += asString(value_instance_85.source)
          } else {
            json += asString(value_instance_85.toString())
          }
        } else {
          json += asString(value_instance_85)
        }
        
      } else {
        throw new Error('"instance" is required!')
      }
      
      const value_code_86 = obj["code"]
      if (value_code_86 !== undefined) {
        json += ",\"code\":"
        
        if (typeof value_code_86 !== 'string') {
          if (value_code_86 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_code_86 instanceof Date) {
            json += JSON_STR_QUOTE + value_code_86.toISOString() + JSON_STR_QUOTE
          } else if (value_code_86 instanceof RegExp) {
            json += asString(value_code_86.source)
          } else {
            json += asString(value_code_86.toString())
          }
        } else {
          json += asString(value_code_86)
        }
        
      } else {
        throw new Error('"code" is required!')
      }
      
      const value_requestId_87 = obj["requestId"]
      if (value_requestId_87 !== undefined) {
        json += ",\"requestId\":"
        
        if (typeof value_requestId_87 !== 'string') {
          if (value_requestId_87 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_requestId_87 instanceof Date) {
            json += JSON_STR_QUOTE + value_requestId_87.toISOString() + JSON_STR_QUOTE
          } else if (value_requestId_87 instanceof RegExp) {
            json += asString(value_requestId_87.source)
          } else {
            json += asString(value_requestId_87.toString())
          }
        } else {
          json += asString(value_requestId_87)
        }
        
      } else {
        throw new Error('"requestId" is required!')
      }
      
      const value_success_88 = obj["success"]
      if (value_success_88 !== undefined) {
        json += ",\"success\":"
        json += "false"
      } else {
        throw new Error('"success" is required!')
      }
      
      const value_errors_89 = obj["errors"]
      if (value_errors_89 !== undefined) {
        json += ",\"errors\":"
        json += anonymous18(value_errors_89)
      }

      const value_requiredScopes_97 = obj["requiredScopes"]
      if (value_requiredScopes_97 !== undefined) {
        json += ",\"requiredScopes\":"
        json += anonymous21(value_requiredScopes_97)
      }

      const value_grantedScopes_98 = obj["grantedScopes"]
      if (value_grantedScopes_98 !== undefined) {
        json += ",\"grantedScopes\":"
        json += anonymous22(value_grantedScopes_98)
      }

      const value_resource_99 = obj["resource"]
      if (value_resource_99 !== undefined) {
        json += ",\"resource\":"
        
        if (typeof value_resource_99 !== 'string') {
          if (value_resource_99 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_resource_99 instanceof Date) {
            json += JSON_STR_QUOTE + value_resource_99.toISOString() + JSON_STR_QUOTE
          } else if (value_resource_99 instanceof RegExp) {
            json += asString(value_resource_99.source)
          } else {
            json += asString(value_resource_99.toString())
          }
        } else {
          json += asString(value_resource_99)
        }
        
      }

      const value_id_100 = obj["id"]
      if (value_id_100 !== undefined) {
        json += ",\"id\":"
        
        if (typeof value_id_100 !== 'string') {
          if (value_id_100 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_100 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_100.toISOString() + JSON_STR_QUOTE
          } else if (value_id_100 instanceof RegExp) {
            json += asString(value_id_100.source)
          } else {
            json += asString(value_id_100.toString())
          }
        } else {
          json += asString(value_id_100)
        }
        
      }

      const value_pointer_101 = obj["pointer"]
      if (value_pointer_101 !== undefined) {
        json += ",\"pointer\":"
        
        if (typeof value_pointer_101 !== 'string') {
          if (value_pointer_101 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_pointer_101 instanceof Date) {
            json += JSON_STR_QUOTE + value_pointer_101.toISOString() + JSON_STR_QUOTE
          } else if (value_pointer_101 instanceof RegExp) {
            json += asString(value_pointer_101.source)
          } else {
            json += asString(value_pointer_101.toString())
          }
        } else {
          json += asString(value_pointer_101)
        }
        
      }

      const value_existing_102 = obj["existing"]
      if (value_existing_102 !== undefined) {
        json += ",\"existing\":"
        json += anonymous23(value_existing_102)
      }

      const value_currentEtag_107 = obj["currentEtag"]
      if (value_currentEtag_107 !== undefined) {
        json += ",\"currentEtag\":"
        
        if (typeof value_currentEtag_107 !== 'string') {
          if (value_currentEtag_107 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_currentEtag_107 instanceof Date) {
            json += JSON_STR_QUOTE + value_currentEtag_107.toISOString() + JSON_STR_QUOTE
          } else if (value_currentEtag_107 instanceof RegExp) {
            json += asString(value_currentEtag_107.source)
          } else {
            json += asString(value_currentEtag_107.toString())
          }
        } else {
          json += asString(value_currentEtag_107)
        }
        
      }

      const value_from_108 = obj["from"]
      if (value_from_108 !== undefined) {
        json += ",\"from\":"
        
          if (value_from_108 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_from_108 === "string" ||
            value_from_108 === null ||
            value_from_108 instanceof Date ||
            value_from_108 instanceof RegExp ||
            (
              typeof value_from_108 === "object" &&
              typeof value_from_108.toString === "function" &&
              value_from_108.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_from_108 !== 'string') {
          if (value_from_108 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_from_108 instanceof Date) {
            json += JSON_STR_QUOTE + value_from_108.toISOString() + JSON_STR_QUOTE
          } else if (value_from_108 instanceof RegExp) {
            json += asString(value_from_108.source)
          } else {
            json += asString(value_from_108.toString())
          }
        } else {
          json += asString(value_from_108)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Problem/properties/from' does not match schema definition.")
  
      }

      const value_to_109 = obj["to"]
      if (value_to_109 !== undefined) {
        json += ",\"to\":"
        
        if (typeof value_to_109 !== 'string') {
          if (value_to_109 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_to_109 instanceof Date) {
            json += JSON_STR_QUOTE + value_to_109.toISOString() + JSON_STR_QUOTE
          } else if (value_to_109 instanceof RegExp) {
            json += asString(value_to_109.source)
          } else {
            json += asString(value_to_109.toString())
          }
        } else {
          json += asString(value_to_109)
        }
        
      }

      const value_allowed_110 = obj["allowed"]
      if (value_allowed_110 !== undefined) {
        json += ",\"allowed\":"
        json += anonymous24(value_allowed_110)
      }

      const value_limitBytes_111 = obj["limitBytes"]
      if (value_limitBytes_111 !== undefined) {
        json += ",\"limitBytes\":"
        json += asInteger(value_limitBytes_111)
      }

      const value_supported_112 = obj["supported"]
      if (value_supported_112 !== undefined) {
        json += ",\"supported\":"
        json += anonymous25(value_supported_112)
      }

      const value_retryAfterSeconds_113 = obj["retryAfterSeconds"]
      if (value_retryAfterSeconds_113 !== undefined) {
        json += ",\"retryAfterSeconds\":"
        json += asInteger(value_retryAfterSeconds_113)
      }

      const value_policy_114 = obj["policy"]
      if (value_policy_114 !== undefined) {
        json += ",\"policy\":"
        
        if (typeof value_policy_114 !== 'string') {
          if (value_policy_114 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_policy_114 instanceof Date) {
            json += JSON_STR_QUOTE + value_policy_114.toISOString() + JSON_STR_QUOTE
          } else if (value_policy_114 instanceof RegExp) {
            json += asString(value_policy_114.source)
          } else {
            json += asString(value_policy_114.toString())
          }
        } else {
          json += asString(value_policy_114)
        }
        
      }

      const value_conflicts_115 = obj["conflicts"]
      if (value_conflicts_115 !== undefined) {
        json += ",\"conflicts\":"
        json += anonymous26(value_conflicts_115)
      }

      const value_restoreHref_120 = obj["restoreHref"]
      if (value_restoreHref_120 !== undefined) {
        json += ",\"restoreHref\":"
        
        if (typeof value_restoreHref_120 !== 'string') {
          if (value_restoreHref_120 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_restoreHref_120 instanceof Date) {
            json += JSON_STR_QUOTE + value_restoreHref_120.toISOString() + JSON_STR_QUOTE
          } else if (value_restoreHref_120 instanceof RegExp) {
            json += asString(value_restoreHref_120.source)
          } else {
            json += asString(value_restoreHref_120.toString())
          }
        } else {
          json += asString(value_restoreHref_120)
        }
        
      }

      const value_followUpHref_121 = obj["followUpHref"]
      if (value_followUpHref_121 !== undefined) {
        json += ",\"followUpHref\":"
        
        if (typeof value_followUpHref_121 !== 'string') {
          if (value_followUpHref_121 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_followUpHref_121 instanceof Date) {
            json += JSON_STR_QUOTE + value_followUpHref_121.toISOString() + JSON_STR_QUOTE
          } else if (value_followUpHref_121 instanceof RegExp) {
            json += asString(value_followUpHref_121.source)
          } else {
            json += asString(value_followUpHref_121.toString())
          }
        } else {
          json += asString(value_followUpHref_121)
        }
        
      }

      const value_references_122 = obj["references"]
      if (value_references_122 !== undefined) {
        json += ",\"references\":"
        json += anonymous29(value_references_122)
      }

      const value_openTickets_126 = obj["openTickets"]
      if (value_openTickets_126 !== undefined) {
        json += ",\"openTickets\":"
        json += asInteger(value_openTickets_126)
      }

      const value_fields_127 = obj["fields"]
      if (value_fields_127 !== undefined) {
        json += ",\"fields\":"
        json += anonymous31(value_fields_127)
      }

      const value_mergedIntoId_128 = obj["mergedIntoId"]
      if (value_mergedIntoId_128 !== undefined) {
        json += ",\"mergedIntoId\":"
        
        if (typeof value_mergedIntoId_128 !== 'string') {
          if (value_mergedIntoId_128 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_mergedIntoId_128 instanceof Date) {
            json += JSON_STR_QUOTE + value_mergedIntoId_128.toISOString() + JSON_STR_QUOTE
          } else if (value_mergedIntoId_128 instanceof RegExp) {
            json += asString(value_mergedIntoId_128.source)
          } else {
            json += asString(value_mergedIntoId_128.toString())
          }
        } else {
          json += asString(value_mergedIntoId_128)
        }
        
      }

      const value_mergedIntoHref_129 = obj["mergedIntoHref"]
      if (value_mergedIntoHref_129 !== undefined) {
        json += ",\"mergedIntoHref\":"
        
        if (typeof value_mergedIntoHref_129 !== 'string') {
          if (value_mergedIntoHref_129 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_mergedIntoHref_129 instanceof Date) {
            json += JSON_STR_QUOTE + value_mergedIntoHref_129.toISOString() + JSON_STR_QUOTE
          } else if (value_mergedIntoHref_129 instanceof RegExp) {
            json += asString(value_mergedIntoHref_129.source)
          } else {
            json += asString(value_mergedIntoHref_129.toString())
          }
        } else {
          json += asString(value_mergedIntoHref_129)
        }
        
      }

      const value_mergedAt_130 = obj["mergedAt"]
      if (value_mergedAt_130 !== undefined) {
        json += ",\"mergedAt\":"
        json += asDateTime(value_mergedAt_130)
      }

      const value_index_131 = obj["index"]
      if (value_index_131 !== undefined) {
        json += ",\"index\":"
        json += asInteger(value_index_131)
      }

return json + JSON_STR_END_OBJECT

      }
    

      // "https://contract.invalid/openapi.json#/$defs/TicketBulkResult"
      function anonymous3 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_index_6 = obj["index"]
      if (value_index_6 !== undefined) {
        json += "{\"index\":"
        json += asInteger(value_index_6)
      } else {
        throw new Error('"index" is required!')
      }
      
      const value_status_7 = obj["status"]
      if (value_status_7 !== undefined) {
        json += ",\"status\":"
        json += asInteger(value_status_7)
      } else {
        throw new Error('"status" is required!')
      }
      
      const value_data_8 = obj["data"]
      if (value_data_8 !== undefined) {
        json += ",\"data\":"
        json += anonymous4(value_data_8)
      }

      const value_problem_79 = obj["problem"]
      if (value_problem_79 !== undefined) {
        json += ",\"problem\":"
        json += anonymous17(value_problem_79)
      }

return json + JSON_STR_END_OBJECT

      }
    

    function anonymous2 (obj) {
      // "https://contract.invalid/openapi.json#/$defs/TicketBulkResults/properties/results"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/TicketBulkResults/properties/results' does not match schema definition.")
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

      // "https://contract.invalid/openapi.json#/$defs/TicketBulkResults"
      function anonymous1 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_results_4 = obj["results"]
      if (value_results_4 !== undefined) {
        json += "{\"results\":"
        json += anonymous2(value_results_4)
      } else {
        throw new Error('"results" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "https://contract.invalid/openapi.json#/$defs/TicketBulkReply"
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
serializers["TicketHistoryList"] = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone","inlineValidators":true}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = (() => {
        const validators = {}
        const exports = validators
        "use strict";exports["https://contract.invalid/openapi.json#/$defs/TicketHistoryValue/oneOf/0"] = validate1;const schema1 = {"type":["string","null","object"],"maxLength":65535,"fjs_type":"string"};const func0 = require("ajv/dist/runtime/ucs2length").default;function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(((typeof data !== "string") && (data !== null)) && (!(data && typeof data == "object" && !Array.isArray(data)))){validate1.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema1.type},message:"must be string,null,object"}];return false;}if(errors === 0){if(typeof data === "string"){if(func0(data) > 65535){validate1.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 65535},message:"must NOT have more than 65535 characters"}];return false;}}if(errors === 0){if(data && typeof data == "object" && !Array.isArray(data)){if(!data || typeof data.toJSON !== "function"){validate1.errors = [{instancePath,schemaPath:"#/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}validate1.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/TicketHistoryValue/oneOf/1"] = validate2;const schema2 = {"type":"number","minimum":-9007199254740991,"maximum":9007199254740991};function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(errors === 0){if((typeof data == "number") && (isFinite(data))){if(data > 9007199254740991 || isNaN(data)){validate2.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];return false;}else {if(data < -9007199254740991 || isNaN(data)){validate2.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},message:"must be >= -9007199254740991"}];return false;}}}else {validate2.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"}];return false;}}validate2.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/TicketHistoryValue/oneOf/2"] = validate3;const schema3 = {"type":"boolean"};function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(typeof data !== "boolean"){validate3.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];return false;}validate3.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/TicketHistoryValue/oneOf/3"] = validate4;const schema4 = {"type":"array","maxItems":1000,"items":{"type":["string","object"],"maxLength":255,"fjs_type":"string"}};function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(errors === 0){if(Array.isArray(data)){if(data.length > 1000){validate4.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];return false;}else {var valid0 = true;const len0 = data.length;for(let i0=0; i0<len0; i0++){let data0 = data[i0];const _errs1 = errors;if((typeof data0 !== "string") && (!(data0 && typeof data0 == "object" && !Array.isArray(data0)))){validate4.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: schema4.items.type},message:"must be string,object"}];return false;}if(errors === _errs1){if(typeof data0 === "string"){if(func0(data0) > 255){validate4.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];return false;}}if(errors === _errs1){if(data0 && typeof data0 == "object" && !Array.isArray(data0)){if(!data0 || typeof data0.toJSON !== "function"){validate4.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}var valid0 = _errs1 === errors;if(!valid0){break;}}}}else {validate4.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];return false;}}validate4.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/Currency"] = validate5;const schema5 = {"type":"object","additionalProperties":false,"required":["amount","currency"],"properties":{"amount":{"type":["string","object"],"pattern":"^-?[0-9]{1,15}(\\.[0-9]{1,4})?$","maxLength":21,"fjs_type":"string"},"currency":{"type":["string","object"],"pattern":"^[A-Z]{3}$","maxLength":3,"description":"ISO 4217.","fjs_type":"string"}}};const pattern0 = new RegExp("^-?[0-9]{1,15}(\\.[0-9]{1,4})?$", "u");const pattern1 = new RegExp("^[A-Z]{3}$", "u");function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(errors === 0){if(data && typeof data == "object" && !Array.isArray(data)){let missing0;if(((data.amount === undefined) && (missing0 = "amount")) || ((data.currency === undefined) && (missing0 = "currency"))){validate5.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];return false;}else {const _errs1 = errors;for(const key0 in data){if(!((key0 === "amount") || (key0 === "currency"))){validate5.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];return false;break;}}if(_errs1 === errors){if(data.amount !== undefined){let data0 = data.amount;const _errs2 = errors;if((typeof data0 !== "string") && (!(data0 && typeof data0 == "object" && !Array.isArray(data0)))){validate5.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: schema5.properties.amount.type},message:"must be string,object"}];return false;}if(errors === _errs2){if(typeof data0 === "string"){if(func0(data0) > 21){validate5.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/maxLength",keyword:"maxLength",params:{limit: 21},message:"must NOT have more than 21 characters"}];return false;}else {if(!pattern0.test(data0)){validate5.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]{1,15}(\\.[0-9]{1,4})?$"},message:"must match pattern \""+"^-?[0-9]{1,15}(\\.[0-9]{1,4})?$"+"\""}];return false;}}}if(errors === _errs2){if(data0 && typeof data0 == "object" && !Array.isArray(data0)){if(!data0 || typeof data0.toJSON !== "function"){validate5.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}var valid0 = _errs2 === errors;}else {var valid0 = true;}if(valid0){if(data.currency !== undefined){let data1 = data.currency;const _errs4 = errors;if((typeof data1 !== "string") && (!(data1 && typeof data1 == "object" && !Array.isArray(data1)))){validate5.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: schema5.properties.currency.type},message:"must be string,object"}];return false;}if(errors === _errs4){if(typeof data1 === "string"){if(func0(data1) > 3){validate5.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"}];return false;}else {if(!pattern1.test(data1)){validate5.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];return false;}}}if(errors === _errs4){if(data1 && typeof data1 == "object" && !Array.isArray(data1)){if(!data1 || typeof data1.toJSON !== "function"){validate5.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}var valid0 = _errs4 === errors;}else {var valid0 = true;}}}}}else {validate5.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];return false;}}validate5.errors = vErrors;return errors === 0;}
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
  
    
    function anonymous3 (obj) {
      // "__fjs_merged_60#"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '__fjs_merged_60#' does not match schema definition.")
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

      // "https://contract.invalid/openapi.json#/$defs/Currency"
      function anonymous4 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_amount_11 = obj["amount"]
      if (value_amount_11 !== undefined) {
        json += "{\"amount\":"
        
        if (typeof value_amount_11 !== 'string') {
          if (value_amount_11 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_amount_11 instanceof Date) {
            json += JSON_STR_QUOTE + value_amount_11.toISOString() + JSON_STR_QUOTE
          } else if (value_amount_11 instanceof RegExp) {
            json += asString(value_amount_11.source)
          } else {
            json += asString(value_amount_11.toString())
          }
        } else {
          json += asString(value_amount_11)
        }
        
      } else {
        throw new Error('"amount" is required!')
      }
      
      const value_currency_12 = obj["currency"]
      if (value_currency_12 !== undefined) {
        json += ",\"currency\":"
        
        if (typeof value_currency_12 !== 'string') {
          if (value_currency_12 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_currency_12 instanceof Date) {
            json += JSON_STR_QUOTE + value_currency_12.toISOString() + JSON_STR_QUOTE
          } else if (value_currency_12 instanceof RegExp) {
            json += asString(value_currency_12.source)
          } else {
            json += asString(value_currency_12.toString())
          }
        } else {
          json += asString(value_currency_12)
        }
        
      } else {
        throw new Error('"currency" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "https://contract.invalid/openapi.json#/$defs/Actor"
      function anonymous5 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_type_16 = obj["type"]
      if (value_type_16 !== undefined) {
        json += "{\"type\":"
        
        if (typeof value_type_16 !== 'string') {
          if (value_type_16 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_type_16 instanceof Date) {
            json += JSON_STR_QUOTE + value_type_16.toISOString() + JSON_STR_QUOTE
          } else if (value_type_16 instanceof RegExp) {
            json += asString(value_type_16.source)
          } else {
            json += asString(value_type_16.toString())
          }
        } else {
          json += asString(value_type_16)
        }
        
      } else {
        throw new Error('"type" is required!')
      }
      
      const value_id_17 = obj["id"]
      if (value_id_17 !== undefined) {
        json += ",\"id\":"
        
          if (value_id_17 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_id_17 === "string" ||
            value_id_17 === null ||
            value_id_17 instanceof Date ||
            value_id_17 instanceof RegExp ||
            (
              typeof value_id_17 === "object" &&
              typeof value_id_17.toString === "function" &&
              value_id_17.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_id_17 !== 'string') {
          if (value_id_17 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_17 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_17.toISOString() + JSON_STR_QUOTE
          } else if (value_id_17 instanceof RegExp) {
            json += asString(value_id_17.source)
          } else {
            json += asString(value_id_17.toString())
          }
        } else {
          json += asString(value_id_17)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableId' does not match schema definition.")
  
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_name_18 = obj["name"]
      if (value_name_18 !== undefined) {
        json += ",\"name\":"
        
        if (typeof value_name_18 !== 'string') {
          if (value_name_18 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_18 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_18.toISOString() + JSON_STR_QUOTE
          } else if (value_name_18 instanceof RegExp) {
            json += asString(value_name_18.source)
          } else {
            json += asString(value_name_18.toString())
          }
        } else {
          json += asString(value_name_18)
        }
        
      } else {
        throw new Error('"name" is required!')
      }
      
      const value_email_19 = obj["email"]
      if (value_email_19 !== undefined) {
        json += ",\"email\":"
        
          if (value_email_19 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_email_19 === "string" ||
            value_email_19 === null ||
            value_email_19 instanceof Date ||
            value_email_19 instanceof RegExp ||
            (
              typeof value_email_19 === "object" &&
              typeof value_email_19.toString === "function" &&
              value_email_19.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_email_19 !== 'string') {
          if (value_email_19 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_email_19 instanceof Date) {
            json += JSON_STR_QUOTE + value_email_19.toISOString() + JSON_STR_QUOTE
          } else if (value_email_19 instanceof RegExp) {
            json += asString(value_email_19.source)
          } else {
            json += asString(value_email_19.toString())
          }
        } else {
          json += asString(value_email_19)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Actor/properties/email' does not match schema definition.")
  
      } else {
        throw new Error('"email" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "https://contract.invalid/openapi.json#/$defs/TicketHistoryEntry"
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
      
      const value_field_8 = obj["field"]
      if (value_field_8 !== undefined) {
        json += ",\"field\":"
        
        if (typeof value_field_8 !== 'string') {
          if (value_field_8 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_field_8 instanceof Date) {
            json += JSON_STR_QUOTE + value_field_8.toISOString() + JSON_STR_QUOTE
          } else if (value_field_8 instanceof RegExp) {
            json += asString(value_field_8.source)
          } else {
            json += asString(value_field_8.toString())
          }
        } else {
          json += asString(value_field_8)
        }
        
      } else {
        throw new Error('"field" is required!')
      }
      
      const value_from_9 = obj["from"]
      if (value_from_9 !== undefined) {
        json += ",\"from\":"
        
      if((validate_0 || (validate_0 = validator.getSchemaValidator("https://contract.invalid/openapi.json#/$defs/TicketHistoryValue/oneOf/0")))(value_from_9)) {
        
          if (value_from_9 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_from_9 === "string" ||
            value_from_9 === null ||
            value_from_9 instanceof Date ||
            value_from_9 instanceof RegExp ||
            (
              typeof value_from_9 === "object" &&
              typeof value_from_9.toString === "function" &&
              value_from_9.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_from_9 !== 'string') {
          if (value_from_9 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_from_9 instanceof Date) {
            json += JSON_STR_QUOTE + value_from_9.toISOString() + JSON_STR_QUOTE
          } else if (value_from_9 instanceof RegExp) {
            json += asString(value_from_9.source)
          } else {
            json += asString(value_from_9.toString())
          }
        } else {
          json += asString(value_from_9)
        }
        
          }
        
    else throw new TypeError("The value of '__fjs_merged_57#' does not match schema definition.")
  
      }
    
      else if((validate_1 || (validate_1 = validator.getSchemaValidator("https://contract.invalid/openapi.json#/$defs/TicketHistoryValue/oneOf/1")))(value_from_9)) {
        json += asNumber(value_from_9)
      }
    
      else if((validate_2 || (validate_2 = validator.getSchemaValidator("https://contract.invalid/openapi.json#/$defs/TicketHistoryValue/oneOf/2")))(value_from_9)) {
        json += asBoolean(value_from_9)
      }
    
      else if((validate_3 || (validate_3 = validator.getSchemaValidator("https://contract.invalid/openapi.json#/$defs/TicketHistoryValue/oneOf/3")))(value_from_9)) {
        json += anonymous3(value_from_9)
      }
    
      else if((validate_4 || (validate_4 = validator.getSchemaValidator("https://contract.invalid/openapi.json#/$defs/Currency")))(value_from_9)) {
        json += anonymous4(value_from_9)
      }
    
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/TicketHistoryValue' does not match schema definition.")
  
      } else {
        throw new Error('"from" is required!')
      }
      
      const value_to_13 = obj["to"]
      if (value_to_13 !== undefined) {
        json += ",\"to\":"
        
      if((validate_0 || (validate_0 = validator.getSchemaValidator("https://contract.invalid/openapi.json#/$defs/TicketHistoryValue/oneOf/0")))(value_to_13)) {
        
          if (value_to_13 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_to_13 === "string" ||
            value_to_13 === null ||
            value_to_13 instanceof Date ||
            value_to_13 instanceof RegExp ||
            (
              typeof value_to_13 === "object" &&
              typeof value_to_13.toString === "function" &&
              value_to_13.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_to_13 !== 'string') {
          if (value_to_13 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_to_13 instanceof Date) {
            json += JSON_STR_QUOTE + value_to_13.toISOString() + JSON_STR_QUOTE
          } else if (value_to_13 instanceof RegExp) {
            json += asString(value_to_13.source)
          } else {
            json += asString(value_to_13.toString())
          }
        } else {
          json += asString(value_to_13)
        }
        
          }
        
    else throw new TypeError("The value of '__fjs_merged_57#' does not match schema definition.")
  
      }
    
      else if((validate_1 || (validate_1 = validator.getSchemaValidator("https://contract.invalid/openapi.json#/$defs/TicketHistoryValue/oneOf/1")))(value_to_13)) {
        json += asNumber(value_to_13)
      }
    
      else if((validate_2 || (validate_2 = validator.getSchemaValidator("https://contract.invalid/openapi.json#/$defs/TicketHistoryValue/oneOf/2")))(value_to_13)) {
        json += asBoolean(value_to_13)
      }
    
      else if((validate_3 || (validate_3 = validator.getSchemaValidator("https://contract.invalid/openapi.json#/$defs/TicketHistoryValue/oneOf/3")))(value_to_13)) {
        json += anonymous3(value_to_13)
      }
    
      else if((validate_4 || (validate_4 = validator.getSchemaValidator("https://contract.invalid/openapi.json#/$defs/Currency")))(value_to_13)) {
        json += anonymous4(value_to_13)
      }
    
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/TicketHistoryValue' does not match schema definition.")
  
      } else {
        throw new Error('"to" is required!')
      }
      
      const value_actor_14 = obj["actor"]
      if (value_actor_14 !== undefined) {
        json += ",\"actor\":"
        json += anonymous5(value_actor_14)
      } else {
        throw new Error('"actor" is required!')
      }
      
      const value_requestId_20 = obj["requestId"]
      if (value_requestId_20 !== undefined) {
        json += ",\"requestId\":"
        
          if (value_requestId_20 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_requestId_20 === "string" ||
            value_requestId_20 === null ||
            value_requestId_20 instanceof Date ||
            value_requestId_20 instanceof RegExp ||
            (
              typeof value_requestId_20 === "object" &&
              typeof value_requestId_20.toString === "function" &&
              value_requestId_20.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_requestId_20 !== 'string') {
          if (value_requestId_20 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_requestId_20 instanceof Date) {
            json += JSON_STR_QUOTE + value_requestId_20.toISOString() + JSON_STR_QUOTE
          } else if (value_requestId_20 instanceof RegExp) {
            json += asString(value_requestId_20.source)
          } else {
            json += asString(value_requestId_20.toString())
          }
        } else {
          json += asString(value_requestId_20)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/TicketHistoryEntry/properties/requestId' does not match schema definition.")
  
      } else {
        throw new Error('"requestId" is required!')
      }
      
      const value_occurredAt_21 = obj["occurredAt"]
      if (value_occurredAt_21 !== undefined) {
        json += ",\"occurredAt\":"
        json += asDateTime(value_occurredAt_21)
      } else {
        throw new Error('"occurredAt" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

    function anonymous1 (obj) {
      // "https://contract.invalid/openapi.json#/$defs/TicketHistoryList/properties/data"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/TicketHistoryList/properties/data' does not match schema definition.")
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

      // "https://contract.invalid/openapi.json#/$defs/TicketHistoryList"
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
serializers["TicketList"] = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone","inlineValidators":true}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = (() => {
        const validators = {}
        const exports = validators
        "use strict";exports["https://contract.invalid/openapi.json#/$defs/UserName"] = validate1;const schema1 = {"type":"object","required":["id","name","email"],"properties":{"id":{"$ref":"https://contract.invalid/openapi.json#/$defs/Id"},"name":{"type":["string","object"],"maxLength":255,"fjs_type":"string"},"email":{"type":["string","object"],"maxLength":254,"fjs_type":"string"}}};const schema2 = {"type":["string","object"],"format":"uuid","maxLength":36,"fjs_type":"string"};const formats0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;const func0 = require("ajv/dist/runtime/ucs2length").default;function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(errors === 0){if(data && typeof data == "object" && !Array.isArray(data)){let missing0;if((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.email === undefined) && (missing0 = "email"))){validate1.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];return false;}else {if(data.id !== undefined){let data0 = data.id;const _errs1 = errors;const _errs2 = errors;if((typeof data0 !== "string") && (!(data0 && typeof data0 == "object" && !Array.isArray(data0)))){validate1.errors = [{instancePath:instancePath+"/id",schemaPath:"https://contract.invalid/openapi.json#/$defs/Id/type",keyword:"type",params:{type: schema2.type},message:"must be string,object"}];return false;}if(errors === _errs2){if(errors === _errs2){if(typeof data0 === "string"){if(func0(data0) > 36){validate1.errors = [{instancePath:instancePath+"/id",schemaPath:"https://contract.invalid/openapi.json#/$defs/Id/maxLength",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters"}];return false;}else {if(!(formats0.test(data0))){validate1.errors = [{instancePath:instancePath+"/id",schemaPath:"https://contract.invalid/openapi.json#/$defs/Id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""}];return false;}}}if(errors === _errs2){if(data0 && typeof data0 == "object" && !Array.isArray(data0)){if(!data0 || typeof data0.toJSON !== "function"){validate1.errors = [{instancePath:instancePath+"/id",schemaPath:"https://contract.invalid/openapi.json#/$defs/Id/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}}var valid0 = _errs1 === errors;}else {var valid0 = true;}if(valid0){if(data.name !== undefined){let data1 = data.name;const _errs4 = errors;if((typeof data1 !== "string") && (!(data1 && typeof data1 == "object" && !Array.isArray(data1)))){validate1.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema1.properties.name.type},message:"must be string,object"}];return false;}if(errors === _errs4){if(typeof data1 === "string"){if(func0(data1) > 255){validate1.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];return false;}}if(errors === _errs4){if(data1 && typeof data1 == "object" && !Array.isArray(data1)){if(!data1 || typeof data1.toJSON !== "function"){validate1.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}var valid0 = _errs4 === errors;}else {var valid0 = true;}if(valid0){if(data.email !== undefined){let data2 = data.email;const _errs6 = errors;if((typeof data2 !== "string") && (!(data2 && typeof data2 == "object" && !Array.isArray(data2)))){validate1.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema1.properties.email.type},message:"must be string,object"}];return false;}if(errors === _errs6){if(typeof data2 === "string"){if(func0(data2) > 254){validate1.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"}];return false;}}if(errors === _errs6){if(data2 && typeof data2 == "object" && !Array.isArray(data2)){if(!data2 || typeof data2.toJSON !== "function"){validate1.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}var valid0 = _errs6 === errors;}else {var valid0 = true;}}}}}else {validate1.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];return false;}}validate1.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/Ticket/properties/assignee/oneOf/1"] = validate2;const schema3 = {"type":"null"};function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data !== null){validate2.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "null"},message:"must be null"}];return false;}validate2.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue/oneOf/0"] = validate3;const schema4 = {"type":["string","object"],"maxLength":65535,"fjs_type":"string"};function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))){validate3.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema4.type},message:"must be string,object"}];return false;}if(errors === 0){if(typeof data === "string"){if(func0(data) > 65535){validate3.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 65535},message:"must NOT have more than 65535 characters"}];return false;}}if(errors === 0){if(data && typeof data == "object" && !Array.isArray(data)){if(!data || typeof data.toJSON !== "function"){validate3.errors = [{instancePath,schemaPath:"#/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}validate3.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue/oneOf/1"] = validate4;const schema5 = {"type":"number","minimum":-9007199254740991,"maximum":9007199254740991};function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(errors === 0){if((typeof data == "number") && (isFinite(data))){if(data > 9007199254740991 || isNaN(data)){validate4.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];return false;}else {if(data < -9007199254740991 || isNaN(data)){validate4.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},message:"must be >= -9007199254740991"}];return false;}}}else {validate4.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"}];return false;}}validate4.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue/oneOf/2"] = validate5;const schema6 = {"type":"boolean"};function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(typeof data !== "boolean"){validate5.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];return false;}validate5.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue/oneOf/3"] = validate6;const schema7 = {"type":"array","maxItems":50,"uniqueItems":true,"items":{"type":["string","object"],"maxLength":255,"fjs_type":"string"}};const func5 = require("ajv/dist/runtime/equal").default;function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(errors === 0){if(Array.isArray(data)){if(data.length > 50){validate6.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];return false;}else {var valid0 = true;const len0 = data.length;for(let i0=0; i0<len0; i0++){let data0 = data[i0];const _errs1 = errors;if((typeof data0 !== "string") && (!(data0 && typeof data0 == "object" && !Array.isArray(data0)))){validate6.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: schema7.items.type},message:"must be string,object"}];return false;}if(errors === _errs1){if(typeof data0 === "string"){if(func0(data0) > 255){validate6.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];return false;}}if(errors === _errs1){if(data0 && typeof data0 == "object" && !Array.isArray(data0)){if(!data0 || typeof data0.toJSON !== "function"){validate6.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}var valid0 = _errs1 === errors;if(!valid0){break;}}if(valid0){let i1 = data.length;let j0;if(i1 > 1){outer0:for(;i1--;){for(j0 = i1; j0--;){if(func5(data[i1], data[j0])){validate6.errors = [{instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];return false;break outer0;}}}}}}}else {validate6.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];return false;}}validate6.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/Currency"] = validate7;const schema8 = {"type":"object","additionalProperties":false,"required":["amount","currency"],"properties":{"amount":{"type":["string","object"],"pattern":"^-?[0-9]{1,15}(\\.[0-9]{1,4})?$","maxLength":21,"fjs_type":"string"},"currency":{"type":["string","object"],"pattern":"^[A-Z]{3}$","maxLength":3,"description":"ISO 4217.","fjs_type":"string"}}};const pattern0 = new RegExp("^-?[0-9]{1,15}(\\.[0-9]{1,4})?$", "u");const pattern1 = new RegExp("^[A-Z]{3}$", "u");function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(errors === 0){if(data && typeof data == "object" && !Array.isArray(data)){let missing0;if(((data.amount === undefined) && (missing0 = "amount")) || ((data.currency === undefined) && (missing0 = "currency"))){validate7.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];return false;}else {const _errs1 = errors;for(const key0 in data){if(!((key0 === "amount") || (key0 === "currency"))){validate7.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];return false;break;}}if(_errs1 === errors){if(data.amount !== undefined){let data0 = data.amount;const _errs2 = errors;if((typeof data0 !== "string") && (!(data0 && typeof data0 == "object" && !Array.isArray(data0)))){validate7.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: schema8.properties.amount.type},message:"must be string,object"}];return false;}if(errors === _errs2){if(typeof data0 === "string"){if(func0(data0) > 21){validate7.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/maxLength",keyword:"maxLength",params:{limit: 21},message:"must NOT have more than 21 characters"}];return false;}else {if(!pattern0.test(data0)){validate7.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]{1,15}(\\.[0-9]{1,4})?$"},message:"must match pattern \""+"^-?[0-9]{1,15}(\\.[0-9]{1,4})?$"+"\""}];return false;}}}if(errors === _errs2){if(data0 && typeof data0 == "object" && !Array.isArray(data0)){if(!data0 || typeof data0.toJSON !== "function"){validate7.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}var valid0 = _errs2 === errors;}else {var valid0 = true;}if(valid0){if(data.currency !== undefined){let data1 = data.currency;const _errs4 = errors;if((typeof data1 !== "string") && (!(data1 && typeof data1 == "object" && !Array.isArray(data1)))){validate7.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: schema8.properties.currency.type},message:"must be string,object"}];return false;}if(errors === _errs4){if(typeof data1 === "string"){if(func0(data1) > 3){validate7.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"}];return false;}else {if(!pattern1.test(data1)){validate7.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];return false;}}}if(errors === _errs4){if(data1 && typeof data1 == "object" && !Array.isArray(data1)){if(!data1 || typeof data1.toJSON !== "function"){validate7.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}var valid0 = _errs4 === errors;}else {var valid0 = true;}}}}}else {validate7.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];return false;}}validate7.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/TicketResolution"] = validate8;const schema9 = {"type":"object","additionalProperties":false,"required":["code"],"properties":{"code":{"type":["string","object"],"enum":["solved","workaround","duplicate","spam","no_response","cannot_reproduce","other"],"fjs_type":"string"},"note":{"type":["string","null","object"],"minLength":1,"maxLength":1000,"fjs_type":"string"}}};function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(errors === 0){if(data && typeof data == "object" && !Array.isArray(data)){let missing0;if((data.code === undefined) && (missing0 = "code")){validate8.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];return false;}else {const _errs1 = errors;for(const key0 in data){if(!((key0 === "code") || (key0 === "note"))){validate8.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];return false;break;}}if(_errs1 === errors){if(data.code !== undefined){let data0 = data.code;const _errs2 = errors;if((typeof data0 !== "string") && (!(data0 && typeof data0 == "object" && !Array.isArray(data0)))){validate8.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: schema9.properties.code.type},message:"must be string,object"}];return false;}if(!(((((((data0 === "solved") || (data0 === "workaround")) || (data0 === "duplicate")) || (data0 === "spam")) || (data0 === "no_response")) || (data0 === "cannot_reproduce")) || (data0 === "other"))){validate8.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema9.properties.code.enum},message:"must be equal to one of the allowed values"}];return false;}if(errors === _errs2){if(data0 && typeof data0 == "object" && !Array.isArray(data0)){if(!data0 || typeof data0.toJSON !== "function"){validate8.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}var valid0 = _errs2 === errors;}else {var valid0 = true;}if(valid0){if(data.note !== undefined){let data1 = data.note;const _errs4 = errors;if(((typeof data1 !== "string") && (data1 !== null)) && (!(data1 && typeof data1 == "object" && !Array.isArray(data1)))){validate8.errors = [{instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema9.properties.note.type},message:"must be string,null,object"}];return false;}if(errors === _errs4){if(typeof data1 === "string"){if(func0(data1) > 1000){validate8.errors = [{instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];return false;}else {if(func0(data1) < 1){validate8.errors = [{instancePath:instancePath+"/note",schemaPath:"#/properties/note/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];return false;}}}if(errors === _errs4){if(data1 && typeof data1 == "object" && !Array.isArray(data1)){if(!data1 || typeof data1.toJSON !== "function"){validate8.errors = [{instancePath:instancePath+"/note",schemaPath:"#/properties/note/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}var valid0 = _errs4 === errors;}else {var valid0 = true;}}}}}else {validate8.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];return false;}}validate8.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/Ticket/properties/resolution/oneOf/1"] = validate9;const schema10 = {"type":"null"};function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data !== null){validate9.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "null"},message:"must be null"}];return false;}validate9.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/CategoryName"] = validate10;const schema11 = {"type":"object","required":["id","value","path"],"properties":{"id":{"$ref":"https://contract.invalid/openapi.json#/$defs/Id"},"value":{"type":["string","object"],"maxLength":200,"fjs_type":"string"},"path":{"type":["string","object"],"maxLength":1020,"fjs_type":"string"}}};function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(errors === 0){if(data && typeof data == "object" && !Array.isArray(data)){let missing0;if((((data.id === undefined) && (missing0 = "id")) || ((data.value === undefined) && (missing0 = "value"))) || ((data.path === undefined) && (missing0 = "path"))){validate10.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];return false;}else {if(data.id !== undefined){let data0 = data.id;const _errs1 = errors;const _errs2 = errors;if((typeof data0 !== "string") && (!(data0 && typeof data0 == "object" && !Array.isArray(data0)))){validate10.errors = [{instancePath:instancePath+"/id",schemaPath:"https://contract.invalid/openapi.json#/$defs/Id/type",keyword:"type",params:{type: schema2.type},message:"must be string,object"}];return false;}if(errors === _errs2){if(errors === _errs2){if(typeof data0 === "string"){if(func0(data0) > 36){validate10.errors = [{instancePath:instancePath+"/id",schemaPath:"https://contract.invalid/openapi.json#/$defs/Id/maxLength",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters"}];return false;}else {if(!(formats0.test(data0))){validate10.errors = [{instancePath:instancePath+"/id",schemaPath:"https://contract.invalid/openapi.json#/$defs/Id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""}];return false;}}}if(errors === _errs2){if(data0 && typeof data0 == "object" && !Array.isArray(data0)){if(!data0 || typeof data0.toJSON !== "function"){validate10.errors = [{instancePath:instancePath+"/id",schemaPath:"https://contract.invalid/openapi.json#/$defs/Id/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}}var valid0 = _errs1 === errors;}else {var valid0 = true;}if(valid0){if(data.value !== undefined){let data1 = data.value;const _errs4 = errors;if((typeof data1 !== "string") && (!(data1 && typeof data1 == "object" && !Array.isArray(data1)))){validate10.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: schema11.properties.value.type},message:"must be string,object"}];return false;}if(errors === _errs4){if(typeof data1 === "string"){if(func0(data1) > 200){validate10.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];return false;}}if(errors === _errs4){if(data1 && typeof data1 == "object" && !Array.isArray(data1)){if(!data1 || typeof data1.toJSON !== "function"){validate10.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}var valid0 = _errs4 === errors;}else {var valid0 = true;}if(valid0){if(data.path !== undefined){let data2 = data.path;const _errs6 = errors;if((typeof data2 !== "string") && (!(data2 && typeof data2 == "object" && !Array.isArray(data2)))){validate10.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: schema11.properties.path.type},message:"must be string,object"}];return false;}if(errors === _errs6){if(typeof data2 === "string"){if(func0(data2) > 1020){validate10.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/maxLength",keyword:"maxLength",params:{limit: 1020},message:"must NOT have more than 1020 characters"}];return false;}}if(errors === _errs6){if(data2 && typeof data2 == "object" && !Array.isArray(data2)){if(!data2 || typeof data2.toJSON !== "function"){validate10.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}var valid0 = _errs6 === errors;}else {var valid0 = true;}}}}}else {validate10.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];return false;}}validate10.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/Ticket/properties/category/oneOf/1"] = validate11;const schema13 = {"type":"null"};function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data !== null){validate11.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "null"},message:"must be null"}];return false;}validate11.errors = vErrors;return errors === 0;}
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
    let validate_7
    let validate_8
    let validate_9
    let validate_10
  
    
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
      // "__fjs_merged_66#"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '__fjs_merged_66#' does not match schema definition.")
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

      // "__fjs_merged_67#"
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

      // "https://contract.invalid/openapi.json#/$defs/TicketResolution"
      function anonymous12 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_code_53 = obj["code"]
      if (value_code_53 !== undefined) {
        json += "{\"code\":"
        
        if (typeof value_code_53 !== 'string') {
          if (value_code_53 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_code_53 instanceof Date) {
            json += JSON_STR_QUOTE + value_code_53.toISOString() + JSON_STR_QUOTE
          } else if (value_code_53 instanceof RegExp) {
            json += asString(value_code_53.source)
          } else {
            json += asString(value_code_53.toString())
          }
        } else {
          json += asString(value_code_53)
        }
        
      } else {
        throw new Error('"code" is required!')
      }
      
      const value_note_54 = obj["note"]
      if (value_note_54 !== undefined) {
        json += ",\"note\":"
        
          if (value_note_54 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_note_54 === "string" ||
            value_note_54 === null ||
            value_note_54 instanceof Date ||
            value_note_54 instanceof RegExp ||
            (
              typeof value_note_54 === "object" &&
              typeof value_note_54.toString === "function" &&
              value_note_54.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_note_54 !== 'string') {
          if (value_note_54 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_note_54 instanceof Date) {
            json += JSON_STR_QUOTE + value_note_54.toISOString() + JSON_STR_QUOTE
          } else if (value_note_54 instanceof RegExp) {
            json += asString(value_note_54.source)
          } else {
            json += asString(value_note_54.toString())
          }
        } else {
          json += asString(value_note_54)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/TicketResolution/properties/note' does not match schema definition.")
  
      }

return json + JSON_STR_END_OBJECT

      }
    

      // "https://contract.invalid/openapi.json#/$defs/Actor"
      function anonymous13 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_type_67 = obj["type"]
      if (value_type_67 !== undefined) {
        json += "{\"type\":"
        
        if (typeof value_type_67 !== 'string') {
          if (value_type_67 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_type_67 instanceof Date) {
            json += JSON_STR_QUOTE + value_type_67.toISOString() + JSON_STR_QUOTE
          } else if (value_type_67 instanceof RegExp) {
            json += asString(value_type_67.source)
          } else {
            json += asString(value_type_67.toString())
          }
        } else {
          json += asString(value_type_67)
        }
        
      } else {
        throw new Error('"type" is required!')
      }
      
      const value_id_68 = obj["id"]
      if (value_id_68 !== undefined) {
        json += ",\"id\":"
        
          if (value_id_68 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_id_68 === "string" ||
            value_id_68 === null ||
            value_id_68 instanceof Date ||
            value_id_68 instanceof RegExp ||
            (
              typeof value_id_68 === "object" &&
              typeof value_id_68.toString === "function" &&
              value_id_68.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_id_68 !== 'string') {
          if (value_id_68 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_68 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_68.toISOString() + JSON_STR_QUOTE
          } else if (value_id_68 instanceof RegExp) {
            json += asString(value_id_68.source)
          } else {
            json += asString(value_id_68.toString())
          }
        } else {
          json += asString(value_id_68)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableId' does not match schema definition.")
  
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_name_69 = obj["name"]
      if (value_name_69 !== undefined) {
        json += ",\"name\":"
        
        if (typeof value_name_69 !== 'string') {
          if (value_name_69 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_69 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_69.toISOString() + JSON_STR_QUOTE
          } else if (value_name_69 instanceof RegExp) {
            json += asString(value_name_69.source)
          } else {
            json += asString(value_name_69.toString())
          }
        } else {
          json += asString(value_name_69)
        }
        
      } else {
        throw new Error('"name" is required!')
      }
      
      const value_email_70 = obj["email"]
      if (value_email_70 !== undefined) {
        json += ",\"email\":"
        
          if (value_email_70 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_email_70 === "string" ||
            value_email_70 === null ||
            value_email_70 instanceof Date ||
            value_email_70 instanceof RegExp ||
            (
              typeof value_email_70 === "object" &&
              typeof value_email_70.toString === "function" &&
              value_email_70.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_email_70 !== 'string') {
          if (value_email_70 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_email_70 instanceof Date) {
            json += JSON_STR_QUOTE + value_email_70.toISOString() + JSON_STR_QUOTE
          } else if (value_email_70 instanceof RegExp) {
            json += asString(value_email_70.source)
          } else {
            json += asString(value_email_70.toString())
          }
        } else {
          json += asString(value_email_70)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Actor/properties/email' does not match schema definition.")
  
      } else {
        throw new Error('"email" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "__fjs_merged_69#"
      function anonymous14 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_73 = obj["id"]
      if (value_id_73 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_73 !== 'string') {
          if (value_id_73 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_73 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_73.toISOString() + JSON_STR_QUOTE
          } else if (value_id_73 instanceof RegExp) {
            json += asString(value_id_73.source)
          } else {
            json += asString(value_id_73.toString())
          }
        } else {
          json += asString(value_id_73)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_value_74 = obj["value"]
      if (value_value_74 !== undefined) {
        json += ",\"value\":"
        
        if (typeof value_value_74 !== 'string') {
          if (value_value_74 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_value_74 instanceof Date) {
            json += JSON_STR_QUOTE + value_value_74.toISOString() + JSON_STR_QUOTE
          } else if (value_value_74 instanceof RegExp) {
            json += asString(value_value_74.source)
          } else {
            json += asString(value_value_74.toString())
          }
        } else {
          json += asString(value_value_74)
        }
        
      } else {
        throw new Error('"value" is required!')
      }
      
      const value_path_75 = obj["path"]
      if (value_path_75 !== undefined) {
        json += ",\"path\":"
        
        if (typeof value_path_75 !== 'string') {
          if (value_path_75 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_path_75 instanceof Date) {
            json += JSON_STR_QUOTE + value_path_75.toISOString() + JSON_STR_QUOTE
          } else if (value_path_75 instanceof RegExp) {
            json += asString(value_path_75.source)
          } else {
            json += asString(value_path_75.toString())
          }
        } else {
          json += asString(value_path_75)
        }
        
      } else {
        throw new Error('"path" is required!')
      }
      
return json + JSON_STR_END_OBJECT

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
      
      const value_statusCategory_49 = obj["statusCategory"]
      if (value_statusCategory_49 !== undefined) {
        json += ",\"statusCategory\":"
        
        if (typeof value_statusCategory_49 !== 'string') {
          if (value_statusCategory_49 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_statusCategory_49 instanceof Date) {
            json += JSON_STR_QUOTE + value_statusCategory_49.toISOString() + JSON_STR_QUOTE
          } else if (value_statusCategory_49 instanceof RegExp) {
            json += asString(value_statusCategory_49.source)
          } else {
            json += asString(value_statusCategory_49.toString())
          }
        } else {
          json += asString(value_statusCategory_49)
        }
        
      } else {
        throw new Error('"statusCategory" is required!')
      }
      
      const value_statusReason_50 = obj["statusReason"]
      if (value_statusReason_50 !== undefined) {
        json += ",\"statusReason\":"
        
          if (value_statusReason_50 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_statusReason_50 === "string" ||
            value_statusReason_50 === null ||
            value_statusReason_50 instanceof Date ||
            value_statusReason_50 instanceof RegExp ||
            (
              typeof value_statusReason_50 === "object" &&
              typeof value_statusReason_50.toString === "function" &&
              value_statusReason_50.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_statusReason_50 !== 'string') {
          if (value_statusReason_50 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_statusReason_50 instanceof Date) {
            json += JSON_STR_QUOTE + value_statusReason_50.toISOString() + JSON_STR_QUOTE
          } else if (value_statusReason_50 instanceof RegExp) {
            json += asString(value_statusReason_50.source)
          } else {
            json += asString(value_statusReason_50.toString())
          }
        } else {
          json += asString(value_statusReason_50)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Ticket/properties/statusReason' does not match schema definition.")
  
      } else {
        throw new Error('"statusReason" is required!')
      }
      
      const value_resolution_51 = obj["resolution"]
      if (value_resolution_51 !== undefined) {
        json += ",\"resolution\":"
        
      if((validate_7 || (validate_7 = validator.getSchemaValidator("https://contract.invalid/openapi.json#/$defs/TicketResolution")))(value_resolution_51)) {
        json += anonymous12(value_resolution_51)
      }
    
      else if((validate_8 || (validate_8 = validator.getSchemaValidator("https://contract.invalid/openapi.json#/$defs/Ticket/properties/resolution/oneOf/1")))(value_resolution_51)) {
        json += JSON_STR_NULL
      }
    
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Ticket/properties/resolution' does not match schema definition.")
  
      } else {
        throw new Error('"resolution" is required!')
      }
      
      const value_categoryId_55 = obj["categoryId"]
      if (value_categoryId_55 !== undefined) {
        json += ",\"categoryId\":"
        
          if (value_categoryId_55 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_categoryId_55 === "string" ||
            value_categoryId_55 === null ||
            value_categoryId_55 instanceof Date ||
            value_categoryId_55 instanceof RegExp ||
            (
              typeof value_categoryId_55 === "object" &&
              typeof value_categoryId_55.toString === "function" &&
              value_categoryId_55.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_categoryId_55 !== 'string') {
          if (value_categoryId_55 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_categoryId_55 instanceof Date) {
            json += JSON_STR_QUOTE + value_categoryId_55.toISOString() + JSON_STR_QUOTE
          } else if (value_categoryId_55 instanceof RegExp) {
            json += asString(value_categoryId_55.source)
          } else {
            json += asString(value_categoryId_55.toString())
          }
        } else {
          json += asString(value_categoryId_55)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableId' does not match schema definition.")
  
      } else {
        throw new Error('"categoryId" is required!')
      }
      
      const value_externalId_56 = obj["externalId"]
      if (value_externalId_56 !== undefined) {
        json += ",\"externalId\":"
        
          if (value_externalId_56 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_externalId_56 === "string" ||
            value_externalId_56 === null ||
            value_externalId_56 instanceof Date ||
            value_externalId_56 instanceof RegExp ||
            (
              typeof value_externalId_56 === "object" &&
              typeof value_externalId_56.toString === "function" &&
              value_externalId_56.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_externalId_56 !== 'string') {
          if (value_externalId_56 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_externalId_56 instanceof Date) {
            json += JSON_STR_QUOTE + value_externalId_56.toISOString() + JSON_STR_QUOTE
          } else if (value_externalId_56 instanceof RegExp) {
            json += asString(value_externalId_56.source)
          } else {
            json += asString(value_externalId_56.toString())
          }
        } else {
          json += asString(value_externalId_56)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Ticket/properties/externalId' does not match schema definition.")
  
      } else {
        throw new Error('"externalId" is required!')
      }
      
      const value_dueAt_57 = obj["dueAt"]
      if (value_dueAt_57 !== undefined) {
        json += ",\"dueAt\":"
        
          if (value_dueAt_57 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_dueAt_57 === "string" ||
            value_dueAt_57 === null ||
            value_dueAt_57 instanceof Date ||
            value_dueAt_57 instanceof RegExp ||
            (
              typeof value_dueAt_57 === "object" &&
              typeof value_dueAt_57.toString === "function" &&
              value_dueAt_57.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_dueAt_57)
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"dueAt" is required!')
      }
      
      const value_snoozedUntil_58 = obj["snoozedUntil"]
      if (value_snoozedUntil_58 !== undefined) {
        json += ",\"snoozedUntil\":"
        
          if (value_snoozedUntil_58 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_snoozedUntil_58 === "string" ||
            value_snoozedUntil_58 === null ||
            value_snoozedUntil_58 instanceof Date ||
            value_snoozedUntil_58 instanceof RegExp ||
            (
              typeof value_snoozedUntil_58 === "object" &&
              typeof value_snoozedUntil_58.toString === "function" &&
              value_snoozedUntil_58.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_snoozedUntil_58)
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"snoozedUntil" is required!')
      }
      
      const value_firstResponseAt_59 = obj["firstResponseAt"]
      if (value_firstResponseAt_59 !== undefined) {
        json += ",\"firstResponseAt\":"
        
          if (value_firstResponseAt_59 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_firstResponseAt_59 === "string" ||
            value_firstResponseAt_59 === null ||
            value_firstResponseAt_59 instanceof Date ||
            value_firstResponseAt_59 instanceof RegExp ||
            (
              typeof value_firstResponseAt_59 === "object" &&
              typeof value_firstResponseAt_59.toString === "function" &&
              value_firstResponseAt_59.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_firstResponseAt_59)
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"firstResponseAt" is required!')
      }
      
      const value_resolvedAt_60 = obj["resolvedAt"]
      if (value_resolvedAt_60 !== undefined) {
        json += ",\"resolvedAt\":"
        
          if (value_resolvedAt_60 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_resolvedAt_60 === "string" ||
            value_resolvedAt_60 === null ||
            value_resolvedAt_60 instanceof Date ||
            value_resolvedAt_60 instanceof RegExp ||
            (
              typeof value_resolvedAt_60 === "object" &&
              typeof value_resolvedAt_60.toString === "function" &&
              value_resolvedAt_60.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_resolvedAt_60)
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"resolvedAt" is required!')
      }
      
      const value_closedAt_61 = obj["closedAt"]
      if (value_closedAt_61 !== undefined) {
        json += ",\"closedAt\":"
        
          if (value_closedAt_61 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_closedAt_61 === "string" ||
            value_closedAt_61 === null ||
            value_closedAt_61 instanceof Date ||
            value_closedAt_61 instanceof RegExp ||
            (
              typeof value_closedAt_61 === "object" &&
              typeof value_closedAt_61.toString === "function" &&
              value_closedAt_61.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_closedAt_61)
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"closedAt" is required!')
      }
      
      const value_reopenCount_62 = obj["reopenCount"]
      if (value_reopenCount_62 !== undefined) {
        json += ",\"reopenCount\":"
        json += asInteger(value_reopenCount_62)
      } else {
        throw new Error('"reopenCount" is required!')
      }
      
      const value_followUpOfId_63 = obj["followUpOfId"]
      if (value_followUpOfId_63 !== undefined) {
        json += ",\"followUpOfId\":"
        
          if (value_followUpOfId_63 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_followUpOfId_63 === "string" ||
            value_followUpOfId_63 === null ||
            value_followUpOfId_63 instanceof Date ||
            value_followUpOfId_63 instanceof RegExp ||
            (
              typeof value_followUpOfId_63 === "object" &&
              typeof value_followUpOfId_63.toString === "function" &&
              value_followUpOfId_63.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_followUpOfId_63 !== 'string') {
          if (value_followUpOfId_63 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_followUpOfId_63 instanceof Date) {
            json += JSON_STR_QUOTE + value_followUpOfId_63.toISOString() + JSON_STR_QUOTE
          } else if (value_followUpOfId_63 instanceof RegExp) {
            json += asString(value_followUpOfId_63.source)
          } else {
            json += asString(value_followUpOfId_63.toString())
          }
        } else {
          json += asString(value_followUpOfId_63)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableId' does not match schema definition.")
  
      } else {
        throw new Error('"followUpOfId" is required!')
      }
      
      const value_version_64 = obj["version"]
      if (value_version_64 !== undefined) {
        json += ",\"version\":"
        json += asInteger(value_version_64)
      } else {
        throw new Error('"version" is required!')
      }
      
      const value_creator_65 = obj["creator"]
      if (value_creator_65 !== undefined) {
        json += ",\"creator\":"
        json += anonymous13(value_creator_65)
      }

      const value_category_71 = obj["category"]
      if (value_category_71 !== undefined) {
        json += ",\"category\":"
        
      if((validate_9 || (validate_9 = validator.getSchemaValidator("https://contract.invalid/openapi.json#/$defs/CategoryName")))(value_category_71)) {
        json += anonymous14(value_category_71)
      }
    
      else if((validate_10 || (validate_10 = validator.getSchemaValidator("https://contract.invalid/openapi.json#/$defs/Ticket/properties/category/oneOf/1")))(value_category_71)) {
        json += JSON_STR_NULL
      }
    
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Ticket/properties/category' does not match schema definition.")
  
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
        "use strict";exports["https://contract.invalid/openapi.json#/$defs/UserName"] = validate1;const schema1 = {"type":"object","required":["id","name","email"],"properties":{"id":{"$ref":"https://contract.invalid/openapi.json#/$defs/Id"},"name":{"type":["string","object"],"maxLength":255,"fjs_type":"string"},"email":{"type":["string","object"],"maxLength":254,"fjs_type":"string"}}};const schema2 = {"type":["string","object"],"format":"uuid","maxLength":36,"fjs_type":"string"};const formats0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;const func0 = require("ajv/dist/runtime/ucs2length").default;function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(errors === 0){if(data && typeof data == "object" && !Array.isArray(data)){let missing0;if((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.email === undefined) && (missing0 = "email"))){validate1.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];return false;}else {if(data.id !== undefined){let data0 = data.id;const _errs1 = errors;const _errs2 = errors;if((typeof data0 !== "string") && (!(data0 && typeof data0 == "object" && !Array.isArray(data0)))){validate1.errors = [{instancePath:instancePath+"/id",schemaPath:"https://contract.invalid/openapi.json#/$defs/Id/type",keyword:"type",params:{type: schema2.type},message:"must be string,object"}];return false;}if(errors === _errs2){if(errors === _errs2){if(typeof data0 === "string"){if(func0(data0) > 36){validate1.errors = [{instancePath:instancePath+"/id",schemaPath:"https://contract.invalid/openapi.json#/$defs/Id/maxLength",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters"}];return false;}else {if(!(formats0.test(data0))){validate1.errors = [{instancePath:instancePath+"/id",schemaPath:"https://contract.invalid/openapi.json#/$defs/Id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""}];return false;}}}if(errors === _errs2){if(data0 && typeof data0 == "object" && !Array.isArray(data0)){if(!data0 || typeof data0.toJSON !== "function"){validate1.errors = [{instancePath:instancePath+"/id",schemaPath:"https://contract.invalid/openapi.json#/$defs/Id/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}}var valid0 = _errs1 === errors;}else {var valid0 = true;}if(valid0){if(data.name !== undefined){let data1 = data.name;const _errs4 = errors;if((typeof data1 !== "string") && (!(data1 && typeof data1 == "object" && !Array.isArray(data1)))){validate1.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema1.properties.name.type},message:"must be string,object"}];return false;}if(errors === _errs4){if(typeof data1 === "string"){if(func0(data1) > 255){validate1.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];return false;}}if(errors === _errs4){if(data1 && typeof data1 == "object" && !Array.isArray(data1)){if(!data1 || typeof data1.toJSON !== "function"){validate1.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}var valid0 = _errs4 === errors;}else {var valid0 = true;}if(valid0){if(data.email !== undefined){let data2 = data.email;const _errs6 = errors;if((typeof data2 !== "string") && (!(data2 && typeof data2 == "object" && !Array.isArray(data2)))){validate1.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema1.properties.email.type},message:"must be string,object"}];return false;}if(errors === _errs6){if(typeof data2 === "string"){if(func0(data2) > 254){validate1.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"}];return false;}}if(errors === _errs6){if(data2 && typeof data2 == "object" && !Array.isArray(data2)){if(!data2 || typeof data2.toJSON !== "function"){validate1.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}var valid0 = _errs6 === errors;}else {var valid0 = true;}}}}}else {validate1.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];return false;}}validate1.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/Ticket/properties/assignee/oneOf/1"] = validate2;const schema3 = {"type":"null"};function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data !== null){validate2.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "null"},message:"must be null"}];return false;}validate2.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue/oneOf/0"] = validate3;const schema4 = {"type":["string","object"],"maxLength":65535,"fjs_type":"string"};function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))){validate3.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema4.type},message:"must be string,object"}];return false;}if(errors === 0){if(typeof data === "string"){if(func0(data) > 65535){validate3.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 65535},message:"must NOT have more than 65535 characters"}];return false;}}if(errors === 0){if(data && typeof data == "object" && !Array.isArray(data)){if(!data || typeof data.toJSON !== "function"){validate3.errors = [{instancePath,schemaPath:"#/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}validate3.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue/oneOf/1"] = validate4;const schema5 = {"type":"number","minimum":-9007199254740991,"maximum":9007199254740991};function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(errors === 0){if((typeof data == "number") && (isFinite(data))){if(data > 9007199254740991 || isNaN(data)){validate4.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];return false;}else {if(data < -9007199254740991 || isNaN(data)){validate4.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},message:"must be >= -9007199254740991"}];return false;}}}else {validate4.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"}];return false;}}validate4.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue/oneOf/2"] = validate5;const schema6 = {"type":"boolean"};function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(typeof data !== "boolean"){validate5.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];return false;}validate5.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/CustomFieldTypedValue/oneOf/3"] = validate6;const schema7 = {"type":"array","maxItems":50,"uniqueItems":true,"items":{"type":["string","object"],"maxLength":255,"fjs_type":"string"}};const func5 = require("ajv/dist/runtime/equal").default;function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(errors === 0){if(Array.isArray(data)){if(data.length > 50){validate6.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];return false;}else {var valid0 = true;const len0 = data.length;for(let i0=0; i0<len0; i0++){let data0 = data[i0];const _errs1 = errors;if((typeof data0 !== "string") && (!(data0 && typeof data0 == "object" && !Array.isArray(data0)))){validate6.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: schema7.items.type},message:"must be string,object"}];return false;}if(errors === _errs1){if(typeof data0 === "string"){if(func0(data0) > 255){validate6.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];return false;}}if(errors === _errs1){if(data0 && typeof data0 == "object" && !Array.isArray(data0)){if(!data0 || typeof data0.toJSON !== "function"){validate6.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}var valid0 = _errs1 === errors;if(!valid0){break;}}if(valid0){let i1 = data.length;let j0;if(i1 > 1){outer0:for(;i1--;){for(j0 = i1; j0--;){if(func5(data[i1], data[j0])){validate6.errors = [{instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];return false;break outer0;}}}}}}}else {validate6.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];return false;}}validate6.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/Currency"] = validate7;const schema8 = {"type":"object","additionalProperties":false,"required":["amount","currency"],"properties":{"amount":{"type":["string","object"],"pattern":"^-?[0-9]{1,15}(\\.[0-9]{1,4})?$","maxLength":21,"fjs_type":"string"},"currency":{"type":["string","object"],"pattern":"^[A-Z]{3}$","maxLength":3,"description":"ISO 4217.","fjs_type":"string"}}};const pattern0 = new RegExp("^-?[0-9]{1,15}(\\.[0-9]{1,4})?$", "u");const pattern1 = new RegExp("^[A-Z]{3}$", "u");function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(errors === 0){if(data && typeof data == "object" && !Array.isArray(data)){let missing0;if(((data.amount === undefined) && (missing0 = "amount")) || ((data.currency === undefined) && (missing0 = "currency"))){validate7.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];return false;}else {const _errs1 = errors;for(const key0 in data){if(!((key0 === "amount") || (key0 === "currency"))){validate7.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];return false;break;}}if(_errs1 === errors){if(data.amount !== undefined){let data0 = data.amount;const _errs2 = errors;if((typeof data0 !== "string") && (!(data0 && typeof data0 == "object" && !Array.isArray(data0)))){validate7.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: schema8.properties.amount.type},message:"must be string,object"}];return false;}if(errors === _errs2){if(typeof data0 === "string"){if(func0(data0) > 21){validate7.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/maxLength",keyword:"maxLength",params:{limit: 21},message:"must NOT have more than 21 characters"}];return false;}else {if(!pattern0.test(data0)){validate7.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]{1,15}(\\.[0-9]{1,4})?$"},message:"must match pattern \""+"^-?[0-9]{1,15}(\\.[0-9]{1,4})?$"+"\""}];return false;}}}if(errors === _errs2){if(data0 && typeof data0 == "object" && !Array.isArray(data0)){if(!data0 || typeof data0.toJSON !== "function"){validate7.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}var valid0 = _errs2 === errors;}else {var valid0 = true;}if(valid0){if(data.currency !== undefined){let data1 = data.currency;const _errs4 = errors;if((typeof data1 !== "string") && (!(data1 && typeof data1 == "object" && !Array.isArray(data1)))){validate7.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: schema8.properties.currency.type},message:"must be string,object"}];return false;}if(errors === _errs4){if(typeof data1 === "string"){if(func0(data1) > 3){validate7.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"}];return false;}else {if(!pattern1.test(data1)){validate7.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];return false;}}}if(errors === _errs4){if(data1 && typeof data1 == "object" && !Array.isArray(data1)){if(!data1 || typeof data1.toJSON !== "function"){validate7.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}var valid0 = _errs4 === errors;}else {var valid0 = true;}}}}}else {validate7.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];return false;}}validate7.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/TicketResolution"] = validate8;const schema9 = {"type":"object","additionalProperties":false,"required":["code"],"properties":{"code":{"type":["string","object"],"enum":["solved","workaround","duplicate","spam","no_response","cannot_reproduce","other"],"fjs_type":"string"},"note":{"type":["string","null","object"],"minLength":1,"maxLength":1000,"fjs_type":"string"}}};function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(errors === 0){if(data && typeof data == "object" && !Array.isArray(data)){let missing0;if((data.code === undefined) && (missing0 = "code")){validate8.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];return false;}else {const _errs1 = errors;for(const key0 in data){if(!((key0 === "code") || (key0 === "note"))){validate8.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];return false;break;}}if(_errs1 === errors){if(data.code !== undefined){let data0 = data.code;const _errs2 = errors;if((typeof data0 !== "string") && (!(data0 && typeof data0 == "object" && !Array.isArray(data0)))){validate8.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: schema9.properties.code.type},message:"must be string,object"}];return false;}if(!(((((((data0 === "solved") || (data0 === "workaround")) || (data0 === "duplicate")) || (data0 === "spam")) || (data0 === "no_response")) || (data0 === "cannot_reproduce")) || (data0 === "other"))){validate8.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema9.properties.code.enum},message:"must be equal to one of the allowed values"}];return false;}if(errors === _errs2){if(data0 && typeof data0 == "object" && !Array.isArray(data0)){if(!data0 || typeof data0.toJSON !== "function"){validate8.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}var valid0 = _errs2 === errors;}else {var valid0 = true;}if(valid0){if(data.note !== undefined){let data1 = data.note;const _errs4 = errors;if(((typeof data1 !== "string") && (data1 !== null)) && (!(data1 && typeof data1 == "object" && !Array.isArray(data1)))){validate8.errors = [{instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema9.properties.note.type},message:"must be string,null,object"}];return false;}if(errors === _errs4){if(typeof data1 === "string"){if(func0(data1) > 1000){validate8.errors = [{instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];return false;}else {if(func0(data1) < 1){validate8.errors = [{instancePath:instancePath+"/note",schemaPath:"#/properties/note/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];return false;}}}if(errors === _errs4){if(data1 && typeof data1 == "object" && !Array.isArray(data1)){if(!data1 || typeof data1.toJSON !== "function"){validate8.errors = [{instancePath:instancePath+"/note",schemaPath:"#/properties/note/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}var valid0 = _errs4 === errors;}else {var valid0 = true;}}}}}else {validate8.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];return false;}}validate8.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/Ticket/properties/resolution/oneOf/1"] = validate9;const schema10 = {"type":"null"};function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data !== null){validate9.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "null"},message:"must be null"}];return false;}validate9.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/CategoryName"] = validate10;const schema11 = {"type":"object","required":["id","value","path"],"properties":{"id":{"$ref":"https://contract.invalid/openapi.json#/$defs/Id"},"value":{"type":["string","object"],"maxLength":200,"fjs_type":"string"},"path":{"type":["string","object"],"maxLength":1020,"fjs_type":"string"}}};function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(errors === 0){if(data && typeof data == "object" && !Array.isArray(data)){let missing0;if((((data.id === undefined) && (missing0 = "id")) || ((data.value === undefined) && (missing0 = "value"))) || ((data.path === undefined) && (missing0 = "path"))){validate10.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];return false;}else {if(data.id !== undefined){let data0 = data.id;const _errs1 = errors;const _errs2 = errors;if((typeof data0 !== "string") && (!(data0 && typeof data0 == "object" && !Array.isArray(data0)))){validate10.errors = [{instancePath:instancePath+"/id",schemaPath:"https://contract.invalid/openapi.json#/$defs/Id/type",keyword:"type",params:{type: schema2.type},message:"must be string,object"}];return false;}if(errors === _errs2){if(errors === _errs2){if(typeof data0 === "string"){if(func0(data0) > 36){validate10.errors = [{instancePath:instancePath+"/id",schemaPath:"https://contract.invalid/openapi.json#/$defs/Id/maxLength",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters"}];return false;}else {if(!(formats0.test(data0))){validate10.errors = [{instancePath:instancePath+"/id",schemaPath:"https://contract.invalid/openapi.json#/$defs/Id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""}];return false;}}}if(errors === _errs2){if(data0 && typeof data0 == "object" && !Array.isArray(data0)){if(!data0 || typeof data0.toJSON !== "function"){validate10.errors = [{instancePath:instancePath+"/id",schemaPath:"https://contract.invalid/openapi.json#/$defs/Id/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}}var valid0 = _errs1 === errors;}else {var valid0 = true;}if(valid0){if(data.value !== undefined){let data1 = data.value;const _errs4 = errors;if((typeof data1 !== "string") && (!(data1 && typeof data1 == "object" && !Array.isArray(data1)))){validate10.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: schema11.properties.value.type},message:"must be string,object"}];return false;}if(errors === _errs4){if(typeof data1 === "string"){if(func0(data1) > 200){validate10.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];return false;}}if(errors === _errs4){if(data1 && typeof data1 == "object" && !Array.isArray(data1)){if(!data1 || typeof data1.toJSON !== "function"){validate10.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}var valid0 = _errs4 === errors;}else {var valid0 = true;}if(valid0){if(data.path !== undefined){let data2 = data.path;const _errs6 = errors;if((typeof data2 !== "string") && (!(data2 && typeof data2 == "object" && !Array.isArray(data2)))){validate10.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: schema11.properties.path.type},message:"must be string,object"}];return false;}if(errors === _errs6){if(typeof data2 === "string"){if(func0(data2) > 1020){validate10.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/maxLength",keyword:"maxLength",params:{limit: 1020},message:"must NOT have more than 1020 characters"}];return false;}}if(errors === _errs6){if(data2 && typeof data2 == "object" && !Array.isArray(data2)){if(!data2 || typeof data2.toJSON !== "function"){validate10.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}}var valid0 = _errs6 === errors;}else {var valid0 = true;}}}}}else {validate10.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];return false;}}validate10.errors = vErrors;return errors === 0;}exports["https://contract.invalid/openapi.json#/$defs/Ticket/properties/category/oneOf/1"] = validate11;const schema13 = {"type":"null"};function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data !== null){validate11.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "null"},message:"must be null"}];return false;}validate11.errors = vErrors;return errors === 0;}
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
    let validate_7
    let validate_8
    let validate_9
    let validate_10
  
    
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
      // "__fjs_merged_76#"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '__fjs_merged_76#' does not match schema definition.")
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

      // "__fjs_merged_77#"
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

      // "https://contract.invalid/openapi.json#/$defs/TicketResolution"
      function anonymous11 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_code_50 = obj["code"]
      if (value_code_50 !== undefined) {
        json += "{\"code\":"
        
        if (typeof value_code_50 !== 'string') {
          if (value_code_50 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_code_50 instanceof Date) {
            json += JSON_STR_QUOTE + value_code_50.toISOString() + JSON_STR_QUOTE
          } else if (value_code_50 instanceof RegExp) {
            json += asString(value_code_50.source)
          } else {
            json += asString(value_code_50.toString())
          }
        } else {
          json += asString(value_code_50)
        }
        
      } else {
        throw new Error('"code" is required!')
      }
      
      const value_note_51 = obj["note"]
      if (value_note_51 !== undefined) {
        json += ",\"note\":"
        
          if (value_note_51 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_note_51 === "string" ||
            value_note_51 === null ||
            value_note_51 instanceof Date ||
            value_note_51 instanceof RegExp ||
            (
              typeof value_note_51 === "object" &&
              typeof value_note_51.toString === "function" &&
              value_note_51.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_note_51 !== 'string') {
          if (value_note_51 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_note_51 instanceof Date) {
            json += JSON_STR_QUOTE + value_note_51.toISOString() + JSON_STR_QUOTE
          } else if (value_note_51 instanceof RegExp) {
            json += asString(value_note_51.source)
          } else {
            json += asString(value_note_51.toString())
          }
        } else {
          json += asString(value_note_51)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/TicketResolution/properties/note' does not match schema definition.")
  
      }

return json + JSON_STR_END_OBJECT

      }
    

      // "https://contract.invalid/openapi.json#/$defs/Actor"
      function anonymous12 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_type_64 = obj["type"]
      if (value_type_64 !== undefined) {
        json += "{\"type\":"
        
        if (typeof value_type_64 !== 'string') {
          if (value_type_64 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_type_64 instanceof Date) {
            json += JSON_STR_QUOTE + value_type_64.toISOString() + JSON_STR_QUOTE
          } else if (value_type_64 instanceof RegExp) {
            json += asString(value_type_64.source)
          } else {
            json += asString(value_type_64.toString())
          }
        } else {
          json += asString(value_type_64)
        }
        
      } else {
        throw new Error('"type" is required!')
      }
      
      const value_id_65 = obj["id"]
      if (value_id_65 !== undefined) {
        json += ",\"id\":"
        
          if (value_id_65 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_id_65 === "string" ||
            value_id_65 === null ||
            value_id_65 instanceof Date ||
            value_id_65 instanceof RegExp ||
            (
              typeof value_id_65 === "object" &&
              typeof value_id_65.toString === "function" &&
              value_id_65.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_id_65 !== 'string') {
          if (value_id_65 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_65 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_65.toISOString() + JSON_STR_QUOTE
          } else if (value_id_65 instanceof RegExp) {
            json += asString(value_id_65.source)
          } else {
            json += asString(value_id_65.toString())
          }
        } else {
          json += asString(value_id_65)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableId' does not match schema definition.")
  
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_name_66 = obj["name"]
      if (value_name_66 !== undefined) {
        json += ",\"name\":"
        
        if (typeof value_name_66 !== 'string') {
          if (value_name_66 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_66 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_66.toISOString() + JSON_STR_QUOTE
          } else if (value_name_66 instanceof RegExp) {
            json += asString(value_name_66.source)
          } else {
            json += asString(value_name_66.toString())
          }
        } else {
          json += asString(value_name_66)
        }
        
      } else {
        throw new Error('"name" is required!')
      }
      
      const value_email_67 = obj["email"]
      if (value_email_67 !== undefined) {
        json += ",\"email\":"
        
          if (value_email_67 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_email_67 === "string" ||
            value_email_67 === null ||
            value_email_67 instanceof Date ||
            value_email_67 instanceof RegExp ||
            (
              typeof value_email_67 === "object" &&
              typeof value_email_67.toString === "function" &&
              value_email_67.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_email_67 !== 'string') {
          if (value_email_67 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_email_67 instanceof Date) {
            json += JSON_STR_QUOTE + value_email_67.toISOString() + JSON_STR_QUOTE
          } else if (value_email_67 instanceof RegExp) {
            json += asString(value_email_67.source)
          } else {
            json += asString(value_email_67.toString())
          }
        } else {
          json += asString(value_email_67)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Actor/properties/email' does not match schema definition.")
  
      } else {
        throw new Error('"email" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "__fjs_merged_79#"
      function anonymous13 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_70 = obj["id"]
      if (value_id_70 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_70 !== 'string') {
          if (value_id_70 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_70 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_70.toISOString() + JSON_STR_QUOTE
          } else if (value_id_70 instanceof RegExp) {
            json += asString(value_id_70.source)
          } else {
            json += asString(value_id_70.toString())
          }
        } else {
          json += asString(value_id_70)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_value_71 = obj["value"]
      if (value_value_71 !== undefined) {
        json += ",\"value\":"
        
        if (typeof value_value_71 !== 'string') {
          if (value_value_71 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_value_71 instanceof Date) {
            json += JSON_STR_QUOTE + value_value_71.toISOString() + JSON_STR_QUOTE
          } else if (value_value_71 instanceof RegExp) {
            json += asString(value_value_71.source)
          } else {
            json += asString(value_value_71.toString())
          }
        } else {
          json += asString(value_value_71)
        }
        
      } else {
        throw new Error('"value" is required!')
      }
      
      const value_path_72 = obj["path"]
      if (value_path_72 !== undefined) {
        json += ",\"path\":"
        
        if (typeof value_path_72 !== 'string') {
          if (value_path_72 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_path_72 instanceof Date) {
            json += JSON_STR_QUOTE + value_path_72.toISOString() + JSON_STR_QUOTE
          } else if (value_path_72 instanceof RegExp) {
            json += asString(value_path_72.source)
          } else {
            json += asString(value_path_72.toString())
          }
        } else {
          json += asString(value_path_72)
        }
        
      } else {
        throw new Error('"path" is required!')
      }
      
return json + JSON_STR_END_OBJECT

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
      
      const value_statusCategory_46 = obj["statusCategory"]
      if (value_statusCategory_46 !== undefined) {
        json += ",\"statusCategory\":"
        
        if (typeof value_statusCategory_46 !== 'string') {
          if (value_statusCategory_46 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_statusCategory_46 instanceof Date) {
            json += JSON_STR_QUOTE + value_statusCategory_46.toISOString() + JSON_STR_QUOTE
          } else if (value_statusCategory_46 instanceof RegExp) {
            json += asString(value_statusCategory_46.source)
          } else {
            json += asString(value_statusCategory_46.toString())
          }
        } else {
          json += asString(value_statusCategory_46)
        }
        
      } else {
        throw new Error('"statusCategory" is required!')
      }
      
      const value_statusReason_47 = obj["statusReason"]
      if (value_statusReason_47 !== undefined) {
        json += ",\"statusReason\":"
        
          if (value_statusReason_47 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_statusReason_47 === "string" ||
            value_statusReason_47 === null ||
            value_statusReason_47 instanceof Date ||
            value_statusReason_47 instanceof RegExp ||
            (
              typeof value_statusReason_47 === "object" &&
              typeof value_statusReason_47.toString === "function" &&
              value_statusReason_47.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_statusReason_47 !== 'string') {
          if (value_statusReason_47 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_statusReason_47 instanceof Date) {
            json += JSON_STR_QUOTE + value_statusReason_47.toISOString() + JSON_STR_QUOTE
          } else if (value_statusReason_47 instanceof RegExp) {
            json += asString(value_statusReason_47.source)
          } else {
            json += asString(value_statusReason_47.toString())
          }
        } else {
          json += asString(value_statusReason_47)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Ticket/properties/statusReason' does not match schema definition.")
  
      } else {
        throw new Error('"statusReason" is required!')
      }
      
      const value_resolution_48 = obj["resolution"]
      if (value_resolution_48 !== undefined) {
        json += ",\"resolution\":"
        
      if((validate_7 || (validate_7 = validator.getSchemaValidator("https://contract.invalid/openapi.json#/$defs/TicketResolution")))(value_resolution_48)) {
        json += anonymous11(value_resolution_48)
      }
    
      else if((validate_8 || (validate_8 = validator.getSchemaValidator("https://contract.invalid/openapi.json#/$defs/Ticket/properties/resolution/oneOf/1")))(value_resolution_48)) {
        json += JSON_STR_NULL
      }
    
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Ticket/properties/resolution' does not match schema definition.")
  
      } else {
        throw new Error('"resolution" is required!')
      }
      
      const value_categoryId_52 = obj["categoryId"]
      if (value_categoryId_52 !== undefined) {
        json += ",\"categoryId\":"
        
          if (value_categoryId_52 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_categoryId_52 === "string" ||
            value_categoryId_52 === null ||
            value_categoryId_52 instanceof Date ||
            value_categoryId_52 instanceof RegExp ||
            (
              typeof value_categoryId_52 === "object" &&
              typeof value_categoryId_52.toString === "function" &&
              value_categoryId_52.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_categoryId_52 !== 'string') {
          if (value_categoryId_52 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_categoryId_52 instanceof Date) {
            json += JSON_STR_QUOTE + value_categoryId_52.toISOString() + JSON_STR_QUOTE
          } else if (value_categoryId_52 instanceof RegExp) {
            json += asString(value_categoryId_52.source)
          } else {
            json += asString(value_categoryId_52.toString())
          }
        } else {
          json += asString(value_categoryId_52)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableId' does not match schema definition.")
  
      } else {
        throw new Error('"categoryId" is required!')
      }
      
      const value_externalId_53 = obj["externalId"]
      if (value_externalId_53 !== undefined) {
        json += ",\"externalId\":"
        
          if (value_externalId_53 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_externalId_53 === "string" ||
            value_externalId_53 === null ||
            value_externalId_53 instanceof Date ||
            value_externalId_53 instanceof RegExp ||
            (
              typeof value_externalId_53 === "object" &&
              typeof value_externalId_53.toString === "function" &&
              value_externalId_53.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_externalId_53 !== 'string') {
          if (value_externalId_53 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_externalId_53 instanceof Date) {
            json += JSON_STR_QUOTE + value_externalId_53.toISOString() + JSON_STR_QUOTE
          } else if (value_externalId_53 instanceof RegExp) {
            json += asString(value_externalId_53.source)
          } else {
            json += asString(value_externalId_53.toString())
          }
        } else {
          json += asString(value_externalId_53)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Ticket/properties/externalId' does not match schema definition.")
  
      } else {
        throw new Error('"externalId" is required!')
      }
      
      const value_dueAt_54 = obj["dueAt"]
      if (value_dueAt_54 !== undefined) {
        json += ",\"dueAt\":"
        
          if (value_dueAt_54 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_dueAt_54 === "string" ||
            value_dueAt_54 === null ||
            value_dueAt_54 instanceof Date ||
            value_dueAt_54 instanceof RegExp ||
            (
              typeof value_dueAt_54 === "object" &&
              typeof value_dueAt_54.toString === "function" &&
              value_dueAt_54.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_dueAt_54)
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"dueAt" is required!')
      }
      
      const value_snoozedUntil_55 = obj["snoozedUntil"]
      if (value_snoozedUntil_55 !== undefined) {
        json += ",\"snoozedUntil\":"
        
          if (value_snoozedUntil_55 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_snoozedUntil_55 === "string" ||
            value_snoozedUntil_55 === null ||
            value_snoozedUntil_55 instanceof Date ||
            value_snoozedUntil_55 instanceof RegExp ||
            (
              typeof value_snoozedUntil_55 === "object" &&
              typeof value_snoozedUntil_55.toString === "function" &&
              value_snoozedUntil_55.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_snoozedUntil_55)
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"snoozedUntil" is required!')
      }
      
      const value_firstResponseAt_56 = obj["firstResponseAt"]
      if (value_firstResponseAt_56 !== undefined) {
        json += ",\"firstResponseAt\":"
        
          if (value_firstResponseAt_56 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_firstResponseAt_56 === "string" ||
            value_firstResponseAt_56 === null ||
            value_firstResponseAt_56 instanceof Date ||
            value_firstResponseAt_56 instanceof RegExp ||
            (
              typeof value_firstResponseAt_56 === "object" &&
              typeof value_firstResponseAt_56.toString === "function" &&
              value_firstResponseAt_56.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_firstResponseAt_56)
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"firstResponseAt" is required!')
      }
      
      const value_resolvedAt_57 = obj["resolvedAt"]
      if (value_resolvedAt_57 !== undefined) {
        json += ",\"resolvedAt\":"
        
          if (value_resolvedAt_57 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_resolvedAt_57 === "string" ||
            value_resolvedAt_57 === null ||
            value_resolvedAt_57 instanceof Date ||
            value_resolvedAt_57 instanceof RegExp ||
            (
              typeof value_resolvedAt_57 === "object" &&
              typeof value_resolvedAt_57.toString === "function" &&
              value_resolvedAt_57.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_resolvedAt_57)
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"resolvedAt" is required!')
      }
      
      const value_closedAt_58 = obj["closedAt"]
      if (value_closedAt_58 !== undefined) {
        json += ",\"closedAt\":"
        
          if (value_closedAt_58 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_closedAt_58 === "string" ||
            value_closedAt_58 === null ||
            value_closedAt_58 instanceof Date ||
            value_closedAt_58 instanceof RegExp ||
            (
              typeof value_closedAt_58 === "object" &&
              typeof value_closedAt_58.toString === "function" &&
              value_closedAt_58.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_closedAt_58)
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"closedAt" is required!')
      }
      
      const value_reopenCount_59 = obj["reopenCount"]
      if (value_reopenCount_59 !== undefined) {
        json += ",\"reopenCount\":"
        json += asInteger(value_reopenCount_59)
      } else {
        throw new Error('"reopenCount" is required!')
      }
      
      const value_followUpOfId_60 = obj["followUpOfId"]
      if (value_followUpOfId_60 !== undefined) {
        json += ",\"followUpOfId\":"
        
          if (value_followUpOfId_60 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_followUpOfId_60 === "string" ||
            value_followUpOfId_60 === null ||
            value_followUpOfId_60 instanceof Date ||
            value_followUpOfId_60 instanceof RegExp ||
            (
              typeof value_followUpOfId_60 === "object" &&
              typeof value_followUpOfId_60.toString === "function" &&
              value_followUpOfId_60.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_followUpOfId_60 !== 'string') {
          if (value_followUpOfId_60 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_followUpOfId_60 instanceof Date) {
            json += JSON_STR_QUOTE + value_followUpOfId_60.toISOString() + JSON_STR_QUOTE
          } else if (value_followUpOfId_60 instanceof RegExp) {
            json += asString(value_followUpOfId_60.source)
          } else {
            json += asString(value_followUpOfId_60.toString())
          }
        } else {
          json += asString(value_followUpOfId_60)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableId' does not match schema definition.")
  
      } else {
        throw new Error('"followUpOfId" is required!')
      }
      
      const value_version_61 = obj["version"]
      if (value_version_61 !== undefined) {
        json += ",\"version\":"
        json += asInteger(value_version_61)
      } else {
        throw new Error('"version" is required!')
      }
      
      const value_creator_62 = obj["creator"]
      if (value_creator_62 !== undefined) {
        json += ",\"creator\":"
        json += anonymous12(value_creator_62)
      }

      const value_category_68 = obj["category"]
      if (value_category_68 !== undefined) {
        json += ",\"category\":"
        
      if((validate_9 || (validate_9 = validator.getSchemaValidator("https://contract.invalid/openapi.json#/$defs/CategoryName")))(value_category_68)) {
        json += anonymous13(value_category_68)
      }
    
      else if((validate_10 || (validate_10 = validator.getSchemaValidator("https://contract.invalid/openapi.json#/$defs/Ticket/properties/category/oneOf/1")))(value_category_68)) {
        json += JSON_STR_NULL
      }
    
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/Ticket/properties/category' does not match schema definition.")
  
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
serializers["TicketTransitionsReply"] = (() => {
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
      // "https://contract.invalid/openapi.json#/$defs/TicketTransition/properties/requires"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/TicketTransition/properties/requires' does not match schema definition.")
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

      // "https://contract.invalid/openapi.json#/$defs/TicketTransition"
      function anonymous2 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_to_4 = obj["to"]
      if (value_to_4 !== undefined) {
        json += "{\"to\":"
        
        if (typeof value_to_4 !== 'string') {
          if (value_to_4 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_to_4 instanceof Date) {
            json += JSON_STR_QUOTE + value_to_4.toISOString() + JSON_STR_QUOTE
          } else if (value_to_4 instanceof RegExp) {
            json += asString(value_to_4.source)
          } else {
            json += asString(value_to_4.toString())
          }
        } else {
          json += asString(value_to_4)
        }
        
      } else {
        throw new Error('"to" is required!')
      }
      
      const value_category_5 = obj["category"]
      if (value_category_5 !== undefined) {
        json += ",\"category\":"
        
        if (typeof value_category_5 !== 'string') {
          if (value_category_5 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_category_5 instanceof Date) {
            json += JSON_STR_QUOTE + value_category_5.toISOString() + JSON_STR_QUOTE
          } else if (value_category_5 instanceof RegExp) {
            json += asString(value_category_5.source)
          } else {
            json += asString(value_category_5.toString())
          }
        } else {
          json += asString(value_category_5)
        }
        
      } else {
        throw new Error('"category" is required!')
      }
      
      const value_requires_6 = obj["requires"]
      if (value_requires_6 !== undefined) {
        json += ",\"requires\":"
        json += anonymous3(value_requires_6)
      } else {
        throw new Error('"requires" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

    function anonymous1 (obj) {
      // "https://contract.invalid/openapi.json#/$defs/TicketTransitionsReply/properties/data"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/TicketTransitionsReply/properties/data' does not match schema definition.")
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

      // "https://contract.invalid/openapi.json#/$defs/TicketTransitionsReply"
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
serializers["UserList"] = (() => {
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
      // "https://contract.invalid/openapi.json#/$defs/User/properties/roleIds"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/User/properties/roleIds' does not match schema definition.")
    }
    const arrayLength = obj.length
  
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

      // "https://contract.invalid/openapi.json#/$defs/UserRole"
      function anonymous5 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_17 = obj["id"]
      if (value_id_17 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_17 !== 'string') {
          if (value_id_17 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_17 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_17.toISOString() + JSON_STR_QUOTE
          } else if (value_id_17 instanceof RegExp) {
            json += asString(value_id_17.source)
          } else {
            json += asString(value_id_17.toString())
          }
        } else {
          json += asString(value_id_17)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_name_18 = obj["name"]
      if (value_name_18 !== undefined) {
        json += ",\"name\":"
        
        if (typeof value_name_18 !== 'string') {
          if (value_name_18 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_18 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_18.toISOString() + JSON_STR_QUOTE
          } else if (value_name_18 instanceof RegExp) {
            json += asString(value_name_18.source)
          } else {
            json += asString(value_name_18.toString())
          }
        } else {
          json += asString(value_name_18)
        }
        
      } else {
        throw new Error('"name" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

    function anonymous4 (obj) {
      // "https://contract.invalid/openapi.json#/$defs/User/properties/roles"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/User/properties/roles' does not match schema definition.")
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

      // "https://contract.invalid/openapi.json#/$defs/UserSkill"
      function anonymous7 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_name_21 = obj["name"]
      if (value_name_21 !== undefined) {
        json += "{\"name\":"
        
        if (typeof value_name_21 !== 'string') {
          if (value_name_21 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_21 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_21.toISOString() + JSON_STR_QUOTE
          } else if (value_name_21 instanceof RegExp) {
            json += asString(value_name_21.source)
          } else {
            json += asString(value_name_21.toString())
          }
        } else {
          json += asString(value_name_21)
        }
        
      } else {
        throw new Error('"name" is required!')
      }
      
      const value_level_22 = obj["level"]
      if (value_level_22 !== undefined) {
        json += ",\"level\":"
        json += asInteger(value_level_22)
      } else {
        throw new Error('"level" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

    function anonymous6 (obj) {
      // "https://contract.invalid/openapi.json#/$defs/User/properties/skills"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/User/properties/skills' does not match schema definition.")
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

      // "https://contract.invalid/openapi.json#/$defs/UserCapacity"
      function anonymous8 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_voice_25 = obj["voice"]
      if (value_voice_25 !== undefined) {
        json += "{\"voice\":"
        json += asInteger(value_voice_25)
      } else {
        throw new Error('"voice" is required!')
      }
      
      const value_chat_26 = obj["chat"]
      if (value_chat_26 !== undefined) {
        json += ",\"chat\":"
        json += asInteger(value_chat_26)
      } else {
        throw new Error('"chat" is required!')
      }
      
      const value_email_27 = obj["email"]
      if (value_email_27 !== undefined) {
        json += ",\"email\":"
        json += asInteger(value_email_27)
      } else {
        throw new Error('"email" is required!')
      }
      
      const value_task_28 = obj["task"]
      if (value_task_28 !== undefined) {
        json += ",\"task\":"
        json += asInteger(value_task_28)
      } else {
        throw new Error('"task" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "https://contract.invalid/openapi.json#/$defs/User"
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
      
      const value_email_9 = obj["email"]
      if (value_email_9 !== undefined) {
        json += ",\"email\":"
        
        if (typeof value_email_9 !== 'string') {
          if (value_email_9 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_email_9 instanceof Date) {
            json += JSON_STR_QUOTE + value_email_9.toISOString() + JSON_STR_QUOTE
          } else if (value_email_9 instanceof RegExp) {
            json += asString(value_email_9.source)
          } else {
            json += asString(value_email_9.toString())
          }
        } else {
          json += asString(value_email_9)
        }
        
      } else {
        throw new Error('"email" is required!')
      }
      
      const value_phone_10 = obj["phone"]
      if (value_phone_10 !== undefined) {
        json += ",\"phone\":"
        
          if (value_phone_10 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_phone_10 === "string" ||
            value_phone_10 === null ||
            value_phone_10 instanceof Date ||
            value_phone_10 instanceof RegExp ||
            (
              typeof value_phone_10 === "object" &&
              typeof value_phone_10.toString === "function" &&
              value_phone_10.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_phone_10 !== 'string') {
          if (value_phone_10 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_phone_10 instanceof Date) {
            json += JSON_STR_QUOTE + value_phone_10.toISOString() + JSON_STR_QUOTE
          } else if (value_phone_10 instanceof RegExp) {
            json += asString(value_phone_10.source)
          } else {
            json += asString(value_phone_10.toString())
          }
        } else {
          json += asString(value_phone_10)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/User/properties/phone' does not match schema definition.")
  
      } else {
        throw new Error('"phone" is required!')
      }
      
      const value_extension_11 = obj["extension"]
      if (value_extension_11 !== undefined) {
        json += ",\"extension\":"
        
          if (value_extension_11 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_extension_11 === "string" ||
            value_extension_11 === null ||
            value_extension_11 instanceof Date ||
            value_extension_11 instanceof RegExp ||
            (
              typeof value_extension_11 === "object" &&
              typeof value_extension_11.toString === "function" &&
              value_extension_11.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_extension_11 !== 'string') {
          if (value_extension_11 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_extension_11 instanceof Date) {
            json += JSON_STR_QUOTE + value_extension_11.toISOString() + JSON_STR_QUOTE
          } else if (value_extension_11 instanceof RegExp) {
            json += asString(value_extension_11.source)
          } else {
            json += asString(value_extension_11.toString())
          }
        } else {
          json += asString(value_extension_11)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/User/properties/extension' does not match schema definition.")
  
      } else {
        throw new Error('"extension" is required!')
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
      
      const value_roleIds_14 = obj["roleIds"]
      if (value_roleIds_14 !== undefined) {
        json += ",\"roleIds\":"
        json += anonymous3(value_roleIds_14)
      } else {
        throw new Error('"roleIds" is required!')
      }
      
      const value_roles_15 = obj["roles"]
      if (value_roles_15 !== undefined) {
        json += ",\"roles\":"
        json += anonymous4(value_roles_15)
      } else {
        throw new Error('"roles" is required!')
      }
      
      const value_skills_19 = obj["skills"]
      if (value_skills_19 !== undefined) {
        json += ",\"skills\":"
        json += anonymous6(value_skills_19)
      } else {
        throw new Error('"skills" is required!')
      }
      
      const value_capacity_23 = obj["capacity"]
      if (value_capacity_23 !== undefined) {
        json += ",\"capacity\":"
        json += anonymous8(value_capacity_23)
      } else {
        throw new Error('"capacity" is required!')
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
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/User/properties/language' does not match schema definition.")
  
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
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/User/properties/timezone' does not match schema definition.")
  
      } else {
        throw new Error('"timezone" is required!')
      }
      
      const value_lastSeenAt_31 = obj["lastSeenAt"]
      if (value_lastSeenAt_31 !== undefined) {
        json += ",\"lastSeenAt\":"
        
          if (value_lastSeenAt_31 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_lastSeenAt_31 === "string" ||
            value_lastSeenAt_31 === null ||
            value_lastSeenAt_31 instanceof Date ||
            value_lastSeenAt_31 instanceof RegExp ||
            (
              typeof value_lastSeenAt_31 === "object" &&
              typeof value_lastSeenAt_31.toString === "function" &&
              value_lastSeenAt_31.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_lastSeenAt_31)
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"lastSeenAt" is required!')
      }
      
      const value_createdAt_32 = obj["createdAt"]
      if (value_createdAt_32 !== undefined) {
        json += ",\"createdAt\":"
        json += asDateTime(value_createdAt_32)
      } else {
        throw new Error('"createdAt" is required!')
      }
      
      const value_updatedAt_33 = obj["updatedAt"]
      if (value_updatedAt_33 !== undefined) {
        json += ",\"updatedAt\":"
        json += asDateTime(value_updatedAt_33)
      } else {
        throw new Error('"updatedAt" is required!')
      }
      
      const value_deletedAt_34 = obj["deletedAt"]
      if (value_deletedAt_34 !== undefined) {
        json += ",\"deletedAt\":"
        
          if (value_deletedAt_34 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_deletedAt_34 === "string" ||
            value_deletedAt_34 === null ||
            value_deletedAt_34 instanceof Date ||
            value_deletedAt_34 instanceof RegExp ||
            (
              typeof value_deletedAt_34 === "object" &&
              typeof value_deletedAt_34.toString === "function" &&
              value_deletedAt_34.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_deletedAt_34)
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"deletedAt" is required!')
      }
      
      const value_version_35 = obj["version"]
      if (value_version_35 !== undefined) {
        json += ",\"version\":"
        json += asInteger(value_version_35)
      } else {
        throw new Error('"version" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

    function anonymous1 (obj) {
      // "https://contract.invalid/openapi.json#/$defs/UserList/properties/data"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/UserList/properties/data' does not match schema definition.")
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

      // "https://contract.invalid/openapi.json#/$defs/UserList"
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
serializers["UserReply"] = (() => {
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
      // "https://contract.invalid/openapi.json#/$defs/User/properties/roleIds"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/User/properties/roleIds' does not match schema definition.")
    }
    const arrayLength = obj.length
  
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

      // "https://contract.invalid/openapi.json#/$defs/UserRole"
      function anonymous4 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_14 = obj["id"]
      if (value_id_14 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_14 !== 'string') {
          if (value_id_14 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_14 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_14.toISOString() + JSON_STR_QUOTE
          } else if (value_id_14 instanceof RegExp) {
            json += asString(value_id_14.source)
          } else {
            json += asString(value_id_14.toString())
          }
        } else {
          json += asString(value_id_14)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_name_15 = obj["name"]
      if (value_name_15 !== undefined) {
        json += ",\"name\":"
        
        if (typeof value_name_15 !== 'string') {
          if (value_name_15 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_15 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_15.toISOString() + JSON_STR_QUOTE
          } else if (value_name_15 instanceof RegExp) {
            json += asString(value_name_15.source)
          } else {
            json += asString(value_name_15.toString())
          }
        } else {
          json += asString(value_name_15)
        }
        
      } else {
        throw new Error('"name" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

    function anonymous3 (obj) {
      // "https://contract.invalid/openapi.json#/$defs/User/properties/roles"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/User/properties/roles' does not match schema definition.")
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

      // "https://contract.invalid/openapi.json#/$defs/UserSkill"
      function anonymous6 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_name_18 = obj["name"]
      if (value_name_18 !== undefined) {
        json += "{\"name\":"
        
        if (typeof value_name_18 !== 'string') {
          if (value_name_18 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_18 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_18.toISOString() + JSON_STR_QUOTE
          } else if (value_name_18 instanceof RegExp) {
            json += asString(value_name_18.source)
          } else {
            json += asString(value_name_18.toString())
          }
        } else {
          json += asString(value_name_18)
        }
        
      } else {
        throw new Error('"name" is required!')
      }
      
      const value_level_19 = obj["level"]
      if (value_level_19 !== undefined) {
        json += ",\"level\":"
        json += asInteger(value_level_19)
      } else {
        throw new Error('"level" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

    function anonymous5 (obj) {
      // "https://contract.invalid/openapi.json#/$defs/User/properties/skills"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/User/properties/skills' does not match schema definition.")
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

      // "https://contract.invalid/openapi.json#/$defs/UserCapacity"
      function anonymous7 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_voice_22 = obj["voice"]
      if (value_voice_22 !== undefined) {
        json += "{\"voice\":"
        json += asInteger(value_voice_22)
      } else {
        throw new Error('"voice" is required!')
      }
      
      const value_chat_23 = obj["chat"]
      if (value_chat_23 !== undefined) {
        json += ",\"chat\":"
        json += asInteger(value_chat_23)
      } else {
        throw new Error('"chat" is required!')
      }
      
      const value_email_24 = obj["email"]
      if (value_email_24 !== undefined) {
        json += ",\"email\":"
        json += asInteger(value_email_24)
      } else {
        throw new Error('"email" is required!')
      }
      
      const value_task_25 = obj["task"]
      if (value_task_25 !== undefined) {
        json += ",\"task\":"
        json += asInteger(value_task_25)
      } else {
        throw new Error('"task" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "https://contract.invalid/openapi.json#/$defs/User"
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
      
      const value_email_6 = obj["email"]
      if (value_email_6 !== undefined) {
        json += ",\"email\":"
        
        if (typeof value_email_6 !== 'string') {
          if (value_email_6 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_email_6 instanceof Date) {
            json += JSON_STR_QUOTE + value_email_6.toISOString() + JSON_STR_QUOTE
          } else if (value_email_6 instanceof RegExp) {
            json += asString(value_email_6.source)
          } else {
            json += asString(value_email_6.toString())
          }
        } else {
          json += asString(value_email_6)
        }
        
      } else {
        throw new Error('"email" is required!')
      }
      
      const value_phone_7 = obj["phone"]
      if (value_phone_7 !== undefined) {
        json += ",\"phone\":"
        
          if (value_phone_7 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_phone_7 === "string" ||
            value_phone_7 === null ||
            value_phone_7 instanceof Date ||
            value_phone_7 instanceof RegExp ||
            (
              typeof value_phone_7 === "object" &&
              typeof value_phone_7.toString === "function" &&
              value_phone_7.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_phone_7 !== 'string') {
          if (value_phone_7 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_phone_7 instanceof Date) {
            json += JSON_STR_QUOTE + value_phone_7.toISOString() + JSON_STR_QUOTE
          } else if (value_phone_7 instanceof RegExp) {
            json += asString(value_phone_7.source)
          } else {
            json += asString(value_phone_7.toString())
          }
        } else {
          json += asString(value_phone_7)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/User/properties/phone' does not match schema definition.")
  
      } else {
        throw new Error('"phone" is required!')
      }
      
      const value_extension_8 = obj["extension"]
      if (value_extension_8 !== undefined) {
        json += ",\"extension\":"
        
          if (value_extension_8 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_extension_8 === "string" ||
            value_extension_8 === null ||
            value_extension_8 instanceof Date ||
            value_extension_8 instanceof RegExp ||
            (
              typeof value_extension_8 === "object" &&
              typeof value_extension_8.toString === "function" &&
              value_extension_8.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_extension_8 !== 'string') {
          if (value_extension_8 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_extension_8 instanceof Date) {
            json += JSON_STR_QUOTE + value_extension_8.toISOString() + JSON_STR_QUOTE
          } else if (value_extension_8 instanceof RegExp) {
            json += asString(value_extension_8.source)
          } else {
            json += asString(value_extension_8.toString())
          }
        } else {
          json += asString(value_extension_8)
        }
        
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/User/properties/extension' does not match schema definition.")
  
      } else {
        throw new Error('"extension" is required!')
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
      
      const value_roleIds_11 = obj["roleIds"]
      if (value_roleIds_11 !== undefined) {
        json += ",\"roleIds\":"
        json += anonymous2(value_roleIds_11)
      } else {
        throw new Error('"roleIds" is required!')
      }
      
      const value_roles_12 = obj["roles"]
      if (value_roles_12 !== undefined) {
        json += ",\"roles\":"
        json += anonymous3(value_roles_12)
      } else {
        throw new Error('"roles" is required!')
      }
      
      const value_skills_16 = obj["skills"]
      if (value_skills_16 !== undefined) {
        json += ",\"skills\":"
        json += anonymous5(value_skills_16)
      } else {
        throw new Error('"skills" is required!')
      }
      
      const value_capacity_20 = obj["capacity"]
      if (value_capacity_20 !== undefined) {
        json += ",\"capacity\":"
        json += anonymous7(value_capacity_20)
      } else {
        throw new Error('"capacity" is required!')
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
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/User/properties/language' does not match schema definition.")
  
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
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/User/properties/timezone' does not match schema definition.")
  
      } else {
        throw new Error('"timezone" is required!')
      }
      
      const value_lastSeenAt_28 = obj["lastSeenAt"]
      if (value_lastSeenAt_28 !== undefined) {
        json += ",\"lastSeenAt\":"
        
          if (value_lastSeenAt_28 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_lastSeenAt_28 === "string" ||
            value_lastSeenAt_28 === null ||
            value_lastSeenAt_28 instanceof Date ||
            value_lastSeenAt_28 instanceof RegExp ||
            (
              typeof value_lastSeenAt_28 === "object" &&
              typeof value_lastSeenAt_28.toString === "function" &&
              value_lastSeenAt_28.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_lastSeenAt_28)
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"lastSeenAt" is required!')
      }
      
      const value_createdAt_29 = obj["createdAt"]
      if (value_createdAt_29 !== undefined) {
        json += ",\"createdAt\":"
        json += asDateTime(value_createdAt_29)
      } else {
        throw new Error('"createdAt" is required!')
      }
      
      const value_updatedAt_30 = obj["updatedAt"]
      if (value_updatedAt_30 !== undefined) {
        json += ",\"updatedAt\":"
        json += asDateTime(value_updatedAt_30)
      } else {
        throw new Error('"updatedAt" is required!')
      }
      
      const value_deletedAt_31 = obj["deletedAt"]
      if (value_deletedAt_31 !== undefined) {
        json += ",\"deletedAt\":"
        
          if (value_deletedAt_31 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_deletedAt_31 === "string" ||
            value_deletedAt_31 === null ||
            value_deletedAt_31 instanceof Date ||
            value_deletedAt_31 instanceof RegExp ||
            (
              typeof value_deletedAt_31 === "object" &&
              typeof value_deletedAt_31.toString === "function" &&
              value_deletedAt_31.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_deletedAt_31)
          }
        
    else throw new TypeError("The value of 'https://contract.invalid/openapi.json#/$defs/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"deletedAt" is required!')
      }
      
      const value_version_32 = obj["version"]
      if (value_version_32 !== undefined) {
        json += ",\"version\":"
        json += asInteger(value_version_32)
      } else {
        throw new Error('"version" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "https://contract.invalid/openapi.json#/$defs/UserReply"
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
serializers["UserWorkloadReply"] = (() => {
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
    
  
    
      // "https://contract.invalid/openapi.json#/$defs/UserWorkload/properties/byStatus"
      function anonymous2 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_open_8 = obj["open"]
      if (value_open_8 !== undefined) {
        json += "{\"open\":"
        json += asInteger(value_open_8)
      } else {
        throw new Error('"open" is required!')
      }
      
      const value_in_progress_9 = obj["in_progress"]
      if (value_in_progress_9 !== undefined) {
        json += ",\"in_progress\":"
        json += asInteger(value_in_progress_9)
      } else {
        throw new Error('"in_progress" is required!')
      }
      
      const value_pending_10 = obj["pending"]
      if (value_pending_10 !== undefined) {
        json += ",\"pending\":"
        json += asInteger(value_pending_10)
      } else {
        throw new Error('"pending" is required!')
      }
      
      const value_on_hold_11 = obj["on_hold"]
      if (value_on_hold_11 !== undefined) {
        json += ",\"on_hold\":"
        json += asInteger(value_on_hold_11)
      } else {
        throw new Error('"on_hold" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "https://contract.invalid/openapi.json#/$defs/UserWorkload/properties/byPriority"
      function anonymous3 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_low_14 = obj["low"]
      if (value_low_14 !== undefined) {
        json += "{\"low\":"
        json += asInteger(value_low_14)
      } else {
        throw new Error('"low" is required!')
      }
      
      const value_medium_15 = obj["medium"]
      if (value_medium_15 !== undefined) {
        json += ",\"medium\":"
        json += asInteger(value_medium_15)
      } else {
        throw new Error('"medium" is required!')
      }
      
      const value_high_16 = obj["high"]
      if (value_high_16 !== undefined) {
        json += ",\"high\":"
        json += asInteger(value_high_16)
      } else {
        throw new Error('"high" is required!')
      }
      
      const value_urgent_17 = obj["urgent"]
      if (value_urgent_17 !== undefined) {
        json += ",\"urgent\":"
        json += asInteger(value_urgent_17)
      } else {
        throw new Error('"urgent" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "https://contract.invalid/openapi.json#/$defs/UserCapacity"
      function anonymous4 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_voice_20 = obj["voice"]
      if (value_voice_20 !== undefined) {
        json += "{\"voice\":"
        json += asInteger(value_voice_20)
      } else {
        throw new Error('"voice" is required!')
      }
      
      const value_chat_21 = obj["chat"]
      if (value_chat_21 !== undefined) {
        json += ",\"chat\":"
        json += asInteger(value_chat_21)
      } else {
        throw new Error('"chat" is required!')
      }
      
      const value_email_22 = obj["email"]
      if (value_email_22 !== undefined) {
        json += ",\"email\":"
        json += asInteger(value_email_22)
      } else {
        throw new Error('"email" is required!')
      }
      
      const value_task_23 = obj["task"]
      if (value_task_23 !== undefined) {
        json += ",\"task\":"
        json += asInteger(value_task_23)
      } else {
        throw new Error('"task" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "https://contract.invalid/openapi.json#/$defs/UserWorkload"
      function anonymous1 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_userId_4 = obj["userId"]
      if (value_userId_4 !== undefined) {
        json += "{\"userId\":"
        
        if (typeof value_userId_4 !== 'string') {
          if (value_userId_4 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_userId_4 instanceof Date) {
            json += JSON_STR_QUOTE + value_userId_4.toISOString() + JSON_STR_QUOTE
          } else if (value_userId_4 instanceof RegExp) {
            json += asString(value_userId_4.source)
          } else {
            json += asString(value_userId_4.toString())
          }
        } else {
          json += asString(value_userId_4)
        }
        
      } else {
        throw new Error('"userId" is required!')
      }
      
      const value_openTickets_5 = obj["openTickets"]
      if (value_openTickets_5 !== undefined) {
        json += ",\"openTickets\":"
        json += asInteger(value_openTickets_5)
      } else {
        throw new Error('"openTickets" is required!')
      }
      
      const value_byStatus_6 = obj["byStatus"]
      if (value_byStatus_6 !== undefined) {
        json += ",\"byStatus\":"
        json += anonymous2(value_byStatus_6)
      } else {
        throw new Error('"byStatus" is required!')
      }
      
      const value_byPriority_12 = obj["byPriority"]
      if (value_byPriority_12 !== undefined) {
        json += ",\"byPriority\":"
        json += anonymous3(value_byPriority_12)
      } else {
        throw new Error('"byPriority" is required!')
      }
      
      const value_capacity_18 = obj["capacity"]
      if (value_capacity_18 !== undefined) {
        json += ",\"capacity\":"
        json += anonymous4(value_capacity_18)
      } else {
        throw new Error('"capacity" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "https://contract.invalid/openapi.json#/$defs/UserWorkloadReply"
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
