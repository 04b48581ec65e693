import type { Goal, GoalStatus, Horizon } from '@throughline/core/goal'
import { closedStatuses } from '@throughline/core/goal/state'

/** Where a goal stands among others, and what it is called: all that their order, their groups and their tree need. */
export interface GoalOutline extends Pick<Goal, 'id' | 'order' | 'parentId' | 'status' | 'horizon' | 'endDate' | 'title'> {
  closing: Pick<NonNullable<Goal['closing']>, 'localDate'> | null
}

/** A goal of which no more is known. */
export interface OutlinedGoal extends GoalOutline {
  isOutline: true
}

/** A goal of a list: whole, or for now an outline. */
export type ListedGoal = Goal | OutlinedGoal

/** Those of which all is known. */
export const wholeGoals = (goals: readonly ListedGoal[]): Goal[] => goals.flatMap((goal) => ('isOutline' in goal ? [] : goal))

export const horizons = ['week', 'month', 'quarter', 'year', 'life'] as const satisfies readonly Horizon[]
/** In the order of a list. */
export const pursuedStates = ['active', 'paused', 'draft'] as const satisfies readonly GoalStatus[]

/** Goals in little text, a line each. */
export const outlinesOf = (goals: readonly GoalOutline[]): string =>
  goals
    .map(({ id, order, parentId, status, horizon, endDate, closing, title }) =>
      [id, order, parentId ?? '', status, horizon, endDate ?? '', closing?.localDate ?? '', title.replaceAll(/\s/g, ' ')].join('\t'),
    )
    .join('\n')

/** The goals of such lines. */
export const fromOutlines = (text: string): OutlinedGoal[] => text.split('\n').filter(Boolean).map(fromOutline)

function fromOutline(line: string): OutlinedGoal {
  const [id = '', order = '', parentId, status, horizon, endDate, closedOn, title = ''] = line.split('\t')
  return {
    ...{ isOutline: true, id, order, title, parentId: parentId || null, endDate: endDate || null },
    status: [...pursuedStates, ...closedStatuses].find((known) => known === status) ?? 'draft',
    horizon: horizons.find((known) => known === horizon) ?? 'life',
    closing: closedOn ? { localDate: closedOn } : null,
  }
}
