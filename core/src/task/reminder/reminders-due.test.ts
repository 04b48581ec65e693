import { describe, expect, it } from 'vitest'
import { blankTask } from '../rules.ts'
import type { Task } from '../schema.ts'
import { remindersDue } from './reminders-due.ts'

const task = (fields: Partial<Task>) => ({ ...blankTask, deletedAt: null, ...fields })
const due = (fields: Partial<Task>, timeZone = 'Europe/Berlin') => remindersDue(task(fields), { timeZone })
const offset = (...minutes: number[]) => minutes.map((offsetMinutes) => ({ offsetMinutes }))

describe('the moments a task reminds at', () => {
  it('are those that were named, earliest first and each once', () => {
    const reminders = [{ at: '2026-03-05T16:00:00.000Z' }, { at: '2026-03-04T16:00:00.000Z' }, { at: '2026-03-05T16:00:00.000Z' }]
    expect(due({ reminders })).toEqual(['2026-03-04T16:00:00.000Z', '2026-03-05T16:00:00.000Z'])
  })

  it('are counted from a floating time where the person lives', () => {
    const floating = { dueAt: '2026-03-05T16:00', reminders: offset(-30, 0) }
    expect(due(floating)).toEqual(['2026-03-05T14:30:00.000Z', '2026-03-05T15:00:00.000Z'])
    expect(due(floating, 'America/Lima')).toEqual(['2026-03-05T20:30:00.000Z', '2026-03-05T21:00:00.000Z'])
  })

  it('are counted from a time in its own zone, wherever the person lives', () => {
    const bound = { dueAt: '2026-03-05T16:00', timeZone: 'America/Lima', reminders: offset(-30) }
    expect(due(bound)).toEqual(['2026-03-05T20:30:00.000Z'])
    expect(due(bound, 'Asia/Tokyo')).toEqual(['2026-03-05T20:30:00.000Z'])
  })

  it.each([
    ['an ordinary day', '2026-03-05', 540, '2026-03-05T08:00:00.000Z'],
    ['the day that is an hour short', '2026-03-29', 540, '2026-03-29T07:00:00.000Z'],
    ['the day that is an hour long', '2026-10-25', 540, '2026-10-25T08:00:00.000Z'],
    ['the day before that is an hour short', '2026-03-30', -900, '2026-03-29T07:00:00.000Z'],
  ])('are on the wall clock for a whole day: %s', (_, dueDate, minutes, moment) => {
    expect(due({ dueDate, reminders: offset(minutes) })).toEqual([moment])
  })

  it('keep the time of day when they are days ahead of a time, and pass as time when they are hours ahead', () => {
    const timed = { dueAt: '2026-03-29T16:00', reminders: offset(-24 * 60, -15 * 60) }
    expect(due(timed)).toEqual(['2026-03-28T15:00:00.000Z', '2026-03-28T23:00:00.000Z'])
  })

  it('move on over an hour that does not exist', () => {
    expect(due({ dueAt: '2026-03-29T02:30', reminders: offset(0) })).toEqual(['2026-03-29T01:30:00.000Z'])
  })

  it.each([
    ['is done', { status: 'done' as const }],
    ['was cancelled', { status: 'cancelled' as const }],
    ['lies in the trash', { deletedAt: '2026-03-01T00:00:00.000Z' }],
  ])('are none when it %s', (_, fields) => {
    expect(due({ dueDate: '2026-03-05', reminders: [{ at: '2026-03-05T16:00:00.000Z' }, ...offset(540)], ...fields })).toEqual([])
  })

  it('leave out what is relative to a due day it does not have', () => {
    expect(due({ reminders: [...offset(-30), { at: '2026-03-05T16:00:00.000Z' }] })).toEqual(['2026-03-05T16:00:00.000Z'])
  })

  it('leave out what lies beyond the years that are written in four digits', () => {
    expect(due({ dueDate: '9999-12-31', reminders: offset(24 * 60) }, 'America/Lima')).toEqual([])
    expect(due({ dueDate: '0000-01-01', reminders: offset(-24 * 60) })).toEqual([])
  })
})
