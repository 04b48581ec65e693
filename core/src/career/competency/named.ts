import { foldText } from '../../kernel/search-text.ts'
import type { Competency } from './competency.ts'
import { competencies } from './library/index.ts'

const byKey = new Map(competencies.flatMap((one) => [one.id, one.name].map((name) => [foldText(name), one] as const)))

/** The competency of our library that an id or a name stands for, whatever its case; `null` for one of the person's own. */
export const libraryCompetency = (said: string): Competency | null => byKey.get(foldText(said.trim())) ?? null

/** What wins and goals that mean the same are gathered under: the id of the library, or the name folded. */
export const competencyKey = (said: string): string => libraryCompetency(said)?.id ?? foldText(said.trim())
