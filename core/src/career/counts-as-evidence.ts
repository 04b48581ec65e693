import type { Evidence, Win } from './win/schema.ts'

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

/** Whether a piece of evidence is a goal that goes on, by whose name a win says what is not so yet. */
const isOpenGoalCalled = (title: string, piece: Counted & Pick<Evidence, 'title'>): boolean =>
  piece.kind === 'goal' && piece.date === null && piece.title === title

/**
 * Whether what a win says may be taken to be so: not where all its links wait for what they name, are gone, or are a goal that
 * goes on and lends it its name.
 */
export const mayTell = ({ title, evidence }: Pick<Win, 'title'> & { evidence: readonly (Counted & Pick<Evidence, 'title'>)[] }): boolean =>
  evidence.length === 0 || evidence.some((piece) => countsAsEvidence(piece) && !isOpenGoalCalled(title, piece))
