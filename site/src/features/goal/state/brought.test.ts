import { expect, test } from 'vitest'
import { firstShown } from '../rules/first-shown.ts'
import type { GoalOutline, ListedGoal } from '../rules/outline.ts'
import { sampleGoal as goal, sampleMeasures } from '../rules/test-goal.ts'
import { broughtOf, shownOf } from './brought.ts'
import { $shown, hideGoal, learnGoals, showGoals } from './shown.ts'

const here = { today: '2026-11-12', weekStart: 1 }
const horizon = { only: null, layout: 'horizon' } as const

const many = Array.from({ length: 230 }, (_, n) =>
  goal(n, {
    order: `a${String(n).padStart(3, '0')}`,
    title: `Goal\t${n}`,
    why: 'x'.repeat(500),
    parentId: n === 150 ? goal(149).id : null,
  }),
)
const closed = goal(900, {
  status: 'achieved',
  order: 'b',
  closing: { localDate: '2026-03-01', timeZone: 'Europe/Berlin', reflection: 'It was long.' },
})
const goals = [...many, closed]
const progress = Object.fromEntries(goals.map(({ id }, n) => [id, sampleMeasures({ nextCheckIn: n % 2 ? here.today : '2026-12-01' })]))
const all = { goals, progress, marks: { [many[0]?.id ?? '']: [], [many[200]?.id ?? '']: [] }, tasks: { [many[200]?.id ?? '']: 3 } }

const outlinesAmong = (goals: readonly ListedGoal[] = []) => goals.filter((goal) => 'isOutline' in goal).length

const brought = () => broughtOf(all, firstShown(goals, horizon, here), here.today)

test('a page brings what it shows at first, and of the rest where it stands and what it is called', () => {
  const given = brought()
  expect(given.goals).toEqual(many.slice(0, 100))
  expect([Object.keys(given.progress), Object.keys(given.marks), given.tasks]).toEqual([
    many.slice(0, 100).map(({ id }) => id),
    [many[0]?.id],
    {},
  ])
  expect(given.rest.length).toBeLessThan(131 * 200)
  const shown = shownOf(given)
  const standing = ({ id, order, parentId, status, horizon, endDate }: GoalOutline) =>
    [id, order, parentId, status, horizon, endDate].join()
  expect(shown.goals.map(standing)).toEqual(goals.map(standing))
  expect(shown.goals[150]).toEqual({
    ...{ isOutline: true, id: many[150]?.id, order: 'a150', title: 'Goal 150', parentId: many[149]?.id },
    ...{ status: 'active', horizon: 'quarter', endDate: '2026-12-31', closing: null },
  })
  expect(shown.goals.at(-1)?.closing?.localDate).toBe('2026-03-01')
  expect([outlinesAmong(shown.goals), shown.outlinedDue]).toEqual([131, 65])
})

test('few goals come whole', () => {
  const few = { ...all, goals: many.slice(0, 3) }
  expect(shownOf(broughtOf(few, firstShown(few.goals, horizon, here), here.today)).outlinedDue).toBeUndefined()
})

test('each view brings what it shows, and what is to be closed at the turn of a quarter', () => {
  const over = goal(901, { order: 'c', horizon: 'quarter', endDate: '2026-09-30' })
  const years = Array.from({ length: 120 }, (_, n) => goal(1_000 + n, { horizon: 'week', endDate: null, order: `Z${n}` }))
  const every = [...goals, over, ...years]
  const ids = (view: Parameters<typeof firstShown>[1]) => firstShown(every, view, here)
  expect([...ids({ only: 'achieved', layout: 'horizon' })]).toEqual([closed.id, over.id])
  expect(ids(horizon).has(over.id)).toBe(true)
  expect(ids(horizon).has(years[99]?.id ?? '')).toBe(true)
  const tree = ids({ only: null, layout: 'tree' })
  expect([tree.size, tree.has(many[99]?.id ?? ''), tree.has(years[0]?.id ?? '')]).toEqual([101, true, false])
})

test('what was an outline is whole once it was changed or all was read, and gone once it was thrown away', () => {
  learnGoals(shownOf(brought()))
  expect($shown.get()?.goals).toHaveLength(231)
  hideGoal(many[140]?.id ?? '')
  expect([$shown.get()?.goals.length, outlinesAmong($shown.get()?.goals)]).toEqual([230, 130])
  showGoals([many[0]?.id ?? ''])
  expect(outlinesAmong($shown.get()?.goals)).toBe(130)
  learnGoals(all)
  expect($shown.get()?.outlinedDue).toBeUndefined()
  expect($shown.get()?.goals).toEqual(goals)
})
