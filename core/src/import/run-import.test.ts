import { atEveryStep, faulty, interrupted } from '@throughline/contracts'
import { describe, expect, it } from 'vitest'
import { createQuestion, MAX_QUESTIONS, questions } from '../interview/index.ts'
import { heldFile, type Kind, listAll, type Store, type StoreDep } from '../kernel/index.ts'
import { deleteTask, tasks } from '../task/index.ts'
import type { ImportReader } from './import-reader.ts'
import { resumeImports } from './resume-imports.ts'
import { runImport } from './run-import.ts'
import { importParts, imports } from './schema.ts'
import { importDeps, madeBy, partsLeft, todoist, utf8 } from './test-import.ts'

const id = '019a9b3c-5d00-7cc0-8000-bbbbbbbbbbbb'
const three = todoist('task,Move house,,1,1,,,,,', 'task,Pack @home,,4,2,,,,,', 'task,Pay rent,,4,1,,,every 1st,en,')

/** An account with room for 150 questions, and lists of 100 each. */
async function nearlyFull() {
  const deps = importDeps()
  const { origin: _, ...like } = await createQuestion(deps, { text: 'One of many?' })
  for (let n = 1; n < MAX_QUESTIONS - 150; n++)
    await deps.store.save(deps.actor.space, questions, questions.schema.parse({ ...like, id: deps.ids.next() }), { expectedVersion: 0 })
  const list = (name: string) => {
    const lines = Array.from({ length: 100 }, (_, n) => `Why did ${name} choose number ${n}?`)
    return { format: 'question-list', file: heldFile(utf8(lines.join('\n'))) }
  }
  return { deps, list }
}

/** A storage that takes no record of a kind. */
const failingFor =
  ({ store }: StoreDep, { name }: Pick<Kind, 'name'>): Store['save'] =>
  async (...args) => {
    if (args[1].name === name) throw new Error('It is away.')
    return store.save(...args)
  }

describe('importing a file', () => {
  it('makes its tasks, in its order and after those that are there', async () => {
    const deps = importDeps()
    const done = await runImport(deps, { id, ...three })
    expect(done).toMatchObject({ id, state: 'applied', counts: { tasks: 3, subtasks: 1 }, problems: [] })
    const made = (await madeBy(deps, id)).sort((a, b) => (a.order < b.order ? -1 : 1))
    expect(made.map(({ title }) => title)).toEqual(['Move house', 'Pack', 'Pay rent'])
    expect(made[1]).toMatchObject({ parentId: made[0]?.id, tags: ['home'], importId: id, version: 1 })
    expect(made[2]).toMatchObject({ dueDate: '2026-04-01', recurrence: { rrule: 'FREQ=MONTHLY;BYMONTHDAY=1' } })
    expect(await partsLeft(deps)).toBe(0)
  })

  it('of many rows makes each of them once', async () => {
    const deps = importDeps()
    const rows = Array.from({ length: 450 }, (_, i) => `task,Task ${i},,4,${1 + (i % 4)},,,,,`)
    await runImport(deps, { id, ...todoist(...rows) })
    const made = await madeBy(deps, id)
    expect(new Set(made.map(({ title }) => title)).size).toBe(450)
    expect(made.filter(({ parentId }) => parentId === null)).toHaveLength(113)
    expect((await deps.store.changes(deps.actor.space, 0, 1000)).filter(({ type }) => type === 'task.created')).toHaveLength(450)
  })

  it('remembers a thousand problems of a file, and says that there were more', async () => {
    const deps = importDeps()
    const rows = Array.from({ length: 1001 }, (_, i) => `note,Lost ${i},,,,,,,,`)
    const { problems } = await runImport(deps, { id, ...todoist('section,Empty,,,,,,,,', ...rows) })
    expect(problems).toHaveLength(1000)
    expect(problems.slice(-2)).toEqual([
      { line: 1001, message: expect.stringContaining('“Lost 998”') },
      { line: 1002, message: expect.stringContaining('More than 1,000') },
    ])
  })

  it('beside another one never goes beyond what there is room for, and the one that is refused leaves nothing', async () => {
    const { deps, list } = await nearlyFull()
    const both = await Promise.allSettled(['Ann', 'Ben'].map((name) => runImport(deps, list(name))))
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'too-large' } })
    expect(await deps.store.count(deps.actor.space, questions.queries.all, {})).toBe(MAX_QUESTIONS - 50)
    const parts = await listAll(deps, deps.actor.space, importParts.queries.all, {})
    expect(parts.map(({ records }) => records.length)).toEqual(parts.map(() => 0))
  })

  it('that is sent again while the first try of it is read is not refused for what that makes', async () => {
    const { deps, list } = await nearlyFull()
    const open: ImportReader['open'] = async (reading, file, use) => {
      await runImport(deps, { id, ...list('Ann') })
      return deps.reader.open(reading, file, use)
    }
    const again = await runImport({ ...deps, reader: { ...deps.reader, open } }, { id, ...list('Ann') })
    expect(again).toMatchObject({ id, state: 'applied' })
    expect(await deps.store.count(deps.actor.space, questions.queries.all, {})).toBe(MAX_QUESTIONS - 50)
  })

  it('that is decided by another try just before this one counts is not refused for what that makes', async () => {
    const { deps, list } = await nearlyFull()
    let isCounted = false
    const count: typeof deps.store.count = async (...args) => {
      if (!isCounted) {
        isCounted = true
        await runImport(deps, { id, ...list('Ann') })
      }
      return deps.store.count(...args)
    }
    const again = await runImport({ ...deps, store: { ...deps.store, count } }, { id, ...list('Ann') })
    expect(again).toMatchObject({ id, state: 'applied' })
    expect(await partsLeft(deps), 'what undoing it needs').toBe(1)
  })

  it('counts what one that is still being made will make, however many came after it', async () => {
    const { deps, list } = await nearlyFull()
    const failing = { ...deps, store: { ...deps.store, save: failingFor(deps, questions) } }
    await expect(runImport(failing, { id, ...list('Ann') })).rejects.toThrow('away')
    deps.clock.advance({ seconds: 1 })
    for (let later = 0; later < 35; later++) await runImport(deps, todoist(`task,Task ${later},,4,1,,,,,`))
    await expect(runImport(deps, list('Ben'))).rejects.toMatchObject({ code: 'too-large' })
    deps.clock.advance({ minutes: 6 })
    await resumeImports(deps)
    expect(await deps.store.get(deps.actor.space, imports, id)).toMatchObject({ state: 'applied' })
  })

  it('that cannot be read stores nothing', async () => {
    const deps = importDeps()
    await expect(runImport(deps, { id, ...todoist('task,"never closed') })).rejects.toMatchObject({ code: 'validation' })
    expect(await deps.store.get(deps.actor.space, imports, id)).toBeNull()
    expect(await deps.queue.claim(['import'], { now: '2030-01-01T00:00:00.000Z', leaseMs: 1000, limit: 10 })).toEqual([])
  })

  it('again under the same id imports nothing twice, at once or later', async () => {
    const deps = importDeps()
    await Promise.all([1, 2, 3].map(() => runImport(deps, { id, ...three })))
    const made = await madeBy(deps, id)
    await deleteTask(deps, made[0]?.id ?? '')
    deps.clock.advance({ hours: 1 })
    expect(await runImport(deps, { id, ...three })).toMatchObject({ state: 'applied' })
    expect(await deps.store.count(deps.actor.space, tasks.queries.all, {})).toBe(1)
  })

  it('under an id that somebody else chose too is theirs alone, also when it has to be finished', async () => {
    const deps = importDeps()
    const others = { ...deps, actor: { ...deps.actor, space: 'space-2', accountId: 'space-2' } }
    for (const one of [deps, others]) await interrupted(runImport(faulty(one, { failAt: 4 }), { id, ...three }))
    deps.clock.advance({ minutes: 6 })
    expect(await resumeImports(deps)).toBe(2)
    for (const one of [deps, others]) expect(await madeBy(one, id)).toHaveLength(3)
  })

  it('of notes that search could hardly hold keeps them', async () => {
    const deps = importDeps()
    await runImport(deps, { id, ...todoist(`task,Far,${'㌖'.repeat(16_384)},4,1,,,,,`) })
    expect((await madeBy(deps, id))[0]?.notes).toHaveLength(16_384)
  })

  it('of another file under the same id is refused', async () => {
    const deps = importDeps()
    await runImport(deps, { id, ...three })
    await expect(runImport(deps, { id, ...todoist('task,Other,,4,1,,,,,') })).rejects.toMatchObject({ code: 'conflict' })
  })

  it('is the business of one space', async () => {
    const deps = importDeps()
    await runImport(deps, { id, ...three })
    const other = { ...deps, actor: { ...deps.actor, space: 'other' } }
    expect(await madeBy(other, id)).toEqual([])
    expect(await runImport(other, { id, ...todoist('task,Theirs,,4,1,,,,,') })).toMatchObject({ counts: { tasks: 1 } })
  })
})

describe('an import stopped anywhere', () => {
  it('is whole after a repetition by the client', async () => {
    const steps = await atEveryStep(async (plan) => {
      const deps = importDeps()
      await interrupted(runImport(faulty(deps, plan), { id, ...three }))
      expect(await runImport(deps, { id, ...three })).toMatchObject({ state: 'applied' })
      expect((await madeBy(deps, id)).map(({ version }) => version)).toEqual([1, 1, 1])
      deps.clock.advance({ minutes: 6 })
      await resumeImports(deps)
      expect(await madeBy(deps, id)).toHaveLength(3)
      expect(await partsLeft(deps)).toBe(0)
    })
    expect(steps).toBe(8)
  })

  it('is finished without the client, or leaves nothing at all', async () => {
    const ends: string[] = []
    await atEveryStep(async (plan) => {
      const deps = importDeps()
      await interrupted(runImport(faulty(deps, plan), { id, ...three }))
      deps.clock.advance({ minutes: 6 })
      await resumeImports(deps)
      const state = (await deps.store.get(deps.actor.space, imports, id))?.state ?? 'none'
      expect(await madeBy(deps, id)).toHaveLength(state === 'applied' ? 3 : 0)
      expect(await partsLeft(deps)).toBe(0)
      ends.push(state)
    })
    expect([...new Set(ends)].sort()).toEqual(['applied', 'failed', 'none'])
  })

  it('and given up can be tried again under its id', async () => {
    const deps = importDeps()
    await interrupted(runImport(faulty(deps, { failAt: 3 }), { id, ...three }))
    deps.clock.advance({ minutes: 6 })
    await resumeImports(deps)
    expect(await runImport(deps, { id, ...three })).toMatchObject({ state: 'applied', version: 3 })
    expect(await madeBy(deps, id)).toHaveLength(3)
  })
})

it('imports are listed newest first', async () => {
  const deps = importDeps()
  const first = await runImport(deps, three)
  deps.clock.advance({ minutes: 1 })
  const second = await runImport(deps, three)
  const listed = await listAll(deps, deps.actor.space, imports.queries.newest, {})
  expect(listed.map((listed) => listed.id)).toEqual([second.id, first.id])
})
