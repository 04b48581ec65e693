import type { Skill, SkillEvidence } from '@throughline/core/career'
import { foldText } from '@throughline/core/kernel/fold-text'

/** The id of the row of a listed skill, which others lead to. */
export const rowOf = (skillId: string): string => `skill-${skillId}`

/** What shows a listed skill: what was counted for it, and what is named as it is since it was listed or renamed. */
export function evidenceOf({ id, name, aliases }: Skill, counted: readonly SkillEvidence[]): SkillEvidence | undefined {
  const names = [name, ...aliases].map(foldText)
  return counted.find(({ skillId }) => skillId === id) ?? counted.find((one) => one.skillId === null && names.includes(foldText(one.name)))
}

/** The listed skill that is called so, by its own name or another. */
export const calledSo = <S extends Pick<Skill, 'name' | 'aliases'>>(called: string, listed: readonly S[]): S | undefined =>
  listed.find(({ name, aliases }) => [name, ...aliases].some((each) => foldText(each) === foldText(called)))

/** What is named and goes by none of these. */
export function foundAmong(listed: readonly Skill[], counted: readonly SkillEvidence[]): SkillEvidence[] {
  const names = new Set(listed.flatMap(({ name, aliases }) => [name, ...aliases].map(foldText)))
  return counted.filter((one) => one.skillId === null && !names.has(foldText(one.name)))
}
