import type { Experience, Win } from '@throughline/core/career'
import { orderExperiences } from '@throughline/core/career/experience-order'

/** A role with what was achieved in it. */
export interface Section {
  /** `null` for wins that stand on no experience. */
  experience: Experience | null
  /** Newest first. */
  wins: readonly Win[]
}

/**
 * The thread: wins that stand nowhere yet, then each role in its order. Work is there without a win too; what is no work
 * only with one. @param wins newest first
 */
export function sectionsOf(experiences: readonly Experience[], wins: readonly Win[]): Section[] {
  const known = new Set(experiences.map(({ id }) => id))
  const byExperience = Map.groupBy(wins, ({ experienceId }) => (experienceId !== null && known.has(experienceId) ? experienceId : null))
  const loose = byExperience.get(null) ?? []
  const roles = orderExperiences(experiences).flatMap((experience): Section[] => {
    const own = byExperience.get(experience.id) ?? []
    return own.length > 0 || experience.kind === 'work' ? [{ experience, wins: own }] : []
  })
  return [...(loose.length > 0 ? [{ experience: null, wins: loose }] : []), ...roles]
}
