import type { Goal } from '@throughline/core/goal'
import type { Measures } from '@throughline/core/progress'

/** Whether there is anything of a goal that a chart could show. */
export const isDrawn = ({ goal: { metric }, measures }: { goal: Pick<Goal, 'metric'>; measures: Pick<Measures, 'unmeasured'> }): boolean =>
  metric.type !== 'habit' && metric.type !== 'binary' && measures.unmeasured !== 'no-milestones'
