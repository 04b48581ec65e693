import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { type Note, notes } from '@throughline/contracts'
import { afterAll, expect, it } from 'vitest'
import { openSqlite } from './index.ts'

const KILLS = 50
/** How many of the records that are there a writer goes on with. */
const REWRITTEN = 40
/** Milliseconds that a writer may take to its last acknowledged save. */
const PATIENCE = 30_000

const folder = mkdtempSync(join(tmpdir(), 'throughline-killed-'))
afterAll(() => rmSync(folder, { recursive: true }))

const writer = fileURLToPath(new URL('./test-writer.ts', import.meta.url))

/** Starts a writer over these records and kills it after so many acknowledged saves. Answers the last version of each it told of. */
async function writeUntilKilled(file: string, ids: readonly string[], acknowledged: number): Promise<Map<string, number>> {
  const child = spawn(process.execPath, [writer, file, ...ids], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_COMPILE_CACHE: join(folder, 'compiled') },
    timeout: PATIENCE,
    killSignal: 'SIGKILL',
  })
  const told = new Map<string, number>()
  let count = 0
  for await (const line of createInterface({ input: child.stdout })) {
    const [id, version] = line.split(' ')
    told.set(id as string, Number(version))
    if (++count === acknowledged) child.kill('SIGKILL')
  }
  expect(count).toBeGreaterThanOrEqual(acknowledged)
  return told
}

it(`has every acknowledged save and nothing by halves, in ${KILLS} kills`, { timeout: KILLS * PATIENCE }, async () => {
  const file = join(folder, 'killed.sqlite')
  const promised = new Map<string, number>()
  for (let kill = 0; kill < KILLS; kill++) {
    const acknowledged = 1 + ((kill * 37) % 29)
    const told = await writeUntilKilled(file, [...promised.keys()].slice(-REWRITTEN), acknowledged)
    for (const [id, version] of told) promised.set(id, version)

    const { store, close } = openSqlite({ file, kinds: [notes] })
    for (const [id, version] of promised) expect((await store.get('space', notes, id))?.version).toBeGreaterThanOrEqual(version)
    if (kill % 5 === 4) await expectWhole(store)
    await close()
    const database = new DatabaseSync(file, { readOnly: true })
    expect(database.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
    database.close()
  }
})

/** Each version of each record has its one event, and every way of finding a record finds what is stored. */
async function expectWhole(store: ReturnType<typeof openSqlite>['store']) {
  const all = await pages<Note>((page) => store.json.list('space', notes.queries.all, {}, page))
  const changes = await store.changes('space', 0, 100_000)
  expect(changes.map(({ seq }) => seq)).toEqual(changes.map((_, i) => i + 1))
  expect(await store.head('space')).toBe(changes.length)
  const versions = Map.groupBy(changes, ({ recordId }) => recordId)
  for (const note of all)
    expect(versions.get(note.id)?.map(({ version }) => version)).toEqual(Array.from({ length: note.version }, (_, i) => i + 1))

  const open = { where: { status: 'open' } } as const
  for (const label of new Set(all.flatMap(({ labels }) => labels))) {
    const labelled = await pages<Note>((page) => store.json.list('space', notes.queries.byLabel, { ...open, each: label }, page))
    expect(byId(labelled)).toEqual(byId(all.filter(({ labels }) => labels.includes(label))))
  }
  for (const title of new Set(all.map(({ title }) => title))) {
    const hits = await pages<{ record: Note }>((page) => store.json.search('space', title, [notes], page))
    expect(byId(hits.map(({ record }) => record))).toEqual(expect.arrayContaining(byId(all.filter((note) => note.title === title))))
  }
}

const byId = (found: readonly Note[]) => found.toSorted((a, b) => (a.id < b.id ? -1 : 1))

async function pages<T>(
  read: (page: { limit: number; after?: string }) => Promise<{ json: string; nextCursor: string | null }>,
): Promise<T[]> {
  const found: T[] = []
  let after: string | null | undefined
  do {
    const page = await read({ limit: 200, ...(after && { after }) })
    found.push(...(JSON.parse(page.json) as T[]))
    after = page.nextCursor
  } while (after)
  return found
}
