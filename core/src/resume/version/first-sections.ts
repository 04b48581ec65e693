import { orderExperiences } from '../../career/index.ts'
import type { Master } from '../compose/master.ts'
import type { ResumeSection } from '../schema.ts'
import { sectionKinds } from '../section-kinds.ts'
import { saidOnce } from './said-once.ts'

/**
 * What a version begins with: all that may be handed to everybody, newest first, highlights ahead of wins that the same place
 * shows, and nothing twice.
 */
export function firstSections(master: Master): ResumeSection[] {
  const experiences = orderExperiences([...master.experiences.values()])
  const wins = Map.groupBy(master.wins.values(), ({ experienceId }) => experienceId)
  return sectionKinds.flatMap((kind): ResumeSection | [] => {
    if (kind === 'summary') return master.profile?.summary.trim() ? { kind, title: '', items: [] } : []
    if (kind === 'languages' || kind === 'interests' || kind === 'references')
      return master.profile && master.profile[kind].length > 0 ? { kind, title: '', items: [] } : []
    const items =
      kind === 'skills'
        ? [...master.skills.values()].map(({ id }) => ({ id, hasSummary: false, lines: [] }))
        : experiences
            .filter((experience) => experience.kind === kind)
            .map((experience) => {
              const { lines, hasSummary } = saidOnce(experience, wins.get(experience.id) ?? [])
              return { id: experience.id, hasSummary, lines: lines.slice(0, 100) }
            })
    return items.length > 0 ? { kind, title: '', items: items.slice(0, 500) } : []
  })
}
