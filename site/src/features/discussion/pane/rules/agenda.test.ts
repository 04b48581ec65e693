import type { AgendaItem, Meeting, MeetingAhead } from '@throughline/core/discussion'
import { expect, test } from 'vitest'
import { belowItem, isNear, leftBy, nextOf, onAgenda } from './agenda.ts'

const item = (id: string, more: Partial<AgendaItem> = {}): AgendaItem => ({
  ...{ id, createdAt: '', updatedAt: '', version: 1, deletedAt: null },
  ...{ text: id, note: '', meetingOn: null, order: id, addedBy: 'ines' },
  ...{ settledAt: null, settledBy: null, meetingId: null, carriedFrom: [], ...more },
})
const friday = {
  ...{ meetingId: 'm2', version: null, occurrence: '2026-11-13', isMoved: false, state: 'planned' },
  ...{ startsAt: '2026-11-13T14:00', timeZone: 'Europe/Vienna', durationMinutes: 45 },
  ...{ at: '2026-11-13T13:00:00.000Z', endsAt: '2026-11-13T13:45:00.000Z' },
} as MeetingAhead
const held = [{ id: 'm1', startsAt: '2026-10-31T14:00', timeZone: 'Europe/Vienna', heldAt: '2026-10-30T14:00:00.000Z' }] as Meeting[]

test('an agenda is for the first meeting that takes place', () => {
  expect(
    nextOf([
      { ...friday, state: 'cancelled' },
      { ...friday, meetingId: 'm3' },
    ])?.meetingId,
  ).toBe('m3')
  expect(nextOf([])).toBeNull()
})

test('what was settled keeps its place until the meeting; without one, for a week', () => {
  const open = [item('a'), item('c')]
  const settled = [item('b', { settledAt: '2026-11-01T09:00:00.000Z' })]
  const ids = (next: MeetingAhead | null, now: string) => onAgenda(open, settled, next, now).map(({ id }) => id)
  expect(ids(friday, '2026-11-12T09:00:00.000Z')).toEqual(['a', 'b', 'c'])
  expect(ids(null, '2026-11-07T09:00:00.000Z')).toEqual(['a', 'b', 'c'])
  expect(ids(null, '2026-11-09T09:00:00.000Z')).toEqual(['a', 'c'])
})

test('what was settled before the meeting was settled in writing', () => {
  expect(belowItem(item('a', { settledAt: '2026-11-12T09:00:00.000Z' }), held, friday)).toEqual({ is: 'settled', inWriting: true })
  expect(belowItem(item('a', { settledAt: '2026-11-13T13:10:00.000Z' }), held, friday)).toEqual({ is: 'settled', inWriting: false })
})

test('an item says which meeting left it, how often that happened, and the later day it waits for', () => {
  expect(belowItem(item('a'), held, friday)).toBeNull()
  expect(belowItem(item('a', { carriedFrom: ['m1'] }), held, friday)).toEqual({ is: 'carried', on: '2026-10-30', times: 1 })
  expect(belowItem(item('a', { carriedFrom: ['m0', 'm1'] }), held, friday)).toMatchObject({ times: 2 })
  expect(belowItem(item('a', { carriedFrom: ['m0'] }), held, friday)).toEqual({ is: 'carried', on: null, times: 1 })
  expect(belowItem(item('a', { meetingOn: '2026-11-27' }), held, friday)).toEqual({ is: 'for', on: '2026-11-27' })
  expect(belowItem(item('a', { meetingOn: '2026-11-13' }), held, friday)).toBeNull()
})

test('closing carries over what was on the agenda of that day', () => {
  const left = leftBy([item('a'), item('b', { meetingOn: '2026-11-27' }), item('c', { meetingOn: '2026-11-13' })], friday)
  expect(left.map(({ id }) => id)).toEqual(['a', 'c'])
})

test('a meeting is near two days before', () => {
  expect(isNear(friday, '2026-11-11T12:59:00.000Z')).toBe(false)
  expect(isNear(friday, '2026-11-11T13:00:00.000Z')).toBe(true)
  expect(isNear(null, '2026-11-11T13:00:00.000Z')).toBe(false)
})
