import { expect, test } from 'vitest'
import { sampleTask } from '../../rules/test-task.ts'
import { meantBy } from './meant.ts'

const calendar = { today: '2026-11-12', timeZone: 'Europe/Vienna', dayStart: 4 }
const tasks = [sampleTask(1, { tags: ['work'] }), sampleTask(2, { tags: ['work'], status: 'done' }), sampleTask(3)]
const meant = (filter: string) => tasks.filter(meantBy({ filter }, calendar, {})).map(({ title }) => title)

test('a calendar shows what its filter means, also what was done', () => {
  expect(meant('tag:work')).toEqual(['Task 1', 'Task 2'])
  expect(meant('-tag:work')).toEqual(['Task 3'])
})

test('without a filter, or with one that cannot be read, it shows all', () => {
  expect([meant(''), meant('(tag:work')]).toEqual([tasks.map(({ title }) => title), tasks.map(({ title }) => title)])
})
