/** What is said of outside calendars. Free of zod: `@throughline/core/calendar/rules`. */

/** What calendars are told apart by, beside their names. */
export const CALENDAR_COLORS = ['slate', 'blue', 'green', 'amber', 'red', 'violet'] as const

/** Why a calendar could not be read the last time, for who asked for it. */
export const calendarFaults = {
  'refused-address': 'This address is not on the public internet, so the server does not ask there.',
  unreachable: 'Nobody answers at this address. Check it, or try again later.',
  denied: 'This address asks for a password. Use the secret or public address that the calendar gives out.',
  gone: 'There is no calendar at this address (any more).',
  'too-slow': 'The answer took too long. Try again later.',
  'too-large': 'This calendar holds more than can be shown.',
  'not-a-calendar':
    'What is at this address is not a calendar (iCalendar). Use the address that ends in .ics, or that the calendar calls “iCal”.',
} as const
