import type { Experience } from '@throughline/core/career'
import { isMoment } from '@throughline/core/career/experience-order'
import { endsBeforeStart } from '@throughline/core/career/partial-date'
import { rows } from '../../../messages/career-rows.ts'
import type { Unmade } from '../../changes/unmade.ts'
import { typedWhen, type When } from './typed-when.ts'

/** What the form of a new one says: dates as they are typed. */
export type SaidExperience = Pick<Experience, 'kind' | 'position' | 'organisation'> & { start: string; end: string; isOngoing: boolean }

/** What a form says, sent or as it stands. */
export function saidIn(said: FormData): SaidExperience {
  const text = (name: string) => String(said.get(name) ?? '').trim()
  return {
    ...{ kind: text('kind') as Experience['kind'], position: text('position'), organisation: text('organisation') },
    ...{ start: text('start'), end: text('end'), isOngoing: said.has('ongoing') },
  }
}

/**
 * When it was; `faults` says why a date cannot be taken. What happens at once has no end, and what lasts has none yet. Both
 * ends may be said where the first is asked for.
 */
export function whenOf({ kind, start, end, isOngoing }: SaidExperience): { when: When; faults: Partial<Record<'start' | 'end', string>> } {
  const hasEnd = hasEndOf(kind)
  const lasts = hasEnd && isOngoing
  const endSaid = hasEnd && !lasts ? end : ''
  const [first, last] = [typedWhen('startDate', start), typedWhen('endDate', endSaid)]
  const isStart = first !== null && (!('endDate' in first) || (hasEnd && endSaid === ''))
  const when = {
    startDate: null,
    endDate: null,
    isOngoing: false,
    ...last,
    ...(isStart && first),
    ...(lasts && { endDate: null, isOngoing: true }),
  }
  const endsFirst = when.startDate && when.endDate && endsBeforeStart(when.startDate, when.endDate)
  return {
    when,
    faults: { ...(!isStart && { start: rows.notADate }), ...(last ? endsFirst && { end: rows.endsBefore } : { end: rows.notADate }) },
  }
}

/** Whether one says of a kind when it ended. */
export const hasEndOf = (kind: Experience['kind']): boolean => !isMoment(kind) || kind === 'certificate'

/** A new experience, as it looks until the server has answered. */
export const newExperience = (
  given: Pick<Experience, 'id' | 'kind' | 'position' | 'organisation'> & Partial<When>,
): Unmade<Experience> => ({
  ...{ location: '', url: null, startDate: null, endDate: null, isOngoing: false, summary: '', highlights: [], skills: [], people: [] },
  ...{ area: '', studyType: '', score: '', courses: [], roles: [], order: null, extra: {}, importId: null },
  ...given,
})
