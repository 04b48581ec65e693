import { expect, test } from 'vitest'
import { closedDay } from './closed-day.ts'
import { bySection, itemsOf, orderOf } from './list-items.ts'
import { sectionsOf, withEvents } from './sections.ts'
import { sampleTask as task } from './test-task.ts'

const calendar = { today: '2026-11-12', timeZone: 'Europe/London', dayStart: 0 }
const closed = (number: number, closedAt: string) => task(number, { status: 'done', closedAt })
const shape = (sections: ReturnType<typeof sectionsOf>) => sections.map(({ key, tasks }) => [key, tasks.map(({ title }) => title)])

test('Today is cut into overdue, due and done, and shows only what there is', () => {
  const late = task(1, { dueDate: '2026-11-10' })
  const due = task(2, { dueDate: '2026-11-12' })
  const done = closed(3, '2026-11-12T08:52:00.000Z')
  const before = closed(4, '2026-11-11T08:52:00.000Z')
  expect(shape(sectionsOf('today', [late, due], calendar, [done, before]))).toEqual([
    ['overdue', ['Task 1']],
    ['today', ['Task 2']],
    ['done', ['Task 3']],
  ])
  expect(sectionsOf('today', [], calendar, [before])).toEqual([])
})

test('what was completed keeps the date it was done on, whatever the zone is now', () => {
  const done = task(1, {
    status: 'done',
    closedAt: '2026-11-12T23:30:00.000Z',
    lastCompletion: {
      id: task(9).id,
      occurrenceDate: '2026-11-13',
      completedAt: '2026-11-12T23:30:00.000Z',
      localDate: '2026-11-13',
      timeZone: 'Asia/Tokyo',
      snapshot: { status: 'open', dueDate: null, dueAt: null, timeZone: null, startDate: null },
      steps: [],
      undone: false,
    },
  })
  expect(shape(sectionsOf('completed', [done], calendar))).toEqual([['done-2026-11-13', ['Task 1']]])
})

test('Upcoming is cut by the day a task asks for', () => {
  const tasks = [
    task(1, { dueAt: '2026-11-13T09:00' }),
    task(2, { dueDate: '2026-11-13' }),
    task(3, { dueDate: '2026-11-14', startDate: '2026-11-20' }),
  ]
  expect(sectionsOf('upcoming', tasks, calendar).map(({ day, tasks }) => [day, tasks.length])).toEqual([
    ['2026-11-13', 2],
    ['2026-11-20', 1],
  ])
})

test('what is on a day beside tasks stands with its tasks, and on a day of its own where there are none', () => {
  const line = (title: string) => ({
    when: '10:30',
    from: '10:30',
    title,
    kind: 'interview' as const,
    color: undefined,
    href: null,
    details: '',
  })
  const days = [
    { day: '2026-11-13', lines: [line('First call')] },
    { day: '2026-11-14', lines: [line('Panel')] },
    { day: '2026-12-20', lines: [line('Offer talk')] },
  ]
  const sections = sectionsOf('upcoming', [task(1, { dueDate: '2026-11-14' }), task(2, { dueDate: '2026-11-20' })], calendar)
  const told = (isPartial: boolean) =>
    withEvents(sections, days, isPartial).map(({ day, tasks, events }) => [day, tasks.length, events?.map(({ title }) => title)])
  const read = [
    ['2026-11-13', 0, ['First call']],
    ['2026-11-14', 1, ['Panel']],
    ['2026-11-20', 1, undefined],
  ]
  expect(told(false)).toEqual([...read, ['2026-12-20', 0, ['Offer talk']]])
  // Tasks before that day may not have been read.
  expect(told(true)).toEqual(read)
})

test('what is on a day beside tasks stands among them in the order of their times', () => {
  const line = (title: string, from: string | null) => ({
    ...{ when: from ?? 'all day', from, title, kind: 'interview' as const, color: undefined, href: null, details: '' },
  })
  const lines = [line('Fair', null), line('Early call', '08:00'), line('One-to-one', '10:00'), line('Late call', '18:00')]
  const tasks = [task(1, { dueAt: '2026-11-14T09:30' }), task(2, { dueAt: '2026-11-14T10:30' }), task(3, { dueDate: '2026-11-14' })]
  const sections = withEvents(sectionsOf('upcoming', tasks, calendar), [{ day: '2026-11-14', lines }], false)
  expect(sections[0]?.events?.map(({ title }) => title)).toEqual(['Fair', 'Early call'])
  const shown = itemsOf(sections, () => false).map((item) => (item.type === 'event' ? item.line.title : item.key))
  expect(shown).toEqual(['heading-day-2026-11-14', task(1).id, 'One-to-one', task(2).id, 'Late call', task(3).id])
})

test('a folded section shows its heading alone', () => {
  const sections = sectionsOf('today', [task(1, { dueDate: '2026-11-10' }), task(2, { dueDate: '2026-11-12' })], calendar)
  expect(itemsOf(sections, ({ kind }) => kind === 'overdue').map(({ key }) => key)).toEqual(['heading-overdue', 'end-overdue', task(2).id])
  expect(itemsOf(sections, () => false).map(({ key }) => key)).toEqual(['heading-overdue', task(1).id, 'end-overdue', task(2).id])
})

test('visible lines come back under their sections', () => {
  const sections = sectionsOf('today', [task(1, { dueDate: '2026-11-10' }), task(2, { dueDate: '2026-11-12' })], calendar)
  const groups = bySection(itemsOf(sections, () => false))
  expect(groups.map(({ section, items }) => [section.key, items.length])).toEqual([
    ['overdue', 3],
    ['today', 1],
  ])
})

test('a task that was closed without a completion was closed on the date it was for the person', () => {
  const cancelled = task(1, { status: 'cancelled', closedAt: '2026-11-12T23:30:00.000Z' })
  expect(closedDay(cancelled, { ...calendar, timeZone: 'Asia/Tokyo' })).toBe('2026-11-13')
  expect(closedDay(cancelled, { ...calendar, timeZone: 'Asia/Tokyo', dayStart: 9 })).toBe('2026-11-12')
})

test('a range means what is still to do, and what is done only where there is nothing else', () => {
  const done = { key: 'done', kind: 'done' as const, tasks: [task(3)] }
  const open = { key: 'today', kind: 'plain' as const, tasks: [task(1), task(2)] }
  const isFolded = () => false
  expect(orderOf(itemsOf([open, done], isFolded))).toEqual([task(1).id, task(2).id])
  expect(orderOf(itemsOf([done], isFolded))).toEqual([task(3).id])
})
