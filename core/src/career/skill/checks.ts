import { type ActorDep, AppError, foldText, listAllEach, oneFault, type StoreDep } from '../../kernel/index.ts'
import { MAX_ALIASES, type Skill, type SkillAsked, skills } from './schema.ts'

type Deps = StoreDep & ActorDep

/**
 * Makes sure that a name means one skill, and that a skill has no more of them than it may.
 * @throws AppError `validation` with every fault
 */
export async function checkNames(
  deps: Deps,
  { id, name, aliases }: Pick<Skill, 'id' | 'name' | 'aliases'>,
  asked: SkillAsked,
): Promise<void> {
  if (aliases.length > MAX_ALIASES)
    throw oneFault(asked.aliases ? '/aliases' : '/name', 'too_many_aliases', `A skill has at most ${MAX_ALIASES} other names.`)
  const values = [name, ...aliases].map(foldText)
  const known = await listAllEach(deps, deps.actor.space, skills.queries.named, {}, { key: 'names', values })
  const faults = values.flatMap((value, place) => {
    const other = known.get(value)?.find((skill) => skill.id !== id)
    if (!other) return []
    const pointer = place === 0 ? '/name' : asked.aliases ? `/aliases/${place - 1}` : '/name'
    return [{ pointer, code: 'known_skill', message: `${other.name} goes by this name already.` }]
  })
  if (faults.length > 0) throw new AppError('validation', 'A name means one skill.', { faults })
}
