import { z } from 'zod'
import { competencies, suggestCompetencies } from '../../career/index.ts'
import { conceptsOf } from '../matching/concepts-of.ts'

/** Competencies that are drawn from one description. */
const MOST = 8

/** What a single weak word comes to, which tells nothing yet. */
const TELLING = 1

/** What an advertisement says in its own words counts beside what one tells of oneself. */
const ASKED = 0.5

export const DrawnCompetency = z
  .object({
    /** An id of our library. */
    competency: z.string(),
    name: z.string(),
    /** The words that led to it. */
    because: z.array(z.string()),
  })
  .meta({ id: 'DrawnCompetency' })
export type DrawnCompetency = z.infer<typeof DrawnCompetency>

/** Headings of what a firm says of itself and offers, which asks nothing of anybody. */
const ofTheFirm =
  /^(?:what we offer|we offer|our offer|(?:your |the )?benefits|perks|about (?:us|the company)|who we are|equal opportunit\w*|salary|pay|wir bieten|was wir bieten|unser angebot|das bieten wir|deine vorteile|ihre vorteile|über uns|wer wir sind|gehalt)\b/iu
/** UTF-16 units of a line that may be a heading, with its marks: longer ones, which the patterns take long for, are none. */
const MOST_OF_HEADING = 200

/** Different lines that are looked into one by one; more has no advertisement. */
const MOST_LINES = 400

const asHeading = (line: string) => line.replace(/^[#*\s_]+|[*:\s_]+$/gu, '')

/** A short line that is marked as one, or begins a paragraph and ends no sentence. */
function isHeading(line: string, before: string): boolean {
  if (line.length > MOST_OF_HEADING) return false
  const said = asHeading(line)
  if (said === '' || said.length > 60 || /^\s*(?:[-•·–+]|\*\s)/.test(line)) return false
  const isMarked = /^\s*(?:#|\*\*)/.test(line) || /:[\s*]*$/.test(line)
  return isMarked || (before.trim() === '' && !/[.;,!?]$/.test(said))
}

/** What is asked for: the description without the parts in which the firm speaks of itself. */
function asked(description: string): string {
  let isOfFirm = false
  const lines = description.split('\n')
  const kept = lines.filter((line, at) => {
    if (isHeading(line, lines[at - 1] ?? '')) isOfFirm = ofTheFirm.test(asHeading(line))
    return !isOfFirm
  })
  return kept.join('\n')
}

const names = new Map<string, string>(competencies.map(({ id, name }) => [id, name]))

/**
 * The competencies that the description of a job asks for, in English or German, what weighs most first: at most eight.
 * Local, and the same for the same text.
 */
export function drawCompetencies(description: string): DrawnCompetency[] {
  const text = asked(description)
  const drawn = new Map<string, { weight: number; because: Set<string> }>()
  const add = (id: string, weight: number, words: readonly string[]) => {
    const known = drawn.get(id) ?? { weight: 0, because: new Set<string>() }
    for (const word of words) known.because.add(word)
    drawn.set(id, { ...known, weight: known.weight + weight })
  }
  for (const { competency, weight, words } of conceptsOf(text)) add(competency, weight, words)
  for (const line of [...new Set(text.split('\n'))].slice(0, MOST_LINES))
    for (const { id, because } of suggestCompetencies(line)) add(id, ASKED * because.length, because)
  return [...drawn]
    .filter(([, { weight }]) => weight >= TELLING)
    .sort(([a, one], [b, other]) => other.weight - one.weight || a.localeCompare(b))
    .slice(0, MOST)
    .map(([competency, { because }]) => ({ competency, name: names.get(competency) ?? competency, because: [...because].slice(0, 6) }))
}
