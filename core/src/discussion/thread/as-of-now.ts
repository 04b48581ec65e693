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

/** The same of one of them, with the only part of it that moves without a new version. */
export function recordAsOfNow(deps: ClockDep, record: RecordJson): RecordJson & Pick<Participation, 'nextMeetingAt'> {
  if (!hasMeetings(record)) return { ...record, nextMeetingAt: null }
  const participation = asOf(JSON.parse(record.json) as Participation, nowText(deps))
  return { ...record, json: JSON.stringify(participation), nextMeetingAt: participation.nextMeetingAt }
}

/** Most discussions have none, and need not be read. */
const hasMeetings = ({ json }: { json: string }) => json.includes('"endsAt"')

export const asOf = (participation: Participation, now: string): Participation => ({
  ...participation,
  nextMeetingAt: nextMeetingAt(participation, now),
})
