import { literalParts, type Part } from './literal-parts.ts'

/** Words of a link that are longer are not looked through for their beginning. */
const MAX_WORDS = 2_000

/** An inline link, or a picture, of a Markdown text. */
export interface LinkPlace {
  /** From the end of its words to the end of its address, as the pattern took it apart. */
  match: RegExpExecArray
  /** The sign that makes it more than a link, such as the `!` of a picture; empty where none stands before it. */
  mark: string
}

/**
 * The inline links of a text whose address a pattern knows; not within code. Takes any text, in time that grows with its
 * length.
 * @param addressed global; it begins at the bracket that ends the words, `\]\(`
 */
export function linkPlaces(body: string, addressed: RegExp): LinkPlace[] {
  const candidates = [...body.matchAll(addressed)]
  if (candidates.length === 0) return []
  const isLiteral = within(literalParts(body))
  return candidates.flatMap((match) => {
    const opens = isLiteral(match.index) ? -1 : openingOf(body, match.index)
    if (opens < 0) return []
    return [{ match, mark: isEscaped(body, opens - 1) ? '' : (body[opens - 1] ?? '') }]
  })
}

/** Tells, for rising places, whether they lie in one of some parts. */
function within(parts: readonly Part[]): (place: number) => boolean {
  let next = 0
  return (place) => {
    while (next < parts.length && (parts[next] as Part).to <= place) next++
    const part = parts[next]
    return part !== undefined && part.from <= place
  }
}

/** Where the bracket stands that the one at `closes` closes; -1 when there is none in the same paragraph. */
function openingOf(body: string, closes: number): number {
  if (isEscaped(body, closes)) return -1
  let depth = 0
  for (let at = closes - 1; at >= 0 && closes - at <= MAX_WORDS; at--) {
    const sign = body[at]
    if (sign === '\n' && body[at - 1] === '\n') return -1
    if ((sign !== '[' && sign !== ']') || isEscaped(body, at)) continue
    if (sign === ']') depth++
    else if (depth-- === 0) return at
  }
  return -1
}

function isEscaped(body: string, at: number): boolean {
  let slashes = 0
  while (body[at - 1 - slashes] === '\\') slashes++
  return slashes % 2 === 1
}
