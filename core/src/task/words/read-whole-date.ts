import { BLANK, blanked, type DateContext } from './context.ts'
import { type DateReading, readDates } from './read-dates.ts'

/** What a text says that is a date and nothing else, such as "every friday 4pm"; `null` when some of it is not understood. */
export function readWholeDate(text: string, context: DateContext): DateReading | null {
  const reading = readDates(text, context, { eager: true })
  const rest = blanked(text, reading.found).replaceAll(BLANK, '').replace(/[\s,]/g, '')
  return rest === '' && reading.found.length > 0 ? reading : null
}
