import type { Skill } from '@throughline/core/career'
import { differing } from '../../changes/fields-of.ts'
import { editOf, type RecordChange } from '../records/change.ts'

/** What merging may change of the skill that stays. */
const fields = ['aliases', 'level', 'keywords', 'extra'] as const

/** The edit that takes from a skill what merging brought it, and nothing else; `null` where that was nothing. */
export function unmerging(before: Skill, merged: Skill): RecordChange | null {
  const changes = differing<Skill, Partial<Skill>>(merged, Object.fromEntries(fields.map((field) => [field, before[field]])))
  return changes && editOf('skill', merged, changes)
}
