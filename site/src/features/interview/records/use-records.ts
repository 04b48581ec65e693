import { createUseRecords } from '../../records/create-use-records.ts'
import { interviewArea } from './area.ts'

/** Records of interview prep that came with the page, in step with what is changed here and elsewhere. */
export const { useRecords, renew } = createUseRecords(interviewArea)
