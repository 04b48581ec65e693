import { addDays, type ClockDep, nowText, type StoreDep } from '../../kernel/index.ts'
import { seriesOf } from '../../task/index.ts'
import type { Discussion } from '../schema.ts'
import { type Meeting, meetings } from './schema.ts'
import { meetingIdOf, whenOn } from './when.ts'

type Deps = StoreDep & ClockDep

/** Days that are looked back over for a meeting that nobody closed. */
const LOOK_BACK = 92

/** The meeting held last before an instant, or of all; `null` when none was. */
export async function lastHeld({ store }: Deps, discussionId: string, before?: string): Promise<Meeting | null> {
  const { items } = await store.list(discussionId, meetings.queries.held, { where: { state: 'held' }, before }, { limit: 1 })
  return items[0] ?? null
}

/** When people of a discussion last met: the end of the meeting held last, or of one of the series that has passed since without being closed or called off. */
export async function lastMetAt(deps: Deps, discussion: Pick<Discussion, 'id' | 'series'>): Promise<string | null> {
  const [held, passed] = await Promise.all([lastHeld(deps, discussion.id), lastPassed(deps, discussion)])
  const moments = [held?.heldAt, passed].filter((moment) => typeof moment === 'string')
  return moments.sort().at(-1) ?? null
}

async function lastPassed({ store, clock }: Deps, { id, series }: Pick<Discussion, 'id' | 'series'>): Promise<string | null> {
  if (!series) return null
  const now = nowText({ clock })
  const today = now.slice(0, 10)
  const days = seriesOf({ rrule: series.rrule, anchor: series.startsAt.slice(0, 10) }).within(addDays(today, -LOOK_BACK), addDays(today, 2))
  const over = days.filter((date) => whenOn(date, series).endsAt <= now).reverse()
  if (over.length === 0) return null
  const known = new Map(
    (
      await store.getMany(
        id,
        meetings,
        over.map((date) => meetingIdOf(id, date)),
      )
    ).map((one) => [one.occurrence, one]),
  )
  const met = over.find((date) => isWhereItWas(known.get(date)))
  return met ? whenOn(met, series).endsAt : null
}

const isWhereItWas = (meeting: Meeting | undefined) => !meeting || (meeting.state === 'planned' && !meeting.isMoved)
