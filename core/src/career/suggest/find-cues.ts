import { foldButUmlauts, foldText, hasUmlauts } from '../../kernel/text/search-text.ts'

/** UTF-16 units of a text that are looked at. */
const MAX_TEXT = 10_000

/** Signs of a word by which the finders that may know it are told. */
const MOST_SIGNS = 3

const escaped = (word: string) => word.replace(/[^\p{L}\p{N}]/gu, (sign) => `\\u{${(sign.codePointAt(0) as number).toString(16)}}`)

interface Word {
  /** Its first sign, its first two, and its first three. */
  begins: readonly string[]
  at: number
}

/** A text as cues are looked for in it, cut into words once for all finders. */
export interface ReadableText {
  /** As it was written. */
  written: string
  /** As it is compared: with its umlauts, where it is written with any. */
  text: string
  isSpelt: boolean
  /** Where in `written` each sign of `text` stands; `null`: where it stands in `text`. */
  places: readonly number[] | null
  words: readonly Word[]
}

/** What a text is asked for: cues as `Competency` writes them. */
export type CueFinder = (read: ReadableText) => string[]

const folding = (isSpelt: boolean) => (isSpelt ? foldButUmlauts : foldText)

export function readable(said: string): ReadableText {
  const written = said.slice(0, MAX_TEXT).normalize('NFC')
  const isSpelt = hasUmlauts(written)
  const { text, places } = folded(written, folding(isSpelt))
  const words = Array.from(text.matchAll(/[\p{L}\p{N}]+/gu), ({ 0: word, index: at }) => ({
    begins: [1, 2, MOST_SIGNS].map((signs) => word.slice(0, signs)),
    at,
  }))
  return { written, text, isSpelt, places, words }
}

/** Folded sign by sign where that changes how many there are: “ß” is two. */
function folded(written: string, fold: (text: string) => string): Pick<ReadableText, 'text' | 'places'> {
  const text = fold(written)
  if (text.length === written.length) return { text, places: null }
  const places: number[] = []
  let [signs, at] = ['', 0]
  for (const sign of written) {
    const one = fold(sign)
    for (let n = 0; n < one.length; n++) places.push(at)
    signs += one
    at += sign.length
  }
  return { text: signs, places: [...places, at] }
}

const quoted = ({ written, places }: ReadableText, from: number, until: number): string =>
  written.slice(places?.[from] ?? from, places?.[until] ?? until).replace(/\s+/g, ' ')

/**
 * Finds whole words, or their beginnings where a cue ends in `*`, in a text that was made `readable`; answers each stretch
 * once, as it is written, in the order of the text.
 */
export function cueFinder(cues: string): CueFinder {
  const made = new Map<boolean, ReturnType<typeof lookingFor>>()
  return (read) => {
    const { text, words, isSpelt } = read
    // As it is first asked for: a server that starts has other things to do.
    const { pattern, begins } = made.get(isSpelt) ?? lookingFor(cues, folding(isSpelt))
    made.set(isSpelt, { pattern, begins })
    const found = new Map<string, string>()
    let end = 0
    for (const word of words) {
      if (word.at < end || !word.begins.some((signs) => begins.has(signs))) continue
      pattern.lastIndex = word.at
      const [stretch] = pattern.exec(text) ?? []
      if (stretch === undefined) continue
      end = word.at + stretch.length
      const same = stretch.replace(/\s+/g, ' ')
      if (!found.has(same)) found.set(same, quoted(read, word.at, end))
    }
    return [...found.values()]
  }
}

function lookingFor(cues: string, fold: (text: string) => string): { pattern: RegExp; begins: ReadonlySet<string> } {
  const parts = cues.split(',').map((cue) => {
    const words = fold(cue.trim().replace(/\*$/, '')).split(/ +/).map(escaped)
    return `${words.join('\\s+')}${cue.trim().endsWith('*') ? '\\p{L}{0,30}' : ''}`
  })
  // The longest first, so that “line manager” is not found as “line”.
  const pattern = new RegExp(`(?:${parts.sort((a, b) => b.length - a.length).join('|')})(?![\\p{L}\\p{N}])`, 'uy')
  const begins = new Set(cues.split(',').map((cue) => beginOf(fold(cue.trim()))))
  return { pattern, begins }
}

const beginOf = (cue: string): string => (/^[\p{L}\p{N}]+/u.exec(cue)?.[0] ?? '').slice(0, MOST_SIGNS)
