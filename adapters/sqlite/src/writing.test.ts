import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aNote, anEvent, notes, put } from '@throughline/contracts'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { Database } from './database.ts'
import { openSqlite } from './index.ts'
import { createWriter } from './writer.ts'

const folder = mkdtempSync(join(tmpdir(), 'throughline-writing-'))
afterAll(() => rmSync(folder, { recursive: true }))

function aWriter(sync = async () => {}) {
  const database = new Database(':memory:')
  database.exec('CREATE TABLE t (x)')
  const [undone, committed] = [vi.fn(), vi.fn()]
  const writer = createWriter(database, { undone, committed, disk: { sync, close: async () => {} } })
  const add = (x: string) => writer.write(() => database.run('INSERT INTO t VALUES (?)', x).changes)
  return { database, writer, undone, committed, add, stored: () => database.all('SELECT x FROM t').flat() }
}

describe('the writer', () => {
  it('lets writes that wait together share one commit', async () => {
    const { add, committed, stored } = aWriter()
    await Promise.all(['a', 'b', 'c'].map(add))
    expect(committed).toHaveBeenCalledTimes(1)
    expect(stored()).toEqual(['a', 'b', 'c'])
  })

  it('waits for others as long as each turn of the event loop brings some', async () => {
    const { add, committed, stored } = aWriter()
    const inTheNextTurn = (x: string) => new Promise((resolve) => setImmediate(() => resolve(add(x))))
    const first = add('a')
    const second = inTheNextTurn('b')
    await Promise.all([first, second])
    expect(committed).toHaveBeenCalledTimes(1)
    await new Promise(setImmediate)
    await add('c')
    expect(committed).toHaveBeenCalledTimes(2)
    expect(stored()).toEqual(['a', 'b', 'c'])
  })

  it('tells nobody of a write before it is on the disk, and lets what comes meanwhile share the next commit', async () => {
    const syncs: (() => void)[] = []
    const { add, committed, stored } = aWriter(() => new Promise((resolve) => syncs.push(resolve)))
    const told: string[] = []
    const adding = ['a', 'b', 'c'].map(async (x, n) => {
      for (let turns = 0; turns < n * 4; turns++) await new Promise(setImmediate)
      await add(x)
      told.push(x)
    })
    await vi.waitFor(() => expect(syncs).toHaveLength(1))
    for (let turns = 0; turns < 12; turns++) await new Promise(setImmediate)
    expect([told, stored(), committed.mock.calls.length]).toEqual([[], ['a'], 0])
    syncs[0]?.()
    await vi.waitFor(() => expect(syncs).toHaveLength(2))
    expect([told, stored(), committed.mock.calls.length]).toEqual([['a'], ['a', 'b', 'c'], 1])
    syncs[1]?.()
    await Promise.all(adding)
    expect([syncs.length, committed.mock.calls.length]).toEqual([2, 2])
  })

  it('acknowledges nothing that the disk did not take, and goes on with what comes next', async () => {
    const sync = vi.fn(async () => {}).mockRejectedValueOnce(new Error('The disk.'))
    const { writer, add, stored } = aWriter(sync)
    const refused = writer.write(() => {
      throw new Error('no')
    })
    await expect(Promise.allSettled([add('a'), refused])).resolves.toMatchObject([
      { reason: new Error('The disk.') },
      { reason: new Error('no') },
    ])
    await add('b')
    expect(stored()).toEqual(['a', 'b'])
  })

  it('does not wait for the disk where nothing was written', async () => {
    const sync = vi.fn(async () => {})
    const { writer } = aWriter(sync)
    const refused = writer.write(() => {
      throw new Error('no')
    })
    await expect(refused).rejects.toThrow('no')
    expect(sync).not.toHaveBeenCalled()
  })

  it('finishes what waits, and what follows from it, before it takes no more', async () => {
    const syncs: (() => void)[] = []
    const { add, writer, stored } = aWriter(() => new Promise((resolve) => syncs.push(resolve)))
    const both = add('a').then(() => add('b'))
    let isFinished = false
    const finished = writer.finish().then(() => {
      isFinished = true
    })
    for (const nth of [1, 2]) {
      while (syncs.length < nth) await new Promise(setImmediate)
      expect(isFinished).toBe(false)
      syncs.at(-1)?.()
    }
    await Promise.all([finished, both])
    expect(stored()).toEqual(['a', 'b'])
    await expect(add('c')).rejects.toThrow('closed')
  })

  it('undoes a write that fails, and only that', async () => {
    const { database, writer, add, undone, stored } = aWriter()
    const failing = writer.write(() => {
      database.run('INSERT INTO t VALUES (?)', 'half')
      throw new Error('no')
    })
    const results = await Promise.allSettled([add('a'), failing, add('b')])
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(stored()).toEqual(['a', 'b'])
    expect(undone).toHaveBeenCalled()
  })

  it('runs nothing twice for a write that fails before it has written anything', async () => {
    const { database, writer, stored } = aWriter()
    const work = vi.fn(() => database.run('INSERT INTO t VALUES (?)', 'a').changes)
    const refused = writer.write(() => {
      throw new Error('no')
    })
    const results = await Promise.allSettled([writer.write(work), refused])
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
    expect(work).toHaveBeenCalledTimes(1)
    expect(stored()).toEqual(['a'])
  })

  it('acknowledges nothing when the disk is full, and goes on once there is room', async () => {
    const { database, add, stored } = aWriter()
    const pages = database.get('PRAGMA page_count')?.[0]
    database.exec(`PRAGMA max_page_count = ${pages}`)
    const results = await Promise.allSettled(['small', 'x'.repeat(100_000), 'small too'].map(add))
    const lost = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
    expect(lost.length).toBeGreaterThan(0)
    for (const reason of lost) expect(reason).toMatchObject({ code: 'unavailable', message: expect.stringContaining('disk is full') })
    expect(stored()).toHaveLength(results.length - lost.length)
    database.exec('PRAGMA max_page_count = 10000')
    await add('y'.repeat(100_000))
    expect(stored()).toContain('y'.repeat(100_000))
  })
})

describe('two processes on one file', () => {
  it('read one state of it in each turn of the event loop, and the newest one in the next', async () => {
    const file = join(folder, 'turns.sqlite')
    const [one, other] = [new Database(file), new Database(file)]
    other.exec('CREATE TABLE t (x)')
    const count = () => one.get('SELECT count(*) FROM t')?.[0]
    const add = () => other.run('INSERT INTO t VALUES (1)')
    expect(count()).toBe(0)
    add()
    expect(count()).toBe(0)
    await new Promise(setImmediate)
    expect(count()).toBe(1)
    add()
    expect(one.transaction(count)).toBe(2)
    expect(count()).toBe(2)
    one.close()
    other.close()
  })

  it('see each other’s changes: records, the newest number, and a wake', async () => {
    const file = join(folder, 'shared.sqlite')
    const [one, other] = [openSqlite({ file, kinds: [notes] }), openSqlite({ file, kinds: [notes] })]
    const save = async ({ store }: typeof one) => {
      const note = aNote()
      return put(store, 'space', notes, note, [anEvent(notes, note)])
    }
    await save(one)
    expect([await one.store.head('space'), await other.store.head('space')]).toEqual([1, 1])
    const woken = Promise.withResolvers<void>()
    one.store.watch('space', woken.resolve)
    const note = await save(other)
    expect(await one.store.head('space')).toBe(2)
    expect(await one.store.get('space', notes, note.id)).toEqual(note)
    await woken.promise
    await save(one)
    expect((await other.store.changes('space', 0, 10)).map(({ seq }) => seq)).toEqual([1, 2, 3])
    await Promise.all([one.close(), other.close()])
  })
})
