import { foldText } from '../../kernel/text/search-text.ts'
import { type Span, spanOf } from '../words/span.ts'
import type { NamedGoal } from './named-goals.ts'

/** `>"Ship 2.0"`, `>Ship 2.0` or `>Ship` in a line. */
export interface GoalSign extends Span {
  /** `null` where no goal, or more than one, is called so. */
  goalId: string | null
  /** How many goals it may mean. */
  matches: number
}

/** A line holds no more that are looked at. */
const MAX_SIGNS = 10

const sign = /(?<![^\s,;])>(?:["“„](?<quoted>[^"“”„]+)["”“]|(?<bare>[\p{L}\p{N}][^\s,;"“”„]*))/gu

/**
 * The signs for goals that a text holds. What follows `>` is a title, all of it or, in quotes or as one word, the
 * beginning of a single one; goals that are still pursued go before those that are not.
 */
export function findGoalSigns(text: string, goals: readonly NamedGoal[]): GoalSign[] {
  const known = goals.map((goal): FoldedGoal => ({ ...goal, folded: foldText(goal.title) }))
  return [...text.matchAll(sign)].slice(0, MAX_SIGNS).flatMap((match) => {
    const { quoted, bare } = match.groups ?? {}
    const span = spanOf(match)
    if (quoted !== undefined) return { ...span, ...meant(quoted, known) }
    const whole = longestTitle(text.slice(span.start + 1), known)
    if (whole) return { start: span.start, end: span.start + 1 + whole.length, goalId: whole.id, matches: 1 }
    const word = (bare as string).replace(/[.!?:]+$/u, '')
    // “>5” is rather a number than a goal.
    return /\p{L}/u.test(word) ? { start: span.start, end: span.start + 1 + word.length, ...meant(word, known) } : []
  })
}

interface FoldedGoal extends NamedGoal {
  folded: string
}

const isPursued = ({ status }: NamedGoal) => status === 'active' || status === 'draft' || status === 'paused'

function meant(said: string, goals: readonly FoldedGoal[]): Pick<GoalSign, 'goalId' | 'matches'> {
  const wanted = foldText(said.trim())
  let most = 0
  for (const some of [goals.filter(isPursued), goals.filter((goal) => !isPursued(goal))]) {
    const exact = some.find(({ folded }) => folded === wanted)
    if (exact) return { goalId: exact.id, matches: 1 }
    const begun = some.filter(({ folded }) => folded.startsWith(wanted))
    if (begun.length === 1) return { goalId: (begun[0] as FoldedGoal).id, matches: 1 }
    most = Math.max(most, begun.length)
  }
  return { goalId: null, matches: most }
}

/** The longest title that stands at the beginning of a text, as whole words. */
function longestTitle(text: string, goals: readonly FoldedGoal[]): { id: string; length: number } | null {
  const there = goals.filter(
    ({ title, folded }) => foldText(text.slice(0, title.length)) === folded && !/^[.'’_/-]?[\p{L}\p{N}]/u.test(text.slice(title.length)),
  )
  const [best] = there.toSorted((a, b) => b.title.length - a.title.length || Number(isPursued(b)) - Number(isPursued(a)))
  return best ? { id: best.id, length: best.title.length } : null
}
