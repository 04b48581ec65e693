import type { Experience, Win } from '../../../career/index.ts'
import { asSentence, type Fact, numbered, ofWin, type Telling } from './fact.ts'
import type { Place } from './story-phrases.ts'

/** Where it was and when, and how it stood before. */
export function situationOf(telling: Telling, win: Win): Fact[] {
  const baseline = baselineOf(telling, win)
  const where = { part: 'situation', words: whereOf(telling, win), from: [ofWin(win)] } as const
  if (baseline === null) return [where]
  return [where, { part: 'situation', words: baseline, from: [ofWin(win), ...numbered(win, 'baselineFrom')] }]
}

/** What is measured by a goal goes by its name, where the win does not say what it measures. */
function baselineOf({ words, phrases }: Telling, win: Win): string | null {
  const { metric, evidence } = win
  const measure = evidence.find(({ id, goalId, kind }) => id === metric?.valueFrom && (goalId !== null || kind === 'goal'))
  if (!metric || metric.baseline === null || metric.of !== '' || !measure) return words.baseline(win)
  return asSentence(phrases.stood(words.quoted(measure.title), words.amount(metric.baseline, metric.unit, 'after'), null))
}

function whereOf({ words, phrases, experiences }: Telling, { happenedOn, experienceId }: Win): string {
  // A day says more than one tells of a beginning.
  const when = words.when(happenedOn.slice(0, 'YYYY-MM'.length))
  const experience = experiences.get(experienceId ?? '')
  const place = experience && placeOf(experience, when)
  return asSentence(place ? phrases.was(place) : phrases.happened(when))
}

/** Of an award or a certificate nothing is said: nobody is somewhere by it. */
function placeOf({ kind, position, organisation, area }: Experience, when: string): Place | null {
  if (kind !== 'work' && kind !== 'education' && kind !== 'project' && kind !== 'volunteer') return null
  const what = (kind === 'education' && area) || position
  return what || organisation ? { kind, when, what, where: organisation } : null
}
