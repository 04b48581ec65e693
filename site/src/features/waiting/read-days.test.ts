import { expect, test } from 'vitest'
import { waiting as german } from '../../messages/de/waiting.ts'
import { waiting as english } from '../../messages/waiting.ts'
import type { Change } from '../task/rules/change.ts'
import { readDays } from './read-days.ts'

const line = (text: string, more: Partial<Extract<Change, { do: 'quick-add' }>> = {}): Extract<Change, { do: 'quick-add' }> => ({
  ...{ do: 'quick-add', id: text, text, typedAt: '', seen: { title: text } },
  ...more,
})
const words = english.days

test.each([
  ['Call the port today', 'Call the port', '2026-11-30'],
  ['Tomorrow call the port', 'call the port', '2026-12-01'],
  ['Call Today Ltd.', 'Call Ltd.', '2026-11-30'],
])('without a network “%s” is shown on its day', (text, title, dueDate) => {
  const change = line(text)
  expect(readDays([change], '2026-11-30', words)).toEqual([text])
  expect(change).toMatchObject({ text, seen: { title, dueDate } })
  expect(readDays([change], '2026-11-30', words), 'once').toEqual([])
})

test.each([
  ['order spare scanner holsters tomorrow 9am', english],
  ['tomorrow at noon call the port', english],
  ['stand-up every day tomorrow', english],
  ['Call the port friday tomorrow', english],
  ['morgen um neun Holster bestellen', german],
  ['morgen früh Holster bestellen', german],
] as const)('what may say more than its day keeps its words, and stands on that day: “%s”', (text, { days }) => {
  const change = line(text)
  expect(readDays([change], '2026-11-30', days)).toEqual([])
  expect(change.seen).toEqual({ title: text, dueDate: '2026-12-01' })
})

test('what was added to a day is moved to the one that it names', () => {
  const added = (text: string) => line(text, { dueDate: '2026-11-30', seen: { title: text, dueDate: '2026-11-30' } })
  const changes = [added('Call the port tomorrow'), added('Pay today'), added('Count the pallets')]
  expect(readDays(changes, '2026-11-30', words)).toEqual(['Call the port tomorrow', 'Pay today'])
  expect(changes.map(({ seen }) => [seen.title, seen.dueDate])).toEqual([
    ['Call the port', '2026-12-01'],
    ['Pay', '2026-11-30'],
    ['Count the pallets', '2026-11-30'],
  ])
  expect(readDays(changes, '2026-11-30', words), 'once').toEqual([])
})

test.each([
  ['a start', { startDate: '2026-12-07' }, undefined],
  ['a start, added to a day', { startDate: '2026-12-07' }, '2026-11-30'],
  ['a start and the day it was added to', { startDate: '2026-11-25', dueDate: '2026-11-30' }, '2026-11-30'],
])('a day that the line says is kept: %s', (_, when, dueDate) => {
  const change = line('Call today start:monday', { seen: { title: 'Call today', ...when }, ...(dueDate && { dueDate }) })
  expect(readDays([change], '2026-11-30', words)).toEqual([])
  expect(change.seen).toEqual({ title: 'Call today', ...when })
})

test.each([
  ['a part of a word', line('Read todays paper')],
  ['nothing else', line('today')],
  ['a day that was read', line('Call today', { seen: { title: 'Call', dueDate: '2026-11-29' } })],
  ['a time that was read', line('Call today', { seen: { title: 'Call', dueAt: '2026-11-29T09:00:00Z' } })],
  ['what is to stay words', line('Call today', { rejected: [{ start: 5, end: 10 }] })],
  ['a change that adds nothing', { do: 'complete', id: 't' } as const],
])('left alone: %s', (_, change) => {
  const before = structuredClone(change)
  expect(readDays([change], '2026-11-30', words)).toEqual([])
  expect(change).toEqual(before)
})
