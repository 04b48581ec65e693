import type { NewExperience, NewSkill } from '@throughline/core/career'
import { gatheringCareer } from '../../desk/career-client.ts'
import { createRecordArea } from '../../records/create-area.ts'
import type { CareerRecord, CareerRecords } from './change.ts'
import { mergeRecord } from './merge-record.ts'

const { experiences, skills, profile, resumes } = gatheringCareer
const merge = mergeRecord

/** How experience, skills, the profile and versions of the résumé show, and are sent. */
export const careerArea = createRecordArea<CareerRecords>({
  experience: { ...experiences, merge, create: (record) => experiences.create(withoutEnvelope(record as CareerRecord) as NewExperience) },
  skill: { ...skills, merge, create: (record) => skills.create(withoutEnvelope(record as CareerRecord) as NewSkill) },
  profile: { merge, get: profile.get, edit: (_, changes, based) => profile.edit(changes, based) },
  resume: { get: resumes.get, edit: resumes.edit, delete: resumes.delete, restore: resumes.restore, merge },
})

/** What the person says of it; the rest is the server's. */
function withoutEnvelope(record: CareerRecord): object {
  const { createdAt: _, updatedAt: __, version: ___, deletedAt: ____, ...said } = record
  if ('importId' in said) delete (said as { importId?: unknown }).importId
  if ('aliases' in said) delete (said as { order?: unknown }).order
  return said
}
