/**
 * How text is cut for search, the same in every store: compatibility-decomposed, without marks,
 * in lower case; words of letters and digits; CJK runs, which have no spaces, as single
 * characters and overlapping pairs.
 */

import { foldText } from './fold-text.ts'

export { foldText }

const word = /[\p{L}\p{N}]+/gu
const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u30fc]+/gu
const anyCjk = new RegExp(cjk.source, 'u')

/** Tokens longer than this are cut; nobody types more of a word to find it. */
const TOKEN_LENGTH = 40

/**
 * Tokens kept of one text: what the longest entry of a journal makes when all of it is CJK, so that its last word is
 * found like its first. Saving that takes SQLite about 0.1 s, and what people write in a day a small part of it.
 */
const MAX_TOKENS = 200_000

/** UTF-16 units that are cut into tokens: a text of signs that stand for whole words, such as ㌖, grows many times over. */
const MAX_FOLDED = 120_000

/** The tokens a text is found by, in reading order and with repeats (ranking counts them). */
export const indexTokens = (texts: readonly string[]): string[] => texts.flatMap(tokensOf)

function tokensOf(text: string): string[] {
  const folded = foldText(text).slice(0, MAX_FOLDED)
  const runs = folded.match(word) ?? []
  // Every write passes here, and most texts hold plain words only.
  const tokens = anyCjk.test(folded) ? runs.flatMap((run) => parts(run).flatMap(tokensOfPart)) : runs.map(cut)
  return tokens.length > MAX_TOKENS ? tokens.slice(0, MAX_TOKENS) : tokens
}

/** Whether texts hold all that was typed, as every store decides it; nothing is held by all. */
export function holdsAll(texts: readonly string[], wanted: readonly QueryToken[]): boolean {
  const tokens = new Set(indexTokens(texts))
  const holds = ({ token, prefix }: QueryToken) => tokens.has(token) || (prefix && tokens.values().some((one) => one.startsWith(token)))
  return wanted.length > 0 && wanted.every(holds)
}

const tokensOfPart = ({ part, ideographic }: Part): string[] => (ideographic ? [...part, ...pairs(part)] : [cut(part)])

const cut = (text: string): string => (text.length > TOKEN_LENGTH ? text.slice(0, TOKEN_LENGTH) : text)

export interface QueryToken {
  token: string
  /** A word may go on after what was typed; an ideograph pair may not. */
  prefix: boolean
  /** All that was typed of it, where its ending is left to the text. */
  whole?: string
}

/** What must all be present for a text to match what was typed. Empty when nothing searchable was typed. */
export function queryTokens(typed: string): QueryToken[] {
  const tokens = new Map<string, QueryToken>()
  for (const [run] of foldText(typed).matchAll(word))
    for (const { part, ideographic } of parts(run)) {
      const whole = cut(part)
      const wanted = !ideographic ? [withoutEnding(whole)] : [...part].length === 1 ? [part] : pairs(part)
      for (const token of wanted) tokens.set(token, { token, prefix: !ideographic, ...(!ideographic && token !== whole && { whole }) })
    }
  return [...tokens.values()].slice(0, 12)
}

/** Endings that words take in German, and in English an “s”: what is left of a longer one is the beginning of its other forms too. */
const ending = /(?<=^\p{L}{6,})(?:e[ns]?|[ns])$/u

/** “Rüstzeiten” finds “Rüstzeit”, as stores look for words by their beginnings. */
const withoutEnding = (part: string): string => part.replace(ending, '')

const umlaut = /[äöüß]|[aou]\u0308/iu

/** Whether a text is written with umlauts, so that one without is another word: “Beständen”, stocks, and “bestanden”, passed. */
export const hasUmlauts = (text: string): boolean => umlaut.test(text)

/** As `foldText`, sign by sign, but with umlauts. */
export const foldButUmlauts = (text: string): string =>
  hasUmlauts(text)
    ? text
        .normalize('NFKD')
        .toLowerCase()
        .replace(/([aou]\u0308)|\p{M}/gu, (_, kept: string | undefined) => kept ?? '')
        .normalize('NFC')
        .replace(/ß/g, 'ss')
    : foldText(text)

export interface Part {
  part: string
  ideographic: boolean
  /** Where it begins. */
  index: number
}

/** The words of a folded text, and what of it is written without spaces between words. */
export function partsOfText(folded: string): Part[] {
  const runs = [...folded.matchAll(word)]
  if (!anyCjk.test(folded)) return runs.map(({ 0: part, index }) => ({ part, ideographic: false, index }))
  return runs.flatMap(({ 0: run, index }) => parts(run).map((one) => ({ ...one, index: index + one.index })))
}

function parts(run: string): Part[] {
  const found: Part[] = []
  let from = 0
  for (const match of run.matchAll(cjk)) {
    if (match.index > from) found.push({ part: run.slice(from, match.index), ideographic: false, index: from })
    found.push({ part: match[0], ideographic: true, index: match.index })
    from = match.index + match[0].length
  }
  if (from < run.length) found.push({ part: run.slice(from), ideographic: false, index: from })
  return found
}

function pairs(run: string): string[] {
  const characters = [...run]
  return characters.slice(1).map((character, i) => `${characters[i]}${character}`)
}
