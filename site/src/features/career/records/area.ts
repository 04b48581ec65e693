import type { Area } from '../../task/state/area.ts'
import { registerArea } from '../../task/state/areas.ts'
import { gatheringCareer } from '../state/client.ts'
import { type CareerRecord, inverse, kindOf, type RecordChange } from './change.ts'
import { careerRecords, recordsMoved } from './records.ts'
import { sendRecordChange } from './sending.ts'
import { touched } from './touched.ts'

/** How changes of experience, skills, the profile and résumés show. */
const recordArea: Area = {
  records: careerRecords as Area['records'],
  inverse: (change, before, after) => inverse(change as RecordChange, before as CareerRecord | null, after as CareerRecord),
  began: (change) => touched(kindOf(change as RecordChange)).add(change.id),
  show: recordsMoved,
  showSoon: recordsMoved,
  hide: recordsMoved,
  ended: recordsMoved,
  send: (_, change, keepBoth) =>
    sendRecordChange(gatheringCareer, change as RecordChange, {
      ...{ known: careerRecords.known, learn: (record) => careerRecords.learn(record) },
      onConflict: (record, conflicts, edit) => keepBoth(record.id, conflicts, edit),
    }),
}

registerArea(['experience', 'skill', 'profile', 'resume'], recordArea)
