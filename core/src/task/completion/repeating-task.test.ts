import { atEveryStep, faulty, interrupted } from '@throughline/contracts'
import { describe, expect, it } from 'vitest'
import type { Kind } from '../../kernel/index.ts'
import { createTask } from '../create-task.ts'
import { deleteTask } from '../delete-task.ts'
import { editTask } from '../edit-task.ts'
import { previewRecurrence } from '../recurrence/preview-recurrence.ts'
import { doneAt } from '../rules.ts'
import type { NewTask, Task } from '../schema.ts'
import { counted } from '../test-calls.ts'
import { completionsOf, happened, stored, taskDeps } from '../test-task.ts'
import { completeTask } from './complete-task.ts'
import { skipOccurrence } from './skip-occurrence.ts'
import { undoCompletion } from './undo-completion.ts'

/** The clock stands at 5 March 2026, a Thursday, 9:00 UTC. */
async function one(input: Partial<NewTask> = {}) {
  const deps = taskDeps()
  const task = await createTask(deps, { title: 'Water the plants', dueDate: '2026-03-05', recurrence: { rrule: 'FREQ=WEEKLY' }, ...input })
  deps.clock.advance({ minutes: 1 })
  return { deps, task, id: task.id }
}

const datesOf = ({ status, dueDate, startDate }: Task) => ({ status, dueDate, startDate })

describe('a new task that repeats', () => {
  it('counts from its due day', async () => {
    const { task } = await one()
    expect(task.recurrence).toEqual({ rrule: 'FREQ=WEEKLY', repeatFrom: 'schedule', anchor: '2026-03-05', exceptions: [] })
  })

  it('without a day is due on the first one the rule names, from today', async () => {
    const { task } = await one({ dueDate: null, recurrence: { rrule: 'FREQ=WEEKLY;BYDAY=MO', repeatFrom: 'completion' } })
    expect([task.dueDate, task.recurrence?.anchor]).toEqual(['2026-03-09', '2026-03-09'])
  })

  it.each([
    'FREQ=HOURLY',
    'FREQ=DAILY;BYHOUR=9',
    'FREQ=DAILY;FREQ=DAILY',
    'FREQ=DAILY;INTERVAL=99999',
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=WEEKLY;BYDAY=XX',
  ])('by %s is refused', async (rrule) => {
    await expect(one({ recurrence: { rrule } })).rejects.toMatchObject({ details: { faults: [{ pointer: '/recurrence/rrule' }] } })
  })
})

describe('completing a task that repeats', () => {
  it('moves it on and keeps it open, with a completion of the round', async () => {
    const { deps, id } = await one({ startDate: '2026-03-03' })
    const { task, completion } = await completeTask(deps, id)
    expect(datesOf(task)).toEqual({ status: 'open', dueDate: '2026-03-12', startDate: '2026-03-10' })
    expect(completion).toMatchObject({ occurrenceDate: '2026-03-05', localDate: '2026-03-05' })
    expect(doneAt(task)).toBe('2026-03-05T09:01:00.000Z')
    expect(await happened(deps)).toEqual(['task.created', 'task.completed', 'completion.created'])
  })

  it('when overdue lands after today, never in the past', async () => {
    const { deps, id } = await one({ dueDate: '2026-01-01', recurrence: { rrule: 'FREQ=DAILY;INTERVAL=5' } })
    expect((await completeTask(deps, id)).task.dueDate).toBe('2026-03-07')
  })

  it('twice is once: the second time it is not due yet', async () => {
    const { deps, id } = await one()
    const first = await completeTask(deps, id)
    expect(await completeTask(deps, id)).toEqual(first)
    expect(await completionsOf(deps, id)).toHaveLength(1)
  })

  it('a second time on one day is another round, when it was made due again', async () => {
    const { deps, id } = await one()
    await completeTask(deps, id)
    await editTask(deps, id, { dueDate: '2026-03-05' })
    expect((await completeTask(deps, id)).task.dueDate).toBe('2026-03-12')
    expect(await completionsOf(deps, id)).toHaveLength(2)
  })

  it('twice at once is once', async () => {
    const { deps, id } = await one()
    const [a, b] = await Promise.all([completeTask(deps, id), completeTask(deps, id)])
    expect(a.completion.id).toBe(b.completion.id)
    expect((await stored(deps, id)).dueDate).toBe('2026-03-12')
  })

  it('a round that was named is done once, however late the second request comes', async () => {
    const { deps, id } = await one()
    const first = await completeTask(deps, id, { occurrenceDate: '2026-03-05' })
    deps.clock.advance({ hours: 24 * 7 })
    const second = await completeTask(deps, id, { occurrenceDate: '2026-03-12' })
    const { store, calls } = counted(deps.store)
    expect((await completeTask({ ...deps, store }, id, { occurrenceDate: '2026-03-05' })).completion).toEqual(first.completion)
    expect(calls).toEqual(['get', 'get', 'list'])
    expect((await completeTask(deps, id, { occurrenceDate: '2026-03-12' })).completion).toEqual(second.completion)
    expect((await stored(deps, id)).dueDate).toBe('2026-03-19')
  })

  it('refuses a round that is neither due nor done, with the task as it is', async () => {
    const { deps, id, task } = await one()
    await expect(completeTask(deps, id, { occurrenceDate: '2026-03-06' })).rejects.toMatchObject({
      code: 'conflict',
      details: { current: task },
    })
  })

  it('ahead of its day, a named round may be done although one was done today', async () => {
    const { deps, id } = await one()
    await completeTask(deps, id)
    expect((await completeTask(deps, id, { occurrenceDate: '2026-03-12' })).task.dueDate).toBe('2026-03-19')
  })

  it('for the last time makes it done', async () => {
    const { deps, id } = await one({ recurrence: { rrule: 'FREQ=WEEKLY;COUNT=2' } })
    expect((await completeTask(deps, id)).task.status).toBe('open')
    deps.clock.advance({ hours: 24 * 7 })
    expect((await completeTask(deps, id)).task).toMatchObject({ status: 'done', dueDate: '2026-03-12' })
  })

  it('by its status is the same', async () => {
    const { deps, id } = await one()
    expect(datesOf(await editTask(deps, id, { status: 'done' }))).toEqual({ status: 'open', dueDate: '2026-03-12', startDate: null })
    expect(await completionsOf(deps, id)).toHaveLength(1)
  })

  it('lands after the person’s own today, which begins at their day start in their zone', async () => {
    const deps = taskDeps({ timeZone: 'Pacific/Auckland' })
    const { id } = await createTask(deps, { title: 'Run', dueDate: '2026-03-01', recurrence: { rrule: 'FREQ=DAILY' } })
    deps.clock.advance({ hours: 5 })
    expect((await completeTask(deps, id)).task.dueDate).toBe('2026-03-07')
  })
})

describe('undoing a round', () => {
  it('gives back its dates, reminders and checklist', async () => {
    const { deps, id } = await one({
      startDate: '2026-03-03',
      reminders: [{ at: '2026-03-05T17:00:00.000Z' }],
      checklist: [{ text: 'Kitchen', done: true }, { text: 'Balcony' }],
      status: 'in-progress',
    })
    const before = await stored(deps, id)
    const { task, completion } = await completeTask(deps, id)
    expect([task.reminders, task.checklist.map(({ done }) => done)]).toEqual([[{ at: '2026-03-12T17:00:00.000Z' }], [false, false]])
    const { version: _, updatedAt: __, lastCompletion: ___, ...rest } = await undoCompletion(deps, id, completion.id)
    expect(before).toMatchObject(rest)
    expect(await completionsOf(deps, id)).toEqual([])
  })

  it('goes back round by round, the latest first', async () => {
    const { deps, id } = await one()
    const first = await completeTask(deps, id)
    deps.clock.advance({ hours: 24 * 7 })
    const second = await completeTask(deps, id)
    await expect(undoCompletion(deps, id, first.completion.id)).rejects.toMatchObject({ code: 'conflict' })
    expect((await undoCompletion(deps, id, second.completion.id)).dueDate).toBe('2026-03-12')
    expect((await undoCompletion(deps, id, first.completion.id)).dueDate).toBe('2026-03-05')
    expect((await undoCompletion(deps, id, first.completion.id)).dueDate).toBe('2026-03-05')
    expect(await completionsOf(deps, id)).toEqual([])
  })

  it('counted from completion gives the count back', async () => {
    const { deps, id } = await one({ recurrence: { rrule: 'FREQ=DAILY;COUNT=3', repeatFrom: 'completion' } })
    const { task, completion } = await completeTask(deps, id)
    expect(task.recurrence?.rrule).toBe('FREQ=DAILY;COUNT=2')
    expect((await undoCompletion(deps, id, completion.id)).recurrence).toMatchObject({ rrule: 'FREQ=DAILY;COUNT=3', anchor: '2026-03-05' })
  })
})

describe('the steps of a task that repeats', () => {
  async function withSteps() {
    const { deps, id } = await one()
    const done = await createTask(deps, {
      title: 'Fill the can',
      parentId: id,
      dueDate: '2026-03-04',
      checklist: [{ text: 'Rain water', done: true }],
    })
    const below = await createTask(deps, { title: 'Find the can', parentId: done.id })
    const own = await createTask(deps, { title: 'Fertilise', parentId: id, dueDate: '2026-03-05', recurrence: { rrule: 'FREQ=MONTHLY' } })
    await completeTask(deps, done.id)
    await completeTask(deps, below.id)
    return { deps, id, steps: [done.id, below.id, own.id] as const }
  }

  it('are open again in the next round, as far from its day as before', async () => {
    const { deps, id, steps } = await withSteps()
    await completeTask(deps, id)
    const [step, below, own] = await Promise.all(steps.map((step) => stored(deps, step)))
    expect(datesOf(step as Task)).toEqual({ status: 'open', dueDate: '2026-03-11', startDate: null })
    expect(step?.checklist[0]?.done).toBe(false)
    expect(below?.status).toBe('open')
    expect(own).toMatchObject({ dueDate: '2026-03-05', recurrence: { rrule: 'FREQ=MONTHLY' } })
  })

  it('keep their completions, and come back as they were when the round is undone', async () => {
    const { deps, id, steps } = await withSteps()
    const before = await Promise.all(steps.map((step) => stored(deps, step)))
    const { completion } = await completeTask(deps, id)
    expect(await completionsOf(deps, steps[0])).toHaveLength(1)
    await undoCompletion(deps, id, completion.id)
    for (const [i, step] of (await Promise.all(steps.map((step) => stored(deps, step)))).entries()) {
      const { version: _, updatedAt: __, ...rest } = step
      expect(before[i]).toMatchObject(rest)
    }
  })

  it('are left alone once they were thrown away', async () => {
    const { deps, id, steps } = await withSteps()
    const { completion } = await completeTask(deps, id)
    await deleteTask(deps, steps[0])
    await undoCompletion(deps, id, completion.id)
    expect((await stored(deps, steps[0])).deletedAt).not.toBeNull()
  })

  it('are opened once: what is done with them afterwards stays, though the round is finished by a later request', async () => {
    await atEveryStep(async (plan) => {
      const { deps, id, steps } = await withSteps()
      await interrupted(completeTask(faulty(deps, plan), id, { occurrenceDate: '2026-03-05' }))
      const isOpenedAnew = (await stored(deps, steps[1])).status === 'open'
      if (isOpenedAnew) await completeTask(deps, steps[1])
      await completeTask(deps, id, { occurrenceDate: '2026-03-05' })
      expect((await stored(deps, steps[1])).status).toBe(isOpenedAnew ? 'done' : 'open')
    })
  })

  it.each([
    ['completing', undefined],
    ['undoing', 'undo'],
  ])('stopped anywhere while %s and run again, all is as it should be', async (_, undo) => {
    const steps = await atEveryStep(async (plan) => {
      const { deps, id, steps } = await withSteps()
      const work = async (over: typeof deps) => {
        const { completion } = await completeTask(over, id, { occurrenceDate: '2026-03-05' })
        if (undo) await undoCompletion(over, id, completion.id)
      }
      if (undo) await completeTask(deps, id)
      await interrupted(work(faulty(deps, plan)))
      await work(deps)
      const [task, step] = await Promise.all([stored(deps, id), stored(deps, steps[0])])
      expect([task.dueDate, step.dueDate, step.status]).toEqual(
        undo ? ['2026-03-05', '2026-03-04', 'done'] : ['2026-03-12', '2026-03-11', 'open'],
      )
      expect(await completionsOf(deps, id)).toHaveLength(undo ? 0 : 1)
    })
    expect(steps).toBeGreaterThan(3)
  })
})

describe('skipping', () => {
  it('moves on without a completion', async () => {
    const { deps, id } = await one({ checklist: [{ text: 'Kitchen', done: true }] })
    const task = await skipOccurrence(deps, id)
    expect(datesOf(task)).toEqual({ status: 'open', dueDate: '2026-03-12', startDate: null })
    expect([task.checklist[0]?.done, doneAt(task), await completionsOf(deps, id)]).toEqual([false, null, []])
    expect(await happened(deps)).toEqual(['task.created', 'task.skipped'])
  })

  it('goes past today when asked to', async () => {
    const { deps, id } = await one({ dueDate: '2026-02-05' })
    expect((await skipOccurrence(deps, id)).dueDate).toBe('2026-02-12')
    expect((await skipOccurrence(deps, id, { to: 'after-today' })).dueDate).toBe('2026-03-12')
  })

  it('a named round is skipped once', async () => {
    const { deps, id } = await one()
    await skipOccurrence(deps, id, { occurrenceDate: '2026-03-05' })
    expect((await skipOccurrence(deps, id, { occurrenceDate: '2026-03-05' })).dueDate).toBe('2026-03-12')
  })

  /** Asked for under one key again, after a first try that came to no answer. */
  const attempt = { eventId: '019a9b3c-5d00-7cc0-8000-00000000e001', since: '2026-03-05T09:00:00.000Z' }

  it('is done once where it was saved, and an outage came before its place in the feed', async () => {
    const { deps, id } = await one()
    const { store } = deps
    let isTold = false
    const lagging = {
      ...store,
      changes: async (space: string, after: number, limit: number) =>
        (await store.changes(space, after, limit)).filter((change) => isTold || change.id !== attempt.eventId),
      settle: async (_space: string, _kind: Kind, settled: string) => {
        isTold ||= settled === id
      },
    }
    await skipOccurrence({ ...deps, store: lagging }, id, {}, { ...attempt, since: null })
    expect((await skipOccurrence({ ...deps, store: lagging }, id, {}, attempt)).dueDate).toBe('2026-03-12')
  })

  it('is done once where the first try is saved only while it is asked for again', async () => {
    const { deps, id } = await one()
    const { store } = deps
    let isLate = false
    const late = {
      ...store,
      save: async (...args: Parameters<typeof store.save>) => {
        if (!isLate) {
          isLate = true
          await skipOccurrence(deps, id, {}, { ...attempt, since: null })
        }
        await store.save(...args)
      },
    }
    expect((await skipOccurrence({ ...deps, store: late as typeof store }, id, {}, attempt)).dueDate).toBe('2026-03-12')
    expect((await stored(deps, id)).dueDate).toBe('2026-03-12')
  })

  it('is refused where nothing repeats, and at the last round', async () => {
    const { deps, id } = await one({ recurrence: null })
    await expect(skipOccurrence(deps, id)).rejects.toMatchObject({ code: 'conflict' })
    const last = await one({ recurrence: { rrule: 'FREQ=DAILY;COUNT=1' } })
    await expect(skipOccurrence(last.deps, last.id)).rejects.toMatchObject({ code: 'conflict' })
  })
})

describe('editing a repeat', () => {
  it('a new rule counts from the due day; the same rule keeps what it counts from', async () => {
    const { deps, id } = await one()
    await editTask(deps, id, { dueDate: '2026-03-07' })
    expect((await editTask(deps, id, { recurrence: { repeatFrom: 'completion' } })).recurrence).toMatchObject({
      rrule: 'FREQ=WEEKLY',
      repeatFrom: 'completion',
      anchor: '2026-03-05',
    })
    expect((await editTask(deps, id, { recurrence: { rrule: 'FREQ=MONTHLY' } })).recurrence?.anchor).toBe('2026-03-07')
    expect((await editTask(deps, id, { recurrence: { anchor: '2026-03-01' } })).recurrence?.anchor).toBe('2026-03-01')
  })

  it('one date moved by hand moves no other', async () => {
    const { deps, id } = await one()
    await editTask(deps, id, { dueDate: '2026-03-07' })
    expect((await completeTask(deps, id)).task.dueDate).toBe('2026-03-12')
  })

  it('ends with the due day', async () => {
    const { deps, id } = await one()
    expect((await editTask(deps, id, { dueDate: null })).recurrence).toBeNull()
  })

  it('needs a rule', async () => {
    const { deps, id } = await one({ recurrence: null })
    await expect(editTask(deps, id, { recurrence: { repeatFrom: 'completion' } })).rejects.toMatchObject({
      details: { faults: [{ pointer: '/recurrence/rrule' }] },
    })
  })
})

it('a preview shows the next five dates', () => {
  const deps = taskDeps()
  expect(previewRecurrence(deps, { rrule: 'FREQ=MONTHLY;BYDAY=-1FR' }).dates).toEqual([
    '2026-03-27',
    '2026-04-24',
    '2026-05-29',
    '2026-06-26',
    '2026-07-31',
  ])
  expect(previewRecurrence(deps, { rrule: 'FREQ=DAILY;COUNT=2', anchor: '2026-03-10' }).dates).toEqual(['2026-03-10', '2026-03-11'])
  // Of one that goes on already, those that are still to come, counted from where it began.
  const begun = { rrule: 'FREQ=WEEKLY;INTERVAL=2;COUNT=3', anchor: '2026-03-06', from: '2026-03-14' }
  expect(previewRecurrence(deps, begun).dates).toEqual(['2026-03-20', '2026-04-03'])
})
