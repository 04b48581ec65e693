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

type Named = Pick<Experience, 'kind' | 'position' | 'organisation'> & Partial<Pick<Experience, 'studyType' | 'area'>>

/** What one is called; what has no name goes by with whom it was, or by what was studied. */
export const nameOf = ({ kind, position, organisation, studyType, area }: Named): string =>
  position || organisation || studyOf({ studyType, area }) || words.unnamed(kind)

export const studyOf = ({ studyType, area }: Partial<Pick<Experience, 'studyType' | 'area'>>): string =>
  [studyType, area].filter(Boolean).join(', ')
