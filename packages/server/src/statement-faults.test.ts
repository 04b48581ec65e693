import { type FileHandle, open } from 'node:fs/promises'
import { DatabaseSync, StatementSync } from 'node:sqlite'
import type { Client } from '@throughline/client'
import { ProblemError } from '@throughline/client/problem'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readEnvironment } from './environment.ts'
import { createIds } from './ids.ts'
import { checkStorage } from './operator/check-storage.ts'
import { newFolder, serverOver } from './test-server.ts'

/** What SQLite says: the disk is full, it can not be read or written, somebody else has the file. */
const errors = [
  [13, 'database or disk is full'],
  [10, 'disk I/O error'],
  [5, 'database is locked'],
] as const

/** Whether SQLite gives the transaction up by itself, as it may of a full disk, or leaves that to who asked. */
type Transaction = 'left' | 'given up'

/** The statement that fails, or the way to the disk of what was committed, counted from 1; nothing fails without one. */
let plan: { failAt: number; transaction: Transaction; fired: boolean } | null = null
let statements = 0
/** How often the disk did not take what was committed. */
let unsynced = 0

const { prepare, exec } = DatabaseSync.prototype
const { all, get, run } = StatementSync.prototype
const connections = new WeakMap<StatementSync, DatabaseSync>()
const texts = new WeakMap<StatementSync, string>()

function failing<A extends unknown[], R>(work: (this: StatementSync, ...args: A) => R) {
  return function (this: StatementSync, ...args: A): R {
    // What takes back is not made to fail: where SQLite can not even do that, the process is at its end.
    if (plan && !plan.fired && !texts.get(this)?.startsWith('ROLLBACK') && ++statements === plan.failAt) {
      plan.fired = true
      const connection = connections.get(this)
      if (plan.transaction === 'given up' && connection?.isTransaction) exec.call(connection, 'ROLLBACK')
      const [errcode, message] = errors[statements % errors.length] ?? errors[0]
      throw Object.assign(new Error(message), { code: 'ERR_SQLITE_ERROR', errcode })
    }
    return work.apply(this, args)
  }
}

const handle = await open('.')
const files = Object.getPrototypeOf(handle) as FileHandle
const { datasync } = files
await handle.close()

async function failingDatasync(this: FileHandle): Promise<void> {
  if (plan && !plan.fired && ++statements === plan.failAt) {
    plan.fired = true
    unsynced++
    throw Object.assign(new Error('i/o error, fdatasync'), { code: 'EIO', syscall: 'fdatasync' })
  }
  return datasync.call(this)
}

function failAtStatements() {
  files.datasync = failingDatasync
  DatabaseSync.prototype.prepare = function (...args) {
    const statement = prepare.apply(this, args)
    connections.set(statement, this)
    texts.set(statement, args[0])
    return statement
  }
  StatementSync.prototype.all = failing(all) as typeof all
  StatementSync.prototype.get = failing(get) as typeof get
  StatementSync.prototype.run = failing(run) as typeof run
}

function failNoMore() {
  plan = null
  files.datasync = datasync
  DatabaseSync.prototype.prepare = prepare
  Object.assign(StatementSync.prototype, { all, get, run })
}

/** Something a person does, which makes the record of an id they choose or changes one that is there, and what it comes to. */
interface Deed {
  /** Makes what has to be there before, and answers its id. */
  given?(client: Client): Promise<string>
  act(client: Client, id: string, given: string): Promise<unknown>
  /** What is there of it, as often as it is there; nothing where it was not done. */
  found(client: Client, id: string, given: string): Promise<unknown[]>
}

const one = (found: Promise<unknown>) =>
  found.then(
    (record) => [record],
    (error) => {
      if (error instanceof ProblemError && error.status === 404) return []
      throw error
    },
  )

const today = '2026-03-05'
const deeds: Record<string, Deed> = {
  'adding a task': {
    act: ({ tasks }, id) => tasks.quickAdd('Send Ana the draft tomorrow #work', { id }),
    found: ({ tasks }, id) => one(tasks.get(id)),
  },
  'completing a task that comes again': {
    act: async ({ tasks }, id) => {
      await tasks.create({ id, title: 'Water the plants', dueDate: today, recurrence: { rrule: 'FREQ=DAILY' } }).catch(unlessThere)
      await tasks.complete(id, { occurrenceDate: today })
    },
    found: async ({ tasks }, id) => (await tasks.completions(id)).items,
  },
  'attaching a file': {
    given: async ({ tasks }) => (await tasks.create({ title: 'Send Ana the draft' })).id,
    act: ({ files }, id, taskId) => files.attach(taskId, new File(['the whole draft'], 'draft.txt', { type: 'text/plain' }), { id }),
    found: async ({ files }, id, taskId) => (await files.list(taskId)).filter((file) => file.id === id),
  },
  'taking a task that comes again out of the way, and back': {
    act: async ({ tasks }, id) => {
      await tasks.create({ id, title: 'Water the plants', dueDate: today, recurrence: { rrule: 'FREQ=DAILY' } }).catch(unlessThere)
      await tasks.remove(id).catch(unlessGone)
      await tasks.restore(id)
    },
    found: ({ tasks }, id) => one(tasks.get(id)),
  },
  'writing an entry': {
    act: ({ journal }, id) => journal.create({ id, body: 'Rain, and the ferry was late.' }),
    found: ({ journal }, id) => one(journal.get(id)),
  },
  'changing and moving an entry to the trash': {
    given: async ({ journal }) => (await journal.create({ body: 'Rain.' })).id,
    act: async ({ journal }, _, entryId) => {
      await journal.edit(entryId, { body: 'Rain, and the ferry was late.' }).catch(unlessGone)
      await journal.remove(entryId).catch(unlessGone)
    },
    found: async ({ journal }, _, entryId) => ((await one(journal.get(entryId))).length === 0 ? [entryId] : []),
  },
  'checking in': {
    given: async ({ goals }) => (await goals.create({ title: 'Read ten books', metric: { type: 'number', start: '0', target: '10' } })).id,
    act: ({ checkIns }, id, goalId) => checkIns.create(goalId, { id, value: '2' }),
    found: async ({ checkIns }, id, goalId) => (await checkIns.list(goalId)).items.filter((checkIn) => checkIn.id === id),
  },
  'saying something': {
    given: async ({ discussions }) => (await discussions.create({ title: 'Where it came in' })).id,
    act: ({ discussionMessages }, id, discussionId) => discussionMessages.post(discussionId, { id, body: 'On Tuesday.' }),
    found: async ({ discussionMessages }, id, discussionId) =>
      (await discussionMessages.list(discussionId)).items.filter((message) => message.id === id),
  },
}

/** What was done before and came to be all the same. */
const unless = (status: number) => (error: unknown) => {
  if (!(error instanceof ProblemError && error.status === status)) throw error
}
const unlessThere = unless(409)
const unlessGone = unless(404)

const folder = newFolder(afterAll)
const env = { DATABASE_URL: `sqlite:${folder}/faults.sqlite`, DATA_DIR: folder, REQUEST_LIMIT: '1000000' }
let server: Awaited<ReturnType<typeof serverOver>>

beforeAll(async () => {
  failAtStatements()
  server = await serverOver(env)
  await server.client.auth.signUp({ email: 'mara@post.example', password: 'three quiet pallets', name: 'Mara Lind', timeZone: 'UTC' })
})
afterAll(async () => {
  failNoMore()
  await server.close()
})

it.each(Object.entries(deeds))(
  'a storage that fails at one statement says so, keeps nothing by halves, and does it once when asked again: %s',
  async (_, deed) => {
    const { client } = server
    const ids = createIds()
    let refused = 0
    unsynced = 0
    for (const transaction of ['left', 'given up'] as const)
      for (let failAt = 1; ; failAt++) {
        const id = ids.next()
        const given = (await deed.given?.(client)) ?? ''
        statements = 0
        const planned = { failAt, transaction, fired: false }
        plan = planned
        const refusal: unknown = await deed.act(client, id, given).then(
          () => null,
          (error: unknown) => error,
        )
        plan = null
        const where = `statement ${failAt}, transaction ${transaction}`
        if (refusal) {
          refused++
          expect(refusal, where).toBeInstanceOf(ProblemError)
          expect((refusal as ProblemError).status, where).toBe(503)
          await deed.act(client, id, given).catch(unlessThere)
        }
        expect(await deed.found(client, id, given), where).toHaveLength(1)
        if (!planned.fired) break
      }
    expect(refused).toBeGreaterThan(10)
    expect(unsynced).toBeGreaterThan(0)
    expect((await checkStorage(readEnvironment(env), { tell() {} })).faults).toEqual([])
  },
  60_000,
)
