import { fakeActor } from '@throughline/contracts'
import { expect, it } from 'vitest'
import { type Account, accounts, deletions } from '../../account/index.ts'
import { AppError, newEnvelope, nowText } from '../../kernel/index.ts'
import { editTask } from '../../task/index.ts'
import { type CareerTestDeps, careerDeps, doneTask, storedWin } from '../test-career.ts'
import { createWin } from '../win/create-win.ts'
import { winFollowings } from './following.ts'
import { WINS_AT_ONCE } from './refresh-wins.ts'
import { createSourceFollower } from './source-follower.ts'

/** Somebody with a win of a task, in a process that hears what is saved. */
async function somebody({ hasAccount = true, turn }: { hasAccount?: boolean; turn?: number } = {}) {
  const plain = careerDeps({ accountId: 'ines', space: 'ines' }, [deletions])
  const settled = { language: null, notifications: { timedReminder: null } }
  const account = { ...newEnvelope('ines', nowText(plain)), ...fakeActor(), ...settled } as unknown as Account
  if (hasAccount) await plain.store.save('ines', accounts, account, { expectedVersion: 0 })
  const faults: Error[] = []
  const head: CareerTestDeps['store']['head'] = async (space) => {
    const fault = faults.pop()
    if (fault) throw fault
    return plain.store.head(space)
  }
  const hooks = { saved: async (_kind: string) => {} }
  const save: CareerTestDeps['store']['save'] = async (space, kind, ...what) => {
    await plain.store.save(space, kind, ...what)
    await hooks.saved(kind.name)
  }
  const { store, run } = createSourceFollower({ ...plain, store: { ...plain.store, head, save } }, turn ? { turn } : {})
  const deps = { ...plain, store }
  const task = await doneTask(deps)
  const { id } = await createWin(deps, { from: { kind: 'task', id: task } })
  const called = async () => (await storedWin(deps, id)).evidence[0]?.title
  return { deps, run, faults, hooks, called, rename: (title: string) => editTask(deps, task, { title }) }
}

it('whatever is saved by its store is followed, once it is run', async () => {
  const { rename, run, called } = await somebody()
  await rename('Rerun it')
  await run()
  expect(await called()).toBe('Rerun it')
})

it('nobody is looked after of whom nothing was heard', async () => {
  const { run, deps, faults } = await somebody()
  await run()
  faults.push(new Error('Somebody looked.'))
  await deps.store.save('ines', deletions, { ...newEnvelope('else', nowText(deps)), purgeAt: nowText(deps) }, { expectedVersion: 0 })
  await run()
  expect(faults).toHaveLength(1)
})

it('what is in no account, or in one that is to be deleted, is left alone', async () => {
  const nowhere = await somebody({ hasAccount: false })
  await nowhere.rename('Rerun it')
  await nowhere.run()
  expect(await nowhere.called()).toBe('Rerun the bakeware model')

  const leaving = await somebody()
  const { deps, rename, run, called } = leaving
  await deps.store.save('ines', deletions, { ...newEnvelope('ines', nowText(deps)), purgeAt: nowText(deps) }, { expectedVersion: 0 })
  await rename('Rerun it')
  await run()
  expect(await called()).toBe('Rerun the bakeware model')
})

it('what a storage that is away keeps it from is done in the next round, and what fails otherwise with the next change', async () => {
  const { rename, run, faults, called } = await somebody()
  await rename('Rerun it')
  faults.push(new AppError('unavailable', 'It is away.'))
  await expect(run()).rejects.toThrow('It is away.')
  faults.push(new Error('It cannot be read.'))
  await expect(run()).rejects.toThrow('It cannot be read.')
  await run()
  expect(await called()).toBe('Rerun the bakeware model')
  await rename('Rerun all')
  await run()
  expect(await called()).toBe('Rerun all')
})

it('who has much to do is in nobody’s way: others have their turn, and it goes on at the next run to its end', async () => {
  const { deps, run, called, rename } = await somebody({ turn: 3 })
  const task = await doneTask(deps, 'Named by many')
  const many: string[] = []
  for (let n = 0; n < 6 * WINS_AT_ONCE; n++) many.push((await createWin(deps, { from: { kind: 'task', id: task } })).id)
  const calledMany = async () => {
    const titles = await Promise.all(many.map(async (id) => (await storedWin(deps, id)).evidence[0]?.title))
    return titles.filter((title) => title === 'Renamed').length
  }
  while ((await deps.store.get('ines', winFollowings, 'ines')) === null) await run()
  const other = { ...deps, actor: { ...deps.actor, accountId: 'ruth', space: 'ruth' } }
  const account = await deps.store.get('ines', accounts, 'ines')
  await deps.store.save('ruth', accounts, { ...(account as Account), id: 'ruth' }, { expectedVersion: 0 })
  const hers = await doneTask(other)
  const { id } = await createWin(other, { from: { kind: 'task', id: hers } })
  await editTask(deps, task, { title: 'Renamed' })
  await run()
  const first = await calledMany()
  expect(first).toBeGreaterThan(0)
  expect(first).toBeLessThan(many.length)
  await editTask(other, hers, { title: 'Hers' })
  await rename('Meanwhile')
  await run()
  expect((await storedWin(other, id)).evidence[0]?.title).toBe('Hers')
  expect(await calledMany()).toBeLessThan(many.length)
  for (let n = 0; n < 20; n++) await run()
  expect([await calledMany(), await called()]).toEqual([many.length, 'Meanwhile'])
})

it('as many as go on at once keep nobody from their turn, and come to their ends in turn', async () => {
  const { deps, run } = await somebody({ turn: 8 })
  const account = await deps.store.get('ines', accounts, 'ines')
  /** Somebody whose task is named by so many wins, and was renamed since. */
  async function renaming(accountId: string, count: number) {
    const own = { ...deps, actor: { ...deps.actor, accountId, space: accountId } }
    await deps.store.save(accountId, accounts, { ...(account as Account), id: accountId }, { expectedVersion: 0 })
    const task = await doneTask(own)
    const made: string[] = []
    for (let n = 0; n < count; n++) made.push((await createWin(own, { from: { kind: 'task', id: task } })).id)
    await editTask(own, task, { title: 'Renamed' })
    return async () => {
      const titles = await Promise.all(made.map(async (id) => (await storedWin(own, id)).evidence[0]?.title))
      return titles.filter((title) => title === 'Renamed').length
    }
  }
  const heavy: (() => Promise<number>)[] = []
  for (let n = 0; n < 9; n++) heavy.push(await renaming(`heavy ${n}`, 150))
  await run()
  await run()
  const light = await renaming('light', 1)
  await run()
  expect(await light()).toBe(1)
  expect(Math.min(...(await Promise.all(heavy.map((one) => one()))))).toBeLessThan(150)
  for (let n = 0; n < 40; n++) await run()
  expect(await Promise.all(heavy.map((one) => one()))).toEqual(heavy.map(() => 150))
})

it('large wins are fewer in a turn than small ones, as each takes long to be written', async () => {
  const { deps, run } = await somebody()
  const task = await doneTask(deps)
  const quoted = Array.from({ length: 29 }, (_, n) => ({ kind: 'note' as const, title: `Note ${n}`, quote: 'x'.repeat(2_000) }))
  const made: string[] = []
  for (let n = 0; n < 40; n++) made.push((await createWin(deps, { from: { kind: 'task', id: task }, evidence: quoted })).id)
  await editTask(deps, task, { title: 'Renamed' })
  const renamed = async () =>
    (await Promise.all(made.map((id) => storedWin(deps, id)))).filter(({ evidence }) => evidence[0]?.title === 'Renamed')
  await run()
  expect((await renamed()).length).toBeLessThan(15)
  for (let n = 0; n < 8; n++) await run()
  expect(await renamed()).toHaveLength(40)
})

it('of an account that is gone by then nothing is kept', async () => {
  const { deps, run, rename, hooks } = await somebody()
  await rename('Rerun it')
  let isPurged = false
  // As the purge does between the two looks.
  hooks.saved = async (kind) => {
    if (kind !== winFollowings.name || isPurged) return
    isPurged = true
    await deps.store.erase('ines', accounts, 'ines')
  }
  await run()
  expect([isPurged, await deps.store.get('ines', winFollowings, 'ines')]).toEqual([true, null])
})
