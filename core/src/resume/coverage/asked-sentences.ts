import { headedBy, isInList, wished } from './asked-headings.ts'
import { withWholeWords } from './whole-words.ts'

/** Sentences that are looked into, and UTF-16 units of one. */
const MOST_SENTENCES = 400
const MOST_OF_SENTENCE = 600

/** A sentence of a description. */
export interface AskedSentence {
  text: string
  /** Whether what stands at a place of it is only wished for. */
  isWished(at: number): boolean
}

/** How something is asked for that one has to bring. */
const needed =
  /(?<!\p{L})(?:(?<!not )required|must|essential|mandatory|need|needs|necessary|erforderlich|(?<!nicht )zwingend|voraussetzung|notwendig|vorausgesetzt|unerlässlich|brauchst|benötig\p{L}*)(?!\p{L})/iu
const clauseEnds = /[,;–]|\s(?:but|while|aber|während)\s/giu

/** The sentences of a description, German words that share their end made whole. */
export function sentencesIn(description: string): AskedSentence[] {
  const lines = description.split('\n')
  let isUnderWish = false
  const sentences: AskedSentence[] = []
  for (const [at, line] of lines.entries()) {
    // What follows behind a gap is no longer of the list, unless it is one still.
    if (line.trim() === '' && !isInList(lines[at + 1] ?? '') && headedBy(lines[at - 1] ?? '') !== 'wished') isUnderWish = false
    const heads = headedBy(line)
    if (heads) isUnderWish = heads === 'wished'
    const isWish = isUnderWish
    for (const sentence of line.split(/(?<=[.;!?•·])\s/u)) {
      if (sentences.length === MOST_SENTENCES) return sentences
      const text = withWholeWords(sentence.slice(0, MOST_OF_SENTENCE))
      sentences.push({ text, isWished: (place) => isWish || isWishedIn(text, place) })
    }
  }
  return sentences
}

/** A wish is about its sentence; where that also says what one needs, about its own part. */
function isWishedIn(sentence: string, at: number): boolean {
  if (!wished.test(sentence)) return false
  if (!needed.test(sentence)) return true
  const ends = [...sentence.matchAll(clauseEnds)].map(({ index }) => index)
  const from = ends.filter((end) => end < at).at(-1) ?? 0
  return wished.test(
    sentence.slice(
      from,
      ends.find((end) => end >= at),
    ),
  )
}

const inWord = /[\p{L}\p{N}]/u

/** Where a sentence says some words by themselves, as they are written: from and until. */
export const placesIn = ({ text }: AskedSentence, words: readonly string[]): { from: number; until: number }[] =>
  words.flatMap((word) => {
    const places: { from: number; until: number }[] = []
    for (let from = word === '' ? -1 : text.indexOf(word); from >= 0; from = text.indexOf(word, from + word.length)) {
      const until = from + word.length
      if (!inWord.test(text[from - 1] ?? '') && !inWord.test(text[until] ?? '')) places.push({ from, until })
    }
    return places
  })
