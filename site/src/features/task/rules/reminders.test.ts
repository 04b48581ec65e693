import { describe, expect, it } from 'vitest'
import { instantOf, relativeOf, usualReminders, withReminder } from './reminders.ts'

const timed = { dueDate: null, dueAt: '2026-03-05T16:00' }
const whole = { dueDate: '2026-03-05', dueAt: null }

describe('a relative reminder', () => {
  it.each([
    [timed, 0, { minutes: 0 }],
    [timed, -60, { minutes: -60 }],
    [timed, 30, { minutes: 30 }],
    [timed, -420, { days: 0, minuteOfDay: 540 }],
    [timed, -1440, { days: -1, minuteOfDay: 960 }],
    [timed, 1440, { days: 1, minuteOfDay: 960 }],
    [whole, 540, { days: 0, minuteOfDay: 540 }],
    [whole, -900, { days: -1, minuteOfDay: 540 }],
    [whole, -4320, { days: -3, minuteOfDay: 0 }],
  ])('of %j at %i minutes is told as %j', (due, offsetMinutes, told) => {
    expect(relativeOf({ offsetMinutes }, due)).toEqual(told)
  })

  it('is told of no day where there is no due day', () => {
    expect(relativeOf({ offsetMinutes: 0 }, { dueDate: null, dueAt: null })).toBe(null)
  })
})

describe('the usual reminders', () => {
  type Given = Pick<Parameters<typeof usualReminders>[0], 'dueDate' | 'dueAt' | 'reminders'>
  const repeating = { rrule: 'FREQ=DAILY', repeatFrom: 'schedule', anchor: '2026-03-01', exceptions: [] } as const
  const offered = (task: Given, now: string, recurrence: Parameters<typeof usualReminders>[0]['recurrence'] = null) =>
    usualReminders({ ...task, timeZone: null, deletedAt: null, recurrence }, { timeZone: 'Europe/Berlin', now })
  const offsets = (task: Given, now = '2026-03-01T12:00:00.000Z') => offered(task, now).map(({ reminder }) => reminder.offsetMinutes)

  it('leave out what has passed', () => {
    const last = '2026-03-05T14:30:00.000Z'
    expect(offsets({ ...timed, reminders: [] }, last)).toEqual([-10, 0])
    expect(offsets({ ...timed, reminders: [] }, '2026-03-05T15:00:00.000Z')).toEqual([])
    expect(offsets({ ...whole, reminders: [] }, '2026-03-04T08:00:00.000Z')).toEqual([540])
    expect(offsets({ ...whole, reminders: [] }, '2026-03-04T07:59:59.999Z')).toEqual([-900, 540])
  })

  it('come from the next round on where a task repeats', () => {
    expect(offered({ ...whole, reminders: [] }, '2026-03-04T08:00:00.000Z', { ...repeating, exceptions: [] })).toEqual([
      { reminder: { offsetMinutes: -900 }, isPassed: true },
      { reminder: { offsetMinutes: 540 }, isPassed: false },
    ])
  })

  it('of a time come in order and leave out those it has', () => {
    expect(offsets({ ...timed, reminders: [{ offsetMinutes: -30 }, { at: '2026-03-05T08:00:00.000Z' }] })).toEqual([
      -1860, -420, -60, -10, 0,
    ])
  })

  it('of an early time have no nine o’clock on the day', () => {
    expect(offsets({ dueDate: null, dueAt: '2026-03-05T10:30', reminders: [] })).toEqual([-1530, -60, -30, -10, 0])
  })

  it('of a whole day are at nine, on the day and the day before', () => {
    expect(offsets({ ...whole, reminders: [] })).toEqual([-900, 540])
  })

  it('are none without a due date', () => {
    expect(offsets({ dueDate: null, dueAt: null, reminders: [] })).toEqual([])
  })
})

it('a reminder is added once, where it comes in order, moments last', () => {
  const had = [{ offsetMinutes: -60 }, { offsetMinutes: 0 }, { at: '2026-03-05T08:00:00.000Z' }]
  expect(withReminder(had, { offsetMinutes: -30 })).toEqual([had[0], { offsetMinutes: -30 }, had[1], had[2]])
  expect(withReminder(had, { at: '2026-03-04T08:00:00.000Z' })).toEqual([had[0], had[1], { at: '2026-03-04T08:00:00.000Z' }, had[2]])
  expect(withReminder(had, { offsetMinutes: 0 })).toEqual(had)
})

it('a moment is written on the person’s clock and kept as an instant', () => {
  expect(instantOf('2026-03-29T02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z')
})
