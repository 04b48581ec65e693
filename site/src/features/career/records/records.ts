import { atom } from 'nanostores'
import { createRecords } from '../../task/state/records.ts'
import { applied, type CareerRecord, type RecordChange } from './change.ts'

/** What this browser knows of experience, skills and the profile. */
export const careerRecords = createRecords<CareerRecord, RecordChange>(applied)

/** Counts up whenever one of them shows differently. */
export const $recordsMoved = atom(0)
export const recordsMoved = (): void => $recordsMoved.set($recordsMoved.get() + 1)
