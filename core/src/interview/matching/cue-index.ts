import { foldButUmlauts, foldText, hasUmlauts } from '../../kernel/index.ts'

/** UTF-16 units of a text that are looked at, also once signs such as ㌖ have become the words they stand for. */
const MAX_TEXT = 30_000

/** The words of a text as cues are compared with them: in lower case, and without accents but its umlauts. */
export const wordsOf = (text: string): string[] => wordsBy(hasUmlauts(text) ? foldButUmlauts : foldText, text)

const wordsBy = (fold: (text: string) => string, text: string): string[] =>
  fold(text.slice(0, MAX_TEXT))
    .slice(0, MAX_TEXT)
    .match(/[\p{L}\p{N}]+/gu) ?? []

interface Cue {
  words: readonly string[]
  /** Its last word may have any ending. */
  open: boolean
  of: string
  points: number
}

/** Stretches of a text by what they tell of, each with its points. */
export type Hits = ReadonlyMap<string, ReadonlyMap<string, number>>

/** Cues as they are written, separated by commas. */
const cuesIn = (said: string) => said.split(',').filter((cue) => /\p{L}/u.test(cue))

/**
 * Looks for the cues of many things at once. Reads them as career's `cueFinder` does, which is made for few of them: of
 * those that begin at one word, each thing takes its longest, and goes on behind it.
 */
export function cueIndex(all: readonly Said[]): (words: readonly string[]) => Hits {
  const [spelt, plain] = [indexBy(foldButUmlauts, all), indexBy(foldText, all)]
  // Where a text has umlauts, a word without is another one; where it has none, they were left out.
  return (words) => (words.some(hasUmlauts) ? spelt : plain)(words)
}

interface Said {
  of: string
  said: string
  points: number
}

function indexBy(fold: (text: string) => string, all: readonly Said[]): (words: readonly string[]) => Hits {
  let made: ReturnType<typeof beginningsOf> | undefined
  const openWith = (word: string, { beginnings, longest }: ReturnType<typeof beginningsOf>): Cue[] => {
    const found: Cue[] = []
    for (let signs = Math.min(word.length, longest); signs > 0; signs--) found.push(...(beginnings.get(`${word.slice(0, signs)}*`) ?? []))
    return found
  }
  const begun = new Map<string, readonly Cue[]>()
  const beginWith = (word: string): readonly Cue[] => {
    const known = begun.get(word)
    if (known) return known
    // As it is first asked for: a server that starts has other things to do.
    made ??= beginningsOf(fold, all)
    const cues = [...(made.beginnings.get(word) ?? []), ...openWith(word, made)]
    if (begun.size < MOST_WORDS && word.length <= LONG_WORD) begun.set(word, cues)
    return cues
  }
  return (words) => {
    const hits = new Map<string, Map<string, number>>()
    const ends = new Map<string, number>()
    for (const [at, word] of words.entries()) {
      for (const cue of beginWith(word)) {
        if (at < (ends.get(cue.of) ?? 0) || !stands(cue, words, at)) continue
        const end = at + cue.words.length
        const stretch = words.slice(at, end).join(' ')
        const found = hits.get(cue.of) ?? new Map<string, number>()
        found.set(stretch, Math.max(cue.points, found.get(stretch) ?? 0))
        hits.set(cue.of, found)
        ends.set(cue.of, end)
      }
    }
    return hits
  }
}

/** Cues by the word that they begin with, and how long the longest such word is. */
function beginningsOf(
  fold: (text: string) => string,
  all: readonly Said[],
): { beginnings: ReadonlyMap<string, readonly Cue[]>; longest: number } {
  const beginnings = new Map<string, Cue[]>()
  for (const { of, said, points } of all) {
    for (const cue of cuesIn(said)) {
      const words = wordsBy(fold, cue)
      const open = cue.trim().endsWith('*')
      const [first] = words as [string]
      // What ends openly in its first word is found by that beginning, all else by the whole word.
      const key = open && words.length === 1 ? `${first}*` : first
      beginnings.set(key, [...(beginnings.get(key) ?? []), { words, open, of, points }])
    }
  }
  for (const cues of beginnings.values()) cues.sort((a, b) => b.words.length - a.words.length)
  return { beginnings, longest: Math.max(0, ...[...beginnings.keys()].map(({ length }) => length)) }
}

/** Words whose cues are kept at hand, and the length from which a word is none that is said again. */
const MOST_WORDS = 20_000
const LONG_WORD = 40

function stands({ words, open }: Cue, text: readonly string[], at: number): boolean {
  const last = words.length - 1
  return words.every((word, index) => {
    const there = text[at + index]
    return there === word || (open && index === last && there?.startsWith(word) === true)
  })
}
