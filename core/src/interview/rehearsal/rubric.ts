/** Free of zod, so that a browser may import it by itself as `@throughline/core/interview/rehearsal-rules`. */

/** What an answer is rated by, each from 1 (not yet) to 4 (well). */
export const rubric = ['answered', 'own-part', 'proof', 'delivery'] as const
export type RubricItem = (typeof rubric)[number]

/** What one gave an answer; `null` for what was not rated. */
export type Marks = Readonly<Record<RubricItem, number | null>>

export const unrated: Marks = { answered: null, 'own-part': null, proof: null, delivery: null }

/** The mean of some marks, to a tenth; `null` where nothing was rated. */
export function meanOf(marks: readonly (number | null)[]): number | null {
  const given = marks.filter((mark) => mark !== null)
  if (given.length === 0) return null
  return Math.round((given.reduce((sum, mark) => sum + mark, 0) / given.length) * 10) / 10
}

/** By how many seconds an answer was longer than it was to be; 0 where it was not. */
export const secondsOver = ({ answerSeconds, minutes }: { answerSeconds: number; minutes: number }): number =>
  Math.max(0, Math.round(answerSeconds - minutes * 60))
