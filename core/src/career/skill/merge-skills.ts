import { z } from 'zod'
import {
  type BasedOn,
  type ChangeDeps,
  changedFields,
  changeLive,
  hasCode,
  isGone,
  notFound,
  oneFault,
  parse,
  RecordId,
  updating,
} from '../../kernel/index.ts'
import { distinctNames } from '../names.ts'
import { aliasesOf, deleteSkill } from './change-skill.ts'
import { MAX_ALIASES, MAX_KEYWORDS, type Skill, skills } from './schema.ts'

export const MergeSkill = z
  .strictObject({ skillId: RecordId })
  .meta({ id: 'MergeSkill', example: { skillId: '019a9b45-2000-7cc0-8000-3abf5b2e6d10' } })
export type MergeSkill = z.input<typeof MergeSkill>

/** How often what the other skill is called is read again when it changes meanwhile. */
const ATTEMPTS = 8

/**
 * Makes two skills one: the names and keywords of the other come to this one, its level where this has none, and the
 * other goes to the trash. What names either counts for the one that stays. Stopped in between, repeating it finishes it;
 * repeating what is done is harmless.
 * @throws AppError `not-found`, `validation` when both are the same or have too many names, or `stale`.
 */
export async function mergeSkills(deps: ChangeDeps, id: string, input: MergeSkill, basedOn: BasedOn = {}): Promise<Skill> {
  const { skillId } = parse(MergeSkill, input)
  if (skillId === id) throw oneFault('/skillId', 'itself', 'A skill is not merged with itself.')
  for (let attempt = 1; ; attempt++) {
    const other = await deps.store.get(deps.actor.space, skills, skillId)
    if (!other || isGone(deps, other)) throw notFound(skills.noun)
    const merged = await changeLive(deps, skills, id, attempt === 1 ? basedOn : {}, (before) => {
      return updating(skills, changesBy(other, before))
    })
    if (other.deletedAt) return merged
    try {
      await deleteSkill(deps, skillId, { expectedVersion: other.version })
      return merged
    } catch (error) {
      // What it was given meanwhile comes along too.
      if (!hasCode(error, 'stale') || attempt === ATTEMPTS) throw error
    }
  }
}

function changesBy(other: Skill, before: Skill): Partial<Skill> {
  const aliases = aliasesOf(before.name, [...before.aliases, other.name, ...other.aliases])
  if (other.deletedAt) {
    // Of the trash only what came from here already has no more to bring.
    if (aliases.length > before.aliases.length) throw notFound(skills.noun)
    return {}
  }
  if (aliases.length > MAX_ALIASES)
    throw oneFault('/skillId', 'too_many_aliases', `A skill has at most ${MAX_ALIASES} other names. Take some away first.`)
  const keywords = distinctNames([...before.keywords, ...other.keywords]).slice(0, MAX_KEYWORDS)
  const extra = { ...other.extra, ...before.extra }
  return changedFields<Skill>(before, { aliases, keywords, level: before.level || other.level, extra })
}
