import type { Desk } from '../desk/desk.ts'
import { isMacBrowser } from '../desk/is-mac.ts'
import { localDateOf } from '../desk/words/day.ts'

/** What a page knows of whoever visits it. */
export interface Visit {
  locals: Pick<App.Locals, 'account' | 'client'>
  request: Request
}

/**
 * Whose desk it is, and which day it is there.
 * @throws Error where nobody is signed in.
 */
export function deskOf({ locals, request }: Visit): Desk {
  if (!locals.account) throw new Error('A desk is for who is signed in.')
  const { id, timeZone, dayStart, weekStart, locale, shortcuts } = locals.account
  return {
    accountId: id,
    timeZone,
    dayStart,
    weekStart,
    locale,
    shortcuts,
    isMac: isMacBrowser(request.headers.get('user-agent') ?? ''),
    today: localDateOf(Temporal.Now.instant().toString(), { timeZone, dayStart }),
  }
}
