import { expect, it } from 'vitest'
import { createTask } from '../create-task.ts'
import { editTask } from '../edit-task.ts'
import { quickAdd } from '../quick-add/quick-add.ts'
import type { NewTask } from '../schema.ts'
import { taskDeps } from '../test-task.ts'

// It is 9:00 on Thursday 5 March 2026 for all of them.
const settled = (timedReminder: number | null = 10) => taskDeps({ timedReminder })
const half = { offsetMinutes: -30 }

it.each([
  [0, [{ offsetMinutes: 0 }]],
  [10, [{ offsetMinutes: -10 }]],
  [60, [{ offsetMinutes: -60 }]],
  [null, []],
])('a new task with a time reminds %s minutes ahead, as the person settled', async (lead, reminders) => {
  expect(await createTask(settled(lead), { title: 'Call', dueAt: '2026-03-05T16:00' })).toMatchObject({ reminders })
})

it('a line of text that says a time reminds, too', async () => {
  expect(await quickAdd(settled(), { text: 'Call tomorrow 4pm' })).toMatchObject({ reminders: [{ offsetMinutes: -10 }] })
  expect(await quickAdd(settled(), { text: 'Call tomorrow' })).toMatchObject({ reminders: [] })
})

it.each<[string, Partial<NewTask>]>([
  ['says how it reminds', { dueAt: '2026-03-05T16:00', reminders: [half] }],
  ['says that it does not', { dueAt: '2026-03-05T16:00', reminders: [] }],
  ['is due on a day', { dueDate: '2026-03-05' }],
  ['was due before now', { dueAt: '2026-03-05T08:59' }],
  ['is done already', { dueAt: '2026-03-05T16:00', status: 'done' }],
])('a task that %s gets none by itself', async (_, input) => {
  expect((await createTask(settled(), { title: 'Call', ...input })).reminders).toEqual(input.reminders ?? [])
})

it('one whose time is too near for it reminds at the time', async () => {
  expect(await createTask(settled(60), { title: 'Call', dueAt: '2026-03-05T09:20' })).toMatchObject({ reminders: [{ offsetMinutes: 0 }] })
})

it('one that repeats reminds from its next round on', async () => {
  const task = await createTask(settled(60), { title: 'Call', dueAt: '2026-03-05T08:00', recurrence: { rrule: 'FREQ=DAILY' } })
  expect(task.reminders).toEqual([{ offsetMinutes: -60 }])
})

it('the same request some time later answers the task that is there', async () => {
  const deps = settled()
  const input = { id: deps.ids.next(), title: 'Call', dueAt: '2026-03-05T09:20' }
  const made = await createTask(deps, input)
  deps.clock.advance({ minutes: 30 })
  expect(await createTask(deps, input)).toEqual(made)
  expect(await createTask({ ...deps, actor: { ...deps.actor, timedReminder: null } }, input)).toEqual(made)
})

it('comes with the time a task is given, and goes with it', async () => {
  const deps = settled()
  const { id } = await createTask(deps, { title: 'Call', dueDate: '2026-03-06' })
  expect(await editTask(deps, id, { dueAt: '2026-03-06T16:00' })).toMatchObject({ reminders: [{ offsetMinutes: -10 }] })
  expect(await editTask(deps, id, { dueDate: '2026-03-06' })).toMatchObject({ reminders: [] })
})

it('leaves alone what the person chose', async () => {
  const deps = settled()
  const { id } = await createTask(deps, { title: 'Call', dueAt: '2026-03-06T16:00', reminders: [] })
  expect(await editTask(deps, id, { dueAt: '2026-03-06T17:00' })).toMatchObject({ reminders: [] })
  await editTask(deps, id, { reminders: [half] })
  expect(await editTask(deps, id, { dueAt: null, dueDate: '2026-03-06' })).toMatchObject({ reminders: [half] })
  expect(await editTask(deps, id, { dueAt: '2026-03-06T18:00' })).toMatchObject({ reminders: [half] })
})

it('asks to be told at that moment', async () => {
  const deps = settled()
  await createTask(deps, { title: 'Call', dueAt: '2026-03-05T16:00' })
  const [job] = await deps.queue.claim(['task.reminder'], { now: '2026-03-05T15:50:00.000Z', leaseMs: 1, limit: 10 })
  expect(job).toMatchObject({ type: 'task.reminder', runAt: '2026-03-05T15:50:00.000Z' })
})
