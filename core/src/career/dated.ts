import { z } from 'zod'
import { isPartialDate } from './partial-date.ts'

/** `YYYY`, `YYYY-MM` or `YYYY-MM-DD` from 1900 to 2199, kept at the precision it was said with. */
export const PartialDate = z
  .string()
  .refine(isPartialDate, {
    error: 'Write a year, a month or a day: 2021, 2021-03 or 2021-03-05.',
    params: { code: 'invalid_date' },
  })
  .meta({ id: 'PartialDate', example: '2021-03' })
