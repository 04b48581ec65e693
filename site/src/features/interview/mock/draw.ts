import type { BankQuestion, QuestionKind } from '@throughline/core/interview'

type Drawable = Pick<BankQuestion, 'id' | 'kind' | 'competencies' | 'starred' | 'minutes' | 'text'>

interface Drawing {
  count: number
  /** Another one draws others; the same draws the same. */
  seed: number
  /** Competencies that are asked for, what weighs most first; questions that ask for none of them come last. */
  asksFor?: readonly string[]
  /** Kinds of questions that suit the job; those of another come after all others. Where it is left out, all suit. */
  kinds?: readonly QuestionKind[]
}

/** What an interview begins with. */
const OPENER = 'tell-me-about-yourself'
/** So long an interview has to be for one question that opens it and one that closes it. */
const LONG = 5

/**
 * Draws questions for a mock interview: those that are starred and those a job asks for sooner than others, no competency
 * mainly asked for twice while there are others, one that opens an interview at its beginning, where it is long enough, and
 * one that closes it at its end.
 */
export function draw(bank: readonly Drawable[], { count, seed, asksFor = [], kinds }: Drawing): Drawable[] {
  const wanted = weights(asksFor)
  const luck = chance(seed)
  const isOfOther = ({ kind }: Drawable) => kinds !== undefined && !kinds.includes(kind)
  const ranked = bank
    .map((question) => ({
      question,
      rank: luck() - (question.starred ? 0.5 : 0) - asks(question, wanted) + (isOfOther(question) ? OTHER_TRADE : 0),
    }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ question }) => question)
  const others = ranked.filter(({ kind }) => kind !== 'closing')
  const [closing] = ranked.filter(({ kind, id }) => kind === 'closing' && id !== OPENER)
  const last = closing && others.length > 0 && count > 2 ? [closing] : []
  const first = count >= LONG && others.length > 0 ? ranked.filter(({ id }) => id === OPENER) : []
  const pool = others.length > 0 ? others : ranked
  return [...first, ...spread(pool, count - first.length - last.length), ...last]
}

/** More than luck, a star and all that is asked for come to. */
const OTHER_TRADE = 8

/** What weighs most is asked for whatever luck says: so many competencies, and how much more they count. */
const HEAVIEST = { count: 2, more: 2 }

/** What each competency counts beside the others, by its place among them. */
function weights(asksFor: readonly string[]): ReadonlyMap<string, number> {
  const names = [...new Set(asksFor.map((name) => name.toLowerCase()))]
  return new Map(names.map((name, at) => [name, 1 - at / names.length + (at < HEAVIEST.count ? HEAVIEST.more : 0)]))
}

/** How much a question asks for what is wanted: mainly, the more the more that weighs, or beside something else. */
function asks({ competencies }: Drawable, wanted: ReadonlyMap<string, number>): number {
  const [main = '', ...beside] = competencies.map((name) => name.toLowerCase())
  const weight = wanted.get(main)
  return weight === undefined ? (beside.some((name) => wanted.has(name)) ? 1 : 0) : 2 + weight
}

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
