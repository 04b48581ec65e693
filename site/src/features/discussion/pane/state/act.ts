import type {
  AgendaItem,
  Discussion,
  DiscussionNote,
  Meeting,
  MeetingAhead,
  MeetingChanges,
  NewMeeting,
  Series,
  TalkingPoint,
} from '@throughline/core/discussion'
import { pane as words } from '../../../../messages/discussion-pane.ts'
import { didBesides, outbox, perform } from '../../../changes/changes.ts'
import { editSeen } from '../../../changes/edit-seen.ts'
import { fieldsOf } from '../../../changes/fields-of.ts'
import { same } from '../../../changes/merge.ts'
import { seenEdit } from '../../../changes/seen-edit.ts'
import { answered } from '../../../changes/send-edit.ts'
import { NO_VERSION, type Unmade } from '../../../changes/unmade.ts'
import { gapAt } from '../../../desk/drag/order.ts'
import { newId } from '../../../desk/id.ts'
import { attempt } from '../../../desk/reason.ts'
import { $announcement } from '../../../desk/told.ts'
import { editing } from '../../../records/change.ts'
import { saveEdit } from '../../../records/save-edit.ts'
import { client } from '../../client.ts'
import { paneArea } from './area.ts'
import { renewPane } from './pane.ts'

const { agenda, meeting: ofMeetings, note: ofNotes } = words

type Items = readonly AgendaItem[]

let orders: Promise<typeof import('../rules/create-orders.ts')> | undefined

/** Asked for once: of two imports under way the later may be there first, and what was added second would stand first. */
const ordersHere = () =>
  (orders ??= import('../rules/create-orders.ts').catch((error: unknown) => {
    orders = undefined
    throw error
  }))

/** Puts something on the agenda, at its end. `all`: what is on it. */
export async function addItem(discussionId: string, all: Items, text: string, by: string): Promise<boolean> {
  const { orderOfNew } = await ordersHere()
  const id = newId()
  const order = orderOfNew(all, Temporal.Now.instant(), id)
  const record: Unmade<AgendaItem> = {
    ...{ id, text, note: '', meetingOn: null, order },
    ...{ addedBy: by, settledAt: null, settledBy: null, meetingId: null, carriedFrom: [] },
  }
  return perform([{ do: 'agenda-item.create', id, in: discussionId, input: { id, text, order }, record }], agenda.did.add)
}

/** Changes what is different. */
export const editItem = (discussionId: string, item: AgendaItem, changes: Partial<AgendaItem>, said: string): Promise<boolean> =>
  saveEdit('agenda-item', item, changes, said, { in: discussionId })

/** Settles what is open, and opens again what is not. */
export const toggleItem = (discussionId: string, item: AgendaItem): Promise<boolean> =>
  item.settledAt
    ? editItem(discussionId, item, { settledAt: null }, agenda.did.reopen)
    : editItem(discussionId, item, { settledAt: new Date().toISOString() }, agenda.did.settle)

export const removeItem = (discussionId: string, { id }: AgendaItem): Promise<boolean> =>
  perform([{ do: 'agenda-item.remove', id, in: discussionId }], agenda.did.remove)

/** Moves an item to an index of the agenda without it, and says so to a screen reader. Resolves once it shows there. */
export async function moveItem(discussionId: string, all: Items, id: string, index: number): Promise<void> {
  const item = all.find((item) => item.id === id)
  const gap = gapAt(all, id, index)
  if (!item || !gap) return $announcement.set(agenda.atEdge)
  const { orderBetween } = await import('@throughline/core/kernel/order')
  let last = gap.before
  const changes = [item, ...gap.tied].map((one) => {
    last = orderBetween(last, gap.after)
    return { ...editing('agenda-item', one, { order: last }), in: discussionId }
  })
  $announcement.set(agenda.moved(item.text, index + 1, all.length))
  void perform(changes, agenda.did.order)
}

/** What is asked of the server by itself: done, it shows, and can be taken back. Answers whether it was done. */
async function done(said: string, act: () => Promise<unknown>, back: (() => Promise<unknown>) | null): Promise<boolean> {
  const isDone = await attempt(act)
  if (!isDone) return false
  await renewPane()
  if (back)
    didBesides(said, async () => {
      const isBack = await attempt(back)
      await renewPane()
      return isBack
    })
  return true
}

const { discussionMeetings: meetings, discussions, agendaItems, discussionNotes } = client

/** The record of a meeting, made where nothing was said of it yet. */
export async function recordOf(discussionId: string, { version, occurrence, meetingId }: MeetingAhead): Promise<Meeting> {
  if (version === null && occurrence) return meetings.arrange(discussionId, { occurrence })
  return meetings.get(discussionId, meetingId)
}

type Time = Pick<Meeting, 'startsAt' | 'timeZone' | 'durationMinutes'>
type Told = Time & Pick<Meeting, 'state'>

/** Says something else of a meeting than was seen of it. */
function editMeeting(discussionId: string, meeting: MeetingAhead, changes: Partial<Told>, said: string): Promise<boolean> {
  const { meetingId, version } = meeting
  const write = async (fields: Partial<Told>, based: { version: number }) => {
    const made = based.version === NO_VERSION ? await recordOf(discussionId, meeting) : null
    // Others may have been quicker to say something of it, which is not written over.
    const isAsSeen = made && same(fieldsOf<Told, Partial<Told>>(made, fields), fieldsOf<Told, Partial<Told>>(meeting, fields))
    return meetings.edit(discussionId, meetingId, fields as MeetingChanges, isAsSeen ? made : based)
  }
  const { make, back } = seenEdit<Meeting, Told>({ ...meeting, version: version ?? NO_VERSION }, changes, write)
  return done(said, make, back)
}

export function arrange(discussionId: string, input: NewMeeting & { id: string }): Promise<boolean> {
  let made: Meeting
  return done(
    ofMeetings.did.arrange,
    async () => {
      made = await meetings.arrange(discussionId, input)
    },
    () => editSeen(made, { state: 'cancelled' }, (_, based) => meetings.edit(discussionId, input.id, { state: 'cancelled' }, based)),
  )
}

/** `when`: the new time in words. */
export const moveMeeting = (discussionId: string, meeting: MeetingAhead, time: Time, when: string): Promise<boolean> =>
  editMeeting(discussionId, meeting, time, ofMeetings.did.move(when))

export const callOff = (discussionId: string, meeting: MeetingAhead): Promise<boolean> =>
  editMeeting(discussionId, meeting, { state: 'cancelled' }, ofMeetings.did.callOff)

export const putBack = (discussionId: string, meeting: MeetingAhead): Promise<boolean> =>
  editMeeting(discussionId, meeting, { state: 'planned' }, ofMeetings.did.putBack)

/** Says that a meeting was held, with its notes. What others wrote into the notes meanwhile is kept above. */
export function closeMeeting(discussionId: string, meeting: MeetingAhead, notes: string, seen: string): Promise<boolean> {
  return done(
    ofMeetings.did.close,
    async () => {
      const record = await recordOf(discussionId, meeting)
      const whole = record.notes && record.notes !== seen && record.notes !== notes ? `${record.notes}\n\n${notes}` : notes
      const { version } = whole === record.notes ? record : await meetings.edit(discussionId, record.id, { notes: whole }, record)
      await meetings.close(discussionId, record.id, { version })
    },
    () => meetings.reopen(discussionId, meeting.meetingId),
  )
}

export const reopenMeeting = (discussionId: string, { id }: Meeting): Promise<boolean> =>
  done(
    ofMeetings.did.reopen,
    () => meetings.reopen(discussionId, id),
    () => meetings.close(discussionId, id),
  )

export const saveNotes = (discussionId: string, meeting: Meeting, notes: string): Promise<boolean> =>
  saveEdit('meeting', meeting, { notes }, ofMeetings.did.notes, { in: discussionId })

/** Sets when people meet again and again, or with `null` that they no longer do. `seen`: the discussion as that was chosen. */
export function setSeries(seen: Pick<Discussion, 'id' | 'series' | 'version'>, series: Series | null): Promise<boolean> {
  const write = ({ series = null }: Pick<Partial<Discussion>, 'series'>, based: { version: number }) =>
    discussions.edit(seen.id, { series }, based)
  const { make, back } = seenEdit<Discussion, Pick<Discussion, 'series'>>(seen, { series }, write)
  return done(series ? ofMeetings.did.series : ofMeetings.did.endSeries, make, back)
}

/** Puts what was prepared on the agenda, under the id it has for that, so that it is there once. */
export const putPrepared = (discussionId: string, id: string, text: string): Promise<boolean> =>
  done(
    agenda.did.add,
    async () => {
      const there = await agendaItems
        .add(discussionId, { id, text })
        .catch((error: unknown) => answered<AgendaItem>(error, 409) ?? Promise.reject(error))
      // It was taken off before.
      if (there.deletedAt) await agendaItems.restore(discussionId, id)
    },
    () => agendaItems.delete(discussionId, id),
  )

const saveNote = (note: DiscussionNote, changes: Partial<DiscussionNote>, said: string, isQuiet: boolean): Promise<boolean> =>
  saveEdit('discussion-note', note, changes, said, { isQuiet })

/** Writes the private note on; `base`: how it read when the writing began. */
export const saveBody = (note: DiscussionNote, body: string, base: string): Promise<boolean> =>
  saveNote({ ...note, body: base }, { body }, ofNotes.did.save, true)

export const savePoints = (note: DiscussionNote, points: TalkingPoint[]): Promise<boolean> =>
  saveNote(note, { points }, ofNotes.did.save, true)

export const removePoint = (note: DiscussionNote, id: string): Promise<boolean> =>
  saveNote(note, { points: note.points.filter((point) => point.id !== id) }, ofNotes.did.remove, false)

/** Puts a point on the agenda, where everybody sees it. */
export async function raise(note: DiscussionNote, pointId: string): Promise<boolean> {
  // It may have been written down only now.
  await outbox.settled(note.id)
  let itemId = ''
  return done(
    ofNotes.did.raise,
    async () => {
      itemId = (await discussionNotes.raise(note.id, pointId)).id
      paneArea.records.learn(await discussionNotes.get(note.id))
      paneArea.moved()
    },
    () => agendaItems.delete(note.id, itemId),
  )
}
