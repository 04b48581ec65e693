import type { CheckIn, Goal, Milestone } from '@throughline/core/goal'
import { type Merge, mergeFields } from '../../changes/merge.ts'
import type { CheckInEdit, GoalEdit } from './change.ts'

/** Merges an edit of a goal into the goal as it became elsewhere meanwhile. What is a sentence or a measure is asked about. */
export const mergeGoal = (base: GoalEdit, mine: GoalEdit, theirs: Goal): Merge<GoalEdit> =>
  mergeFields<GoalEdit>(base, mine, theirs, {
    together: [['status', 'pauses', 'closing']],
    yielding: ['horizon', 'parentId', 'weight', 'statedPace', 'checkInEvery', 'competencies', 'tags', 'order'],
    joined: { milestones: (base = [], mine = [], theirs = []) => bothMilestones(base, mine, theirs) },
  })

/** The same of a check-in. */
export const mergeCheckIn = (base: CheckInEdit, mine: CheckInEdit, theirs: CheckIn): Merge<CheckInEdit> =>
  mergeFields<CheckInEdit>(base, mine, theirs, { together: [] })

/** Milestones with what was changed here and what elsewhere; of one that was changed in both places, it is mine field by field. */
function bothMilestones(base: readonly Milestone[], mine: readonly Milestone[], theirs: readonly Milestone[]): Milestone[] {
  const [was, own] = [byId(base), byId(mine)]
  const kept = theirs.flatMap((their) => {
    const [before, after] = [was.get(their.id), own.get(their.id)]
    if (!before) return their
    return after ? changedIn(before, after, their) : []
  })
  const added = mine.filter(({ id }) => !was.has(id) && !kept.some((one) => one.id === id))
  const all = [...kept, ...added]
  const isMoved =
    mine
      .map(({ id }) => id)
      .filter((id) => was.has(id))
      .join() !==
    base
      .map(({ id }) => id)
      .filter((id) => own.has(id))
      .join()
  if (!isMoved) return all
  const place = (id: string) => mine.findIndex((one) => one.id === id)
  const placed = all.filter(({ id }) => place(id) >= 0).sort((a, b) => place(a.id) - place(b.id))
  return all.map((one) => (place(one.id) >= 0 ? (placed.shift() as Milestone) : one))
}

const byId = (milestones: readonly Milestone[]) => new Map(milestones.map((one) => [one.id, one]))

const changedIn = (before: Milestone, mine: Milestone, theirs: Milestone): Milestone => ({
  ...theirs,
  ...(mine.title !== before.title && { title: mine.title }),
  ...(mine.doneOn !== before.doneOn && { doneOn: mine.doneOn }),
})
