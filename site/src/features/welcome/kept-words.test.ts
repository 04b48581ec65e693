import { expect, it } from 'vitest'
import { readKeptWords } from './kept-words.ts'

const context = { locale: 'en-GB', today: '2026-11-29' }
const listing = (items: unknown[]) => ({ list: async () => ({ items }) })
const kept = (goals: unknown[], tasks: unknown[], entries: unknown[] = []) =>
  readKeptWords({ goals: listing(goals), tasks: listing(tasks), journal: listing(entries) } as never, context)

const goal = { title: 'On time', endDate: '2027-03-31', metric: { type: 'percent', unit: '', start: '88', target: '95' } }
const task = { title: 'Call', dueDate: null, dueAt: '2026-12-01T10:00' }

it('says how what was typed was read', async () => {
  expect(await kept([goal], [task], [{}])).toBe(
    'Kept: the goal “On time” (88\u00a0% → 95\u00a0%, until Wed 31 Mar 2027), the task “Call” (Tue 1 Dec, 10:00) and a line in the journal.',
  )
})

it('says the days of a habit', async () => {
  const metric = { type: 'habit', weekdays: [1, 2, 3, 4, 5], timesPerWeek: null, dailyTarget: null, unit: '', start: '0', target: '80' }
  expect(await kept([{ title: 'Walk', endDate: null, metric }], [])).toBe('Kept: the goal “Walk” (Habit, Mon to Fri).')
})

it('says no more than was read', async () => {
  const plain = { ...goal, endDate: null, metric: { type: 'binary', unit: '', start: '0', target: '1' } }
  expect(await kept([plain], [{ ...task, dueAt: null }])).toBe('Kept: the goal “On time” and the task “Call”.')
  expect(await kept([goal, goal], [])).toBe('')
})
