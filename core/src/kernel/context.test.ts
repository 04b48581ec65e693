import { expect, it } from 'vitest'
import { eventFor, nowText, today } from './context.ts'
import { AppError, hasCode } from './error.ts'
import { newEnvelope } from './record/record.ts'

const deps = {
  clock: { now: () => Temporal.Instant.from('2026-03-06T02:00:00.000Z') },
  ids: { next: () => 'a fresh id' },
  actor: { accountId: 'ines', space: 'ines', timeZone: 'UTC', dayStart: 4, locale: 'en-GB', weekStart: 1 },
}

it('today is the date of the person asking', () => {
  expect(today(deps)).toBe('2026-03-05')
  expect(nowText(deps)).toBe('2026-03-06T02:00:00.000Z')
})

it('an event says what was done to which version of a record, by whom and when', () => {
  const record = { ...newEnvelope('1', nowText(deps)), version: 3 }
  expect(eventFor(deps, 'note.moved', record)).toEqual({
    id: 'a fresh id',
    type: 'note.moved',
    at: '2026-03-06T02:00:00.000Z',
    actor: 'ines',
    kind: 'note',
    recordId: '1',
    version: 3,
  })
})

it('an error is told from others by its code', () => {
  expect(hasCode(new AppError('stale', 'Old.'), 'stale')).toBe(true)
  expect(hasCode(new AppError('stale', 'Old.'), 'conflict')).toBe(false)
  expect(hasCode(new Error('stale'), 'stale')).toBe(false)
})
