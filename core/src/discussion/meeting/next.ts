/** Which meeting is next. Free of zod, for the browser: `@throughline/core/discussion/next-meeting`. */
import type { Participation } from '../schema.ts'

/** When the next meeting of a discussion begins, or began where it is not over; `null` when none is known. `now` is an RFC 3339 instant. */
export const nextMeetingAt = ({ meetingsAhead }: Pick<Participation, 'meetingsAhead'>, now: string): string | null =>
  meetingsAhead.find(({ endsAt }) => endsAt > now)?.at ?? null
