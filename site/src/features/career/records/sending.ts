import type { Client } from '@throughline/client'
import type { NewExperience, NewSkill } from '@throughline/core/career'
import { answered, type Known, sendEdit } from '../../task/state/send-edit.ts'
import { type CareerRecord, kindOf, type RecordChange, type RecordEdit } from './change.ts'
import { mergeRecord } from './merge-record.ts'

export type KnownRecords = Known<CareerRecord, RecordEdit, RecordChange & { changes: RecordEdit }>

type Clients = Pick<Client, 'experiences' | 'skills' | 'profile' | 'resumes'>

/** Carries a change to the server; sending it again does no harm. */
export async function sendRecordChange(client: Clients, change: RecordChange, known: KnownRecords): Promise<CareerRecord> {
  const record = await carried(client, change, known)
  // The next change of the same record sets out from it, maybe before anybody has heard of this one's end.
  known.learn(record)
  return record
}

function carried({ experiences, skills, profile, resumes }: Clients, change: RecordChange, known: KnownRecords): Promise<CareerRecord> {
  const { id } = change
  if ('changes' in change)
    return sendEdit(change, known, {
      merge: mergeRecord,
      write: (changes, version): Promise<CareerRecord> => {
        const kind = kindOf(change)
        if (kind === 'profile') return profile.edit(changes, { version })
        if (kind === 'resume') return resumes.edit(id, changes, { version })
        return kind === 'skill' ? skills.edit(id, changes, { version }) : experiences.edit(id, changes, { version })
      },
    })
  switch (change.do) {
    case 'experience.create':
      return experiences.create(withoutEnvelope(change.record) as unknown as NewExperience).catch(orMade)
    case 'skill.create':
      return skills.create(withoutEnvelope(change.record) as unknown as NewSkill).catch(orMade)
    case 'experience.remove':
      return experiences.delete(id)
    case 'skill.remove':
      return skills.delete(id)
    case 'experience.restore':
      return experiences.restore(id)
    case 'skill.restore':
      return skills.restore(id)
    case 'resume.remove':
      return resumes.delete(id)
    case 'resume.restore':
      return resumes.restore(id)
  }
}

/** What the person says of it; the rest is the server's. */
function withoutEnvelope(record: CareerRecord): object {
  const { createdAt: _, updatedAt: __, version: ___, deletedAt: ____, ...said } = record
  if ('importId' in said) delete (said as { importId?: unknown }).importId
  if ('aliases' in said) delete (said as { order?: unknown }).order
  return said
}

/** The id was chosen here: what stands under it was made by the same change, and has moved on since. */
function orMade(error: unknown): CareerRecord {
  const made = answered<CareerRecord>(error, 409)
  if (made) return made
  throw error
}
