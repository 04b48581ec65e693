import {
  type BasedOn,
  type ChangeDeps,
  changedFields,
  changeLive,
  deleteAndPurge,
  foldText,
  makeOnce,
  newEnvelope,
  nowText,
  orderAtEnd,
  parse,
  restoreRecord,
  updating,
} from '../../kernel/index.ts'
import { MAX_SKILLS } from '../limits.ts'
import { distinctNames } from '../names.ts'
import { checkNames } from './checks.ts'
import { NewSkill, type Skill, type SkillAsked, SkillChanges, skills } from './schema.ts'

/**
 * Lists a skill, at the end unless `order` says otherwise. The same input under the same id answers the one that is there.
 * @throws AppError `validation`, also when another skill has one of its names or there are too many, or `conflict` when
 *   the id stands for another.
 */
export async function createSkill(deps: ChangeDeps, input: NewSkill): Promise<Skill> {
  const { id = deps.ids.next(), ...asked } = parse(NewSkill, input)
  const skill: Skill = {
    ...newEnvelope(id, nowText(deps)),
    name: asked.name,
    aliases: aliasesOf(asked.name, asked.aliases ?? []),
    level: asked.level ?? '',
    keywords: asked.keywords ?? [],
    order: asked.order ?? orderAtEnd(deps.clock.now(), id),
    extra: asked.extra ?? {},
    importId: null,
  }
  const said = { ...asked, ...(asked.aliases && { aliases: skill.aliases }) }
  return makeOnce(
    deps,
    skills,
    { id, asked: said },
    {
      room,
      make: async () => {
        await checkNames(deps, skill, asked)
        return skill
      },
    },
  )
}

const room = { query: skills.queries.inOrder, most: MAX_SKILLS, noun: 'skills' }

/** Other names than the first, each once. */
export const aliasesOf = (name: string, aliases: readonly string[]): string[] => distinctNames([name, ...aliases]).slice(1)

/**
 * Changes fields of a skill; what changes nothing writes nothing. Its former name is kept as an alias, unless `aliases`
 * are named too.
 * @throws AppError `not-found`, `validation`, or `stale` with the skill as it is now.
 */
export async function editSkill(deps: ChangeDeps, id: string, input: SkillChanges, basedOn: BasedOn = {}): Promise<Skill> {
  const asked = parse(SkillChanges, input)
  return changeLive(deps, skills, id, basedOn, async (before) => {
    const changes = changedFields<Skill>(before, { ...asked, ...namesAfter(before, asked) })
    if (changes.name !== undefined || changes.aliases) await checkNames(deps, { ...before, ...changes }, asked)
    return updating(skills, changes)
  })
}

function namesAfter(before: Skill, { name = before.name, aliases }: SkillAsked): Pick<Skill, 'aliases'> {
  const isRenamed = foldText(name) !== foldText(before.name)
  return { aliases: aliasesOf(name, aliases ?? (isRenamed ? [...before.aliases, before.name] : before.aliases)) }
}

/**
 * Moves a skill to the trash; what names it stays as it is. Deleting twice is harmless.
 * @throws AppError `not-found`, or `stale` with it as it is now.
 */
export const deleteSkill = (deps: ChangeDeps, id: string, basedOn: BasedOn = {}): Promise<Skill> =>
  deleteAndPurge(deps, skills, id, basedOn)

/**
 * Takes a skill out of the trash; one that is not there stays as it is.
 * @throws AppError `not-found`, also past its days in the trash; `validation` when another skill has its name by now or
 *   there are too many.
 */
export const restoreSkill = (deps: ChangeDeps, id: string): Promise<Skill> =>
  restoreRecord(deps, skills, id, { room, check: async (skill) => skill.deletedAt && checkNames(deps, skill, {}) })
