import type { Evidence } from './win/schema.ts'

type Counted = Pick<Evidence, 'kind' | 'date' | 'number' | 'state'>

/**
 * Whether a link waits for what it names: a task that is not done, or a goal that goes on and has come to no number yet. Both
 * have no day until then.
 */
export const isNotDoneYet = ({ kind, date, number }: Pick<Counted, 'kind' | 'date' | 'number'>): boolean =>
  date === null && (kind === 'task' || (kind === 'goal' && number === null))

/** Whether something that a win links to shows that it is so: its source is there, and what it names has come about. */
export const countsAsEvidence = (piece: Counted): boolean => piece.state === 'live' && !isNotDoneYet(piece)

/** How many of the links of a win show that it is so. */
export const countOfEvidence = ({ evidence }: { evidence: readonly Counted[] }): number => evidence.filter(countsAsEvidence).length
