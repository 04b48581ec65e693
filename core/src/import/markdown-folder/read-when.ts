import { type Said, textIn } from '../journal/json-said.ts'
import { isTimeZone, localMoment, type Moment, momentAt, noonOf } from '../journal/moment.ts'
import { dayOfPath } from './read-day.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/
const LOCAL = /^(\d{4}-\d{2}-\d{2})[ T](\d{1,2})(:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)$/
const EXACT = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?) ?(Z|[+-]\d{2}:?\d{2})$/i

/** Properties that say when, by how much they count. */
const dated = ['entryAt', 'entryDate', 'date', 'datetime', 'day']
const made = ['created', 'created_at', 'createdAt', 'date created', 'creation date', 'creationDate', 'ctime']

export const whenProperties: ReadonlySet<string> = new Set([...dated, ...made, 'timeZone', 'timezone', 'tz'])

/**
 * When a note is about: what its properties say, else what its file is called by, else when it was made. Where a day is said
 * and another property the time of that day, that is its moment; else noon is. `null` when nothing says a day.
 */
export function whenOf(properties: Said, path: string, ownZone: string): Moment | null {
  const said = ['timeZone', 'timezone', 'tz'].map((name) => textIn(properties, name)).find((zone) => zone && isTimeZone(zone))
  const timeZone = said ?? ownZone
  const read = (names: readonly string[]) => names.flatMap((name) => readWhen(textIn(properties, name).trim(), timeZone) ?? [])
  const [aboutIt, whenMade] = [read(dated), read(made)]
  const entryDate = textIn(properties, 'entryDate').trim()
  const named = dayOfPath(path)?.date
  const date = (DAY.test(entryDate) && readWhen(entryDate, timeZone)?.entryDate) || aboutIt[0]?.entryDate || named || whenMade[0]?.entryDate
  if (!date) return null
  const timed = [...aboutIt, ...whenMade].filter(({ isTimed }) => isTimed)
  const own = readWhen(textIn(properties, 'entryAt').trim(), timeZone)
  // Our own files say both, and a day need not be that of its moment.
  const { entryAt } = own?.isTimed ? own : (timed.find((moment) => moment.entryDate === date) ?? noonOf(date, timeZone))
  return { entryDate: date, entryAt, timeZone }
}

interface Read extends Moment {
  isTimed: boolean
}

function readWhen(text: string, timeZone: string): Read | null {
  try {
    if (DAY.test(text)) return { ...noonOf(text, timeZone), isTimed: false }
    const [, day, time, offset] = EXACT.exec(text) ?? []
    if (day) return { ...momentAt(Temporal.Instant.from(`${day}T${time}${offset}`), timeZone), isTimed: true }
    const [, date, hour = '', minutes] = LOCAL.exec(text) ?? []
    return date ? { ...localMoment(`${date}T${hour.padStart(2, '0')}${minutes}`, timeZone), isTimed: true } : null
  } catch {
    return null
  }
}
