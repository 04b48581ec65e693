import type { Milestone } from '@throughline/core/goal'
import { expect, test } from 'vitest'
import { mergeCheckIn, mergeGoal } from './merge-goal.ts'
import { sampleGoal as goal } from './test-goal.ts'

const step = (id: string, title = id, doneOn: string | null = null): Milestone => ({ id, title, doneOn })

test('a text that was changed elsewhere too is asked about, and what else was changed is written', () => {
  const theirs = goal(1, { why: 'Theirs', weight: 3 })
  expect(mergeGoal({ why: '', weight: 1, endDate: theirs.endDate }, { why: 'Mine', weight: 2, endDate: '2027-01-31' }, theirs)).toEqual({
    changes: { weight: 2, endDate: '2027-01-31' },
    conflicts: [{ field: 'why', mine: { why: 'Mine' }, theirs: { why: 'Theirs' } }],
  })
})

test('two closings are one choice, with what each says of it', () => {
  const closed = (reflection: string) => ({
    ...{ status: 'achieved' as const, pauses: [] },
    closing: { localDate: '2026-11-12', timeZone: 'UTC', reflection },
  })
  const base = { status: 'active' as const, pauses: [], closing: null }
  const { changes, conflicts } = mergeGoal(base, closed('Mine'), goal(1, closed('Theirs')))
  expect(changes).toEqual({})
  expect(conflicts).toEqual([{ field: 'status', mine: closed('Mine'), theirs: closed('Theirs') }])
})

test('milestones of both are kept: added, reached, renamed, deleted and moved', () => {
  const base = [step('a'), step('b'), step('c')]
  const after = (mine: Milestone[], theirs: Milestone[]) => {
    const { changes, conflicts } = mergeGoal({ milestones: base }, { milestones: mine }, goal(1, { milestones: theirs }))
    expect(conflicts).toEqual([])
    return changes.milestones
  }
  const [a, b, c] = base as [Milestone, Milestone, Milestone]
  const reached = step('a', 'a', '2026-11-12')
  expect(after([reached, b, c], [step('a', 'Renamed'), b, c, step('d')])).toEqual([step('a', 'Renamed', '2026-11-12'), b, c, step('d')])
  expect(after([a, b, c, step('e')], [b, c, step('d')])).toEqual([b, c, step('d'), step('e')])
  expect(after([a, c], [a, step('b', 'Renamed'), c, step('d')])).toEqual([a, c, step('d')])
  expect(after([c, a, b], [reached, b, c, step('d')])).toEqual([c, reached, b, step('d')])
  expect(after([reached, b, c], [reached, b, c])).toBeUndefined()
})

test('a measure is told apart by what it says and not by the order of its fields', () => {
  const { metric } = goal(1)
  const turned = Object.fromEntries(Object.entries(metric).reverse()) as typeof metric
  const wanted = { ...metric, target: '90' }
  expect(mergeGoal({ metric: turned }, { metric: wanted }, goal(1))).toEqual({ changes: { metric: wanted }, conflicts: [] })
})

test('of a check-in the value of one and the note of another go together', () => {
  const theirs = { value: '77', note: 'Theirs', confidence: null, localDate: '2026-11-12' } as Parameters<typeof mergeCheckIn>[2]
  expect(mergeCheckIn({ value: '77' }, { value: '78' }, theirs)).toEqual({ changes: { value: '78' }, conflicts: [] })
  expect(mergeCheckIn({ note: '' }, { note: 'Mine' }, theirs).conflicts).toMatchObject([{ field: 'note' }])
})
