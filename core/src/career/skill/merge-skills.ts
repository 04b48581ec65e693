import { z } from 'zod'
import { type BasedOn, type ChangeDeps, changedFields, changeLive, oneFault, parse, RecordId } from '../../kernel/index.ts'
import { distinctNames } from '../names.ts'
import { aliasesOf, deleteSkill } from './change-skill.ts'
import { getSkill } from './read-skills.ts'
import { MAX_ALIASES, MAX_KEYWORDS, type Skill, skills } from './schema.ts'

export const MergeSkill = z
  .strictObject({ skillId: RecordId })
  .meta({ id: 'MergeSkill', example: { skillId: '019a9b45-2000-7cc0-8000-3abf5b2e6d10' } })
export type MergeSkill = z.input<typeof MergeSkill>

/**
 * Makes two skills one: the names and keywords of the other come to this one, its level where this has none, and the
 * other goes to the trash. What names either counts for the one that stays. Stopped in between, repeating it finishes it.
 * @throws AppError `not-found`, `validation` when both are the same or have too many names, or `stale`.
 */
export async function mergeSkills(deps: ChangeDeps, id: string, input: MergeSkill, basedOn: BasedOn = {}): Promise<Skill> {
  const { skillId } = parse(MergeSkill, input)
  if (skillId === id) throw oneFault('/skillId', 'itself', 'A skill is not merged with itself.')
  const other = await getSkill(deps, skillId)
  const merged = await changeLive(deps, skills, id, basedOn, (before) => {
    const aliases = aliasesOf(before.name, [...before.aliases, other.name, ...other.aliases])
    if (aliases.length > MAX_ALIASES)
      throw oneFault('/skillId', 'too_many_aliases', `A skill has at most ${MAX_ALIASES} other names. Take some away first.`)
    const keywords = distinctNames([...before.keywords, ...other.keywords]).slice(0, MAX_KEYWORDS)
    const extra = { ...other.extra, ...before.extra }
    const changes = changedFields<Skill>(before, { aliases, keywords, level: before.level || other.level, extra })
    return Object.keys(changes).length === 0 ? null : { event: 'skill.updated', changes }
  })
  await deleteSkill(deps, skillId)
  return merged
}
