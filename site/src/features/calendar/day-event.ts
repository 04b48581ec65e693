import type { Appointment, CalendarEvent, CalendarSubscription } from '@throughline/core/calendar'
import { jobHref } from '@throughline/core/interview/job-href'
import { dayEvents as words } from '../../messages/day-events.ts'
import { discussionHref } from '../addresses/discussions.ts'

type Times = Pick<CalendarEvent, 'startDate' | 'endDate' | 'startTime' | 'endTime'>

/** Something on the days of a person that is no task: an interview, a meeting, or what another calendar holds. */
export interface DayEvent extends Times {
  title: string
  /** `null` for an event of another calendar. */
  kind: Appointment['kind'] | null
  /** The colour of its calendar. */
  color: string | undefined
  /** Where it is here; `null` for what is elsewhere. */
  href: string | null
  /** What it is for, where, and in which calendar. */
  details: string
}

/** What is here itself, as an event of a day. */
export const ofAppointment = ({ kind, targetJobId, discussionId, title, about, location, ...when }: Appointment): DayEvent => ({
  ...timesOf(when),
  ...{ kind, title, color: undefined },
  href: targetJobId ? jobHref(targetJobId) : discussionId && discussionHref(discussionId),
  details: [words.kinds[kind], about, location].filter(Boolean).join(', '),
})

/** What another calendar holds, as an event of a day. */
export const ofCalendar = ({ title, location, ...when }: CalendarEvent, calendar: CalendarSubscription | undefined): DayEvent => ({
  ...timesOf(when),
  ...{ kind: null, title: title || words.untitled, color: calendar?.color, href: null },
  details: [location, calendar?.name].filter(Boolean).join(', '),
})

const timesOf = ({ startDate, endDate, startTime, endTime }: Times): Times => ({ startDate, endDate, startTime, endTime })
