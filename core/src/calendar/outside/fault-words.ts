import type { CalendarFault } from './schema.ts'

/** Why a calendar is not read, for who asked for it. */
export const faultWords: Record<CalendarFault, string> = {
  'refused-address': 'This address is not on the public internet, so the server does not ask there.',
  unreachable: 'Nobody answers at this address. Check it, or try again later.',
  denied: 'This address asks for a password. Use the secret or public address that the calendar gives out.',
  gone: 'There is no calendar at this address (any more).',
  'too-slow': 'The answer took too long. Try again later.',
  'too-large': 'This calendar holds more than can be shown.',
  'not-a-calendar':
    'What is at this address is not a calendar (iCalendar). Use the address that ends in .ics, or that the calendar calls “iCal”.',
}
