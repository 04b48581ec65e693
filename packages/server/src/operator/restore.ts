import { createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { refused } from '@throughline/client/cli'
import type { HeldPart, HeldRow } from '@throughline/core/kernel'
import type { Environment } from '../environment.ts'
import { KEPT_KEYS } from '../kept-keys.ts'
import { type Manifest, readArchive } from './archive.ts'
import { momentName } from './backup.ts'
import { checkBackup } from './check-backup.ts'
import { checkHeld } from './check-storage.ts'
import { type Held, openHeld } from './open-held.ts'
import { keysIn, putKeys, tellOfSecretKey } from './put-keys.ts'

interface RestoreOptions {
  file: string
  replace: boolean
  tell(line: string): void
}

/** Rows added in one go. */
const AT_ONCE = 500

/**
 * Puts back what a backup holds. Its hashes are checked before anything is done; what is restored is made beside what is
 * there, checked, and only then moved to its place.
 * @throws Failure where something is there already and `replace` is not set, or the backup is not whole.
 */
export async function restoreBackup(environment: Environment, { file, replace, tell }: RestoreOptions) {
  tell('Checking the backup …')
  const { manifest, faults, counts } = await checkBackup(file)
  if (!manifest || faults.length > 0) throw refused(`${faults.slice(0, 5).join(' ')} Nothing was changed.`)
  tell('Restoring …')
  const aside =
    environment.database.kind === 'mongodb'
      ? await toMongo(environment, file, manifest, { replace, tell })
      : await toFiles(environment, file, manifest, { replace, tell })
  return { counts, made: manifest.made, aside }
}

/** A database elsewhere has room for another one, so that nothing has to be replaced there. */
async function toMongo(
  environment: Environment,
  file: string,
  { storage }: Manifest,
  { replace, tell }: Pick<RestoreOptions, 'replace' | 'tell'>,
): Promise<null> {
  if (storage === 'sqlite')
    throw refused('This is a backup of SQLite. Restore it with DATABASE_URL=sqlite:FILE, then move it with throughline migrate.')
  if (replace) throw refused('In MongoDB nothing is replaced: name another database in DATABASE_URL, and what is there stays.')
  const there = await keysIn(environment.dataDir)
  const keys = join(environment.dataDir, `restoring-${momentName()}`)
  const held = await openHeld(environment, 'fill')
  try {
    await fill(held, file, keys)
    await expectSound(held)
    await putKeys(keys, { there, given: environment, tell })
    await held.holdings.finish()
  } finally {
    await held.holdings.close()
    await rm(keys, { recursive: true, force: true })
  }
  return null
}

async function toFiles(
  environment: Environment,
  file: string,
  { storage }: Manifest,
  { replace, tell }: Pick<RestoreOptions, 'replace' | 'tell'>,
): Promise<string | null> {
  const { database, dataDir } = environment
  if (database.kind !== 'sqlite' || database.file === ':memory:') throw refused('Name a file in DATABASE_URL.')
  const occupied = await thereAlready(database.file, dataDir)
  if (occupied.length > 0 && !replace)
    throw refused(`There is something already: ${occupied.join(', ')}. Nothing was changed. With --replace it is put aside, and kept.`)
  await expectUnused(database.file)
  const moment = momentName()
  const draft = { database: `${database.file}.restoring`, dataDir: join(dataDir, `restoring-${moment}`) }
  await removeDraft(draft)
  try {
    await mkdir(join(draft.dataDir, 'blobs'), { recursive: true, mode: 0o700 })
    await mkdir(dirname(database.file), { recursive: true, mode: 0o700 })
    const made = { dataDir: draft.dataDir, database: { kind: 'sqlite', file: draft.database } } as const
    if (storage === 'sqlite') await extract(file, draft)
    else await filled(made, file, draft.dataDir)
    const held = await openHeld(made, 'read')
    await expectSound(held).finally(() => held.holdings.close())
    const aside = occupied.length > 0 ? join(dataDir, `replaced-${moment}`) : null
    if (aside) await putAside(occupied, aside)
    const keys = await keysIn(draft.dataDir)
    await putInPlace(draft, { database: database.file, dataDir })
    tellOfSecretKey(keys['secret-key'], { inUse: environment.secretKey, given: environment, tell })
    return aside
  } finally {
    await removeDraft(draft)
  }
}

interface Places {
  database: string
  dataDir: string
}

const endings = ['', '-wal', '-shm']

async function thereAlready(database: string, dataDir: string): Promise<string[]> {
  const paths = [
    ...endings.map((ending) => `${database}${ending}`),
    join(dataDir, 'blobs'),
    ...KEPT_KEYS.map((key) => join(dataDir, key.file)),
  ]
  const isThere = async (path: string) => {
    const found = await stat(path).catch(() => null)
    return found !== null && (!found.isDirectory() || (await readdir(path)).length > 0)
  }
  const found = await Promise.all(paths.map(isThere))
  return paths.filter((_, i) => found[i])
}

/** A server that runs would write on into what is put aside. */
async function expectUnused(database: string): Promise<void> {
  const { isInUse } = await import('@throughline/sqlite')
  if (isInUse(database)) throw refused('A server has this database open. Stop it first. Nothing was changed.')
}

/** Of an archive whose names are those of its manifest. */
const blobName = /^blobs\/([A-Za-z0-9-]{1,128})\/([A-Za-z0-9-]{1,128})$/

async function extract(file: string, draft: Places): Promise<void> {
  for await (const { name, content } of readArchive(file)) {
    const [, space, id] = blobName.exec(name) ?? []
    if (name === 'throughline.db') await keep(content, draft.database)
    else if (space && id) await keep(content, join(draft.dataDir, 'blobs', space, id))
    else await keepKey(name, content, draft.dataDir)
  }
}

async function keepKey(name: string, content: AsyncIterable<Uint8Array>, dataDir: string): Promise<void> {
  const key = KEPT_KEYS.find(({ file }) => name === `keys/${file}`)
  if (key) await keep(content, join(dataDir, key.file))
}

async function keep(content: AsyncIterable<Uint8Array>, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  await pipeline(Readable.from(content), createWriteStream(path, { mode: 0o600, flush: true }))
}

/** Makes a database of rows. */
async function filled(made: Pick<Environment, 'database' | 'dataDir'>, file: string, dataDir: string): Promise<void> {
  const held = await openHeld(made, 'fill')
  try {
    await fill(held, file, dataDir)
    await held.holdings.finish()
  } finally {
    await held.holdings.close()
  }
}

async function fill({ holdings, blobs }: Held, file: string, dataDir: string): Promise<void> {
  for await (const { name, content } of readArchive(file)) {
    const [, space, id] = blobName.exec(name) ?? []
    const part = /^rows\/(.+)\.jsonl$/.exec(name)?.[1] as HeldPart | undefined
    if (space && id) await blobs.put(space, id, content)
    else if (part && holdings.parts.includes(part)) for await (const rows of rowsIn(content)) await holdings.add(part, rows)
    else await keepKey(name, content, dataDir)
  }
}

async function* rowsIn(content: AsyncIterable<Uint8Array>): AsyncIterable<HeldRow[]> {
  let rows: HeldRow[] = []
  for await (const line of createInterface({ input: Readable.from(content), crlfDelay: Number.POSITIVE_INFINITY })) {
    rows.push(JSON.parse(line) as HeldRow)
    if (rows.length === AT_ONCE) {
      yield rows
      rows = []
    }
  }
  if (rows.length > 0) yield rows
}

async function expectSound(held: Held): Promise<void> {
  const { faults } = await checkHeld(held)
  // What was missing when the backup was made is missing still; all else must be right.
  const grave = faults.filter((fault) => !/^The file .* is missing\.$/.test(fault))
  if (grave.length > 0) throw refused(`What the backup holds is not sound, and nothing was replaced: ${grave.slice(0, 5).join(' ')}`)
}

async function putAside(paths: readonly string[], aside: string): Promise<void> {
  await mkdir(aside, { recursive: true, mode: 0o700 })
  for (const path of paths) await rename(path, join(aside, basename(path)))
}

async function putInPlace(draft: Places, place: Places): Promise<void> {
  // The files first: a database whose files are missing would be half of what was restored.
  const blobs = join(place.dataDir, 'blobs')
  await rm(blobs, { recursive: true, force: true })
  await rename(join(draft.dataDir, 'blobs'), blobs)
  for (const { file } of KEPT_KEYS)
    if (await readFile(join(draft.dataDir, file)).catch(() => null)) await rename(join(draft.dataDir, file), join(place.dataDir, file))
  await rename(draft.database, place.database)
}

async function removeDraft({ database, dataDir }: Places): Promise<void> {
  for (const ending of endings) await rm(`${database}${ending}`, { force: true })
  await rm(dataDir, { recursive: true, force: true })
}
