/** A way of making an answer smaller, as the platform has it. */
export interface Encode {
  /** The coding to use for an Accept-Encoding header, `null` for none. */
  coding(acceptEncoding: string): string | null
  compress(coding: string, body: string): Promise<Uint8Array<ArrayBuffer>>
}

/** Smaller bodies gain nothing from it (UTF-16 units). */
export const MIN_COMPRESSED_LENGTH = 1024

/** The same for texts that are few, long and asked for by anybody: each is made smaller once for a coding, and kept. */
export function keptEncode({ coding, compress }: Encode): Encode {
  const made = new Map<string, Map<string, ReturnType<Encode['compress']>>>()
  return {
    coding,
    compress(name, body) {
      const ofCoding = made.get(name) ?? new Map<string, ReturnType<Encode['compress']>>()
      made.set(name, ofCoding)
      const known = ofCoding.get(body)
      if (known) return known
      const bytes = compress(name, body)
      ofCoding.set(body, bytes)
      bytes.catch(() => ofCoding.delete(body))
      return bytes
    },
  }
}
