import { foldText } from '@throughline/core/kernel/search-text'
import type { Choices } from '../editing.ts'

/** Skills that experience and wins name and nobody has listed, each once. What only its owner may see names none. */
export function namedSkills({ experiences, wins, skills }: Pick<Choices, 'experiences' | 'wins' | 'skills'>): string[] {
  const seen = new Set(skills.flatMap(({ name, aliases }) => [name, ...aliases].map(foldText)))
  const shown = wins.filter(({ confidentiality }) => confidentiality !== 'private')
  return [...experiences, ...shown]
    .flatMap((one) => one.skills)
    .filter((name) => {
      const folded = foldText(name)
      return !seen.has(folded) && seen.add(folded)
    })
}
