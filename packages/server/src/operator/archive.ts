import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { extract, pack } from 'tar-stream'
import { z } from 'zod'

/** What a backup says of itself; the last file in it. */
export const Manifest = z.object({
  format: z.literal('throughline-backup'),
  formatVersion: z.literal(1),
  /** Version of Throughline that made it. */
  app: z.string(),
  storage: z.enum(['sqlite', 'mongodb']),
  made: z.string(),
  /** Schema version of each kind. */
  kinds: z.record(z.string(), z.number()),
  /** Rows of each part, and `blobs`. */
  counts: z.record(z.string(), z.number()),
  files: z.record(z.string(), z.object({ size: z.number(), sha256: z.string() })),
  /** Files that records name and that were missing or damaged already. */
  missing: z.array(z.string()),
})
export type Manifest = z.infer<typeof Manifest>

export const MANIFEST = 'manifest.json'

/** A tar file as it grows; every file in it is hashed on its way. */
export interface ArchiveWriter {
  add(name: string, size: number, content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<void>
  readonly files: Manifest['files']
  /** Resolves once all of it is on the disk. */
  finish(): Promise<void>
}

export function writeArchive(file: string): ArchiveWriter {
  const tar = pack()
  const written = pipeline(tar, createWriteStream(file, { mode: 0o600, flags: 'wx', flush: true }))
  // Told by whoever waits for it next.
  written.catch(() => {})
  const files: Manifest['files'] = {}
  return {
    files,
    async add(name, size, content) {
      const hash = createHash('sha256')
      const hashed = async function* () {
        for await (const chunk of content) {
          hash.update(chunk)
          yield chunk
        }
      }
      const entry = tar.entry({ name, size, mode: 0o600 })
      await Promise.race([
        pipeline(Readable.from(hashed()), entry),
        written.then(() => Promise.reject(new Error('The archive is closed.'))),
      ])
      files[name] = { size, sha256: hash.digest('hex') }
    },
    async finish() {
      tar.finalize()
      await written
    },
  }
}

/** Every file of a tar in its order; each has to be read, or drained, before the next comes. */
export async function* readArchive(file: string): AsyncIterable<{ name: string; content: AsyncIterable<Uint8Array> }> {
  const tar = extract()
  const source = createReadStream(file)
  source.on('error', (error) => tar.destroy(error))
  source.pipe(tar)
  for await (const entry of tar) {
    const { name, type } = entry.header
    if (type === 'file') yield { name, content: entry as AsyncIterable<Uint8Array> }
    entry.resume()
  }
}
