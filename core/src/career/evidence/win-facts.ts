import { type ActorDep, type GiveWayDep, listPages, NAME_WORK, pacer, type StoreDep } from '../../kernel/index.ts'
import { countOfEvidence } from '../counts-as-evidence.ts'
import { type Win, wins } from '../win/schema.ts'

/** What is counted of a win. */
export type WinFact = Pick<Win, 'id' | 'happenedOn' | 'experienceId' | 'competencies' | 'skills'> & { evidence: number }

/** So many names of one's own are told apart where they are counted; nobody's wins name more but to be dear. */
export const MOST_TOLD_APART = 10_000

/** What reading a win counts as, as `pacer` counts. */
const WIN_WORK = 50

/**
 * What is counted of all wins that do not lie in the trash, newest first. All of them may name some hundred thousand skills and
 * competencies: they are not held at once, and others have their turn in between.
 */
export async function* winFacts(deps: StoreDep & ActorDep & GiveWayDep): AsyncGenerator<WinFact> {
  const pace = pacer(deps)
  for await (const page of listPages(deps, deps.actor.space, wins.queries.newest, {}))
    for (const { id, happenedOn, experienceId, competencies, skills, evidence } of page) {
      yield { id, happenedOn, experienceId, competencies, skills, evidence: countOfEvidence({ evidence }) }
      await pace(WIN_WORK + NAME_WORK * (competencies.length + skills.length))
    }
}
