import { experiences, knownProfile, skills } from '../../career/index.ts'
import { type ActorDep, foldText, listAll, type StoreDep } from '../../kernel/index.ts'
import { type KnownCareer, signOf } from './career-plan.ts'

const formats: readonly string[] = ['json-resume', 'linkedin-zip', 'cv-document']

/** What of a career is in the account, where files of the format can hold any of it. */
export async function knownCareer(deps: StoreDep & ActorDep, format: string): Promise<KnownCareer> {
  if (!formats.includes(format)) return { experiences: [], skills: [], profile: null }
  const [found, listed, profile] = await Promise.all([
    listAll(deps, deps.actor.space, experiences.queries.oldest, {}),
    listAll(deps, deps.actor.space, skills.queries.inOrder, {}),
    knownProfile(deps),
  ])
  return {
    experiences: found.map(signOf),
    skills: listed.flatMap(({ name, aliases }) => [name, ...aliases].map((each) => foldText(each))),
    profile,
  }
}
