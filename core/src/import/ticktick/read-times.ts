import { instantText, TimeZone } from '../../kernel/index.ts'
import { type DateContext, MAX_DURATION_MINUTES } from '../../task/index.ts'
import type { CsvRow } from '../csv-rows.ts'
import { shortened } from '../text.ts'
import type { KeyedDraft } from '../tree-plan.ts'

/**
 * When a task is due. TickTick writes moments, also for whole days, which begin at midnight in the zone of the task. A task
 * that has a start on the same day lasts from then; one that starts on an earlier day begins there.
 */
export function readTimes(
  task: KeyedDraft,
  cells: CsvRow['cells'],
  context: DateContext,
  keep: (name: string, value: string, told?: string) => void,
): void {
  const zone = zoneOf(cells.TIMEZONE ?? '')
  if (cells.TIMEZONE && !zone)
    keep(
      'Timezone',
      cells.TIMEZONE,
      `The time zone “${shortened(cells.TIMEZONE)}” is not known, so your own is used; it is kept in the notes.`,
    )
  const inZone = zone ?? context.timeZone
  const read = (name: string, value: string) => {
    const local = localOf(value, inZone)
    if (value && !local) keep(name, value, `The date “${shortened(value)}” was not understood; it is kept in the notes.`)
    return local
  }
  const start = read('Start Date', cells['START DATE'] ?? '')
  const due = read('Due Date', cells['DUE DATE'] ?? '') ?? start
  if (!due) return
  const allDay = isYes(cells['IS ALL DAY']) || (!cells['IS ALL DAY'] && due.endsWith('T00:00'))
  const begins = start && start < due ? start : null
  const isSpan = begins !== null && begins.slice(0, 10) === due.slice(0, 10)
  if (begins && !isSpan) task.startDate = begins.slice(0, 10)
  if (allDay) {
    task.dueDate = due.slice(0, 10)
    return
  }
  task.dueAt = isSpan ? begins : due
  task.timeZone = isYes(cells['IS FLOATING']) ? null : inZone
  if (isSpan) task.durationMinutes = Math.min(MAX_DURATION_MINUTES, minutesBetween(begins, due))
}

const isYes = (value: string | undefined) => /^(true|y|yes|1)$/i.test(value ?? '')

const minutesBetween = (from: string, to: string) => Temporal.PlainDateTime.from(from).until(to).total({ unit: 'minutes' })

const zoneOf = (name: string): string | null => (name && TimeZone.safeParse(name).success ? name : null)

const moment = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/

/** The wall clock of a zone at a moment, `YYYY-MM-DDTHH:mm`; without an offset it is UTC, and a day alone is its midnight. */
function localOf(text: string, timeZone: string): string | null {
  const [, day, time, offset] = moment.exec(text) ?? []
  if (day === undefined) return null
  try {
    if (time === undefined) return Temporal.PlainDate.from(day).toPlainDateTime().toString({ smallestUnit: 'minute' })
    const instant = Temporal.Instant.from(`${day}T${time}${offset ?? 'Z'}`)
    return instant.toZonedDateTimeISO(timeZone).toPlainDateTime().toString({ smallestUnit: 'minute' })
  } catch {
    return null
  }
}

/** A moment of the file as it is stored; `null` when it is none. */
export function instantOf(text: string): string | null {
  const [, day, time, offset] = moment.exec(text) ?? []
  if (day === undefined || time === undefined) return null
  try {
    return instantText(Temporal.Instant.from(text.replace(' ', 'T').replace(/\s*(Z|[+-]\d{2}:?\d{2})?$/, offset ?? 'Z')))
  } catch {
    return null
  }
}
