import { expect, test } from 'vitest'
import { sampleRow } from './test-row.ts'
import { indexOfDay, monthOf, type TimelineItem, timelineOf } from './timeline.ts'

const shown = { from: '2026-01-01', before: '2027-01-01' }
const november = { from: '2026-11-01', before: '2026-12-01' }
const told = (items: readonly TimelineItem[]) =>
  items.map((item) => (item.type === 'entry' ? `${item.isFirst ? '' : '+ '}${item.entry.title}` : `${item.type} ${item.key}`))

test('months head their entries, newest first, several of a day by their moment', () => {
  const entries = [
    sampleRow(1, { entryDate: '2026-11-08', entryAt: '2026-11-08T07:00:00.000Z', title: 'Morning' }),
    sampleRow(2, { entryDate: '2026-11-08', entryAt: '2026-11-08T20:00:00.000Z', title: 'Evening' }),
    sampleRow(3, { entryDate: '2026-10-30', title: 'Before' }),
  ]
  expect(told(timelineOf({ days: [], entries, ranges: [shown], begin: [], shown }))).toEqual([
    ...['month 2026-11', 'Evening', '+ Morning'],
    ...['month 2026-10', 'Before'],
  ])
})

test('what is not here has its room, a line for each entry of the day', () => {
  const days = [
    { date: '2026-11-08', entries: 1 },
    { date: '2026-10-30', entries: 2 },
    { date: '2025-12-31', entries: 4 },
  ]
  const items = timelineOf({ days, entries: [sampleRow(1, { entryDate: '2026-11-08' })], ranges: [november], begin: [], shown })
  expect(told(items)).toEqual(['month 2026-11', 'Entry 1', 'month 2026-10', 'ahead 2026-10-30 0', 'ahead 2026-10-30 1'])
})

test('a day that is here holds what is here, whatever was counted before', () => {
  const days = [{ date: '2026-11-08', entries: 3 }]
  expect(timelineOf({ days, entries: [], ranges: [november], begin: [], shown })).toEqual([])
  const begun = timelineOf({ days, entries: [], ranges: [november], begin: ['2026-11-08'], shown })
  expect(told(begun)).toEqual(['month 2026-11', 'begin 2026-11-08'])
})

test('a day without an entry offers to begin one, where that was asked for', () => {
  const entries = [sampleRow(1, { entryDate: '2026-11-11' })]
  const items = timelineOf({ days: [], entries, ranges: [november], begin: ['2026-11-12', '2026-11-11'], shown })
  expect(told(items)).toEqual(['month 2026-11', 'begin 2026-11-12', 'Entry 1'])
})

test('a day is found, or the entry before it', () => {
  const items = timelineOf({
    ...{ days: [{ date: '2026-10-30', entries: 1 }], ranges: [november], begin: [], shown },
    entries: [sampleRow(1, { entryDate: '2026-11-11' }), sampleRow(2, { entryDate: '2026-11-05' })],
  })
  expect(['2026-11-30', '2026-11-11', '2026-11-10', '2026-11-01', '2026-01-01'].map((day) => indexOfDay(items, day))).toEqual([
    1, 1, 2, 4, -1,
  ])
})

test('a month ends where the next begins, also in December', () => {
  expect(monthOf('2026-12-31')).toEqual({ from: '2026-12-01', before: '2027-01-01' })
  expect(monthOf('2026-09-30')).toEqual({ from: '2026-09-01', before: '2026-10-01' })
})
