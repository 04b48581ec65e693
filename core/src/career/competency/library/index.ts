import type { Competency } from '../competency.ts'
import { leading } from './leading.ts'
import { people } from './people.ts'
import { thinking } from './thinking.ts'
import { work } from './work.ts'

const all = [...work, ...thinking, ...people, ...leading] as const

/** What wins and goals keep: an id stays what it is. */
export type CompetencyId = (typeof all)[number]['id']

/** A competency of our library. */
export type LibraryCompetency = Competency & { id: CompetencyId }

export const competencies: readonly LibraryCompetency[] = all
