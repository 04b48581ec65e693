import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../kernel/index.ts'
import { blankTask, dueDay } from '../rules.ts'
import type { Task } from '../schema.ts'
import { roundAfter, skippedTo } from './next-round.ts'
import type { Recurrence } from './schema.ts'

type Repeating = Task & { recurrence: Recurrence }

const task = (rrule: string, fields: Partial<Task> & { repeatFrom?: Recurrence['repeatFrom']; anchor?: string } = {}): Repeating => {
  const { repeatFrom = 'schedule', anchor, ...rest } = fields
  const due = rest.dueDate ?? rest.dueAt?.slice(0, 10) ?? '2026-03-02'
  return {
    ...blankTask,
    id: 'task',
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    version: 1,
    deletedAt: null,
    title: 'Water the plants',
    order: 'a0',
    ...(rest.dueAt ? {} : { dueDate: due }),
    ...rest,
    recurrence: { rrule, repeatFrom, anchor: anchor ?? due, exceptions: [] },
  }
}

const next = (of: Repeating, on: string, today = on) => roundAfter(of, { on, today }, 'Europe/Vienna')

describe('done on schedule', () => {
  it.each([
    ['on its day', 'FREQ=DAILY', '2026-03-02', '2026-03-02', '2026-03-03'],
    ['a week late: after today, never in the past', 'FREQ=DAILY', '2026-03-02', '2026-03-09', '2026-03-10'],
    ['late: what was missed is not made up for', 'FREQ=WEEKLY;BYDAY=MO', '2026-03-02', '2026-03-18', '2026-03-23'],
    ['late, on a day it would come round anyway', 'FREQ=WEEKLY;BYDAY=MO', '2026-03-02', '2026-03-16', '2026-03-23'],
    ['early: after the day it was due', 'FREQ=WEEKLY;BYDAY=MO', '2026-03-09', '2026-03-05', '2026-03-16'],
    ['every three weeks on Monday and Thursday', 'FREQ=WEEKLY;INTERVAL=3;BYDAY=MO,TH', '2026-03-05', '2026-03-05', '2026-03-23'],
    ['every weekday, on a Friday', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', '2026-03-06', '2026-03-06', '2026-03-09'],
    ['the last Friday', 'FREQ=MONTHLY;BYDAY=-1FR', '2026-03-27', '2026-03-27', '2026-04-24'],
    ['the first weekday', 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1', '2026-04-01', '2026-04-01', '2026-05-01'],
    ['yearly, two years late', 'FREQ=YEARLY', '2024-05-04', '2026-05-04', '2027-05-04'],
  ])('%s', (_, rrule, due, done, expected) => expect(next(task(rrule, { dueDate: due }), done)?.dueDate).toBe(expected))

  it('monthly on the 31st comes back to it after a short month', () => {
    let round = task('FREQ=MONTHLY', { dueDate: '2026-01-31' })
    const dues = [round.dueDate]
    for (let i = 0; i < 5; i++) {
      round = { ...round, ...next(round, round.dueDate as string) } as Repeating
      dues.push(round.dueDate)
    }
    expect(dues).toEqual(['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31', '2026-06-30'])
  })

  it('a date moved by hand moves no other', () => {
    expect(next(task('FREQ=WEEKLY', { dueDate: '2026-03-04', anchor: '2026-03-02' }), '2026-03-04')?.dueDate).toBe('2026-03-09')
  })

  it('leaves out the exceptions', () => {
    const of = task('FREQ=DAILY')
    of.recurrence.exceptions.push('2026-03-03')
    expect(next(of, '2026-03-02')?.dueDate).toBe('2026-03-04')
  })

  it('has no round after the last of a count, or past its end', () => {
    expect(next(task('FREQ=DAILY;COUNT=2', { dueDate: '2026-03-03', anchor: '2026-03-02' }), '2026-03-03')).toBeNull()
    expect(next(task('FREQ=WEEKLY;UNTIL=20260310', { dueDate: '2026-03-02' }), '2026-03-04')?.dueDate).toBe('2026-03-09')
    expect(next(task('FREQ=WEEKLY;UNTIL=20260308', { dueDate: '2026-03-02' }), '2026-03-04')).toBeNull()
  })
})

describe('counted from the day it was done', () => {
  const from = { repeatFrom: 'completion' as const }

  it.each([
    ['late', 'FREQ=DAILY;INTERVAL=3', '2026-03-02', '2026-03-10', '2026-03-13'],
    ['early', 'FREQ=DAILY;INTERVAL=3', '2026-03-12', '2026-03-10', '2026-03-13'],
    ['every week: a week from then', 'FREQ=WEEKLY', '2026-03-02', '2026-03-05', '2026-03-12'],
    ['monthly on the 31st, as the month has it', 'FREQ=MONTHLY', '2026-01-15', '2026-01-31', '2026-02-28'],
    ['on weekdays it names', 'FREQ=WEEKLY;BYDAY=FR', '2026-03-06', '2026-03-11', '2026-03-13'],
    ['ahead of a weekday it names: not the same day again', 'FREQ=WEEKLY;BYDAY=FR', '2026-03-06', '2026-03-04', '2026-03-13'],
  ])('%s', (_, rrule, due, done, expected) => expect(next(task(rrule, { dueDate: due, ...from }), done)?.dueDate).toBe(expected))

  it('said long afterwards, it still lands after today', () => {
    expect(next(task('FREQ=DAILY;INTERVAL=3', from), '2026-03-02', '2026-03-20')?.dueDate).toBe('2026-03-23')
  })

  it('has one time less to go each round, and ends', () => {
    const first = task('FREQ=DAILY;COUNT=3', { ...from, dueDate: '2026-03-02' })
    const second = { ...first, ...next(first, '2026-03-05') } as Repeating
    expect([second.dueDate, second.recurrence.rrule]).toEqual(['2026-03-06', 'FREQ=DAILY;COUNT=2'])
    const third = { ...second, ...next(second, '2026-03-06') } as Repeating
    expect(third.recurrence.rrule).toBe('FREQ=DAILY;COUNT=1')
    expect(next(third, '2026-03-07')).toBeNull()
  })
})

describe('what moves along', () => {
  it('a time of day stays on the wall clock, also across the change to summer time', () => {
    const round = next(task('FREQ=DAILY', { dueAt: '2026-03-28T02:30', timeZone: 'Europe/Vienna' }), '2026-03-28')
    expect([round?.dueAt, round?.dueDate]).toEqual(['2026-03-29T02:30', null])
    expect(next(task('FREQ=WEEKLY', { dueAt: '2026-10-22T09:00', timeZone: 'Europe/Vienna' }), '2026-10-22')?.dueAt).toBe(
      '2026-10-29T09:00',
    )
  })

  it('the start keeps its distance from the due day', () => {
    expect(next(task('FREQ=MONTHLY', { dueDate: '2026-03-31', startDate: '2026-03-28' }), '2026-03-31')?.startDate).toBe('2026-04-27')
  })

  it('a reminder at a moment keeps its time on the wall clock; a relative one follows by itself', () => {
    const reminders = [{ at: '2026-03-27T08:00:00.000Z' }, { offsetMinutes: -30 }]
    const round = next(task('FREQ=DAILY;INTERVAL=4', { dueAt: '2026-03-27T10:00', timeZone: 'Europe/Vienna', reminders }), '2026-03-27')
    expect(round?.reminders).toEqual([{ at: '2026-03-31T07:00:00.000Z' }, { offsetMinutes: -30 }])
  })

  it('a moment goes by the clock of the task’s own zone, or else of the person’s', () => {
    const reminders = [{ at: '2026-03-06T14:00:00.000Z' }]
    const over = (fields: Partial<Task>) =>
      next(task('FREQ=DAILY;INTERVAL=4', { dueAt: '2026-03-06T10:00', reminders, ...fields }), '2026-03-06')
    expect(over({ timeZone: 'America/New_York' })?.reminders).toEqual([{ at: '2026-03-10T13:00:00.000Z' }])
    expect(over({ timeZone: null })?.reminders).toEqual([{ at: '2026-03-10T14:00:00.000Z' }])
  })

  it('nothing on the checklist is ticked', () => {
    const checklist = [
      { id: 'a', text: 'Kitchen', done: true },
      { id: 'b', text: 'Balcony', done: false },
    ]
    expect(next(task('FREQ=DAILY', { checklist }), '2026-03-02')?.checklist.map(({ done }) => done)).toEqual([false, false])
  })
})

describe('skipping', () => {
  const today = { today: '2026-03-18', timeZone: 'Europe/Vienna' }

  it('goes to the date after this one, even if that is over', () => {
    expect(skippedTo(task('FREQ=WEEKLY;BYDAY=MO'), 'next', today)?.dueDate).toBe('2026-03-09')
  })

  it('goes to the first date after today', () => {
    expect(skippedTo(task('FREQ=WEEKLY;BYDAY=MO'), 'after-today', today)?.dueDate).toBe('2026-03-23')
    expect(skippedTo(task('FREQ=WEEKLY;BYDAY=MO', { dueDate: '2026-03-23' }), 'after-today', today)?.dueDate).toBe('2026-03-30')
  })

  it('has nowhere to go from the last', () => {
    expect(skippedTo(task('FREQ=DAILY;COUNT=1'), 'next', today)).toBeNull()
  })
})

describe('any repeat that is done', () => {
  const arbitrary = fc.record({
    rrule: fc.constantFrom(
      'FREQ=DAILY',
      'FREQ=DAILY;INTERVAL=9',
      'FREQ=WEEKLY;INTERVAL=3;BYDAY=MO,TH',
      'FREQ=WEEKLY',
      'FREQ=MONTHLY',
      'FREQ=MONTHLY;BYDAY=-1FR',
      'FREQ=YEARLY',
    ),
    repeatFrom: fc.constantFrom('schedule' as const, 'completion' as const),
    due: fc.integer({ min: -400, max: 400 }).map((days) => addDays('2026-03-01', days)),
    on: fc.integer({ min: -60, max: 0 }).map((days) => addDays('2026-03-18', days)),
    start: fc.option(fc.integer({ min: 0, max: 20 })),
  })
  const options = { numRuns: 300 }

  it('lands after today, on another day, and on schedule after the day it was due', () => {
    fc.assert(
      fc.property(arbitrary, ({ rrule, repeatFrom, due, on }) => {
        const of = task(rrule, { dueDate: due, repeatFrom })
        const then = next(of, on, '2026-03-18')?.dueDate as string
        expect(then > '2026-03-18').toBe(true)
        expect(then).not.toBe(due)
        if (repeatFrom === 'schedule') expect(then > due).toBe(true)
      }),
      options,
    )
  })

  it('keeps as many days between start and due', () => {
    fc.assert(
      fc.property(arbitrary, ({ rrule, repeatFrom, due, on, start }) => {
        const of = task(rrule, { dueDate: due, repeatFrom, startDate: start === null ? null : addDays(due, -start) })
        const round = next(of, on, '2026-03-18')
        expect(round?.startDate).toBe(start === null ? null : addDays(dueDay(round as Task) as string, -start))
      }),
      options,
    )
  })
})
