import type { Skill } from '@throughline/core/career'
import { skills as words } from '../../../messages/career-skills.ts'
import { didBesides, outbox, perform } from '../../changes/changes.ts'
import type { Unmade } from '../../changes/unmade.ts'
import { career } from '../../desk/career-client.ts'
import { newId } from '../../desk/id.ts'
import { attempt } from '../../desk/reason.ts'
import { careerArea } from '../records/area.ts'
import type { RecordChange } from '../records/change.ts'
import { unmerging } from './unmerging.ts'

/** What lists a skill at the end. */
export function listingOf(name: string): RecordChange {
  const id = newId()
  const record: Unmade<Skill> = { id, name, aliases: [], level: '', keywords: [], order: 'zzzz', extra: {}, importId: null }
  return { do: 'skill.create', id, record }
}

export const listSkills = (names: readonly string[]): void => void perform(names.map(listingOf), words.did.create(names))

export const removeSkill = ({ id, name }: Skill): Promise<boolean> => perform([{ do: 'skill.remove', id }], words.did.remove(name))

/** Makes another skill a part of one; when that is refused, says why. */
export async function mergeSkill(skill: Skill, other: Skill): Promise<void> {
  await Promise.all([outbox.settled(skill.id), outbox.settled(other.id)])
  const before = (careerArea.records.shown(skill.id) as Skill | null) ?? skill
  const said = words.did.merge(before.name, other.name)
  let merged = before
  const isDone = await attempt(async () => {
    merged = await career.skills.merge(skill.id, other.id)
    show(merged)
    show({ ...other, version: other.version + 1, deletedAt: new Date().toISOString() })
  })
  const undo = (change: RecordChange) => perform([change], said, { isUndo: true })
  // Its names are free for the other one only once it is without them.
  const back = async () => {
    const edit = unmerging(before, merged)
    return (edit === null || (await undo(edit))) && undo({ do: 'skill.restore', id: other.id })
  }
  if (isDone) didBesides(said, back)
}

function show(skill: Skill): void {
  careerArea.records.learn(skill)
  careerArea.touch('skill', skill.id)
  careerArea.moved()
}
