import type { SkillEvidence } from '@throughline/core/career'

/** Beside the thread; all of them have a page of their own. */
const SHOWN = 8

/** The skills that most shows, and those that are listed and nothing shows. */
export function shownSkills(counted: readonly SkillEvidence[]): { shown: readonly SkillEvidence[]; bare: readonly SkillEvidence[] } {
  const of = ({ wins, experiences }: SkillEvidence) => wins + experiences
  const evident = counted.filter((one) => of(one) > 0).toSorted((a, b) => b.wins - a.wins || of(b) - of(a) || a.name.localeCompare(b.name))
  return { shown: evident.slice(0, SHOWN), bare: counted.filter((one) => one.skillId !== null && of(one) === 0) }
}
