import { z } from 'zod'
import { askedIn, competencyName, suggestCompetencies } from '../../career/index.ts'
import { compareTexts } from '../../kernel/index.ts'
import { conceptsOf } from '../matching/concepts-of.ts'
import { quotedIn } from '../matching/quoted.ts'
import { isTellingStretch } from '../matching/telling-words.ts'
import { takePhrases } from './asked-phrases.ts'
import { withoutTerms, withoutTitle } from './without-terms.ts'

/** Competencies that are drawn from one description. */
const MOST = 8

/** What a single weak word comes to, which tells nothing yet. */
const TELLING = 1

/** What an advertisement says in its own words counts beside what one tells of oneself. */
const ASKED = 0.5

/** A phrase that asks for it outright. */
const OUTRIGHT = 1.6

export const DrawnCompetency = z
  .object({
    /** An id of our library. */
    competency: z.string(),
    name: z.string(),
    /** The words that led to it, as they are written there. */
    because: z.array(z.string()),
  })
  .meta({ id: 'DrawnCompetency' })
export type DrawnCompetency = z.infer<typeof DrawnCompetency>

/** Different lines that are looked into one by one; more has no advertisement. */
const MOST_LINES = 400

/**
 * The competencies that the description of a job asks for, in English or German, what weighs most first: at most eight.
 * Local, and the same for the same text.
 * @param locale BCP 47, in which they are named
 * @param role what the job is called, which asks for nothing
 * @param company what the firm is called, which asks for nothing either
 */
export function drawCompetencies(description: string, locale: string, role = '', company = ''): DrawnCompetency[] {
  const { asked, rest: text } = takePhrases(withoutTerms(withoutTitle(askedIn(description, company), role)))
  const quoted = quotedIn(() => [text])
  const drawn = new Map<string, { weight: number; because: Set<string> }>()
  const add = (id: string, weight: number, words: readonly string[]) => {
    const known = drawn.get(id) ?? { weight: 0, because: new Set<string>() }
    for (const word of words) known.because.add(word)
    drawn.set(id, { ...known, weight: known.weight + weight })
  }
  for (const { competency, words } of asked) add(competency, OUTRIGHT, [words])
  // Hints count in a story, which is about something: “new” and “different” are in any advertisement.
  for (const { competency, weight, sure } of conceptsOf(text)) if (sure.length > 0) add(competency, weight, quoted(sure))
  for (const line of [...new Set(text.split('\n'))].slice(0, MOST_LINES))
    for (const { id, because } of suggestCompetencies(line)) {
      const telling = because.filter(isTellingStretch)
      add(id, ASKED * telling.length, telling)
    }
  return [...drawn]
    .filter(([, { weight }]) => weight >= TELLING)
    .sort(([a, one], [b, other]) => other.weight - one.weight || compareTexts(a, b))
    .slice(0, MOST)
    .map(([competency, { because }]) => ({ competency, name: competencyName(locale, competency), because: [...because].slice(0, 6) }))
}
