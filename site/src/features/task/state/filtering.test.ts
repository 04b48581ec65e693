import { beforeEach, expect, test } from 'vitest'
import { $today } from '../../desk/here.ts'
import { plainList } from '../rules/list-address.ts'
import { sampleTask as task } from '../rules/test-task.ts'
import { belongsToWhole, listKeyOf, prepareFilter, wholeKey } from './filtering.ts'
import { records } from './queries.ts'
import type { TaskDesk } from './task-desk.ts'

const today = '2026-11-12'
beforeEach(() => $today.set(today))

/** The list of a filter, with what it takes to tell its tasks. */
async function prepared(view: TaskDesk['view'], filter: string): Promise<string> {
  const place = { view, list: { ...plainList, filter } }
  await prepareFilter({ ...place, timeZone: 'UTC', dayStart: 0 } as TaskDesk)
  return wholeKey(place)[1]
}

test('a filtered view holds what it lists and the filter means', async () => {
  const of = await prepared('today', 'tag:home')
  expect(belongsToWhole(of, task(1, { dueDate: today, tags: ['Home'] }), false)).toBe(true)
  expect(belongsToWhole(of, task(1, { dueDate: today }), true)).toBe(false)
  expect(belongsToWhole(of, task(1, { tags: ['home'] }), true)).toBe(false)
})

test('in All a filter that names a status holds closed tasks too, any other only active ones', async () => {
  const done = task(1, { status: 'done', closedAt: '2026-11-12T08:00:00.000Z' })
  expect(belongsToWhole(await prepared('all', 'is:done'), done, false)).toBe(true)
  expect(belongsToWhole(await prepared('all', 'task'), done, true)).toBe(false)
  expect(belongsToWhole(await prepared('all', 'is:done'), { ...done, deletedAt: '2026-11-12T08:00:00.000Z' }, true)).toBe(false)
})

test('days are those of the day it is, also past midnight', async () => {
  const of = await prepared('all', 'due:today')
  const due = task(1, { dueDate: '2026-11-13' })
  expect(belongsToWhole(of, due, false)).toBe(false)
  $today.set('2026-11-13')
  expect(belongsToWhole(of, due, false)).toBe(true)
})

test('until the filter is there, a task stays where it is', () => {
  const { 1: of } = wholeKey({ view: 'all', list: { ...plainList, filter: 'never prepared' } })
  expect([belongsToWhole(of, task(1), true), belongsToWhole(of, task(1), false)]).toEqual([true, false])
})

test('where a filter looks at tasks that may not be known here, what the server listed stays listed', async () => {
  const of = await prepared('all', 'is:blocked')
  records.learn(task(8))
  expect(belongsToWhole(of, task(1, { blockedBy: [task(8).id] }), false)).toBe(true)
  expect(belongsToWhole(of, task(1, { blockedBy: [task(9).id] }), true)).toBe(true)
  expect(belongsToWhole(of, task(1), false)).toBe(false)
})

test('a list without a filter is read in the order of its view, page by page', () => {
  expect(listKeyOf({ view: 'inbox', list: plainList })).toEqual(['tasks', 'inbox'])
  expect(listKeyOf({ view: 'inbox', list: { ...plainList, filter: 'a' } })).toEqual(['whole', '["inbox","a"]'])
})
