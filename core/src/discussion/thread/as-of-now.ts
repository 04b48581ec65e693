import { type ClockDep, type JsonPage, nowText, type RecordJson } from '../../kernel/index.ts'
import { nextMeetingAt } from '../meeting/next.ts'
import type { Participation } from '../schema.ts'

/**
 * Participations as they are by now: which meeting is next follows from the clock, and is not left to when the discussion
 * was last brought to the person.
 */
export function pageAsOfNow(deps: ClockDep, page: JsonPage): JsonPage {
  if (!hasMeetings(page)) return page
  const now = nowText(deps)
  return { ...page, json: JSON.stringify((JSON.parse(page.json) as Participation[]).map((one) => asOf(one, now))) }
}

/** The same of one of them. */
export const recordAsOfNow = (deps: ClockDep, record: RecordJson): RecordJson =>
  hasMeetings(record) ? { ...record, json: JSON.stringify(asOf(JSON.parse(record.json) as Participation, nowText(deps))) } : record

/** Most discussions have none, and need not be read. */
const hasMeetings = ({ json }: { json: string }) => json.includes('"endsAt"')

const asOf = (participation: Participation, now: string): Participation => ({
  ...participation,
  nextMeetingAt: nextMeetingAt(participation, now),
})
