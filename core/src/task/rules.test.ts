import { describe, expect, it } from 'vitest'
import { dayKey, dueDay, dueOn, inInbox, isActive, isOverdue, saysWhen, withOneDue } from './rules.ts'

const dates = (given: Partial<Parameters<typeof dayKey>[0]>) => ({ dueDate: null, dueAt: null, startDate: null, ...given })

describe('the day of a task', () => {
  it('is when it is due', () => {
    expect(dueDay(dates({ dueDate: '2026-03-05' }))).toBe('2026-03-05')
    expect(dueDay(dates({ dueAt: '2026-03-05T23:30' }))).toBe('2026-03-05')
    expect(dueDay(dates({ startDate: '2026-03-05' }))).toBeNull()
  })

  it('sorts what has a time by its time, ahead of what has none', () => {
    const keys = [{ dueDate: '2026-03-06' }, { dueDate: '2026-03-05' }, { dueAt: '2026-03-05T16:00' }, { dueAt: '2026-03-05T09:30' }].map(
      (given) => dayKey(dates(given)),
    )
    expect(keys.sort()).toEqual(['2026-03-05T09:30', '2026-03-05T16:00', '2026-03-05~', '2026-03-06~'])
  })

  it('comes no sooner than the start date', () => {
    expect(dayKey(dates({ dueDate: '2026-03-05', startDate: '2026-03-09' }))).toBe('2026-03-09~')
    expect(dayKey(dates({ dueAt: '2026-03-05T16:00', startDate: '2026-03-05' }))).toBe('2026-03-05T16:00')
    expect(dayKey(dates({ dueDate: '2026-03-05', startDate: '2026-03-01' }))).toBe('2026-03-05~')
    expect(dayKey(dates({ startDate: '2026-03-09' }))).toBe('2026-03-09~')
  })
})

it.each([
  [{}, false],
  [{ dueDate: null, dueAt: null, startDate: null }, false],
  [{ dueDate: '2026-03-05' }, true],
  [{ dueAt: '2026-03-05T16:00' }, true],
  [{ startDate: '2026-03-05' }, true],
])('%j says when: %s', (given, says) => expect(saysWhen(given)).toBe(says))

describe('overdue', () => {
  const overdue = (given: Parameters<typeof dates>[0], status: 'open' | 'done' = 'open') =>
    isOverdue({ status, ...dates(given) }, '2026-03-05')

  it('is what was due before today', () => {
    expect(overdue({ dueDate: '2026-03-04' })).toBe(true)
    expect(overdue({ dueAt: '2026-03-04T23:59' })).toBe(true)
    expect(overdue({ dueDate: '2026-03-05' })).toBe(false)
    expect(overdue({ dueAt: '2026-03-05T00:10' })).toBe(false)
  })

  it('is nothing that is done, has only a start, or was put off by one', () => {
    expect(overdue({ dueDate: '2026-03-04' }, 'done')).toBe(false)
    expect(overdue({ startDate: '2026-03-01' })).toBe(false)
    expect(overdue({ dueDate: '2026-03-04', startDate: '2026-03-05' })).toBe(false)
    expect(overdue({ dueDate: '2026-03-04', startDate: '2026-03-04' })).toBe(true)
  })
})

it('due on another day keeps its time of day', () => {
  expect(dueOn({ dueAt: '2026-03-04T16:00' }, '2026-03-05')).toEqual({ dueAt: '2026-03-05T16:00' })
  expect(dueOn({ dueAt: null }, '2026-03-05')).toEqual({ dueDate: '2026-03-05' })
})

it('one due takes the place of the other, and a zone goes with its time', () => {
  expect(withOneDue({ dueAt: '2026-03-04T16:00' }, { dueDate: '2026-03-05' })).toEqual({
    dueDate: '2026-03-05',
    dueAt: null,
    timeZone: null,
  })
  expect(withOneDue({ dueAt: null }, { dueAt: '2026-03-05T16:00', timeZone: 'UTC' })).toEqual({
    dueAt: '2026-03-05T16:00',
    dueDate: null,
    timeZone: 'UTC',
  })
})

it.each([
  ['open', true],
  ['in-progress', true],
  ['done', false],
  ['cancelled', false],
] as const)('whether a task that is %s still asks for something: %s', (status, expected) => expect(isActive({ status })).toBe(expected))

it('the inbox holds what is active, has neither day nor goal and stands below nothing', () => {
  const loose = { ...dates({}), status: 'open', parentId: null, goalId: null } as const
  expect(inInbox(loose)).toBe(true)
  expect(inInbox({ ...loose, status: 'done' })).toBe(false)
  expect(inInbox({ ...loose, startDate: '2026-03-09' })).toBe(false)
  expect(inInbox({ ...loose, parentId: 'some task' })).toBe(false)
  expect(inInbox({ ...loose, goalId: 'some goal' })).toBe(false)
})
