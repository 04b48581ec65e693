import type { Competency } from '../competency.ts'
import { leading } from './leading.ts'
import { people } from './people.ts'
import { thinking } from './thinking.ts'
import { work } from './work.ts'

/** Our competencies. An id stays what it is: wins and goals keep it. */
export const competencies: readonly Competency[] = [...work, ...thinking, ...people, ...leading]
