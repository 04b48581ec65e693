import { foldText } from '../../kernel/search-text.ts'

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
  text: string
  words: readonly Word[]
}

/** What a text is asked for: cues as `Competency` writes them. */
export type CueFinder = (read: ReadableText) => string[]

const plain = (text: string): string => foldText(text.slice(0, MAX_TEXT)).replaceAll('ß', 'ss')

export function readable(written: string): ReadableText {
  const text = plain(written)
  const words = Array.from(text.matchAll(/[\p{L}\p{N}]+/gu), ({ 0: word, index: at }) => ({
    begins: [1, 2, MOST_SIGNS].map((signs) => word.slice(0, signs)),
    at,
  }))
  return { text, words }
}

/**
 * Finds whole words, or their beginnings where a cue ends in `*`, in a text that was made `readable`; answers each stretch
 * once, in the order of the text.
 */
export function cueFinder(cues: string): CueFinder {
  let made: ReturnType<typeof lookingFor> | undefined
  return ({ text, words }) => {
    // As it is first asked for: a server that starts has other things to do.
    made ??= lookingFor(cues)
    const { pattern, begins } = made
    const found = new Set<string>()
    let end = 0
    for (const word of words) {
      if (word.at < end || !word.begins.some((signs) => begins.has(signs))) continue
      pattern.lastIndex = word.at
      const [stretch] = pattern.exec(text) ?? []
      if (stretch === undefined) continue
      found.add(stretch.replace(/\s+/g, ' '))
      end = word.at + stretch.length
    }
    return [...found]
  }
}

function lookingFor(cues: string): { pattern: RegExp; begins: ReadonlySet<string> } {
  const parts = cues.split(',').map((cue) => {
    const words = plain(cue.trim().replace(/\*$/, '')).split(/ +/).map(escaped)
    return `${words.join('\\s+')}${cue.trim().endsWith('*') ? '\\p{L}{0,30}' : ''}`
  })
  // The longest first, so that “line manager” is not found as “line”.
  const pattern = new RegExp(`(?:${parts.sort((a, b) => b.length - a.length).join('|')})(?![\\p{L}\\p{N}])`, 'uy')
  const begins = new Set(cues.split(',').map((cue) => beginOf(plain(cue.trim()))))
  return { pattern, begins }
}

const beginOf = (cue: string): string => (/^[\p{L}\p{N}]+/u.exec(cue)?.[0] ?? '').slice(0, MOST_SIGNS)
