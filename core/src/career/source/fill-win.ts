import { type ActorDep, listAll, oneLine, type StoreDep, sentencesIn, shortenedTo } from '../../kernel/index.ts'
import { experiences } from '../experience/schema.ts'
import { experienceOfDay } from '../experience-of-day.ts'
import { MAX_WIN_TITLE } from '../limits.ts'
import { skills } from '../skill/schema.ts'
import { asTitle } from '../suggest/as-title.ts'
import { metricToTake } from '../suggest/read-metric.ts'
import { suggestSkills } from '../suggest/suggest-skills.ts'
import type { Evidence, WinAsked } from '../win/schema.ts'
import type { Reading } from './readings.ts'
import { isOfDiscussion } from './retold.ts'
import { tellingOf, tellsDeed } from './telling-sentence.ts'
import { withoutTarget } from './without-target.ts'

/** UTF-16 units; what is shorter, as “It worked.”, does not say alone what was done. */
const SAYS_ENOUGH = 20

/**
 * What a win that is made of a piece of evidence says, as far as that tells. Of a sealed entry that is its day.
 * @param locale of the person, by which the sentences of a passage are told apart
 */
export function filledFrom(piece: Evidence, reading: Reading, locale: string): WinAsked {
  const { kind, quote, number } = piece
  const title = titleFrom(piece, reading, locale)
  // What was written for oneself, or said among few.
  const isPassage = kind === 'journal-entry' || isOfDiscussion(kind)
  return {
    ...(!reading.isSealed && { title }),
    ...(quote && title !== withoutEdges(oneLine(quote)) && { text: quote }),
    ...(piece.date && { happenedOn: piece.date }),
    metric: number
      ? { baseline: reading.baseline, value: number.value, unit: number.unit, valueFrom: piece.id }
      : metricToTake(quote ?? piece.title),
    confidentiality: isPassage ? 'private' : 'review',
  }
}

/** What a win that is made of something is called: a passage or a note by its first sentence, all else by its name. */
export function titleFrom(
  { kind, quote, title }: Pick<Evidence, 'kind' | 'quote' | 'title'>,
  note: Pick<Reading, 'title' | 'text' | 'unreached'>,
  locale: string,
): string {
  const called = quote ? withoutEdges(firstOf(quote, locale)) : kind === 'check-in' ? '' : oneLine(title)
  return shortenedTo(called || (kind === 'check-in' ? checkInTitle(note, locale) : title), MAX_WIN_TITLE)
}

/** Skills that are taken at once; more are only suggested. */
const MOST_SKILLS = 5

/**
 * The competencies that its goal was to show, and the skills the person lists that what is taken, or else its source, names.
 * What words merely lead to is suggested where the win is shown, and taken by nobody else than the person.
 */
export async function namedIn(
  deps: StoreDep & ActorDep,
  { quote, title }: Evidence,
  { text, isSealed, competencies }: Reading,
): Promise<WinAsked> {
  if (isSealed) return {}
  const own = await listAll(deps, deps.actor.space, skills.queries.inOrder, {})
  const listed = suggestSkills(quote ?? `${title}\n${text}`, own).filter(({ isListed }) => isListed)
  return { competencies: [...competencies], skills: listed.slice(0, MOST_SKILLS).map(({ name }) => name) }
}

/** A check-in is called by the first sentence of its note, or else by its goal, without what that has not reached. */
const checkInTitle = ({ title, text, unreached }: Pick<Reading, 'title' | 'text' | 'unreached'>, locale: string) =>
  firstOf(text.split('\n').find((line) => line.trim()) ?? '', locale) || (unreached === null ? title : withoutTarget(title, unreached))

/** What a selection begins or ends with in the midst of a sentence says nothing. */
const withoutEdges = (text: string) => text.replace(/^[\s,;:]+|[\s,;:–—-]+$/g, '')

/** The sentence of a passage that says what was done, or else what came of it or its first; how it came about is told below. */
function firstOf(passage: string, locale: string): string {
  const sentences = sentencesIn(passage, locale)
  if (sentences.length < 2) return oneLine(passage)
  let first = ''
  for (const sentence of sentences) {
    first = `${first} ${sentence}`.trim()
    if (first.length >= SAYS_ENOUGH) break
  }
  const telling = tellsDeed(first) ? null : tellingOf(sentences.filter(({ length }) => length >= SAYS_ENOUGH))
  return asTitle(telling ?? first)
}

/** @param date a partial date */
export async function experienceAt(deps: StoreDep & ActorDep, date: string): Promise<string | null> {
  return experienceOfDay(await listAll(deps, deps.actor.space, experiences.queries.oldest, {}), date)?.id ?? null
}
