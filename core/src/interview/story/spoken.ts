const WORDS_A_MINUTE = 140

const segmenter = new Intl.Segmenter('en', { granularity: 'word' })

/** What of Markdown looks like words and is not spoken: numbers and boxes of a list, addresses. */
const unspoken = [/^[ \t]*\d{1,9}[.)](?=\s)/gm, /^[ \t]*[-*+][ \t]+\[[ xX]\](?=\s)/gm, /(?<=\])\([^()\n]*\)/g, /https?:\/\/[^\s<>()]+/g]

/** A text without the numbers of its lists, boxes and addresses; other signs of Markdown are part of no word. */
export const asSpoken = (text: string): string => unspoken.reduce((rest, pattern) => rest.replace(pattern, ' '), text)

/** The words of a text that was made `asSpoken`, as they stand there. */
export const wordsIn = (spoken: string): string[] =>
  Array.from(segmenter.segment(spoken)).flatMap(({ segment, isWordLike }) => (isWordLike && anyLetter.test(segment) ? [segment] : []))

// A line of underscores counts as a word otherwise.
const anyLetter = /[\p{L}\p{N}]/u

/** Signs that are read out as a word. */
const readOut = /[%‰€£$]/g

const wordsSpoken = (word: string) => Math.max(1, Math.ceil((word.match(/\d/g)?.length ?? 0) / 2))

/** How many words are said when a text is told; of a number about one for every two digits. */
export function countSpoken(text: string): number {
  const spoken = asSpoken(text)
  return wordsIn(spoken).reduce((sum, word) => sum + wordsSpoken(word), spoken.match(readOut)?.length ?? 0)
}

/** How long telling a Markdown text takes at 140 words a minute, in whole seconds. */
export const spokenSeconds = (text: string): number => Math.round((countSpoken(text) * 60) / WORDS_A_MINUTE)
