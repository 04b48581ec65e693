import type { ActionItem, Decision, ListedMessage } from '@throughline/core/discussion'
import { expect, test } from 'vitest'
import { entriesByDay, spanOf } from './among.ts'

const message = (id: string, postedAt: string) => ({ id, postedAt }) as ListedMessage
const decision = (id: string, createdAt: string) => ({ id, createdAt }) as Decision
const item = (id: string, createdAt: string) => ({ id, createdAt }) as ActionItem
const reader = { timeZone: 'Europe/Berlin', dayStart: 0 }
const said = [message('m1', '2026-11-11T16:12:00.000Z'), message('m2', '2026-11-12T15:41:00.000Z')]
const ids = (days: ReturnType<typeof entriesByDay>) => days.map(({ day, entries }) => [day, ...entries.map(({ id }) => id)])

test('what was agreed on stands among the messages, under the reader’s days', () => {
  const decided = { decisions: [decision('d1', '2026-11-12T15:58:00.000Z')], items: [item('i1', '2026-11-11T23:30:00.000Z')] }
  const span = spanOf({ said, earlier: null, later: null })
  expect(ids(entriesByDay(said, decided, span, reader))).toEqual([
    ['2026-11-11', 'm1'],
    ['2026-11-12', 'i1', 'm2', 'd1'],
  ])
})

test('a day begins when the reader’s does', () => {
  const late = [message('m1', '2026-11-12T02:30:00.000Z'), message('m2', '2026-11-12T08:20:00.000Z')]
  const span = spanOf({ said: late, earlier: null, later: null })
  expect(ids(entriesByDay(late, { decisions: [], items: [] }, span, { timeZone: 'Europe/Vienna', dayStart: 4 }))).toEqual([
    ['2026-11-11', 'm1'],
    ['2026-11-12', 'm2'],
  ])
})

test('of a stretch between others, only what was agreed on meanwhile', () => {
  const decisions = ['2026-11-10T08:00:00.000Z', '2026-11-12T08:00:00.000Z', '2026-11-13T08:00:00.000Z'].map((at, i) =>
    decision(`d${i}`, at),
  )
  const within = (earlier: string | null, later: string | null) =>
    entriesByDay(said, { decisions, items: [] }, spanOf({ said, earlier, later }), reader)
      .flatMap(({ entries }) => entries)
      .flatMap(({ is, id }) => (is === 'decision' ? id : []))
  expect(within('m1', 'm2')).toEqual(['d1'])
  expect(within(null, 'm2')).toEqual(['d0', 'd1'])
  expect(within('m1', null)).toEqual(['d1', 'd2'])
})

test('a discussion in which nothing was said has what was agreed on in it', () => {
  const span = spanOf({ said: [], earlier: null, later: null })
  expect(ids(entriesByDay([], { decisions: [decision('d1', '2026-11-12T15:58:00.000Z')], items: [] }, span, reader))).toEqual([
    ['2026-11-12', 'd1'],
  ])
})
