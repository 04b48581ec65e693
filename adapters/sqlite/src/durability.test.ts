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

const folder = mkdtempSync(join(tmpdir(), 'throughline-killed-'))
afterAll(() => rmSync(folder, { recursive: true }))

const writer = fileURLToPath(new URL('./test-writer.ts', import.meta.url))

/** Starts a writer over these records and kills it after so many acknowledged saves. Answers the last version of each it told of. */
async function writeUntilKilled(file: string, ids: readonly string[], acknowledged: number): Promise<Map<string, number>> {
  const child = spawn(process.execPath, [writer, file, ...ids], { stdio: ['ignore', 'pipe', 'inherit'] })
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

it('has every acknowledged save and nothing by halves, however often it is killed', { timeout: 60_000 }, async () => {
  const file = join(folder, 'killed.sqlite')
  const promised = new Map<string, number>()
  for (const acknowledged of [1, 17, 120, 41, 300, 5]) {
    const told = await writeUntilKilled(file, [...promised.keys()], acknowledged)
    for (const [id, version] of told) promised.set(id, version)

    const { store, close } = openSqlite({ file, kinds: [notes] })
    for (const [id, version] of promised) expect((await store.get('space', notes, id))?.version).toBeGreaterThanOrEqual(version)
    await expectWhole(store)
    await close()
    const database = new DatabaseSync(file, { readOnly: true })
    expect(database.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
    database.close()
  }
})

/** Each version of each record has its one event, and every way of finding a record finds what is stored. */
async function expectWhole(store: ReturnType<typeof openSqlite>['store']) {
  const all: Note[] = []
  for (let after: string | undefined, more = true; more; ) {
    const page = await store.list('space', notes.queries.all, {}, { limit: 200, after })
    all.push(...page.items)
    after = page.nextCursor ?? undefined
    more = after !== undefined
  }
  const changes = await store.changes('space', 0, 100_000)
  expect(changes.map(({ seq }) => seq)).toEqual(changes.map((_, i) => i + 1))
  expect(await store.head('space')).toBe(changes.length)
  for (const note of all) {
    const versions = changes.filter(({ recordId }) => recordId === note.id).map(({ version }) => version)
    expect(versions).toEqual(Array.from({ length: note.version }, (_, i) => i + 1))
    for (const label of note.labels) {
      const { json } = await store.json.list('space', notes.queries.byLabel, { where: { status: 'open' }, each: label }, { limit: 200 })
      expect(json).toContain(JSON.stringify(note))
    }
    expect((await store.json.search('space', note.title, [notes], { limit: 200 })).json).toContain(JSON.stringify(note))
  }
  expect(await store.count('space', notes.queries.byLabel, { where: { status: 'open' }, each: 'all' })).toBe(all.length)
}
