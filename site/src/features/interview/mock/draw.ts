import type { BankQuestion } from '@throughline/core/interview'

type Drawable = Pick<BankQuestion, 'id' | 'kind' | 'competencies' | 'starred' | 'minutes' | 'text'>

interface Drawing {
  count: number
  /** Another one draws others; the same draws the same. */
  seed: number
  /** Competencies that are asked for; questions that ask for none of them come last. */
  asksFor?: readonly string[]
}

/**
 * Draws questions for a mock interview: those that are starred and those a job asks for sooner than others, no competency
 * mainly asked for twice while there are others, and one that closes an interview at its end.
 */
export function draw(bank: readonly Drawable[], { count, seed, asksFor = [] }: Drawing): Drawable[] {
  const wanted = new Set(asksFor.map((name) => name.toLowerCase()))
  const luck = chance(seed)
  const ranked = bank
    .map((question) => ({ question, rank: luck() - (question.starred ? 0.5 : 0) - (asks(question, wanted) ? 1 : 0) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ question }) => question)
  const [closing] = ranked.filter(({ kind }) => kind === 'closing')
  const others = ranked.filter(({ kind }) => kind !== 'closing')
  const last = closing && others.length > 0 && count > 2 ? [closing] : []
  const pool = others.length > 0 ? others : ranked
  return [...spread(pool, count - last.length), ...last]
}

const asks = ({ competencies }: Drawable, wanted: ReadonlySet<string>) => competencies.some((name) => wanted.has(name.toLowerCase()))

/** The first of each competency, then whoever is next. */
function spread(ranked: readonly Drawable[], count: number): Drawable[] {
  const seen = new Set<string>()
  const firsts = ranked.filter(({ competencies: [main = ''] }) => !seen.has(main) && seen.add(main))
  return [...firsts, ...ranked.filter((question) => !firsts.includes(question))].slice(0, count)
}

/** Numbers from 0 to 1 that follow from a seed (mulberry32). */
function chance(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
