import { describe, expect, test } from 'vitest'
import { sampleTask } from '../../rules/test-task.ts'
import { atTime, clock, lasting, onDay, snapped, withoutDay, withoutTime } from './reschedule.ts'

const timed = sampleTask(1, { dueAt: '2026-11-12T16:00', timeZone: 'Asia/Tokyo' })

describe('another day', () => {
  test('keeps the time on the wall clock', () => {
    expect(onDay(timed, '2026-11-20')).toEqual({ dueAt: '2026-11-20T16:00' })
    expect(onDay(sampleTask(1, { dueDate: '2026-11-12' }), '2026-11-20')).toEqual({ dueDate: '2026-11-20' })
    expect(onDay(sampleTask(1), '2026-11-20')).toEqual({ dueDate: '2026-11-20' })
  })

  test('takes a later start along, and moves what only starts', () => {
    expect(onDay(sampleTask(1, { dueDate: '2026-11-12', startDate: '2026-11-11' }), '2026-11-10')).toEqual({
      dueDate: '2026-11-10',
      startDate: '2026-11-10',
    })
    expect(onDay(sampleTask(1, { startDate: '2026-11-12' }), '2026-11-10')).toEqual({ startDate: '2026-11-10' })
  })

  test('is none at all, unless a repeat would end with it', () => {
    expect(withoutDay(timed)).toEqual({ dueDate: null, dueAt: null, timeZone: null, startDate: null })
    const recurrence = { rrule: 'FREQ=DAILY', repeatFrom: 'schedule' as const, anchor: '2026-11-12', exceptions: [] }
    expect(withoutDay({ ...timed, recurrence })).toBeNull()
  })
})

describe('another time', () => {
  test('keeps the zone of what had a time, and is the person’s own otherwise', () => {
    expect(atTime(timed, '2026-11-13', 615, 'Europe/Vienna')).toEqual({ dueDate: null, dueAt: '2026-11-13T10:15', timeZone: 'Asia/Tokyo' })
    expect(atTime(sampleTask(1, { dueDate: '2026-11-12' }), '2026-11-13', 0, 'Europe/Vienna')).toEqual({
      dueDate: null,
      dueAt: '2026-11-13T00:00',
      timeZone: 'Europe/Vienna',
    })
    expect(withoutTime(timed, '2026-11-13')).toEqual({ dueDate: '2026-11-13', dueAt: null, timeZone: null })
  })

  test('goes by quarters of an hour, within the day', () => {
    expect([clock(-30), clock(615), clock(5_000), snapped(607), snapped(608)]).toEqual(['00:00', '10:15', '23:45', 600, 615])
  })

  test('a duration grows and shrinks by steps, and never to nothing', () => {
    expect(lasting(timed, 15)).toEqual({ durationMinutes: 45 })
    expect(lasting({ durationMinutes: 15 }, -15)).toEqual({ durationMinutes: 15 })
  })
})
