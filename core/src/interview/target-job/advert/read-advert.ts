/** What the text of an advertisement says of a job. Free of zod, so that a browser may import it by itself as `@throughline/core/interview/read-advert`. */

import { ADVERT_LENGTH } from '../rules.ts'
import { readClosingDay } from './read-closing-day.ts'
import { readCompany } from './read-company.ts'
import { readInterviewDay } from './read-interview-day.ts'
import { readPlace } from './read-place.ts'
import { readRole } from './read-role.ts'
import type { AdvertReader } from './said-days.ts'
import { linesOf } from './sentences.ts'

export interface AdvertFacts {
  /** Empty where the text does not say it for certain, as are the others. */
  role: string
  company: string
  location: string
  /** The last day to apply, a plain date. */
  closesOn: string
  /** The day of the first interviews, a plain date. */
  interviewOn: string
}

/** Reads an advertisement in English or German: what it calls the job, the firm, the place, the last day to apply and the first interviews. What is not sure is not told. */
export function readAdvert(text: string, reader: AdvertReader): AdvertFacts {
  const lines = linesOf(text.slice(0, ADVERT_LENGTH))
  return {
    role: readRole(lines),
    company: readCompany(lines),
    location: readPlace(lines),
    closesOn: readClosingDay(lines, reader) ?? '',
    interviewOn: readInterviewDay(lines, reader) ?? '',
  }
}
