import { type ActorDep, listPages, type StoreDep } from '../../kernel/index.ts'
import { countOfEvidence } from '../counts-as-evidence.ts'
import { type Win, wins } from '../win/schema.ts'

/** What is counted of a win. */
export type WinFact = Pick<Win, 'id' | 'happenedOn' | 'experienceId' | 'competencies' | 'skills'> & { evidence: number }

/** What is counted of all wins that do not lie in the trash, newest first. */
export async function winFacts({ store, actor }: StoreDep & ActorDep): Promise<WinFact[]> {
  const facts: WinFact[] = []
  for await (const page of listPages({ store }, actor.space, wins.queries.newest, {}))
    for (const { id, happenedOn, experienceId, competencies, skills, evidence } of page)
      facts.push({ id, happenedOn, experienceId, competencies, skills, evidence: countOfEvidence({ evidence }) })
  return facts
}
