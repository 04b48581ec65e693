import {
  type ActorDep,
  type AloneRecord,
  type ClockDep,
  type InCopy,
  type Kind,
  nowText,
  type ShownKind,
  type StoreDep,
  type StoredRecord,
} from '../kernel/index.ts'
import { readActionItem } from './action/read-action-items.ts'
import { type ActionItem, actionItems } from './action/schema.ts'
import { seenNow } from './action/task-of.ts'
import { readAgendaItem } from './agenda/read-agenda.ts'
import { agendaItems } from './agenda/schema.ts'
import { readCoachAnswer } from './coach/read-answers.ts'
import { coachAnswers } from './coach/schema.ts'
import { readDecision } from './decision/read-decisions.ts'
import { decisions } from './decision/schema.ts'
import { readGivenFeedback } from './feedback/given.ts'
import { asReadBy, mayReadFeedback, readFeedback } from './feedback/read-feedback.ts'
import { type FeedbackRequest, feedbackCopies, feedbackRequests, givenFeedbacks } from './feedback/schema.ts'
import { invites } from './invite/schema.ts'
import { readMeeting } from './meeting/read-meetings.ts'
import { type Meeting, meetings } from './meeting/schema.ts'
import { underSeries } from './meeting/when.ts'
import { readMessage } from './message/list-messages.ts'
import { counted, reactions } from './message/reaction.ts'
import { type MessageRevision, messageRevisions } from './message/revision.ts'
import { lastSaids, waitingMessages } from './message/say-next.ts'
import { type Message, messages } from './message/schema.ts'
import { readNote } from './note/keep-note.ts'
import { discussionNotes } from './note/schema.ts'
import { presences } from './presence/schema.ts'
import { discussions, leftDiscussions, memberships, participations } from './schema.ts'
import type { Entered } from './thread/enter.ts'
import { readDiscussion, readParticipation } from './thread/read-discussions.ts'

/** Who reads a discussion, having entered it. */
type Reader = Entered<StoreDep & ClockDep>

type Reads = StoreDep & ActorDep & ClockDep

/** What a person has of discussions in their own space, and how it is shown. */
export const discussionKinds: readonly ShownKind<Reads>[] = [
  { kind: givenFeedbacks, read: readGivenFeedback, copy: 'as-stored' },
  { kind: participations, read: readParticipation, copy: 'as-stored' },
  { kind: discussionNotes, read: readNote, copy: 'as-stored' },
  { kind: leftDiscussions, copy: 'of-servers' },
]

/** A kind that lies in the space of a discussion, and how its records are shown to everybody in it. */
export interface SharedKind {
  readonly kind: Kind
  /** Reads one by itself: what its `GET` answers and webhooks tell; absent where no `GET` reads one. */
  readonly read?: (deps: Reads, discussionId: string, id: string) => Promise<AloneRecord>
  /** Whether one is for somebody in the discussion at all, now and ever; absent where it is for all. To others it does not exist. */
  isFor?(accountId: string, record: StoredRecord): boolean
  /** How these read in a copy that somebody keeps, one for each and `null` for what is not shown to them; or why they are in none. */
  readonly copy: InCopy<Copying['all']>
}

// Written as a method, so that that of one kind may stand where any is meant.
interface Copying {
  all(reader: Reader, records: readonly StoredRecord[]): Promise<readonly (StoredRecord | null)[]>
}

/** What lies in discussions. In a copy a message comes together with the reactions to it. */
export const sharedKinds: readonly SharedKind[] = [
  { kind: discussions, read: readDiscussion, copy: 'as-stored' },
  { kind: memberships, copy: 'as-stored' },
  { kind: messages, read: readMessage, copy: withReactions },
  { kind: messageRevisions, copy: ofStandingMessages },
  { kind: decisions, read: readDecision, copy: 'as-stored' },
  {
    kind: actionItems,
    read: readActionItem,
    copy: (reader, items: readonly ActionItem[]) => seenNow(reader, reader.discussion.id, items),
  },
  { kind: meetings, read: readMeeting, copy: asOfNow },
  { kind: agendaItems, read: readAgendaItem, copy: 'as-stored' },
  { kind: coachAnswers, read: readCoachAnswer, copy: 'as-stored' },
  {
    kind: feedbackRequests,
    read: readFeedback,
    isFor: (accountId, request) => mayReadFeedback(request as FeedbackRequest, accountId),
    copy: asReader,
  },
  { kind: reactions, copy: 'within-another' },
  { kind: invites, copy: 'way-in' },
  { kind: feedbackCopies, copy: 'of-servers' },
  { kind: lastSaids, copy: 'of-servers' },
  { kind: waitingMessages, copy: 'of-servers' },
  { kind: presences, copy: 'of-servers' },
]

async function asOfNow(reader: Reader, found: readonly Meeting[]): Promise<StoredRecord[]> {
  return found.map((meeting) => underSeries(meeting, reader.discussion.series, nowText(reader)))
}

async function asReader({ actor: { accountId } }: Reader, found: readonly FeedbackRequest[]): Promise<(StoredRecord | null)[]> {
  return found.map((request) => (mayReadFeedback(request, accountId) ? asReadBy(request, accountId) : null))
}

async function withReactions({ store, discussion }: Reader, said: readonly Message[]): Promise<StoredRecord[]> {
  // Of a stone nothing is told but that it stands there.
  const values = said.filter(({ removedAt }) => removedAt === null).map(({ id }) => id)
  const given = await store.listEach(discussion.id, reactions.queries.ofMessage, {}, { key: 'messageId', values })
  return said.map((message) => ({ ...message, reactions: counted(given.get(message.id) ?? []) }))
}

/** Nothing is shown of how a message read that was taken back. */
async function ofStandingMessages({ store, discussion }: Reader, found: readonly MessageRevision[]): Promise<(StoredRecord | null)[]> {
  const said = await store.getMany(discussion.id, messages, [...new Set(found.map(({ messageId }) => messageId))])
  const standing = new Set(said.filter(({ removedAt }) => removedAt === null).map(({ id }) => id))
  return found.map((revision) => (revision.takenBack === null && standing.has(revision.messageId) ? revision : null))
}
