import type { Experience, Win } from '@throughline/core/career'
import type { Sections } from './sections.ts'

type Placed = Pick<Win, 'id' | 'experienceId' | 'confidentiality'>

/** Wins that no row can offer: they stand on no experience there is, and on no version below another. What is private is on none anyway. */
export function nowhereOf<W extends Placed>(sections: Sections, experiences: readonly Pick<Experience, 'id'>[], wins: readonly W[]): W[] {
  const there = new Set(experiences.map(({ id }) => id))
  const shown = new Set(sections.flatMap(({ items }) => items.flatMap(({ lines }) => lines.map(({ id }) => id))))
  return wins.filter(
    ({ id, experienceId, confidentiality }) =>
      confidentiality !== 'private' && !shown.has(id) && (experienceId === null || !there.has(experienceId)),
  )
}
