import { expect, test } from 'vitest'
import { sampleTask } from '../../rules/test-task.ts'
import { blocksOf, hoursOf } from './hours.ts'

const entry = (number: number, time: string | null, durationMinutes: number | null = null) => ({
  key: String(number),
  kind: 'task' as const,
  task: sampleTask(number, { durationMinutes }),
  day: '2026-11-12',
  time,
})
const told = (...entries: ReturnType<typeof entry>[]) =>
  blocksOf(entries).map(({ entry, from, length, column, columns }) => [entry?.key, from, length, `${column + 1}/${columns}`])

test('a task lasts as long as it says, or half an hour, and is cut off at midnight', () => {
  expect(told(entry(1, '10:30', 90), entry(2, '13:00'), entry(3, '15:00', 5), entry(4, '23:00', 180), entry(5, null))).toEqual([
    ['1', 10.5, 1.5, '1/1'],
    ['2', 13, 0.5, '1/1'],
    ['3', 15, 0.5, '1/1'],
    ['4', 23, 1, '1/1'],
  ])
})

test('what overlaps stands side by side, and what follows has the whole width again', () => {
  expect(told(entry(1, '10:00', 120), entry(2, '10:30', 30), entry(3, '11:00', 30), entry(4, '11:30', 60), entry(5, '12:30', 30))).toEqual([
    ['1', 10, 2, '1/2'],
    ['2', 10.5, 0.5, '2/2'],
    ['3', 11, 0.5, '2/2'],
    ['4', 11.5, 1, '2/2'],
    ['5', 12.5, 0.5, '1/1'],
  ])
})

test('an appointment stands beside the tasks it overlaps, for half an hour at least, and one of no time in no hour', () => {
  const event = (title: string, stretch: { time: string; minutes: number | null } | null) => ({
    ...{ title, text: title, stretch, kind: 'interview' as const, color: undefined, href: '/interview-prep/jobs/1' },
  })
  const events = [
    event('Panel', { time: '10:30', minutes: null }),
    event('Dentist', { time: '14:00', minutes: 0 }),
    event('1:1', { time: '15:00', minutes: 45 }),
    event('Fair', null),
  ]
  const blocks = blocksOf([entry(1, '10:00', 60), entry(2, '15:45')], events)
  expect(
    blocks.map(({ from, length, column, columns, ...of }) => [of.entry?.key ?? of.event?.title, from, length, `${column + 1}/${columns}`]),
  ).toEqual([
    ['1', 10, 1, '1/2'],
    ['Panel', 10.5, 0.5, '2/2'],
    ['Dentist', 14, 0.5, '1/1'],
    ['1:1', 15, 0.75, '1/1'],
    ['2', 15.75, 0.5, '1/1'],
  ])
})

test('the working day is drawn, and more where there is something', () => {
  expect(hoursOf(blocksOf([entry(1, '10:00')]), false)).toEqual({ first: 7, last: 20 })
  expect(hoursOf(blocksOf([entry(1, '05:45'), entry(2, '21:30', 45)]), false)).toEqual({ first: 5, last: 23 })
  expect(hoursOf([], true)).toEqual({ first: 0, last: 24 })
})
