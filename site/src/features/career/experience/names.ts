import type { Experience } from '@throughline/core/career'
import { experience as words } from '../../../messages/career-experience.ts'

/** The kinds in the order they are shown. */
export const kinds = [
  'work',
  'education',
  'project',
  'volunteer',
  'certificate',
  'award',
  'publication',
] as const satisfies readonly Experience['kind'][]

/** What one is called; what has no name goes by with whom it was. */
export const nameOf = ({ kind, position, organisation }: Pick<Experience, 'kind' | 'position' | 'organisation'>): string =>
  position || organisation || words.unnamed(kind)

export const experienceHref = (id: string): string => `/career/experience/${id}`
