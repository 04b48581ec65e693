/** FNV-1a of 64 bits. */
const OFFSET = 0xcbf29ce484222325n
const PRIME = 0x100000001b3n

/** An id that follows from a text, in the form of a UUIDv7, so that two who make the same at once make one. */
export function derivedId(text: string): string {
  let hash = OFFSET
  for (const sign of text) hash = BigInt.asUintN(64, (hash ^ BigInt(sign.codePointAt(0) as number)) * PRIME)
  return `00000000-0000-7000-8000-${(hash >> 16n).toString(16).padStart(12, '0')}`
}
