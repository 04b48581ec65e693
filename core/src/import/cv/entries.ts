import type { CvLine } from './cv-line.ts'
import { isGrade, type Named, namesOrganisation, namesPosition } from './names.ts'
import { type Period, periodIn } from './period.ts'

/** A position, a degree, a project: what is said beside its dates, and below. */
export interface CvEntry {
  /** As they are set apart: position, organisation, place, in whichever order. */
  parts: string[]
  /** Which of them is which, where more than they tell it. */
  names?: Named
  period: Period | null
  highlights: string[]
  summary: string
}

/** A line that stands beside dates is no longer than this; what is longer tells of something. */
const LONGEST_HEAD = 120
/** Nor is it with its dates. */
const LONGEST_DATED = 240
/** So many lines above its dates may say what an entry is. */
const MOST_ABOVE = 2

const isSentence = (text: string) => text.length > LONGEST_HEAD || (/[.!?]$/.test(text) && text.split(/\s+/).length > 6)

/** The dates a line stands beside, if that is what it is for. */
function datesOf({ text, isItem }: CvLine, takesOne: boolean) {
  // A year within an address is no date.
  if (isItem || text.length > LONGEST_DATED || /^\S+\/\S*$/.test(text)) return null
  const found = periodIn(text)
  if (!found || isSentence(found.rest)) return null
  return found.period.isOne && !takesOne ? null : found
}

/** What the entries of a section have above their dates: none, one or two lines, as the first of them has it. */
function linesAbove(lines: readonly CvLine[], dated: number): number {
  let above = 0
  while (above < MOST_ABOVE) {
    const line = lines[dated - above - 1]
    if (!line || line.isItem || isSentence(line.text)) return above
    above++
  }
  return above
}

/**
 * The entries of a section whose entries have dates. Where each begins is told by the first: by its dates, or by the lines
 * that stand above them. What stands before all of them is no entry.
 * @param takesOne whether one date alone is that of an entry
 * @param partsOf what parts the names beside a date
 */
export function datedEntries(lines: readonly CvLine[], takesOne: boolean, partsOf: Parting = byAny): CvEntry[] {
  const dates = lines.map((line) => datesOf(line, takesOne))
  const dated = dates.flatMap((found, at) => (found ? [at] : []))
  const [first] = dated
  if (first === undefined) return []
  const usual = linesAbove(lines, first)
  const begins = dated.map((at, nth) => {
    const above = Math.min(linesAbove(lines, at), usual)
    return Math.max(at - above, nth === 0 ? 0 : (dated[nth - 1] ?? 0) + 1)
  })
  return dated.map((at, nth) => {
    const begin = begins[nth] ?? at
    const end = begins[nth + 1] ?? lines.length
    const beside = dates[at]?.rest ?? ''
    const parts = [...lines.slice(begin, at).map(({ text }) => text), ...(beside ? [beside] : [])]
    let from = at + 1
    // Dates that stand first have what they are of below them.
    while (from < end && isName(lines[from]) && lacksName(parts.flatMap(partsOf), partsOf(lines[from]?.text ?? '')))
      parts.push(lines[from++]?.text ?? '')
    return { parts: partsIn(parts, partsOf), period: dates[at]?.period ?? null, ...told(lines.slice(from, end)) }
  })
}

/** Whether the next line is of what is named so far: a position without its employer, if only with its band or department. */
function lacksName(named: readonly string[], next: readonly string[]): boolean {
  if (named.filter((part) => !isGrade(part)).length < 2) return true
  return namesPosition(named.slice(0, 1)) && !namesOrganisation(named) && namesOrganisation(next) && next.every(isTitled)
}

/** Written as names are, unlike what tells of the work: `Royal Infirmary of Wharfedale`. */
const isTitled = (text: string) =>
  text.split(/\s+/).every((word) => /^(?:[^\p{Ll}]|of$|the$|and$|for$|und$|für$|der$|des$|am$|im$)/u.test(word))

/** What follows a position after a comma is its department where the employer stands on another line. */
function partsIn(lines: readonly string[], partsOf: Parting): string[] {
  const each = lines.map((line) => partsOf(line))
  return each.flatMap((parts, at) => {
    const [first = '', ...others] = parts
    const isOwn = others.length > 0 && namesPosition([first]) && !namesOrganisation(parts) && byMarks(lines[at] ?? '').length === 1
    const employer = isOwn && each.some((line, other) => other !== at && namesOrganisation(line))
    return employer ? [parts.join(', ')] : parts
  })
}

const isName = (line: CvLine | undefined): line is CvLine =>
  line !== undefined && !line.isItem && line.text.length <= 80 && !isSentence(line.text)

export type Parting = (text: string) => string[]

const marks = /\t+|\s+[|·•]\s+|\s+[–—]\s+/u
const commas = /,\s+/u

/** By the first of these that there is one of. */
const partedBy =
  (...partings: readonly RegExp[]): Parting =>
  (text) => {
    for (const parting of partings) {
      const parts = text.split(parting).map((part) => part.trim())
      if (parts.length > 1) return parts.filter(Boolean)
    }
    return [text.trim()].filter(Boolean)
  }

/** As positions are written; a comma only where nothing else parts. */
export const byAny = partedBy(marks, /\s+(?:at|bei|@)\s+/u, commas)
/** As what has a name of several words is written. */
export const byMarksAndCommas = partedBy(marks, commas)
export const byMarks = partedBy(marks)

/** Lines of a list, and the others as one text. A line of a list that was broken goes on below. */
export function told(lines: readonly CvLine[]): Pick<CvEntry, 'highlights' | 'summary'> {
  const highlights: string[] = []
  const summary: string[] = []
  for (const { text, isItem, isApart } of lines) {
    const last = highlights.at(-1)
    const line = text.replaceAll('\t', ' ')
    if (isItem) highlights.push(line)
    else if (last !== undefined && !isApart && !/[.!?:]$/.test(last)) highlights[highlights.length - 1] = joined(last, line)
    else summary.push(line)
  }
  return { highlights, summary: summary.reduce((all, line) => (all === '' ? line : joined(all, line)), '') }
}

/** A word that was divided at the end of a line is one again. */
const joined = (before: string, after: string) =>
  /\p{Ll}-$/u.test(before) && /^\p{Ll}/u.test(after) ? before.slice(0, -1) + after : `${before} ${after}`
