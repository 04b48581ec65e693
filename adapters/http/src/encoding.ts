/** A way of making an answer smaller, as the platform has it. */
export interface Encode {
  /** The coding to use for an Accept-Encoding header, `null` for none. */
  coding(acceptEncoding: string): string | null
  compress(coding: string, body: string): Promise<Uint8Array<ArrayBuffer>>
}

/** Smaller bodies gain nothing from it (UTF-16 units). */
export const MIN_COMPRESSED_LENGTH = 1024
