import type { Area } from '../../task/state/area.ts'
import { type CareerRecord, inverse, kindOf, type RecordChange } from './change.ts'
import { careerRecords, recordsMoved } from './records.ts'
import { touched } from './touched.ts'

/** How changes of experience, skills, the profile and résumés show. */
export const recordArea: Area = {
  records: careerRecords as Area['records'],
  inverse: (change, before, after) => inverse(change as RecordChange, before as CareerRecord | null, after as CareerRecord),
  began: (change) => touched(kindOf(change as RecordChange)).add(change.id),
  show: recordsMoved,
  showSoon: recordsMoved,
  hide: recordsMoved,
  ended: recordsMoved,
}
