import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync, StatementSync } from 'node:sqlite'
import { anEvent, nextId } from '@throughline/contracts'
import { checkIns } from '@throughline/core/goal'
import { newEnvelope } from '@throughline/core/kernel'
import { type Task, tasks } from '@throughline/core/task'
import { blankTask } from '@throughline/core/task/rules'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { Database } from './database.ts'
import { openSqlite } from './index.ts'

const file = join(mkdtempSync(join(tmpdir(), 'throughline-write-cost-')), 'throughline.sqlite')
const { store, close } = openSqlite({ file, kinds: [tasks, checkIns] })
afterAll(async () => {
  await close()
  rmSync(join(file, '..'), { recursive: true })
})

async function saved(task: Task) {
  await store.save('space', tasks, task, { expectedVersion: task.version - 1, events: [anEvent(tasks, task)] })
  return task
}

const aTask = (fields: Partial<Task>): Task => ({
  ...newEnvelope(nextId(), '2026-03-05T09:00:00.000Z'),
  ...blankTask,
  title: 'Call',
  order: 'a0',
  ...fields,
})

/** The indexes of a table, by their names and as they were made. */
const indexesOf = (database: DatabaseSync, table: string) =>
  database.prepare(`SELECT name, sql FROM sqlite_schema WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL`).all(table)

/** The indexes that hold a task. */
function indexesWith({ id }: Task): string[] {
  const database = new DatabaseSync(file, { readOnly: true })
  const found = indexesOf(database, 'task').filter(({ sql }) => {
    const holds = String(sql).split(' WHERE ')[1]
    return database.prepare(`SELECT 1 FROM task WHERE id = ? AND ${holds}`).get(id)
  })
  database.close()
  return found.map(({ name }) => String(name)).sort()
}

/** What SQLite is asked to do meanwhile, in order. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const spies = (['run', 'get', 'all'] as const).map((name) => vi.spyOn(StatementSync.prototype, name))
  await work()
  const calls = spies.flatMap(({ mock }) => mock.contexts.map((statement, i) => ({ statement, at: mock.invocationCallOrder[i] ?? 0 })))
  vi.restoreAllMocks()
  return calls.sort((a, b) => a.at - b.at).map(({ statement }) => (statement as StatementSync).sourceSQL)
}

it('the newest change of a space is told without reading anything, once it is known', async () => {
  await saved(aTask({}))
  await new Promise(setImmediate)
  expect(await statementsOf(() => store.head('space'))).toEqual(['PRAGMA data_version'])
})

it('what is read in one turn is one transaction, and looks once whether another process has written', async () => {
  const { id } = await saved(aTask({}))
  await new Promise(setImmediate)
  const read = async () => {
    await store.json.get('space', tasks, id)
    await store.head('space')
    await store.head('space')
    await new Promise(setImmediate)
  }
  const found = 'SELECT record, version, "key_deletedAt" FROM "task" WHERE space = ? AND id = ?'
  expect(await statementsOf(read)).toEqual(['BEGIN', found, 'PRAGMA data_version', 'COMMIT'])
})

it('writes that share a commit look once whether another process has written', async () => {
  const statements = await statementsOf(() => Promise.all([saved(aTask({})), saved(aTask({})), saved(aTask({}))]))
  expect(statements.filter((sql) => sql === 'PRAGMA data_version')).toHaveLength(1)
  expect(statements.filter((sql) => sql === 'COMMIT')).toHaveLength(1)
  expect(statements).toHaveLength(3 * 4 + 3)
})

it('what is read from either end has one index, which is read either way', () => {
  const database = new DatabaseSync(file, { readOnly: true })
  const names = indexesOf(database, 'check-in').map(({ name }) => name)
  database.close()
  expect(names.toSorted()).toEqual(['check-in_byDay', 'check-in_byGoal', 'check-in_byImport', 'check-in_trash'])
})

describe('a task', () => {
  it('is entered only into the indexes that it is asked for by, as each costs every write', async () => {
    expect(indexesWith(await saved(aTask({})))).toEqual(['task_byActive', 'task_inbox'])
    const dated = await saved(aTask({ dueDate: '2026-03-06' }))
    expect(indexesWith(dated)).toEqual(['task_byActive', 'task_byDay', 'task_byDue', 'task_byLateness'])
    expect(indexesWith(await saved({ ...dated, version: 2, deletedAt: '2026-03-06T09:00:00.000Z' }))).toEqual([
      'task_trash',
      'task_trashed',
    ])
  })

  it('is edited by two writes besides the commit, and names only the keys that change', async () => {
    const task = await saved(aTask({ tags: ['work'] }))
    const run = vi.spyOn(Database.prototype, 'run')
    await saved({ ...task, priority: 'high', version: 2 })
    const statements = run.mock.calls.map(([sql]) => sql)
    expect(statements).toEqual([
      'BEGIN IMMEDIATE',
      'UPDATE "task" SET version = ?, record = ? WHERE row = ?',
      'INSERT INTO _change (space, seq, event) VALUES (?, ?, ?)',
      'COMMIT',
    ])
  })
})
