import '../state/area.ts'
import { foldText } from '@throughline/core/kernel/fold-text'
import { resumeCoverage as cover, resumeChoice as words } from '../../../messages/resume.ts'
import { perform } from '../../changes/changes.ts'
import { editOf } from '../records/change.ts'
import { listingOf } from '../skill/act.ts'
import type { Editing } from './editing.ts'
import { putSkillIn } from './rules/sections.ts'

/** Puts a skill on the version by its name; one that is only named so far is listed with it, and one undo takes both back. */
export function listSkill({ resume, skills }: Pick<Editing, 'resume' | 'skills'>, name: string, place?: number): void {
  const put = (id: string) => editOf('resume', resume, { sections: putSkillIn(resume.sections, id, place) })
  const known = skills.find((skill) => [skill.name, ...skill.aliases].some((one) => foldText(one) === foldText(name)))
  if (known) return void perform([put(known.id)], cover.did(known.name))
  const listing = listingOf(name)
  void perform([listing, put(listing.id)], words.listed(name))
}
