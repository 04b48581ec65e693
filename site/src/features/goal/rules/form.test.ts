import { expect, test } from 'vitest'
import { blankDraft, datesFor, draftOf, type GoalDraft, readDraft } from './form.ts'
import { sampleGoal as goal } from './test-goal.ts'

const context = { today: '2026-11-12', weekStart: 1, locale: 'en-GB' }
const blank = blankDraft(context)
const read = (changes: Partial<GoalDraft>, before: Parameters<typeof readDraft>[2] = []) => {
  let made = 0
  return readDraft({ ...blank, title: 'A goal', ...changes }, context, before, () => `new-${made++}`)
}

test('every horizon ends with its stretch of the calendar', () => {
  expect(datesFor('quarter', context)).toEqual({ horizon: 'quarter', startDate: '2026-11-12', endDate: '2026-12-31' })
  expect(datesFor('week', context).endDate).toBe('2026-11-15')
  expect(datesFor('life', context).endDate).toBe('')
})

test('a goal read from its own form is what it was', () => {
  const before = goal(1, { metric: { ...goal(1).metric, start: '71.4', target: '82' }, tags: ['work'], why: 'Because' })
  const { written } = readDraft(draftOf(before, context), context, [], () => '')
  expect(written).toMatchObject({ title: before.title, metric: before.metric, endDate: before.endDate, tags: ['work'], why: 'Because' })
})

test('a target below the start goes down', () => {
  expect(read({ start: '5.4', target: '3' }).written?.metric).toMatchObject({ direction: 'down', start: '5.4', target: '3' })
})

test('faults are told at their fields', () => {
  expect(read({ title: ' ', target: '' }).faults).toEqual({ title: 'title', target: 'target' })
  expect(read({ start: 'x', target: '5' }).faults).toEqual({ start: 'number' })
  expect(read({ start: '5', target: '5' }).faults).toEqual({ target: 'same' })
  expect(read({ target: '5', endDate: '2026-11-01' }).faults).toEqual({ endDate: 'ends' })
  expect(read({ type: 'habit', rhythm: 'weekdays', weekdays: [] }).faults).toEqual({ weekdays: 'weekdays' })
  expect(read({ type: 'milestones' }).faults).toEqual({ milestones: 'milestones' })
  expect(read({ target: '5', weight: '101' }).faults).toEqual({ weight: 'weight' })
})

test('hours and minutes, and the person’s own decimal sign, are read', () => {
  expect(read({ type: 'duration', target: '10:30', aggregation: 'sum' }).written?.metric.target).toBe('630')
  const german = { ...context, locale: 'de-AT' }
  expect(readDraft({ ...blank, title: 'x', target: '77,6' }, german, [], () => '').written?.metric.target).toBe('77.6')
})

test('a habit on some weekdays, or with an amount a day', () => {
  expect(read({ type: 'habit', rhythm: 'weekdays', weekdays: [5, 1] }).written?.metric).toMatchObject({
    weekdays: [1, 5],
    target: '80',
    aggregation: 'last',
  })
  expect(read({ type: 'habit', dailyTarget: '20', unit: 'pages' }).written?.metric).toMatchObject({
    dailyTarget: '20',
    unit: 'pages',
    aggregation: 'sum',
  })
})

test('a milestone of the same name stays the one it was, with its day', () => {
  const before = [{ id: 'm1', title: 'First', doneOn: '2026-11-01' }]
  expect(read({ type: 'milestones', milestones: 'Second\nFirst\n' }, before).written?.milestones).toEqual([
    { id: 'new-0', title: 'Second', doneOn: null },
    { id: 'm1', title: 'First', doneOn: '2026-11-01' },
  ])
})
