import type { Experience, Skill, Win } from '@throughline/core/career'
import { foldText } from '@throughline/core/kernel/fold-text'

interface Naming {
  experiences: readonly Pick<Experience, 'skills'>[]
  wins: readonly Pick<Win, 'skills' | 'confidentiality'>[]
  skills: readonly Pick<Skill, 'id' | 'name' | 'aliases'>[]
}

/** Skills that experience and wins name and nobody has listed, each once. What only its owner may see names none. */
export function namedSkills({ experiences, wins, skills }: Naming): string[] {
  const seen = new Set(skills.flatMap(({ name, aliases }) => [name, ...aliases].map(foldText)))
  const shown = wins.filter(({ confidentiality }) => confidentiality !== 'private')
  return [...experiences, ...shown]
    .flatMap((one) => one.skills)
    .filter((name) => {
      const folded = foldText(name)
      return !seen.has(folded) && seen.add(folded)
    })
}
