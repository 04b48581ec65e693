import { contentLines, dateValue, localValue, textValue, utcValue } from '../../export/index.ts'
import { addDays, type StoredRecord } from '../../kernel/index.ts'

/** Something of a calendar, before it is written as a VEVENT. */
export interface FeedEvent {
  /** The same every time the feed is read, and nobody else's. */
  uid: string
  summary: string
  /** Lines of properties: DTSTART, and an end or a rule where there is one. */
  when: readonly string[]
  /** When it was made and last changed, RFC 3339, and how often that was. */
  at: Pick<StoredRecord, 'createdAt' | 'updatedAt' | 'version'>
  description?: string
  location?: string
  /** Where it is read in the app. */
  url: string
  /** Lines of VALARM components. */
  alarms?: readonly string[]
  /** Whether whoever looks for a free time may take this one. */
  isFree?: boolean
  /** The IANA zone that `when` names, and the first year it is needed for. */
  zone?: { name: string; year: number } | null
}

/** An event as a VEVENT. */
export function eventText({ uid, summary, when, at, description, location, url, alarms = [], isFree = false }: FeedEvent): string {
  return contentLines([
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utcValue(at.updatedAt)}`,
    `CREATED:${utcValue(at.createdAt)}`,
    `LAST-MODIFIED:${utcValue(at.updatedAt)}`,
    `SEQUENCE:${at.version - 1}`,
    `SUMMARY:${textValue(summary)}`,
    ...(description ? [`DESCRIPTION:${textValue(description)}`] : []),
    ...(location ? [`LOCATION:${textValue(location)}`] : []),
    `URL:${url}`,
    `TRANSP:${isFree ? 'TRANSPARENT' : 'OPAQUE'}`,
    ...when,
    ...alarms,
    'END:VEVENT',
  ])
}

/** A whole day, as properties. */
export const wholeDay = (day: string): string[] => [
  `DTSTART;VALUE=DATE:${dateValue(day)}`,
  `DTEND;VALUE=DATE:${dateValue(addDays(day, 1))}`,
]

/** So many minutes from a time on the wall clock of a zone, or of wherever one is, as properties. */
export const minutesFrom = (local: string, timeZone: string | null, minutes: number): string[] => [
  timeZone === 'UTC' ? `DTSTART:${localValue(local)}Z` : `DTSTART${timeZone ? `;TZID=${timeZone}` : ''}:${localValue(local)}`,
  `DURATION:PT${minutes}M`,
]

/** The zone that a time on a wall clock needs told. */
export const zoneOf = (local: string, timeZone: string | null): FeedEvent['zone'] =>
  timeZone && timeZone !== 'UTC' ? { name: timeZone, year: Number(local.slice(0, 4)) } : null
