import { z } from 'zod'
import { faultWithPlace } from './fault-words.ts'
import { parseFilter } from './parse.ts'
import { MAX_FILTER } from './syntax.ts'

/** A filter as it is written; every fault of it is told with its place. */
export const FilterText = z
  .string()
  .superRefine((text, context) => {
    for (const fault of parseFilter(text).faults)
      context.addIssue({ code: 'custom', message: faultWithPlace(fault), params: { code: fault.code } })
  })
  .meta({ id: 'FilterText', maxLength: MAX_FILTER, example: 'due:<=7d -tag:home' })
