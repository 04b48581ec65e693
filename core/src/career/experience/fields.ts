import { AppError, type Fault, type IdsDep } from '../../kernel/index.ts'
import { distinctNames } from '../names.ts'
import { endsBeforeStart } from '../partial-date.ts'
import type { Experience, ExperienceAsked, Highlight } from './schema.ts'

type Derived = Pick<Experience, 'highlights' | 'skills' | 'endDate' | 'isOngoing'>

/** What is to be kept of what was asked for, where that is more than was written: what lasts has no end, and what has an end does not last. */
export function derivedFields({ ids }: IdsDep, before: Derived, { highlights, skills, endDate, isOngoing }: ExperienceAsked): Derived {
  return {
    highlights: highlights?.map(({ id = ids.next(), text }) => ({ id, text })) ?? before.highlights,
    skills: skills ? distinctNames(skills) : before.skills,
    endDate: endDate === undefined ? (isOngoing ? null : before.endDate) : endDate,
    isOngoing: isOngoing === undefined ? (endDate ? false : before.isOngoing) : isOngoing,
  }
}

/** Makes sure that what was asked for goes together with the rest. @throws AppError `validation` with every fault. */
export function checkFields(asked: ExperienceAsked, { startDate, endDate, isOngoing, highlights }: Experience): void {
  const faults: Fault[] = twice(highlights)
  const ends = asked.endDate || !asked.startDate ? '/endDate' : '/startDate'
  if (isOngoing && endDate !== null) faults.push({ pointer: ends, code: 'ongoing', message: 'What lasts until now has no end yet.' })
  if (startDate !== null && endDate !== null && endsBeforeStart(startDate, endDate))
    faults.push({ pointer: ends, code: 'ends_before_start', message: 'It ends before it begins.' })
  if (faults.length > 0) throw new AppError('validation', 'This experience cannot be set so.', { faults })
}

const twice = (highlights: readonly Highlight[]): Fault[] =>
  highlights.flatMap(({ id }, place) =>
    highlights.findIndex((other) => other.id === id) < place
      ? [{ pointer: `/highlights/${place}/id`, code: 'duplicate_id', message: 'Two highlights have this id.' }]
      : [],
  )
