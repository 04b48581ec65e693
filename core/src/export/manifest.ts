import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { textContent, type ZipFile } from '../zip/index.ts'

/** What says of every other file of an archive what it holds; the last one. */
export const MANIFEST_FILE = 'manifest.json'

/** What an archive says of one of its files. */
export interface ManifestEntry {
  name: string
  /** Bytes. */
  size: number
  /** Of the content, in lower-case hexadecimal. */
  sha256: string
  /** How many records are in it, where it is of records. */
  records?: number
}

/** A file of an archive that may know more of itself than its content says. */
export interface ListedFile extends ZipFile {
  /** How many records are in it, once it was read. */
  records?(): number
  /** SHA-256 of the content, where that is known: contents that are long are not gone through again. */
  sha256?: string
}

/** The same files, each read once, and after them what was in them. */
export async function* withManifest(files: AsyncIterable<ListedFile>): AsyncGenerator<ZipFile> {
  const entries: ManifestEntry[] = []
  for await (const { name, content, packed, records, sha256: known } of files) {
    const digest = known ? null : sha256.create()
    let size = 0
    async function* noted() {
      const encoder = new TextEncoder()
      for await (const piece of content) {
        const bytes = typeof piece === 'string' ? encoder.encode(piece) : piece
        size += bytes.length
        digest?.update(bytes)
        yield bytes
      }
    }
    yield { name, content: noted(), packed }
    const count = records?.()
    entries.push({
      name,
      size,
      sha256: known || bytesToHex(digest?.digest() ?? new Uint8Array()),
      ...(count !== undefined && { records: count }),
    })
  }
  const lines = entries.map((entry) => JSON.stringify(entry)).join(',\n')
  yield {
    name: MANIFEST_FILE,
    content: textContent(`{"format":"throughline-manifest","version":1,"files":[\n${lines}\n]}\n`),
    packed: true,
  }
}
