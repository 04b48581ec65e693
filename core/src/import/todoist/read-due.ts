import { TimeZone } from '../../kernel/index.ts'
import type { DateReading } from '../../task/index.ts'
import type { CsvRow } from '../csv-rows.ts'
import { shortened } from '../text.ts'
import type { DateReader } from './date-reader.ts'

interface Due {
  fields: Pick<DateReading, 'dueDate' | 'dueAt' | 'timeZone' | 'recurrence'>
  /** What was not understood or has no place, for the notes. */
  kept: string[]
}

/** When a task is due, from the words under DATE; a deadline takes their place where there are none. */
export function readDue(cells: CsvRow['cells'], dates: DateReader, report: (message: string) => void): Due {
  const { DATE = '', DATE_LANG = '', DEADLINE = '', DEADLINE_LANG = '', TIMEZONE = '' } = cells
  const due: Due = { fields: { dueDate: null, dueAt: null, timeZone: null, recurrence: null }, kept: [] }
  const keep = (name: string, words: string) => due.kept.push(`${name}: ${words}`)

  const zone = zoneOf(TIMEZONE)
  if (TIMEZONE && !zone) {
    keep('TIMEZONE', TIMEZONE)
    report(`The time zone “${shortened(TIMEZONE)}” is not known; your own is used.`)
  }
  const read = (words: string, language: string) => {
    const { found: _, startDate: __, ...fields } = dates.read(words, language, zone) ?? {}
    return fields as Partial<Due['fields']>
  }
  if (DATE) {
    const fields = read(DATE, DATE_LANG)
    Object.assign(due.fields, fields)
    if (!('dueDate' in fields)) {
      keep('DATE', DATE)
      report(`The date “${shortened(DATE)}” was not understood; it is kept in the notes.`)
    }
  }
  if (DEADLINE && DEADLINE !== 'None') {
    const fields = DATE ? {} : read(DEADLINE, DEADLINE_LANG)
    Object.assign(due.fields, fields)
    if (!('dueDate' in fields)) {
      keep('DEADLINE', DEADLINE)
      report(`The deadline “${shortened(DEADLINE)}” is kept in the notes.`)
    }
  }
  return due
}

const zoneOf = (name: string): string | null => (name && TimeZone.safeParse(name).success ? name : null)
