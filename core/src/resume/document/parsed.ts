import type { ResumeSource } from '../content.ts'
import type { LayoutLine, LayoutPage, ReadPage } from '../setter.ts'

/** A line of a page, and what a parser takes for it. */
export interface ParsedLine {
  /** As it stands on the page. */
  text: string
  /** As it was read; empty where it was not found. */
  read: string
  isSame: boolean
  source: ResumeSource | null
}

export interface ParsedPage {
  lines: ParsedLine[]
}

/** Sets what was read out of a PDF beside the lines it was made of, page by page, word by word, in reading order. */
export const parsedPages = (pages: readonly LayoutPage[], read: readonly ReadPage[]): ParsedPage[] =>
  pages.map(({ lines }, at) => ({ lines: parsedLines(withMarks(lines), read[at]?.lines ?? []) }))

interface Expected {
  text: string
  source: ResumeSource | null
}

/** A mark, such as a bullet, belongs to the line that follows it. */
function withMarks(lines: readonly LayoutLine[]): Expected[] {
  const found: Expected[] = []
  let marks = ''
  for (const { text, source } of lines)
    if (source === null) marks += `${text} `
    else {
      found.push({ text: `${marks}${text}`, source })
      marks = ''
    }
  return marks ? [...found, { text: marks.trim(), source: null }] : found
}

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean)

function parsedLines(expected: readonly Expected[], read: readonly string[]): ParsedLine[] {
  const wanted = expected.flatMap(({ text }, line) => wordsIn(text).map((word) => ({ word, line })))
  const found = read.flatMap(wordsIn)
  const lineOf = placesOf(wanted, found)
  const readOf = expected.map((): string[] => [])
  for (const [at, word] of found.entries()) readOf[lineOf[at] as number]?.push(word)
  return expected.map(({ text, source }, line) => {
    const asRead = (readOf[line] as string[]).join(' ')
    return { text, read: asRead, isSame: asRead === wordsIn(text).join(' '), source }
  })
}

/** For each word that was read, the line it belongs to: by the longest run of equal words, in order; others go with the one before. */
function placesOf(wanted: readonly { word: string; line: number }[], found: readonly string[]): number[] {
  const width = found.length + 1
  const lengths = new Uint16Array((wanted.length + 1) * width)
  for (let i = wanted.length - 1; i >= 0; i--)
    for (let j = found.length - 1; j >= 0; j--)
      lengths[i * width + j] =
        wanted[i]?.word === found[j]
          ? (lengths[(i + 1) * width + j + 1] as number) + 1
          : Math.max(lengths[(i + 1) * width + j] as number, lengths[i * width + j + 1] as number)
  const places: number[] = []
  let [i, line] = [0, 0]
  for (let j = 0; j < found.length; ) {
    const next = wanted[i]
    const isMatch = next?.word === found[j]
    if (next && (isMatch || (lengths[(i + 1) * width + j] as number) >= (lengths[i * width + j + 1] as number))) {
      line = next.line
      i++
      if (!isMatch) continue
    }
    places.push(line)
    j++
  }
  return places
}
