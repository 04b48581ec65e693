import { foldText } from '../../kernel/search-text.ts'

/** UTF-16 units of a text that are looked at. */
const MAX_TEXT = 10_000

const escaped = (word: string) => word.replace(/[^\p{L}\p{N}]/gu, (sign) => `\\u{${(sign.codePointAt(0) as number).toString(16)}}`)

/** What a text is asked for: cues as `Competency` writes them. */
export type CueFinder = (text: string) => string[]

/** A text as cues are looked for in it. */
export const readable = (text: string): string => foldText(text.slice(0, MAX_TEXT)).replaceAll('ß', 'ss')

/**
 * Finds whole words, or their beginnings where a cue ends in `*`, in a text that was made `readable`; answers each stretch
 * once, in the order of the text.
 */
export function cueFinder(cues: string): CueFinder {
  const parts = cues.split(',').map((cue) => {
    const words = readable(cue.trim().replace(/\*$/, '')).split(/ +/).map(escaped)
    return `${words.join('\\s+')}${cue.trim().endsWith('*') ? '\\p{L}{0,30}' : ''}`
  })
  // The longest first, so that “line manager” is not found as “line”.
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${parts.sort((a, b) => b.length - a.length).join('|')})(?![\\p{L}\\p{N}])`, 'gu')
  return (text) => [...new Set([...text.matchAll(pattern)].map(([stretch]) => stretch.replace(/\s+/g, ' ')))]
}
