import type { Experience, Win } from '../../career/index.ts'
import { indexTokens } from '../../kernel/text/search-text.ts'
import type { ResumeSection } from '../schema.ts'

type Line = ResumeSection['items'][number]['lines'][number]

/** The part of the shorter text's words that makes two texts say the same. */
const MOSTLY = 0.8
/** Fewer words than these say the same only when they are the same. */
const FEW = 3

interface Said {
  words: ReadonlySet<string>
  numbers: ReadonlySet<string>
}

const number = /^\p{N}+$/u
/** What sentences of any matter share, such as “by” and “the”. */
const small = /^\p{Script=Latin}{1,3}$/u

function saidIn(text: string): Said {
  const tokens = indexTokens([text])
  return { words: new Set(tokens.filter((token) => !small.test(token))), numbers: new Set(tokens.filter((token) => number.test(token))) }
}

const isWithin = (some: ReadonlySet<string>, others: ReadonlySet<string>) => some.values().every((one) => others.has(one))

/** By a simple rule: most words of the shorter are in the longer, and no number is another. */
function saySame(some: Said, others: Said): boolean {
  const [few, many] = some.words.size <= others.words.size ? [some.words, others.words] : [others.words, some.words]
  if (!isWithin(some.numbers, others.numbers) && !isWithin(others.numbers, some.numbers)) return false
  const shared = few.values().reduce((count, word) => count + Number(many.has(word)), 0)
  return shared >= (few.size < FEW ? Math.max(many.size, 1) : few.size * MOSTLY)
}

/**
 * The lines of a position, its highlights ahead of its wins, and whether its summary is shown, so that nothing is said twice:
 * of what says the same the win stands, as there is evidence behind it, unless the highlight has a number that the win leaves out.
 */
export function saidOnce({ summary, highlights }: Pick<Experience, 'summary' | 'highlights'>, wins: readonly Pick<Win, 'id' | 'title'>[]) {
  const kept: { line: Line; said: Said }[] = []
  const all = [
    ...highlights.map(({ id, text }) => ({ line: { kind: 'highlight' as const, id }, said: saidIn(text) })),
    ...wins.map(({ id, title }) => ({ line: { kind: 'win' as const, id }, said: saidIn(title) })),
  ]
  for (const one of all) {
    const at = kept.findIndex(({ said }) => saySame(said, one.said))
    const other = kept[at]
    if (!other) kept.push(one)
    else if (other.line.kind === 'highlight' && one.line.kind === 'win' && isWithin(other.said.numbers, one.said.numbers)) kept[at] = one
  }
  const sentences = summary.split(/(?<=[.!?])\s+|\n+/).filter((sentence) => sentence.trim())
  const isRepeated = sentences.every((sentence) => kept.some(({ said }) => saySame(said, saidIn(sentence))))
  return { lines: kept.map(({ line }) => line), hasSummary: !isRepeated }
}

/** The highlights that one of the wins says as well. */
export function highlightsSaidByWins<H extends { text: string }>(highlights: readonly H[], wins: readonly Pick<Win, 'title'>[]): H[] {
  const won = wins.map(({ title }) => saidIn(title))
  return highlights.filter(({ text }) => {
    const said = saidIn(text)
    return won.some((win) => saySame(win, said))
  })
}
