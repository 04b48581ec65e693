import { createUseRecords } from '../../records/create-use-records.ts'
import { careerArea } from './area.ts'

/** Records of the career that came with the page, in step with what is changed here and elsewhere. */
export const { useRecords } = createUseRecords(careerArea)
