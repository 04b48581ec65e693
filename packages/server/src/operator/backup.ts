import { createReadStream } from 'node:fs'
import { access, mkdir, mkdtemp, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { refused, version } from '@throughline/client/cli'
import type { HeldPart, Holdings } from '@throughline/core/kernel'
import { kinds } from '@throughline/core/kinds'
import type { Environment } from '../environment.ts'
import { KEPT_KEYS } from '../kept-keys.ts'
import { type ArchiveWriter, MANIFEST, type Manifest, writeArchive } from './archive.ts'
import { contentOf, faultOfContent, type NamedContent } from './contents.ts'
import { type Held, openHeld } from './open-held.ts'

interface BackupOptions {
  /** Where to write it; `DATA_DIR/backups` when left out. */
  file?: string | undefined
  tell(line: string): void
}

/** The moment, as names of files have it. */
export const momentName = () => Temporal.Now.instant().toString({ smallestUnit: 'second' }).replaceAll(':', '-')

/**
 * Copies all that a server keeps into one tar file, while it serves. The rows come first and files after them, so that
 * whatever a row names is there. It is there whole or not at all.
 */
export async function backUp(environment: Environment, { file, tell }: BackupOptions): Promise<{ file: string; manifest: Manifest }> {
  const target = resolve(file ?? join(environment.dataDir, 'backups', `throughline-${momentName()}.tar`))
  if (await exists(target)) throw refused(`${target} is there already, and is not written over.`)
  await mkdir(dirname(target), { recursive: true, mode: 0o700 })
  const work = await mkdtemp(`${target}.part-`)
  try {
    const manifest = await write(environment, work, tell)
    await rename(join(work, 'backup.tar'), target)
    return { file: target, manifest }
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

async function write(environment: Environment, work: string, tell: (line: string) => void): Promise<Manifest> {
  const archive = writeArchive(join(work, 'backup.tar'))
  const { held, files } = await copyOf(environment, work)
  try {
    tell('Copying rows …')
    const rows = await writeRows(held.holdings, files === null ? { archive, work } : null)
    for (const { name, path } of files ?? []) await addFile(archive, name, path)
    for (const { file } of KEPT_KEYS) await addFile(archive, `keys/${file}`, join(environment.dataDir, file)).catch(ignoreMissing)
    tell(`Copying ${rows.named.length} files …`)
    const missing = await writeContents(held, archive, rows.named)
    const manifest: Manifest = {
      format: 'throughline-backup',
      formatVersion: 1,
      app: version,
      storage: environment.database.kind,
      made: Temporal.Now.instant().toString(),
      kinds: Object.fromEntries(kinds.map((kind) => [kind.name, kind.version])),
      counts: { ...rows.counts, blobs: rows.named.length - missing.length },
      files: { ...archive.files },
      missing,
    }
    const text = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)
    await archive.add(MANIFEST, text.length, [text])
    await archive.finish()
    return manifest
  } finally {
    await held.holdings.close()
  }
}

/** What is to be read: of SQLite a copy of one moment, which is itself what is kept; of MongoDB the database. */
async function copyOf(environment: Environment, work: string): Promise<{ held: Held; files: { name: string; path: string }[] | null }> {
  const { database } = environment
  if (database.kind === 'mongodb') return { held: await openHeld(environment, 'read'), files: null }
  if (database.file === ':memory:') throw refused('What is kept in memory alone can not be backed up.')
  if (!(await exists(database.file))) throw refused(`There is no database ${database.file}.`)
  const { copySqlite } = await import('@throughline/sqlite')
  const path = join(work, 'throughline.db')
  copySqlite(database.file, path)
  const held = await openHeld({ ...environment, database: { kind: 'sqlite', file: path } }, 'read')
  return { held, files: [{ name: 'throughline.db', path }] }
}

/** Reads every row once: counts it, learns which files are named, and writes it where rows are what is kept. */
async function writeRows(holdings: Holdings, to: { archive: ArchiveWriter; work: string } | null) {
  const counts: Record<string, number> = {}
  const named = new Map<string, NamedContent>()
  for (const part of holdings.parts) {
    const draft = to && (await open(join(to.work, 'rows'), 'w'))
    let count = 0
    try {
      for await (const rows of holdings.rows(part)) {
        count += rows.length
        await draft?.write(rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
        for (const row of rows) remember(named, contentOf(part as HeldPart, row))
      }
    } finally {
      await draft?.close()
    }
    if (to && count > 0) await addFile(to.archive, `rows/${part}.jsonl`, join(to.work, 'rows'))
    counts[part] = count
  }
  return { counts, named: [...named.values()] }
}

function remember(named: Map<string, NamedContent>, content: NamedContent | null) {
  if (content) named.set(`${content.space}/${content.id}`, content)
}

async function addFile(archive: ArchiveWriter, name: string, path: string): Promise<void> {
  const { size } = await stat(path)
  await archive.add(name, size, createReadStream(path))
}

/** Answers what is missing. A damaged file is left out: it would be restored as if it were whole. */
async function writeContents({ blobs }: Held, archive: ArchiveWriter, named: readonly NamedContent[]): Promise<string[]> {
  const missing: string[] = []
  for (const content of named) {
    const fault = await faultOfContent(blobs, content)
    const bytes = fault ? null : await blobs.get(content.space, content.id)
    if (bytes) await archive.add(`blobs/${content.space}/${content.id}`, content.size, bytes)
    else missing.push(fault ?? `The file ${content.space}/${content.id} is missing.`)
  }
  return missing
}

function ignoreMissing(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error
}
