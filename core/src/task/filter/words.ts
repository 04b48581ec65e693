import { foldText } from '../../kernel/text/search-text.ts'

// Between ideographs there are no spaces: any of them may begin a word.
const inWord = /[[\p{L}\p{N}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]]/v
const outside = /[^\p{L}\p{N}]|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gv

/**
 * Tells whether a text holds some words, whatever their accents and case: at the beginning of a word or, when
 * exact, as whole words. Spaces and line breaks are as good as each other.
 */
export function wordsIn(wanted: string, isExact: boolean): (text: string) => boolean {
  const words = spaced(foldText(wanted)).trim()
  const beginsWord = inWord.test(characterAt(words, 0))
  const endsWord = isExact && inWord.test(characterBefore(words, words.length))
  return (text) => {
    const searched = folded(text)
    for (let at = searched.indexOf(words); at >= 0; ) {
      const end = at + words.length
      const isCutBefore = beginsWord && inWord.test(characterBefore(searched, at))
      const isCutAfter = endsWord && inWord.test(characterAt(searched, end))
      if (!isCutBefore && !isCutAfter) return true
      // On to where the next word may begin, so that no stretch is looked at over and over.
      outside.lastIndex = at + 1
      const next = outside.exec(searched)
      at = next ? searched.indexOf(words, next.index) : -1
    }
    return false
  }
}

/** Texts folded last, as each word of a filter looks at the same ones; what is short is folded at once. */
const recent = new Map<string, string>()
const MOST_RECENT = 100
const SHORT = 200

function folded(text: string): string {
  if (text.length < SHORT) return spaced(foldText(text))
  const known = recent.get(text)
  if (known !== undefined) return known
  if (recent.size >= MOST_RECENT) recent.clear()
  const made = spaced(foldText(text))
  recent.set(text, made)
  return made
}

const spaced = (text: string) => text.replace(/\s+/gu, ' ')

const characterAt = (text: string, index: number): string => {
  const code = text.codePointAt(index)
  return code === undefined ? '' : String.fromCodePoint(code)
}

function characterBefore(text: string, end: number): string {
  const isPair = end > 1 && /[\udc00-\udfff]/.test(text[end - 1] ?? '')
  return text.slice(isPair ? end - 2 : end - 1, end)
}
