import type { AgendaItemChanges, DiscussionNoteChanges, MeetingChanges, NewAgendaItem, TalkingPoint } from '@throughline/core/discussion'
import type { Ways } from '../../../records/create-area.ts'
import { mergeBy } from '../../../records/merge.ts'
import { client } from '../../client.ts'
import { createDiscussionArea } from '../../create-discussion-area.ts'
import type { PaneRecords } from './kinds.ts'

type Records = { [K in keyof PaneRecords]: PaneRecords[K] }

const waysIn = (placeOf: () => string): Ways<Records> => ({
  'agenda-item': {
    get: (id) => client.agendaItems.get(placeOf(), id),
    edit: (id, { settledAt, ...words }, based) =>
      client.agendaItems.edit(placeOf(), id, { ...words, ...settledAs(settledAt) } as AgendaItemChanges, based),
    merge: mergeBy({ yielding: ['order', 'settledAt', 'meetingOn'] }),
    create: (input) => client.agendaItems.add(placeOf(), input as NewAgendaItem),
    delete: (id) => client.agendaItems.delete(placeOf(), id),
    restore: (id) => client.agendaItems.restore(placeOf(), id),
  },
  // Its id is the discussion's.
  'discussion-note': {
    get: (id) => client.discussionNotes.get(id),
    edit: (id, { points, ...words }, based) =>
      client.discussionNotes.keep(id, { ...words, ...(points && { points: points.map(withoutRaised) }) } as DiscussionNoteChanges, based),
    merge: mergeBy({ joined: { points: bothPoints } }),
  },
  meeting: {
    get: (id) => client.discussionMeetings.get(placeOf(), id),
    edit: (id, changes, based) => client.discussionMeetings.edit(placeOf(), id, changes as MeetingChanges, based),
    merge: mergeBy({}),
  },
})

/** How what stands beside a discussion shows, and is sent. */
export const paneArea = createDiscussionArea(waysIn)

/** When it was settled is the server's to say. */
const settledAs = (settledAt: string | null | undefined) => (settledAt === undefined ? {} : { isSettled: settledAt !== null })

/** Which were raised the server knows. */
const withoutRaised = ({ id, text }: TalkingPoint) => ({ id, text })

/** Points that were written down in two places are all kept; one that was changed here holds as it was changed. */
export function bothPoints(base: unknown, mine: unknown, theirs: unknown): TalkingPoint[] {
  const [then, own, now] = [base, mine, theirs].map((points) => (points ?? []) as TalkingPoint[]) as [
    TalkingPoint[],
    TalkingPoint[],
    TalkingPoint[],
  ]
  const before = new Map(then.map((point) => [point.id, point]))
  const [ownById, nowById] = [own, now].map((points) => new Map(points.map((point) => [point.id, point]))) as [
    Map<string, TalkingPoint>,
    Map<string, TalkingPoint>,
  ]
  const kept = own.flatMap((point) => {
    const [was, there] = [before.get(point.id), nowById.get(point.id)]
    // Removed elsewhere, and not written on here.
    if (was && !there) return was.text === point.text ? [] : [point]
    return was && there && was.text === point.text ? [there] : [point]
  })
  return [...kept, ...now.filter(({ id }) => !before.has(id) && !ownById.has(id))]
}
