/** Reads the signs of quick add alone. Free of zod and of the date parser, for a browser: `@throughline/core/task/tokens`. */
import { findGoalSigns } from '../goal/goal-signs.ts'
import type { NamedGoal } from '../goal/named-goals.ts'
import { literal, quoted } from '../words/guarded.ts'
import { blanked, overlap, READ, type Span } from '../words/span.ts'
import { without } from '../words/title.ts'
import { findTokens, type TokenField, type Tokens } from '../words/tokens.ts'

export type { NamedGoal } from '../goal/named-goals.ts'
export type { Span } from '../words/span.ts'
export { overlap } from '../words/span.ts'
export { without } from '../words/title.ts'

/** A sign for a goal that stays words, as no single goal is called so. */
export interface UnknownGoal extends Span {
  text: string
  /** How many goals it may mean; none or several. */
  matches: number
}

/** A stretch of a line and what it was read as. */
export interface FoundPart<F extends string = string> extends Span {
  text: string
  field: F
}

export type SignField = TokenField | 'goalId'

export interface TokenReading extends Pick<Tokens, TokenField> {
  goalId: string | null
  unknownGoals: UnknownGoal[]
  /** What is left of the text. */
  title: string
  found: FoundPart<SignField>[]
  /** What is to be read as nothing else: quotes, addresses, code, and what was rejected. */
  kept: Span[]
  /** The text for the next reader: what is kept or already read can be seen no more. */
  rest: string
}

export interface TokenContext {
  /** Stretches that stay words. */
  rejected?: readonly Span[]
  /** What `>` may mean. */
  goals?: readonly NamedGoal[]
}

/**
 * The tags, priority, duration and goal that a line says by signs. Of several goals the last one counts. A line that would
 * leave no title is all title.
 */
export function readTokens(text: string, { rejected = [], goals = [] }: TokenContext = {}): TokenReading {
  const refused = [...literal(text), ...rejected.filter(({ start, end }) => start >= 0 && start < end && end <= text.length)]
  const quotes = quoted(text)
  const signs = findGoalSigns(text, goals).filter(
    (sign) => ![...refused, ...quotes.filter(({ start }) => start < sign.start)].some((span) => overlap(span, sign)),
  )
  const goal = signs.findLast(({ goalId }) => goalId)
  const kept = [...quotes.filter((span) => !goal || !overlap(span, goal)), ...refused]
  const readable = blanked(blanked(text, kept), goal ? [goal] : [], READ)
  const { found, ...fields } = findTokens(readable)
  const pieces = [...found, ...(goal ? [{ start: goal.start, end: goal.end, field: 'goalId' as const }] : [])]
  const parts = pieces.map((piece) => ({ ...piece, text: text.slice(piece.start, piece.end) })).sort((a, b) => a.start - b.start)
  return {
    ...fields,
    goalId: goal?.goalId ?? null,
    unknownGoals: signs
      .filter(({ goalId }) => !goalId)
      .map(({ start, end, matches }) => ({ start, end, text: text.slice(start, end), matches })),
    title: without(text, parts),
    found: parts,
    kept,
    rest: blanked(readable, found, READ),
  }
}
