import { createCalendarClient } from '@throughline/client/calendar'
import type { Days } from '@throughline/core/task'
import { readDayEvents } from '../../../calendar/read-day-events.ts'
import { onBehalf } from '../../../desk/on-behalf.ts'

const client = createCalendarClient({ gathers: true, headers: onBehalf })

/** What is on days that the page did not come with. */
export const bringEvents = (days: Days) => readDayEvents(client, days)
