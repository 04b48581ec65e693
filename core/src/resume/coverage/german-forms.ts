import { stemmer } from '@orama/stemmers/german'
import { foldButUmlauts, foldText, hasUmlauts, languagesOf } from '../../kernel/index.ts'
import { withWholeWords } from './whole-words.ts'

/** Whether a text is read as German, where one word has many forms and several make one. */
export function isGerman(text: string): boolean {
  const languages = languagesOf(foldText(text).match(/\p{L}+/gu) ?? [])
  return languages.length === 1 && languages[0] === 'de'
}

interface Word {
  /** In small letters, with its umlauts. */
  lower: string
  isNoun: boolean
  /** What all its forms have in common: the stem, and for who does something and the doing of it another one. */
  stems: readonly string[]
}

/** Shorter ones are part of too much. */
const SHORTEST = 5
/** Beginnings that make another word rather than a kind of the same, beside all that are shorter than this. */
const SHORTEST_BEGINNING = 4
const beginnings = new Set(['weiter', 'unter', 'uber', 'hinter', 'wieder', 'durch', 'gegen', 'zuruck', 'zusammen'])

/** Words for doing something and for who does it, which are no pair: Rechnung and Rechner, Bildung and Bilder. */
const noPairs = new Set('rechn richt ordn bild send schalt halt stell lad wert zeit stimm acht leist'.split(' '))
const woman = /(?:er|or|ent|ant|ist|eur|og|et)(?=in(?:nen)?$)/u

const DOES = '~'

function stemsOf(lower: string): string[] {
  const female = woman.exec(lower)
  const word = female ? lower.slice(0, female.index + female[0].length) : lower
  const stems = [stemmer(word)]
  const doing = /^(?<what>\p{L}{4,})(?:ung|ungen|er|ern|ers)$/u.exec(word)?.groups?.what
  if (doing && !noPairs.has(foldText(doing))) stems.push(`${foldText(doing)}${DOES}`)
  return stems
}

const known = new Map<string, readonly string[]>()
const MOST_KNOWN = 20_000

function stems(lower: string): readonly string[] {
  const before = known.get(lower)
  if (before) return before
  const found = stemsOf(lower)
  // Words of one account that nobody else uses keep those of no other away for good.
  if (known.size === MOST_KNOWN) known.clear()
  known.set(lower, found)
  return found
}

const LONGEST = 60

/** Each once: one that a text is full of is looked up once. */
const wordsIn = (text: string): Word[] =>
  [...new Set(text.normalize('NFC').match(/\p{L}+/gu) ?? [])]
    .filter(({ length }) => length >= SHORTEST && length <= LONGEST)
    .map((written) => {
      const lower = foldButUmlauts(written)
      return { lower, isNoun: /^\p{Lu}/u.test(written), stems: stems(lower) }
    })

/** What one makes better: who tells of “Rüstzeit” tells of “Rüstzeitoptimierung”, and nobody is a planner by telling of production. */
const improvement =
  /^(?<what>\p{L}{5,}?)s?(?:optimierung|verbesserung|reduzierung|reduktion|senkung|minimierung|verkürzung|steigerung|erhöhung)$/u

/** A German word that is looked for. */
export interface SoughtWord {
  written: string
  /** What is found by it. */
  key: string
}

interface Sought {
  key: string
  word: Word
}

/**
 * Finds German words in a text in whatever form they stand there, also as what a longer one is a kind of: “Produktionsplanung”
 * in “Produktionsplanerin”, “Bestand” in “Beständen”, “Planung” in “Feinplanung”.
 * @returns the keys of those that a text has
 */
export function germanFinder(sought: readonly SoughtWord[]): (text: string) => Set<string> {
  const byStem = new Map<string, Sought[]>()
  const put = (stem: string, one: Sought) => byStem.set(stem, [...(byStem.get(stem) ?? []), one])
  for (const { written, key } of sought) {
    const [word] = wordsIn(written)
    if (!word) continue
    for (const stem of word.stems) put(stem, { key, word })
    const what = improvement.exec(word.lower)?.groups?.what
    if (what) for (const stem of stems(what)) put(stem, { key, word: { lower: what, isNoun: true, stems: [] } })
  }
  if (byStem.size === 0) return () => new Set()
  return (text) => {
    const isSpelt = hasUmlauts(text)
    const found = new Set<string>()
    for (const said of wordsIn(withWholeWords(text))) {
      for (const stem of said.stems) {
        for (const { key, word } of byStem.get(stem) ?? []) if (isSame(word, said, isSpelt)) found.add(key)
        for (const { key, word } of asKindOf(stem, byStem)) if (said.isNoun && word.lower.length > SHORTEST) found.add(key)
      }
    }
    return found
  }
}

function isSame(sought: Word, said: Word, isSpelt: boolean): boolean {
  if (sought.lower === said.lower) return true
  // No noun: “bestanden” is no form of “Bestand”, nor “geplant” of any.
  if (sought.isNoun && !said.isNoun && /(?:en|t)$/u.test(said.lower)) return false
  return !(isSpelt && sought.isNoun && foldText(sought.lower) === foldText(said.lower))
}

function* asKindOf(stem: string, byStem: ReadonlyMap<string, readonly Sought[]>): Generator<Sought> {
  for (let at = SHORTEST_BEGINNING; stem.length - at >= SHORTEST_BEGINNING; at++) {
    const kinds = byStem.get(stem.slice(at))
    if (kinds && !beginnings.has(stem.slice(0, at))) yield* kinds
  }
}
