import type { ClosedStatus, Goal } from '@throughline/core/goal'
import { closedStatuses } from '@throughline/core/goal/state'
import { type GoalOutline, pursuedStates } from './outline.ts'
import { periodOf } from './periods.ts'
import { isWithin, type Place, placeOf } from './place.ts'

const pursued: readonly string[] = pursuedStates
export const isPursued = ({ status }: Pick<Goal, 'status'>): boolean => pursued.includes(status)

/** Goals that are pursued for one horizon: those that go on first, then what is paused, then drafts. */
export interface HorizonGroup<G extends GoalOutline> {
  place: Place
  goals: readonly G[]
  /** The last day of it; `null` for none. */
  to: string | null
}

export function groupsOf<G extends GoalOutline>(goals: readonly G[], today: string, weekStart: number): HorizonGroup<G>[] {
  return places.flatMap((place) => {
    const own = goals.filter((goal) => placeOf(goal, today) === place && isPursued(goal))
    if (own.length === 0) return []
    const ranked = pursuedStates.flatMap((status) => own.filter((goal) => goal.status === status))
    return [{ place, goals: ranked, to: endOf(own, place, today, weekStart) }]
  })
}

const places = ['week', 'month', 'quarter', 'year', 'beyond', 'life'] as const satisfies readonly Place[]

/** The goals among which one has its place, in their order. */
export const groupOf = <G extends Pick<Goal, 'horizon' | 'endDate' | 'status'>>(
  goal: Pick<Goal, 'horizon' | 'endDate' | 'status'>,
  goals: readonly G[],
  today: string,
): G[] => goals.filter((other) => other.status === goal.status && placeOf(other, today) === placeOf(goal, today))

/** The day a goal ends, if the stretch of its horizon is over by then and says something else. */
export function endBeyond({ horizon, endDate }: Pick<Goal, 'horizon' | 'endDate'>, today: string, weekStart: number): string | null {
  const period = periodOf(horizon, today, weekStart)
  return period && endDate && endDate > period.to ? endDate : null
}

/** The last day any of them means, if that is ahead within the horizon; otherwise the horizon's own. */
function endOf(goals: readonly Pick<Goal, 'endDate'>[], place: Place, today: string, weekStart: number): string | null {
  const ends = goals.flatMap(({ endDate }) => endDate ?? []).sort()
  const last = ends.at(-1)
  if (place === 'beyond') return last ?? null
  const period = periodOf(place, today, weekStart)
  if (!period) return null
  return last && ends.length === goals.length && last >= today && last <= period.to ? last : period.to
}

/** Closed goals of one kind, the latest first. */
export const closedOf = <G extends GoalOutline>(goals: readonly G[], status: ClosedStatus): G[] =>
  goals
    .filter((goal) => goal.status === status)
    .sort((a, b) => (b.closing?.localDate ?? '').localeCompare(a.closing?.localDate ?? '') || b.id.localeCompare(a.id))

/** A goal in the tree, with those below it. */
export interface Branch<G extends GoalOutline> {
  goal: G
  below: readonly Branch<G>[]
}

/** Goals that are shown at once; more at a press. */
export const AT_ONCE = 100

/** What a page shows below one another: the groups of a stretch, or all of them and behind them what is closed. */
export function partsOf<G extends GoalOutline>(
  goals: readonly G[],
  only: 'quarter' | 'year' | null,
  { today, weekStart }: { today: string; weekStart: number },
): { groups: HorizonGroup<G>[]; closed: { state: ClosedStatus; goals: G[] }[] } {
  const groups = groupsOf(goals, today, weekStart).filter(({ place }) => !only || isWithin(place, only))
  return { groups, closed: only ? [] : closedStatuses.map((state) => ({ state, goals: closedOf(goals, state) })) }
}

/** Pursued goals, and closed ones above or below them, as they stand below each other. */
export function treeOf<G extends GoalOutline>(goals: readonly G[]): Branch<G>[] {
  const ids = new Set(goals.map(({ id }) => id))
  const byParent = Map.groupBy(goals, ({ parentId }) => (parentId && ids.has(parentId) ? parentId : null))
  const branchesOf = (parentId: string | null): Branch<G>[] =>
    (byParent.get(parentId) ?? [])
      .map((goal) => ({ goal, below: branchesOf(goal.id) }))
      .filter(({ goal, below }) => parentId !== null || isPursued(goal) || below.some((branch) => isPursued(branch.goal)))
  return branchesOf(null)
}

/** The first goals of a tree, read from top to bottom. */
export function firstOf<G extends GoalOutline>(branches: readonly Branch<G>[], most: number): Branch<G>[] {
  let room = most
  const cut = (some: readonly Branch<G>[]): Branch<G>[] =>
    some.flatMap(({ goal, below }) => {
      if (room === 0) return []
      room--
      return [{ goal, below: cut(below) }]
    })
  return cut(branches)
}

/** The first goals of some groups, and of how many closed ones of each kind there is room below them. */
export function withinRoom<G extends { goals: readonly GoalOutline[] }, C extends { goals: readonly GoalOutline[] }>(
  groups: readonly G[],
  closed: readonly C[],
  most: number,
): { groups: G[]; closed: (C & { room: number })[] } {
  let room = most
  const take = ({ length }: readonly GoalOutline[]) => {
    const taken = Math.min(length, room)
    room -= taken
    return taken
  }
  return {
    groups: groups.map((group) => ({ ...group, goals: group.goals.slice(0, take(group.goals)) })).filter(({ goals }) => goals.length > 0),
    closed: closed.map((some) => ({ ...some, room: take(some.goals) })),
  }
}

/** How many goals stand in a tree. */
export const sizeOf = (branches: readonly Branch<GoalOutline>[]): number => branches.reduce((sum, { below }) => sum + 1 + sizeOf(below), 0)

/** What is asked after today or before it: the goals a review goes through. */
export const dueGoals = <G extends Pick<Goal, 'id' | 'status'>>(
  goals: readonly G[],
  nextOf: (id: string) => string | null | undefined,
  today: string,
): G[] =>
  goals.filter((goal) => {
    const next = nextOf(goal.id)
    return goal.status === 'active' && next && next <= today
  })

/** A share of a whole in words where there is a plain one: `half`. */
export function shareName(share: number): 'whole' | 'half' | 'third' | 'quarter' | 'two-thirds' | 'three-quarters' | null {
  const near = (ratio: number) => Math.abs(share - ratio) < 0.005
  if (near(1)) return 'whole'
  if (near(1 / 2)) return 'half'
  if (near(1 / 3)) return 'third'
  if (near(1 / 4)) return 'quarter'
  if (near(2 / 3)) return 'two-thirds'
  return near(3 / 4) ? 'three-quarters' : null
}
