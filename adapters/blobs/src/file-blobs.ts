import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Blobs, Bytes, SpaceId, StoredBlob } from '@throughline/core/kernel'
import { failureOf, isMissing } from './failure.ts'

/** A file that is still being written after this long belongs to a process that has ended. */
const STALE_MS = 24 * 3_600_000

/**
 * Contents as files below a folder, which is made when it is missing: `<space>/<id>`, readable to this process's account
 * alone. Each is written elsewhere first and moved to its place whole.
 */
export function createFileBlobs({ folder }: { folder: string }): Blobs {
  const incoming = join(folder, 'incoming')
  const pathOf = (space: SpaceId, id: string) => join(folder, safe(space), safe(id))
  let prepared: Promise<void> | undefined
  const prepare = () => {
    prepared ??= begin(incoming).catch((error) => {
      prepared = undefined
      throw error
    })
    return prepared
  }
  return {
    put: (space, id, content) =>
      told(async () => {
        const path = pathOf(space, id)
        await prepare()
        if (await mkdir(dirname(path), { recursive: true, mode: 0o700 })) await sync(folder)
        const written = join(incoming, randomUUID())
        try {
          const stored = await write(written, content)
          await rename(written, path)
          await sync(dirname(path))
          return stored
        } catch (error) {
          await rm(written, { force: true }).catch(() => {})
          throw error
        }
      }),
    get: (space, id, range) =>
      told(async () => {
        const path = pathOf(space, id)
        const size = await stat(path).then(
          (found) => found.size,
          (error) => {
            if (isMissing(error)) return null
            throw error
          },
        )
        return size === null ? null : read(path, range ?? { start: 0, end: size })
      }),
    erase: (space, id) => told(() => rm(pathOf(space, id), { force: true })),
    eraseSpace: (space) => told(() => rm(join(folder, safe(space)), { recursive: true, force: true })),
  }
}

async function write(path: string, content: Bytes): Promise<StoredBlob> {
  const hash = createHash('sha256')
  let size = 0
  const file = await open(path, 'wx', 0o600)
  try {
    for await (const chunk of content) {
      hash.update(chunk)
      size += chunk.length
      await file.writeFile(chunk)
    }
    await file.sync()
  } finally {
    await file.close()
  }
  return { size, sha256: hash.digest('hex') }
}

/** Opens the file once somebody reads, and closes it however they leave. */
async function* read(path: string, { start, end }: { start: number; end: number }): Bytes {
  if (end <= start) return
  try {
    yield* createReadStream(path, { start, end: end - 1 })
  } catch (error) {
    throw failureOf(error)
  }
}

/** Makes what was done to a folder's entries last. */
async function sync(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } catch (error) {
    // Windows syncs no folders.
    if (process.platform !== 'win32') throw error
  } finally {
    await handle.close()
  }
}

/** Makes the place for what is being written, and takes away what was never finished. */
async function begin(incoming: string): Promise<void> {
  const made = await mkdir(incoming, { recursive: true, mode: 0o700 })
  if (made) await sync(dirname(made))
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name)
    const found = await stat(path).catch(() => null)
    if (found && Date.now() - found.mtimeMs > STALE_MS) await rm(path, { force: true })
  }
}

async function told<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw failureOf(error)
  }
}

/** Spaces and ids are made of letters, digits and hyphens; nothing else may become part of a path. */
function safe(name: string): string {
  if (/^[A-Za-z0-9-]{1,128}$/.test(name) && name !== 'incoming') return name
  throw new Error('This cannot be the name of a content.')
}
