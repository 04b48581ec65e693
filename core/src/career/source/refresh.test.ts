import { atEveryStep, counted, faulty, interrupted, readOf } from '@throughline/contracts'
import { describe, expect, it } from 'vitest'
import { createCheckIn, createGoal, deleteCheckIn, editCheckIn, editGoal, restoreCheckIn } from '../../goal/index.ts'
import { createEntry, createJournal, deleteEntry, editEntry, restoreEntry } from '../../journal/index.ts'
import { seal, sealed } from '../../journal/test-journal.ts'
import { upcast } from '../../kernel/index.ts'
import {
  addTimeEntry,
  completeTask,
  createTask,
  deleteGoalKeepingTasks,
  deleteTask,
  deleteTimeEntry,
  editTask,
  editTimeEntry,
  restoreGoalWithTasks,
  restoreTask,
  restoreTimeEntry,
  undoCompletion,
} from '../../task/index.ts'
import { askAttestation } from '../attestation/ask-attestation.ts'
import { type CareerTestDeps, careerDeps, doneTask, followed, measuredGoal, storedWin, winFrom, writtenEntry } from '../test-career.ts'
import { createWin } from '../win/create-win.ts'
import { deleteWin } from '../win/delete-win.ts'
import { getWin, listWins } from '../win/read-wins.ts'
import { type Evidence, type Win, wins } from '../win/schema.ts'
import { freshWins } from './refresh-wins.ts'

const plainSecrets = { create: () => 'secret', digest: (text: string) => text, keyed: () => '0' }

const firstOf = async (deps: CareerTestDeps, id: string) => (await storedWin(deps, id)).evidence[0] as Evidence

describe('corrected at its source', () => {
  it('the value of a check-in shows on every win that tells it', async () => {
    const deps = careerDeps()
    const { checkIn } = await measuredGoal(deps)
    const made = [await winFrom(deps, 'check-in', checkIn), await winFrom(deps, 'check-in', checkIn, { title: 'Another' })]
    await followed(deps, editCheckIn(deps, checkIn, { value: '77.4', localDate: '2026-03-03' }))
    for (const { id } of made) {
      const { metric, evidence, happenedOn } = await storedWin(deps, id)
      expect(metric).toMatchObject({ baseline: '71.4', value: '77.4', unit: '%' })
      expect(evidence).toMatchObject([{ number: { value: '77.4' }, date: '2026-03-03', sourceVersion: 2 }])
      // The day of a win is the person's.
      expect(happenedOn).toBe('2026-03-02')
    }
  })

  it('a number says what it was when it was taken, and when it was corrected, until it is that again', async () => {
    const deps = careerDeps()
    const { checkIn } = await measuredGoal(deps)
    const { id, evidence } = await winFrom(deps, 'check-in', checkIn)
    expect(evidence).toMatchObject([{ corrected: null }])
    const to = async (value: string) => {
      deps.clock.advance({ hours: 24 })
      await followed(deps, editCheckIn(deps, checkIn, { value }))
      return (await firstOf(deps, id)).corrected
    }
    const was = { value: '77.6', unit: '%' }
    expect(await to('77.4')).toEqual({ was, at: '2026-03-06T09:00:00.000Z' })
    expect(await to('77.5')).toEqual({ was, at: '2026-03-07T09:00:00.000Z' })
    await followed(deps, editCheckIn(deps, checkIn, { note: 'Counted again.', localDate: '2026-03-01' }))
    expect((await firstOf(deps, id)).corrected?.at).toBe('2026-03-07T09:00:00.000Z')
    expect(await to('77.6')).toBeNull()
  })

  it('a goal that counts what is done, or the time of tasks and their steps, is told as they change', async () => {
    const deps = careerDeps()
    const counting = async (source: 'tasks-done' | 'time-spent') => {
      const type = source === 'tasks-done' ? 'number' : 'duration'
      const { id: goal } = await createGoal(deps, { title: source, metric: { type, source, target: '90' } })
      const { id: task } = await createTask(deps, { title: 'Rerun the models', goalId: goal })
      const { id } = await winFrom(deps, 'goal', goal)
      return { task, value: async () => (await storedWin(deps, id)).evidence[0]?.number?.value }
    }
    const [done, time] = [await counting('tasks-done'), await counting('time-spent')]
    const { completion } = await followed(deps, completeTask(deps, done.task))
    expect(await done.value()).toBe('1')
    await followed(deps, undoCompletion(deps, done.task, completion.id))
    expect(await done.value()).toBe('0')

    const step = await createTask(deps, { title: 'The bakeware model', parentId: time.task })
    const entry = await followed(
      deps,
      addTimeEntry(deps, step.id, { startedAt: '2026-03-05T08:00:00.000Z', endedAt: '2026-03-05T08:30:00.000Z' }),
    )
    expect(await time.value()).toBe('30')
    await followed(deps, editTimeEntry(deps, entry.id, { endedAt: '2026-03-05T08:45:00.000Z' }))
    expect(await time.value()).toBe('45')
    await followed(deps, deleteTimeEntry(deps, entry.id))
    expect(await time.value()).toBe('0')
    await followed(deps, restoreTimeEntry(deps, entry.id))
    await followed(deps, deleteTask(deps, step.id))
    expect(await time.value()).toBe('0')
  })

  it('that a goal moves on corrects nothing; of a closed one it does', async () => {
    const deps = careerDeps()
    const { goal, checkIn } = await measuredGoal(deps)
    const { id } = await winFrom(deps, 'goal', goal)
    await followed(deps, editCheckIn(deps, checkIn, { value: '79' }))
    expect(await firstOf(deps, id)).toMatchObject({ number: { value: '79' }, corrected: null })
    await followed(deps, editGoal(deps, goal, { status: 'achieved' }))
    await followed(deps, editCheckIn(deps, checkIn, { value: '78' }))
    expect(await firstOf(deps, id)).toMatchObject({ number: { value: '78' }, corrected: { was: { value: '79' } } })
    await followed(deps, editGoal(deps, goal, { status: 'active' }))
    await followed(deps, editCheckIn(deps, checkIn, { value: '80' }))
    expect(await firstOf(deps, id)).toMatchObject({ number: { value: '80' }, corrected: null })
  })

  it('a number that the person says themselves stays', async () => {
    const deps = careerDeps()
    const { checkIn } = await measuredGoal(deps)
    const { id } = await winFrom(deps, 'check-in', checkIn, { metric: { baseline: '69', value: '78', unit: '%' } })
    await followed(deps, editCheckIn(deps, checkIn, { value: '77.4' }))
    expect(await storedWin(deps, id)).toMatchObject({ metric: { value: '78' }, evidence: [{ number: { value: '77.4' } }] })
  })

  it('a check-in moves the number of the goal it is of, until that is closed', async () => {
    const deps = careerDeps()
    const { goal } = await measuredGoal(deps)
    const { id } = await winFrom(deps, 'goal', goal)
    await followed(deps, createCheckIn(deps, goal, { value: '79' }))
    expect(await storedWin(deps, id)).toMatchObject({ metric: { value: '79' } })
    await followed(deps, editGoal(deps, goal, { status: 'achieved' }))
    deps.clock.advance({ hours: 48 })
    await followed(deps, createCheckIn(deps, goal, { value: '60' }))
    expect(await getWin(deps, id)).toMatchObject({ metric: { value: '79' }, evidence: [{ date: '2026-03-05' }] })
  })

  it('what a task, a goal and an entry are called, and their day', async () => {
    const deps = careerDeps()
    const [task, { goal, checkIn }, entry] = [await doneTask(deps), await measuredGoal(deps), await writtenEntry(deps)]
    const [ofTask, ofCheckIn, ofEntry] = [
      await winFrom(deps, 'task', task),
      await winFrom(deps, 'check-in', checkIn),
      await winFrom(deps, 'journal-entry', entry),
    ]
    await followed(deps, editTask(deps, task, { title: 'Rerun all models' }))
    await followed(deps, editGoal(deps, goal, { title: 'Accuracy over all families' }))
    await followed(deps, editEntry(deps, entry, { title: 'The order', entryDate: '2026-03-04' }))
    expect(await firstOf(deps, ofTask.id)).toMatchObject({ title: 'Rerun all models', date: '2026-03-05' })
    expect(await firstOf(deps, ofCheckIn.id)).toMatchObject({ title: 'Accuracy over all families' })
    expect(await firstOf(deps, ofEntry.id)).toMatchObject({ title: 'The order', date: '2026-03-04' })
    // What was achieved is the person's own.
    expect(await storedWin(deps, ofTask.id)).toMatchObject({ title: 'Rerun the bakeware model' })
  })

  it('a task that is not done after all has no day', async () => {
    const deps = careerDeps()
    const task = await doneTask(deps)
    const { id } = await winFrom(deps, 'task', task)
    const { lastCompletion } = await followed(deps, editTask(deps, task, { title: 'Rerun it' }))
    await followed(deps, undoCompletion(deps, task, lastCompletion?.id as string))
    expect(await firstOf(deps, id)).toMatchObject({ title: 'Rerun it', date: null })
  })

  it('nothing else is written', async () => {
    const deps = careerDeps()
    const task = await doneTask(deps)
    const { id } = await winFrom(deps, 'task', task)
    await followed(deps, editTask(deps, task, { notes: 'Took two runs.' }))
    await getWin(deps, id)
    expect((await storedWin(deps, id)).version).toBe(1)
  })
})

describe('what is gone', () => {
  const cases: [string, (deps: CareerTestDeps) => Promise<{ win: Win; gone: () => Promise<unknown>; back: () => Promise<unknown> }>][] = [
    [
      'a task',
      async (deps) => {
        const id = await doneTask(deps)
        const win = await winFrom(deps, 'task', id)
        return { win, gone: () => followed(deps, deleteTask(deps, id)), back: () => followed(deps, restoreTask(deps, id)) }
      },
    ],
    [
      'a step, by the task above it',
      async (deps) => {
        const { id: above } = await createTask(deps, { title: 'Above' })
        const { id } = await createTask(deps, { title: 'Below', parentId: above })
        const win = await winFrom(deps, 'task', id)
        return { win, gone: () => followed(deps, deleteTask(deps, above)), back: () => followed(deps, restoreTask(deps, above)) }
      },
    ],
    [
      'a check-in',
      async (deps) => {
        const { checkIn } = await measuredGoal(deps)
        const win = await winFrom(deps, 'check-in', checkIn)
        return { win, gone: () => followed(deps, deleteCheckIn(deps, checkIn)), back: () => followed(deps, restoreCheckIn(deps, checkIn)) }
      },
    ],
    [
      'a check-in, by its goal',
      async (deps) => {
        const { checkIn, goal } = await measuredGoal(deps)
        const win = await winFrom(deps, 'check-in', checkIn)
        return {
          win,
          gone: () => followed(deps, deleteGoalKeepingTasks(deps, goal)),
          back: () => followed(deps, restoreGoalWithTasks(deps, goal)),
        }
      },
    ],
    [
      'an entry',
      async (deps) => {
        const id = await writtenEntry(deps)
        const win = await winFrom(deps, 'journal-entry', id)
        return { win, gone: () => followed(deps, deleteEntry(deps, id)), back: () => followed(deps, restoreEntry(deps, id)) }
      },
    ],
  ]

  it.each(cases)('%s says so, keeps what it said, and comes back', async (_, setting) => {
    const deps = careerDeps()
    const { win, gone, back } = await setting(deps)
    await gone()
    expect(await storedWin(deps, win.id)).toMatchObject({ metric: win.metric, evidence: [{ ...win.evidence[0], state: 'gone' }] })
    await back()
    expect(await firstOf(deps, win.id)).toMatchObject({ title: win.evidence[0]?.title, state: 'live' })
  })
})

it('what is sealed after it was quoted is quoted no more, in the trash either', async () => {
  const deps = careerDeps()
  const { id: journalId } = await createJournal(deps, { name: 'Night shift', seal })
  const { id: entry } = await createEntry(deps, { title: 'Tins', body: 'We held tins for nobody.' })
  const from = { kind: 'journal-entry', id: entry, quote: 'We held tins' } as const
  const [kept, thrown] = [await createWin(deps, { title: 'Mine', from }), await createWin(deps, { title: 'Mine too', from })]
  await deleteWin(deps, thrown.id)
  await followed(deps, editEntry(deps, entry, { journalId, title: '', body: '', sealed: sealed('x') }))
  for (const { id } of [kept, thrown]) {
    expect(await firstOf(deps, id)).toMatchObject({ title: '2026-03-05', quote: null, state: 'live' })
    expect(JSON.stringify(await storedWin(deps, id))).not.toMatch(/tins/i)
  }
})

describe('stopped between a change and its wins', () => {
  const change = (deps: CareerTestDeps, checkIn: string) => followed(deps, editCheckIn(deps, checkIn, { value: '77.4' }))
  const readers: [string, (deps: CareerTestDeps, id: string) => Promise<unknown>][] = [
    ['opened', (deps, id) => getWin(deps, id)],
    ['listed', (deps) => listWins(deps, {}, { limit: 50 })],
    ['about to be shown to a colleague', (deps, id) => askAttestation({ ...deps, secrets: plainSecrets }, id, {})],
  ]

  it.each(readers)('a win says what its source says once it is %s', async (_, read) => {
    const steps = await atEveryStep(async (plan) => {
      const deps = careerDeps()
      const { checkIn } = await measuredGoal(deps)
      const wins = [await winFrom(deps, 'check-in', checkIn), await winFrom(deps, 'check-in', checkIn, { title: 'Another' })]
      await interrupted(change(faulty(deps, plan), checkIn))
      await editCheckIn(deps, checkIn, { value: '77.4' })
      for (const { id } of wins) {
        await read(deps, id)
        expect(await storedWin(deps, id)).toMatchObject({ metric: { value: '77.4' }, evidence: [{ number: { value: '77.4' } }] })
      }
    })
    expect(steps).toBe(4)
  })

  it('an older reading never stands above a newer one', async () => {
    const deps = careerDeps()
    const entry = await writtenEntry(deps)
    const { id } = await winFrom(deps, 'journal-entry', entry)
    const store = Object.create(deps.store, {
      getMany: {
        value: async (...args: Parameters<typeof deps.store.getMany>) => {
          const read = await deps.store.getMany(...args)
          if (args[1].name === 'journal-entry') {
            await editEntry(deps, entry, { title: 'Newer' })
            await getWin(deps, id)
          }
          return read
        },
      },
    })
    await followed({ ...deps, store }, editEntry({ ...deps, store }, entry, { title: 'Older' }))
    expect(await firstOf(deps, id)).toMatchObject({ title: 'Newer' })
  })
})

it('a goal that many check-ins are of is told by its latest day', async () => {
  const deps = careerDeps()
  const { goal } = await measuredGoal(deps)
  for (const value of ['78', '79', '80']) await createCheckIn(deps, goal, { value })
  expect(await winFrom(deps, 'goal', goal)).toMatchObject({ metric: { value: '80' } })
})

it('a goal is corrected on the wins of its check-ins, in the trash too, without a look at those that no win names', async () => {
  const deps = careerDeps()
  const { goal, checkIn } = await measuredGoal(deps)
  for (let day = 1; day <= 20; day++) await createCheckIn(deps, goal, { value: '78', localDate: `2026-02-${String(day).padStart(2, '0')}` })
  const [kept, thrown] = [await winFrom(deps, 'check-in', checkIn), await winFrom(deps, 'check-in', checkIn)]
  await deleteWin(deps, thrown.id)
  const { deps: watched, asked } = counted(deps)
  await followed(watched, editGoal(watched, goal, { title: 'Accuracy of the forecast' }))
  for (const { id } of [kept, thrown]) expect(await firstOf(deps, id)).toMatchObject({ title: 'Accuracy of the forecast' })
  // The one that is named: for the wins there are, and for those in the trash.
  expect(readOf(asked, 'check-in')).toBe(2)
})

it('a win of a time before evidence said of which goal a check-in is learns it once it is read', async () => {
  const deps = careerDeps()
  const { goal, checkIn } = await measuredGoal(deps)
  const win = await winFrom(deps, 'check-in', checkIn)
  const { goalId, corrected, ...first } = win.evidence[0] as Evidence
  const old = upcast(wins, { ...win, evidence: [first] }, 1)
  expect(old.evidence).toEqual([{ ...first, corrected: null, goalId: null }])
  await deps.store.save(deps.actor.space, wins, { ...old, version: 2 }, { expectedVersion: 1 })
  expect((await getWin(deps, win.id)).evidence).toMatchObject([{ goalId: goal }])
})

it('others have their turn while many wins are held against what they came from', async () => {
  const deps = careerDeps()
  const task = await doneTask(deps)
  const win = await winFrom(deps, 'task', task)
  const [piece] = win.evidence as [Evidence]
  const many = Array.from({ length: 120 }, (_, n) => ({
    ...win,
    evidence: Array.from(
      { length: 30 },
      (_, m): Evidence => ({ ...piece, state: 'gone', recordId: `${task.slice(0, -4)}${5_000 + n * 30 + m}` }),
    ),
  }))
  let turns = 0
  const watched = { ...deps, giveWay: async () => void turns++ }
  expect(await freshWins(watched, [win])).toEqual([win])
  expect(turns).toBe(0)
  expect(await freshWins(watched, many)).toEqual(many)
  // Pages of 3,600 records, and what is told of them.
  expect(turns).toBeGreaterThanOrEqual(17 + 1)
})
