import { describe, expect, test } from 'vitest'
import { sampleTask as task } from './test-task.ts'
import { belongs, compareIn, taskViews, viewHref } from './views.ts'

const today = '2026-11-12'
const listedIn = (fields: Parameters<typeof task>[1]) => taskViews.filter((view) => belongs(view, task(1, fields), today))

describe('where a task is listed', () => {
  test('without a date: in the inbox', () => expect(listedIn({})).toEqual(['inbox', 'all']))
  test('a step without a date: not in the inbox', () => expect(listedIn({ parentId: task(2).id })).toEqual(['all']))
  test('due today or before: in Today', () => {
    expect(listedIn({ dueDate: '2026-11-12' })).toEqual(['today', 'all'])
    expect(listedIn({ dueAt: '2026-11-10T09:00' })).toEqual(['today', 'all'])
  })
  test('due later: in Upcoming', () => expect(listedIn({ dueDate: '2026-11-13' })).toEqual(['upcoming', 'all']))
  test('due today but starting tomorrow: hidden from Today', () =>
    expect(listedIn({ dueDate: '2026-11-12', startDate: '2026-11-13' })).toEqual(['upcoming', 'all']))
  test('done or cancelled: in Completed alone', () => {
    const closedAt = '2026-11-12T08:00:00.000Z'
    expect(listedIn({ status: 'done', dueDate: today, closedAt })).toEqual(['completed'])
    expect(listedIn({ status: 'cancelled', closedAt })).toEqual(['completed'])
  })
  test('deleted: in the trash alone', () => expect(listedIn({ deletedAt: '2026-11-12T08:00:00.000Z' })).toEqual(['trash']))
  test('deleted along with the task above it: nowhere', () =>
    expect(listedIn({ deletedAt: '2026-11-12T08:00:00.000Z', deletedWith: task(2).id })).toEqual([]))
})

describe('the order of a view', () => {
  test('on one day, times come first and then what has none, by manual order', () => {
    const late = task(1, { dueDate: today, order: 'a1' })
    const first = task(2, { dueDate: today, order: 'a0' })
    const timed = task(3, { dueAt: `${today}T10:30`, order: 'a9' })
    expect([late, first, timed].sort(compareIn('today'))).toEqual([timed, first, late])
  })
  test('manual order is by code unit, ties broken by id', () => {
    const lower = task(1, { order: 'a' })
    const upper = task(2, { order: 'Z' })
    const twin = task(3, { order: 'Z' })
    expect([lower, twin, upper].sort(compareIn('inbox'))).toEqual([upper, twin, lower])
  })
  test('what was closed or deleted last comes first', () => {
    const older = task(1, { closedAt: '2026-11-11T08:00:00.000Z', deletedAt: '2026-11-11T08:00:00.000Z' })
    const newer = task(2, { closedAt: '2026-11-12T08:00:00.000Z', deletedAt: '2026-11-12T08:00:00.000Z' })
    expect([older, newer].sort(compareIn('completed'))).toEqual([newer, older])
    expect([older, newer].sort(compareIn('trash'))).toEqual([newer, older])
  })
})

test('Today is the home of Tasks and needs no name in addresses', () => {
  expect([viewHref('today'), viewHref('all')]).toEqual(['/tasks', '/tasks/all'])
})
