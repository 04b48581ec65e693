/** Reads the signs of quick add alone. Free of zod and of the date parser, for a browser: `@throughline/core/task/tokens`. */
import { literal, quoted } from '../words/guarded.ts'
import { blanked, READ, type Span } from '../words/span.ts'
import { without } from '../words/title.ts'
import { findTokens, type TokenField, type Tokens } from '../words/tokens.ts'

export type { Span } from '../words/span.ts'
export { overlap } from '../words/span.ts'
export { without } from '../words/title.ts'

/** A stretch of a line and what it was read as. */
export interface FoundPart<F extends string = string> extends Span {
  text: string
  field: F
}

export interface TokenReading extends Pick<Tokens, TokenField> {
  /** What is left of the text. */
  title: string
  found: FoundPart<TokenField>[]
  /** What is to be read as nothing else: quotes, addresses, code, and what was rejected. */
  kept: Span[]
  /** The text for the next reader: what is kept or already read can be seen no more. */
  rest: string
}

/** The tags, priority and duration that a line says by signs. A line that would leave no title is all title. */
export function readTokens(text: string, rejected: readonly Span[] = []): TokenReading {
  const kept = [...quoted(text), ...literal(text), ...rejected.filter(({ start, end }) => start >= 0 && start < end && end <= text.length)]
  const readable = blanked(text, kept)
  const { found, ...fields } = findTokens(readable)
  const parts = found.map((piece) => ({ ...piece, text: text.slice(piece.start, piece.end) }))
  return { ...fields, title: without(text, parts), found: parts, kept, rest: blanked(readable, found, READ) }
}
