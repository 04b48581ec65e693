import { expect, it } from 'vitest'
import { measure } from './measure.ts'
import { goalAsOf } from './measured-goal.ts'
import { goalOf, on } from './test-measure.ts'

const milestone = (id: string, doneOn: string | null) => ({ id, title: id, doneOn })

it('a goal at the end of a day has all that is dated on it, and nothing later', () => {
  const closing = { localDate: '2026-02-10', timeZone: 'UTC', reflection: '' }
  const milestones = [milestone('a', '2026-02-09'), milestone('b', '2026-02-10'), milestone('c', null)]
  const goal = goalOf({ status: 'achieved', closing, milestones })
  expect(goalAsOf(goal, '2026-02-10')).toEqual(goal)
  expect(goalAsOf(goal, '2026-02-09')).toMatchObject({
    status: 'active',
    closing: null,
    milestones: [{ doneOn: '2026-02-09' }, { doneOn: null }, { doneOn: null }],
  })
})

it('milestones count by the days they were reached on, whatever order they stand in', () => {
  const milestones = [milestone('a', '2026-02-20'), milestone('b', null), milestone('c', '2026-01-05')]
  const goal = goalOf({ metric: { type: 'milestones', target: '1' }, milestones })
  expect(measure(goal, [], on('2026-03-01'))).toMatchObject({ current: '2', days: 2, lastOn: '2026-02-20' })
})
