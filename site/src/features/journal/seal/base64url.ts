/** RFC 4648, section 5, without padding. */
export const toBase64url = (bytes: Uint8Array<ArrayBuffer>): string => bytes.toBase64({ alphabet: 'base64url', omitPadding: true })

/** @throws SyntaxError for anything else */
export const fromBase64url = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.fromBase64(text, { alphabet: 'base64url' })
