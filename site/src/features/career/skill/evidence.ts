import type { Skill } from '@throughline/core/career'
import { foldText } from '@throughline/core/kernel/search-text'

/** What shows a skill; without an id it is named and not listed. */
export interface ShownEvidence {
  skillId: string | null
  name: string
  wins: number
  experiences: number
  /** A partial date. */
  lastOn: string | null
  isInUse: boolean
}

/** What shows a listed skill: what was counted for it, and what is named as it is since it was listed or renamed. */
export function evidenceOf({ id, name, aliases }: Skill, counted: readonly ShownEvidence[]): ShownEvidence | undefined {
  const names = [name, ...aliases].map(foldText)
  return counted.find(({ skillId }) => skillId === id) ?? counted.find((one) => one.skillId === null && names.includes(foldText(one.name)))
}

/** What is named and goes by none of these. */
export function foundAmong(listed: readonly Skill[], counted: readonly ShownEvidence[]): ShownEvidence[] {
  const names = new Set(listed.flatMap(({ name, aliases }) => [name, ...aliases].map(foldText)))
  return counted.filter((one) => one.skillId === null && !names.has(foldText(one.name)))
}
