import type { Experience, Profile, Skill } from '@throughline/core/career'
import type { StoredRecord } from '@throughline/core/kernel'
import type { Resume } from '@throughline/core/resume'
import { fieldsOf } from '../../goal/rules/change.ts'

interface Records {
  experience: Experience
  skill: Skill
  profile: Profile
  resume: Resume
}
export type RecordKind = keyof Records
export type RecordOf<K extends RecordKind> = Records[K]
export type CareerRecord = Records[RecordKind]

/** Fields with what they are to hold. */
export type RecordEdit<K extends RecordKind = RecordKind> = Partial<Omit<Records[K], keyof StoredRecord | 'importId'>>

/** What a person does to a record of their career, in a form that can be kept, sent again and turned round. JSON-safe. */
export type RecordChange =
  /** Whole, under an id that is chosen here. */
  | { do: 'experience.create' | 'skill.create'; id: string; record: CareerRecord }
  /** `base` holds the fields as they were seen when they were changed. */
  | { do: `${RecordKind}.edit`; id: string; changes: RecordEdit; base: RecordEdit }
  | { do: `${'experience' | 'skill' | 'resume'}.${'remove' | 'restore'}`; id: string }

export const isRecordChange = (change: { do: string }): change is RecordChange => /^(experience|skill|profile|resume)\./.test(change.do)

export const kindOf = (change: RecordChange): RecordKind => change.do.slice(0, change.do.indexOf('.')) as RecordKind

/** An edit of some fields of a record, as that was when the edit began. */
export const editOf = <K extends RecordKind>(kind: K, record: RecordOf<K>, changes: RecordEdit<K>): RecordChange => ({
  do: `${kind}.edit`,
  id: record.id,
  changes,
  base: fieldsOf(record, changes as Partial<RecordOf<K>>) as RecordEdit<K>,
})

/** What the record looks like once a change is through. `now` is an RFC 3339 instant; the version stays the server's. */
export function applied(record: CareerRecord | null, change: RecordChange, now: string): CareerRecord | null {
  if ('record' in change) return record ?? { ...change.record, createdAt: now, updatedAt: now }
  if (!record) return null
  if ('changes' in change) return { ...record, ...change.changes, updatedAt: now } as CareerRecord
  return { ...record, deletedAt: change.do.endsWith('.remove') ? now : null }
}

/** The change that takes a change back, from the record before and after it; `null` when there was nothing to take back. */
export function inverse(change: RecordChange, before: CareerRecord | null, after: CareerRecord): RecordChange | null {
  if ('changes' in change) return before && { ...change, changes: fieldsOf(before, change.changes), base: fieldsOf(after, change.changes) }
  const kind = kindOf(change) as 'experience' | 'skill' | 'resume'
  return { do: change.do.endsWith('.remove') ? `${kind}.restore` : `${kind}.remove`, id: change.id }
}
