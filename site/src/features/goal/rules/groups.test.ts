import type { Goal } from '@throughline/core/goal'
import { expect, test } from 'vitest'
import { type Branch, closedOf, dueGoals, endBeyond, firstOf, groupOf, groupsOf, shareName, sizeOf, treeOf, withinRoom } from './groups.ts'
import { sampleGoal as goal } from './test-goal.ts'

const today = '2026-11-12'
const ids = (goals: readonly { id: string }[]) => goals.map(({ id }) => Number(id.slice(-3)))

test('goals stand by horizon, those that go on before what is paused and drafts', () => {
  const groups = groupsOf([goal(1, { status: 'draft' }), goal(2, { status: 'paused' }), goal(3), goal(4, { horizon: 'week' })], today, 1)
  expect(groups.map(({ place, goals }) => [place, ids(goals)])).toEqual([
    ['week', [4]],
    ['quarter', [3, 2, 1]],
  ])
})

test('a group ends with the last of its goals, or with the calendar where one has no end or goes past it', () => {
  const endOf = (...ends: (string | null)[]) =>
    groupsOf(
      ends.map((endDate, i) => goal(i, { endDate })),
      today,
      1,
    )[0]?.to
  expect(endOf('2026-12-01', '2026-12-18')).toBe('2026-12-18')
  expect(endOf('2026-12-18', null)).toBe('2026-12-31')
  expect(endOf('2027-04-01')).toBe('2026-12-31')
  expect(endOf('2026-11-01')).toBe('2026-12-31')
})

test('what ends after this year stands behind what ends with it, and moves among its own', () => {
  const [now, next, later] = [
    goal(1, { horizon: 'year', endDate: '2026-12-31' }),
    goal(2, { horizon: 'year', endDate: '2027-06-30' }),
    goal(3, { horizon: 'year', endDate: '2027-09-01' }),
  ]
  const groups = groupsOf([now, next, later], today, 1)
  expect(groups.map(({ place, goals, to }) => [place, ids(goals), to])).toEqual([
    ['year', [1], '2026-12-31'],
    ['beyond', [2, 3], '2027-09-01'],
  ])
  expect(ids(groupOf(next, [now, next, later], today))).toEqual([2, 3])
})

test('a goal that ends past its horizon says when', () => {
  const end = (horizon: 'quarter' | 'year' | 'life', endDate: string | null) => endBeyond({ horizon, endDate }, today, 1)
  expect([end('quarter', '2027-02-01'), end('year', '2027-06-30')]).toEqual(['2027-02-01', '2027-06-30'])
  expect([end('quarter', '2026-12-31'), end('year', null), end('life', '2030-01-01')]).toEqual([null, null, null])
})

test('closed goals stand by the day they were closed, the latest first', () => {
  const closed = (number: number, localDate: string) =>
    goal(number, { status: 'achieved', closing: { localDate, timeZone: 'UTC', reflection: '' } })
  expect(ids(closedOf([closed(1, '2026-06-28'), closed(2, '2026-09-30'), goal(3)], 'achieved'))).toEqual([2, 1])
})

test('the tree keeps closed goals below one that goes on, and leaves out what is closed at the top', () => {
  const [top, kid, alone] = [goal(1), goal(2, { parentId: goal(1).id, status: 'achieved' }), goal(3, { status: 'missed' })]
  const tree = treeOf([top, kid, alone])
  expect(ids(tree.map((branch) => branch.goal))).toEqual([1])
  expect(ids(tree[0]?.below.map((branch) => branch.goal) ?? [])).toEqual([2])
})

test('a review goes through active goals whose day has come', () => {
  const next = (id: string) => ({ [goal(1).id]: today, [goal(2).id]: '2026-11-13', [goal(3).id]: '2026-11-01' })[id] ?? null
  expect(ids(dueGoals([goal(1), goal(2), goal(3, { status: 'paused' }), goal(4)], next, today))).toEqual([1])
})

test('plain shares have names', () => {
  expect([1, 0.5, 1 / 3, 0.25, 2 / 3, 0.75].map(shareName)).toEqual(['whole', 'half', 'third', 'quarter', 'two-thirds', 'three-quarters'])
  expect(shareName(0.4)).toBeNull()
})

test('of a tree the first are shown from top to bottom, with all that they stand below', () => {
  const id = (n: number) => goal(n).id
  const tree = treeOf([goal(1), goal(2, { parentId: id(1) }), goal(3, { parentId: id(2) }), goal(4, { parentId: id(1) }), goal(5)])
  const shape = (branches: readonly Branch<Goal>[]): unknown[] => branches.map(({ goal, below }) => [...ids([goal]), ...shape(below)])
  expect(sizeOf(tree)).toBe(5)
  expect(shape(firstOf(tree, 3))).toEqual([[1, [2, [3]]]])
  expect(shape(firstOf(tree, 4))).toEqual([[1, [2, [3]], [4]]])
  expect(shape(firstOf(tree, 100))).toEqual(shape(tree))
})

test('what there is no room for is left out from below, closed goals first', () => {
  const groups = [{ goals: [goal(1), goal(2)] }, { goals: [goal(3), goal(4)] }]
  const closed = [{ goals: [goal(5), goal(6)] }, { goals: [goal(7)] }]
  const shown = (most: number) => {
    const within = withinRoom(groups, closed, most)
    return [within.groups.map(({ goals }) => ids(goals)), within.closed.map(({ room }) => room)]
  }
  expect(shown(2)).toEqual([[[1, 2]], [0, 0]])
  expect(shown(3)).toEqual([
    [[1, 2], [3]],
    [0, 0],
  ])
  expect(shown(5)).toEqual([
    [
      [1, 2],
      [3, 4],
    ],
    [1, 0],
  ])
  expect(shown(100)).toEqual([
    [
      [1, 2],
      [3, 4],
    ],
    [2, 1],
  ])
})
