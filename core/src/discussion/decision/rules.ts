/** What follows from a decision alone. Free of zod, so that a browser may import it by itself. */
import type { Decision } from './schema.ts'

/** Whether nothing has taken its place. */
export const isStanding = ({ supersededById }: Pick<Decision, 'supersededById'>): boolean => supersededById === null

/** Whether it says how well its confidence was placed. */
export const isJudged = ({ outcome, confidence }: Pick<Decision, 'outcome' | 'confidence'>): boolean =>
  outcome !== null && confidence !== null

/** Whether there is a day on which to ask how it turned out. */
export const isDueForReview = <D extends Pick<Decision, 'reviewOn' | 'outcome' | 'supersededById'>>(
  decision: D,
): decision is D & { reviewOn: string } => decision.reviewOn !== null && decision.outcome === null && isStanding(decision)

/** Where a decision is seen. */
export const decisionHref = (discussionId: string, decisionId: string): string => `/discussions/${discussionId}#decision-${decisionId}`
