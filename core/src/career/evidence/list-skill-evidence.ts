import { z } from 'zod'
import {
  type ActorDep,
  type ClockDep,
  foldText,
  foremost,
  type GiveWayDep,
  listAll,
  NAME_WORK,
  pacer,
  RecordId,
  type StoreDep,
  today,
} from '../../kernel/index.ts'
import { PartialDate } from '../dated.ts'
import { type Experience, experiences } from '../experience/schema.ts'
import { lastDayOf } from '../partial-date.ts'
import { skills } from '../skill/schema.ts'
import { MOST_TOLD_APART, winFacts } from './win-facts.ts'

/** What shows a skill: wins and experience that name it or an alias of it. */
export const SkillEvidence = z
  .object({
    /** Of the record; `null` where wins or experience name a skill that is not listed. */
    skillId: RecordId.nullable(),
    name: z.string(),
    wins: z.int().min(0),
    experiences: z.int().min(0),
    /** The latest day among them, as it was said; today for what lasts. */
    lastOn: PartialDate.nullable(),
    /** Whether something that lasts names it. */
    isInUse: z.boolean(),
  })
  .meta({ id: 'SkillEvidence' })
export type SkillEvidence = z.infer<typeof SkillEvidence>

/** What shows skills. */
export interface SkillsShown {
  /** Those that are listed in their order, then those that are only named, most shown first. */
  items: SkillEvidence[]
  /** How many more are only named. */
  more: number
}

/** Skills that are only named, of which so many are told. */
export const MOST_UNLISTED_SKILLS = 300

/** What shows each skill. Others have their turn while many are counted. */
export async function listSkillEvidence(deps: StoreDep & ActorDep & ClockDep & GiveWayDep): Promise<SkillsShown> {
  const { store, actor } = deps
  const pace = pacer(deps)
  const [listed, all] = await Promise.all([
    listAll({ store }, actor.space, skills.queries.inOrder, {}),
    listAll({ store }, actor.space, experiences.queries.oldest, {}),
  ])
  const counted = listed.map((skill) => blank(skill.name, skill.id))
  const byName = new Map<string, SkillEvidence>()
  for (const [place, { name, aliases }] of listed.entries()) {
    for (const each of [name, ...aliases]) byName.set(foldText(each), counted[place] as SkillEvidence)
    await pace(NAME_WORK * (1 + aliases.length))
  }
  const found: SkillEvidence[] = []
  const named = (names: readonly string[]) => new Set(names.flatMap((name) => byName.get(foldText(name)) ?? learn(name)))
  function learn(name: string): SkillEvidence | [] {
    if (found.length === MOST_TOLD_APART) return []
    const fresh = blank(name, null)
    byName.set(foldText(name), fresh)
    found.push(fresh)
    return fresh
  }
  for await (const fact of winFacts(deps))
    for (const skill of named(fact.skills)) {
      skill.wins++
      useOn(skill, fact.happenedOn)
    }
  for (const experience of all) {
    for (const skill of named(experience.skills)) {
      skill.experiences++
      if (experience.isOngoing) skill.isInUse = true
      useOn(skill, lastOf(experience, today(deps)))
    }
    await pace(NAME_WORK * experience.skills.length)
  }
  const first = await foremost(found, MOST_UNLISTED_SKILLS, (a, b) => shown(b) - shown(a) || (a.name < b.name ? -1 : 1), pace)
  return { items: [...counted, ...first], more: found.length - first.length }
}

const blank = (name: string, skillId: string | null): SkillEvidence => ({
  ...{ skillId, name, wins: 0, experiences: 0 },
  ...{ lastOn: null, isInUse: false },
})

const shown = ({ wins, experiences }: SkillEvidence) => wins + experiences

/** When it was last used there; `null` where nobody has said. */
const lastOf = ({ isOngoing, startDate, endDate }: Experience, now: string) => (isOngoing ? now : (endDate ?? startDate))

function useOn(skill: SkillEvidence, date: string | null): void {
  if (date !== null && (skill.lastOn === null || lastDayOf(date) > lastDayOf(skill.lastOn))) skill.lastOn = date
}
