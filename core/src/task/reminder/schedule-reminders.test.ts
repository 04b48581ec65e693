import { atEveryStep, faulty, interrupted } from '@throughline/contracts'
import { type BlobsDep, instantText } from '@throughline/core/kernel'
import { describe, expect, it } from 'vitest'
import type { TaskDeps } from '../change-task.ts'
import { completeTask } from '../completion/complete-task.ts'
import { skipOccurrence } from '../completion/skip-occurrence.ts'
import { undoCompletion } from '../completion/undo-completion.ts'
import { createTask } from '../create-task.ts'
import { deleteTask } from '../delete-task.ts'
import { editTask } from '../edit-task.ts'
import { quickAdd } from '../quick-add/quick-add.ts'
import { restoreTask } from '../restore-task.ts'
import type { NewTask } from '../schema.ts'
import { stored, taskDeps } from '../test-task.ts'
import { remindersDue } from './reminders-due.ts'
import { REMINDER_JOB, type ReminderJob } from './schedule-reminders.ts'

const due: NewTask = { title: 'Draft', dueAt: '2026-03-06T16:00', reminders: [{ offsetMinutes: -30 }, { at: '2026-03-07T08:00:00.000Z' }] }
let looks = 0

/** Every job that waits; they stay in the queue. */
async function jobs({ queue }: TaskDeps): Promise<ReminderJob[]> {
  const now = instantText(Temporal.Instant.from('2030-01-01T00:00:00Z').add({ seconds: ++looks }))
  const claimed = await queue.claim([REMINDER_JOB], { now, leaseMs: 1, limit: 1000 })
  return claimed.map(({ payload }) => payload as ReminderJob)
}

/** What the task reminds at from now on must be asked for by a job made no later than the version that is stored. */
async function expectAskedFor(deps: TaskDeps, id: string, waiting: readonly ReminderJob[]) {
  const task = await stored(deps, id)
  const now = instantText(deps.clock.now())
  const asked = waiting.filter(({ taskId, version }) => taskId === id && version <= task.version).map(({ at }) => at)
  for (const at of remindersDue(task, deps.actor)) if (at >= now) expect(asked).toContain(at)
}

const passed = '2026-03-05T08:58:59.000Z'
const faultAt = (place: number) => ({
  code: 'validation',
  details: { faults: [{ pointer: `/reminders/${place}/at`, code: 'passed', message: 'That moment has passed.' }] },
})

describe('a reminder at a moment that has passed', () => {
  it('is refused where it is asked for, unless it passed within the last minute', async () => {
    const deps = taskDeps()
    const late = { title: 'Draft', reminders: [{ offsetMinutes: -30 }, { at: passed }] }
    await expect(createTask(deps, late)).rejects.toMatchObject(faultAt(1))
    await expect(createTask(deps, { ...due, reminders: [{ at: '2026-03-05T08:59:30.000Z' }] })).resolves.toBeDefined()
  })

  it('comes back when its removal is undone', async () => {
    const deps = taskDeps()
    const reminders = [{ at: '2026-03-05T09:30:00.000Z' }]
    const { id } = await createTask(deps, { ...due, reminders })
    await editTask(deps, id, { reminders: [] })
    deps.clock.advance({ hours: 1 })
    expect((await editTask(deps, id, { reminders })).reminders).toEqual(reminders)
  })

  it('is no reason to refuse what was sent again after it had passed', async () => {
    const deps = taskDeps()
    const made = await createTask(deps, { ...due, id: '0196f2d0-0000-7000-8000-00000000beef' })
    deps.clock.advance({ hours: 72 })
    expect(await createTask(deps, { ...due, id: made.id })).toEqual(made)
  })
})

describe('the reminders of a task', () => {
  it('are asked for when it is made', async () => {
    const deps = taskDeps()
    const { id } = await createTask(deps, due)
    expect(await jobs(deps)).toEqual([
      { taskId: id, at: '2026-03-06T15:30:00.000Z', version: 1 },
      { taskId: id, at: '2026-03-07T08:00:00.000Z', version: 1 },
    ])
  })

  it('cost nothing when it has none, and nothing again when they stay', async () => {
    const deps = taskDeps()
    await quickAdd(deps, { text: 'Call Ana tomorrow' })
    expect(await jobs(deps)).toEqual([])
    const { id } = await createTask(deps, due)
    await editTask(deps, id, { title: 'Final', reminders: [{ at: '2026-03-07T08:00:00.000Z' }, { offsetMinutes: -30 }] })
    expect(await jobs(deps)).toHaveLength(2)
  })

  it('are let go when they have passed by more than a minute', async () => {
    const deps = taskDeps()
    await createTask(deps, { title: 'Draft', dueAt: '2026-03-05T09:00', reminders: [{ offsetMinutes: -2 }, { offsetMinutes: -1 }] })
    expect((await jobs(deps)).map(({ at }) => at)).toEqual(['2026-03-05T08:59:00.000Z'])
  })

  const repeating: NewTask = {
    title: 'Water',
    dueDate: '2026-03-05',
    recurrence: { rrule: 'FREQ=DAILY' },
    reminders: [{ offsetMinutes: 1000 }],
  }
  const changes: [string, NewTask, (deps: TaskDeps & BlobsDep, id: string) => Promise<unknown>][] = [
    ['another due time', due, (deps, id) => editTask(deps, id, { dueAt: '2026-03-08T10:00' })],
    ['another reminder', due, (deps, id) => editTask(deps, id, { reminders: [{ offsetMinutes: 0 }] })],
    ['completing a round', repeating, (deps, id) => completeTask(deps, id)],
    ['skipping a round', repeating, (deps, id) => skipOccurrence(deps, id)],
    [
      'completing and taking it back',
      repeating,
      async (deps, id) => undoCompletion(deps, id, (await completeTask(deps, id)).completion.id),
    ],
    [
      'closing and opening',
      due,
      async (deps, id) => {
        await editTask(deps, id, { status: 'done' })
        await editTask(deps, id, { status: 'open' })
      },
    ],
    [
      'the trash and back',
      due,
      async (deps, id) => {
        await deleteTask(deps, id)
        await restoreTask(deps, id)
      },
    ],
  ]

  it.each(changes)('are asked for anew after %s', async (_, input, change) => {
    const deps = taskDeps()
    const { id } = await createTask(deps, input)
    await change(deps, id)
    await expectAskedFor(deps, id, await jobs(deps))
  })

  it.each(changes)('are asked for wherever the process stops: %s', async (_, input, change) => {
    const steps = await atEveryStep(async (plan) => {
      const deps = taskDeps()
      const { id } = await createTask(deps, input)
      await interrupted(change({ ...deps, ...faulty({ store: deps.store, queue: deps.queue }, plan) }, id))
      await expectAskedFor(deps, id, await jobs(deps))
    })
    expect(steps).toBeGreaterThan(1)
  })

  it('of the steps of a repeating task move along', async () => {
    const deps = taskDeps()
    const { id } = await createTask(deps, repeating)
    const step = await createTask(deps, { title: 'Can', parentId: id, dueDate: '2026-03-05', reminders: [{ offsetMinutes: 900 }] })
    await completeTask(deps, id)
    const waiting = await jobs(deps)
    expect(waiting).toContainEqual({ taskId: step.id, at: '2026-03-06T15:00:00.000Z', version: 2 })
  })
})
