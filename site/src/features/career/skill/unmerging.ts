import type { Skill } from '@throughline/core/career'
import { editOf, type RecordChange, type RecordEdit } from '../records/change.ts'

/** What merging may change of the skill that stays. */
const fields = ['aliases', 'level', 'keywords', 'extra'] as const

/** The edit that takes from a skill what merging brought it, and nothing else; `null` where that was nothing. */
export function unmerging(before: Skill, merged: Skill): RecordChange | null {
  const changed = fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(merged[field]))
  if (changed.length === 0) return null
  return editOf('skill', merged, Object.fromEntries(changed.map((field) => [field, before[field]])) as RecordEdit<'skill'>)
}
