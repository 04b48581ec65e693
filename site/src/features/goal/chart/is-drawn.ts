import type { Goal } from '@throughline/core/goal'

/** Whether a chart says more of a goal than its days or steps do. */
export const isDrawn = ({ goal }: { goal: Pick<Goal, 'metric'> }): boolean => !['habit', 'binary', 'milestones'].includes(goal.metric.type)
