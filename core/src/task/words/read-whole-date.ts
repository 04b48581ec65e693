import type { DateContext } from './context.ts'
import { type DateReading, readDates } from './read-dates.ts'
import { BLANK, blanked } from './span.ts'

/** No date takes more words than this; longer texts are not even looked at. */
const MAX_LENGTH = 200

/** What a text says that is a date and nothing else, such as "every friday 4pm"; `null` when some of it is not understood. */
export function readWholeDate(text: string, context: DateContext): DateReading | null {
  if (text.length > MAX_LENGTH) return null
  const reading = readDates(text, context, { eager: true })
  const rest = blanked(text, reading.found).replaceAll(BLANK, '').replace(/[\s,]/g, '')
  return rest === '' && reading.found.length > 0 ? reading : null
}
