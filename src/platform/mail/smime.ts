import { type BaseBlock, Constructed, fromBER, ObjectIdentifier, OctetString } from 'asn1js'

const signedData = '1.2.840.113549.1.7.2'
const data = '1.2.840.113549.1.7.1'
/** Far more than a signature with its certificates has. */
const bounds = { maxDepth: 20, maxNodes: 50_000, parseEmbedded: false, copyInput: false }

/**
 * Returns the mail inside an opaque signature (RFC 8551, section 3.5.2); undefined of anything else, such as what is
 * encrypted. The signature is not checked.
 */
export function openSigned(bytes: Uint8Array): Uint8Array | undefined {
  try {
    const { result, offset } = fromBER(bytes, bounds)
    if (offset === -1) return undefined
    const [type, signed] = childrenOf(result)
    if (!isType(type, signedData)) return undefined
    const [, , encapsulated] = childrenOf(childrenOf(signed)[0])
    const [contentType, content] = childrenOf(encapsulated)
    const [octets] = childrenOf(content)
    if (!isType(contentType, data) || !(octets instanceof OctetString)) return undefined
    return new Uint8Array(octets.getValue())
  } catch {
    // A damaged one stays the file that it is
    return undefined
  }
}

function childrenOf(block: BaseBlock | undefined): BaseBlock[] {
  return block instanceof Constructed ? (block.valueBlock.value as BaseBlock[]) : []
}

function isType(block: BaseBlock | undefined, identifier: string): boolean {
  return block instanceof ObjectIdentifier && block.getValue() === identifier
}
