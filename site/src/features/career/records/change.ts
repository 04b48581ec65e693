import type { Experience, Profile, Skill } from '@throughline/core/career'
import type { Resume } from '@throughline/core/resume'
import { type ChangeOf, type EditOf, editing } from '../../records/change.ts'

interface Records {
  experience: Experience
  skill: Skill
  profile: Profile
  resume: Resume
}
export type RecordKind = keyof Records
export type RecordOf<K extends RecordKind> = Records[K]
export type CareerRecord = Records[RecordKind]
export type CareerRecords = { [K in RecordKind]: Records[K] }

/** Fields with what they are to hold. */
export type RecordEdit<K extends RecordKind = RecordKind> = EditOf<Records[K]>

/** What a person does to a record of their career. */
export type RecordChange = ChangeOf<CareerRecords>

/** An edit of some fields of a record, as that was when the edit began. */
export const editOf = <K extends RecordKind>(kind: K, record: RecordOf<K>, changes: RecordEdit<K>): RecordChange =>
  editing(kind, record, changes as EditOf<RecordOf<K>>) as RecordChange
