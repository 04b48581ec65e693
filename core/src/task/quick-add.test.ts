import { expect, it } from 'vitest'
import { quickAdd } from './quick-add.ts'
import { stored, taskDeps } from './test-task.ts'

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
