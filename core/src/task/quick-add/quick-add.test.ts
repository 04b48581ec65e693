import { expect, it } from 'vitest'
import { deleteGoalKeepingTasks } from '../goal/delete-goal.ts'
import { storedGoal } from '../goal/test-goal.ts'
import { stored, taskDeps } from '../test-task.ts'
import { previewQuickAdd, quickAdd } from './quick-add.ts'

it('quick add makes the task a line says, by the clock and zone of the person', async () => {
  const deps = taskDeps({ timeZone: 'Pacific/Auckland', dayStart: 4 })
  deps.clock.set('2026-03-05T14:00:00.000Z') // 3 a.m. on the 6th, so still the 5th
  const task = await quickAdd(deps, { text: 'Send Ana the draft tomorrow 4pm every friday' })
  expect(await stored(deps, task.id)).toMatchObject({
    title: 'Send Ana the draft',
    dueDate: null,
    dueAt: '2026-03-06T16:00',
    timeZone: 'Pacific/Auckland',
    recurrence: { rrule: 'FREQ=WEEKLY;BYDAY=FR', repeatFrom: 'schedule' },
  })
})

it('quick add under an id of the client makes one task', async () => {
  const deps = taskDeps()
  const input = { id: '019a9b3c-5d00-7cc0-8000-bbbbbbbbbbbb', text: 'Pay rent tomorrow' }
  expect(await quickAdd(deps, input)).toEqual(await quickAdd(deps, input))
})

it('the task is what the preview said, also of what was rejected', async () => {
  const deps = taskDeps()
  const input = { text: ' Send Ana #work #home !high ~45m every friday 10 times', rejected: [{ start: 9, end: 14 }] }
  const { found, unknownGoals: _, ...fields } = await previewQuickAdd(deps, input)
  expect(found.map(({ text }) => text)).toEqual(['#home', '!high', '~45m', 'every friday', '10 times'])
  expect(await quickAdd(deps, input)).toMatchObject({
    ...fields,
    title: 'Send Ana #work',
    tags: ['home'],
    priority: 'high',
    durationMinutes: 45,
  })
})

it('a line may be a step of another task, which has to be there', async () => {
  const deps = taskDeps()
  const { id: parentId } = await quickAdd(deps, { text: 'Move the warehouse' })
  expect(await quickAdd(deps, { text: 'Count the pallets friday #work', parentId })).toMatchObject({
    ...{ title: 'Count the pallets', parentId, dueDate: '2026-03-06', tags: ['work'] },
  })
  const nowhere = '019a9b3c-5d00-7cc0-8000-eeeeeeeeeeee'
  await expect(quickAdd(deps, { text: 'Count', parentId: nowhere })).rejects.toMatchObject({
    details: { faults: [{ pointer: '/parentId' }] },
  })
})

it.each([
  ['Pay rent #home', { dueDate: '2026-03-05', dueAt: null }],
  ['Pay rent tomorrow', { dueDate: '2026-03-06', dueAt: null }],
  ['Pay rent 4pm', { dueDate: null, dueAt: '2026-03-05T16:00' }],
  ['Pay rent every friday', { dueDate: '2026-03-06', dueAt: null }],
  ['Pay rent start:monday', { dueDate: null, startDate: '2026-03-09' }],
])('“%s” is due on the day it was added to, unless it says when itself', async (text, when) => {
  const deps = taskDeps()
  const input = { text, dueDate: '2026-03-05' }
  expect(await previewQuickAdd(deps, input)).toMatchObject(when)
  expect(await quickAdd(deps, input)).toMatchObject(when)
})

it('what was rejected keeps the space before it, also where it begins with a sign', async () => {
  const text = 'Call May on friday #work !high'
  expect((await previewQuickAdd(taskDeps(), { text, rejected: [{ start: 25, end: 30 }] })).title).toBe('Call May !high')
  expect((await previewQuickAdd(taskDeps(), { text: 'Call May on friday, then rest' })).title).toBe('Call May, then rest')
})

it('a goal that a line names is looked up among those that are not in the trash', async () => {
  const deps = taskDeps()
  const [ship, gone] = [await storedGoal(deps, 'Ship 2.0'), await storedGoal(deps, 'Ship it')]
  await deleteGoalKeepingTasks(deps, gone.id)
  expect(await quickAdd(deps, { text: 'Draft the notes >ship tomorrow' })).toMatchObject({
    title: 'Draft the notes',
    goalId: ship.id,
    dueDate: '2026-03-06',
  })
  expect(await quickAdd(deps, { text: 'Draft >"Ship it"' })).toMatchObject({ title: 'Draft >"Ship it"', goalId: null })
})

it('a rejected stretch is within the line', async () => {
  const rejected = [{ start: -1, end: 1000 }]
  await expect(quickAdd(taskDeps(), { text: 'Pay rent', rejected })).rejects.toMatchObject({ code: 'validation' })
})

it('quick add needs a text', async () => {
  await expect(quickAdd(taskDeps(), { text: '  ' })).rejects.toMatchObject({ details: { faults: [{ pointer: '/text' }] } })
})

it('a line that had to wait is read by the day it was typed', async () => {
  const deps = taskDeps({ timeZone: 'Europe/Berlin' })
  deps.clock.set('2026-03-07T09:00:00.000Z')
  const task = await quickAdd(deps, { text: 'Pay rent tomorrow', typedAt: '2026-03-05T22:30:00.000Z' })
  expect([task.dueDate, task.createdAt]).toEqual(['2026-03-06', '2026-03-07T09:00:00.000Z'])
})

it.each([
  ['2026-03-05T09:01:00.000Z', true],
  ['2026-03-05T09:01:00.001Z', false],
  ['2026-02-03T09:00:00.000Z', true],
  ['2026-02-03T08:59:59.999Z', false],
  ['yesterday', false],
])('typed at %s by a clock that says 9:00 on 5 March: %s', async (typedAt, isTaken) => {
  const adding = quickAdd(taskDeps(), { text: 'Pay rent', typedAt })
  if (isTaken) expect(await adding).toMatchObject({ title: 'Pay rent' })
  else await expect(adding).rejects.toMatchObject({ code: 'validation', details: { faults: [{ pointer: '/typedAt' }] } })
})
