import { expect, it } from 'vitest'
import { taskToday as german } from '../../../messages/de/task-today.ts'
import { taskToday as english } from '../../../messages/task-today.ts'
import type { SeenReading } from '../rules/quick-add.ts'
import { chipWords } from './quick-add.ts'

const context = { today: '2026-12-03', locale: 'en-GB' }

const nothing = {
  dueDate: null,
  dueAt: null,
  timeZone: null,
  startDate: null,
  recurrence: null,
  tags: [],
  durationMinutes: null,
  goalId: null,
}

function chipOf(text: string, dueDate: string) {
  const part = { field: 'dueDate', text, start: 0, end: text.length } as const
  const reading: SeenReading = { title: 'Pay', ...nothing, dueDate, priority: 'none', unknownGoals: [], found: [part] }
  return chipWords(part, reading, context, [])
}

it('says with a time how long it takes where two were said, unless that is a chip of its own', () => {
  const range = { field: 'dueAt', text: '24 Dec 6am-2pm', start: 0, end: 14 } as const
  const length = { field: 'durationMinutes', text: '~1h', start: 15, end: 18 } as const
  const reading = { title: 'Shift', ...nothing, dueAt: '2026-12-24T06:00', priority: 'none', unknownGoals: [] } as const
  const chip = (durationMinutes: number | null, ...found: SeenReading['found']) =>
    chipWords(range, { ...reading, tags: [], unknownGoals: [], durationMinutes, found }, context, [])
  expect(chip(480, range)).toBe('Thu 24 Dec 06:00, 8 h')
  expect(chip(60, range, length)).toBe('Thu 24 Dec 06:00')
  expect(chip(null, range)).toBe('Thu 24 Dec 06:00')
})

it('says which day and month were read of two numbers, however near they are', () => {
  expect(chipOf('by 4/12', '2026-12-04')).toBe('Fri 4 Dec')
  expect(chipOf('by 4/12', '2026-04-12')).toBe('Sun 12 Apr')
  expect(chipOf('tomorrow', '2026-12-04')).toBe('tomorrow')
})

it.each([
  ['Xmas rota by Easter', 'by Easter', english],
  ['Fire drill in the third week', 'in the third week', english],
  ['Hand the keys over during the spring term', 'during the spring term', english],
  ['Hand in form Christmas', 'Christmas', english],
  ['Rota for Monday nights', undefined, english],
  ['Ask Weekes about Fridays', undefined, english],
  ['Order 40 hi-vis vests when budget approved', undefined, english],
  ['Schichtplan bis Ostern', 'bis Ostern', german],
  ['Übung in der dritten Woche', 'in der dritten Woche', german],
  ['Im Büro aufräumen Weihnachten', 'Weihnachten', german],
  ['Westen bestellen, wenn das Budget steht', undefined, german],
] as const)('words that may be for a day are told from others: “%s”', (title, words, { dayWords }) => {
  expect(dayWords.exec(title)?.[0]).toBe(words)
})
