import type { ClockDep, Kind, StoreDep, StoredRecord } from '../../kernel/index.ts'
import { nowText } from '../../kernel/index.ts'
import { actionItems } from '../action/schema.ts'
import { seenNow } from '../action/task-of.ts'
import { agendaItems } from '../agenda/schema.ts'
import { coachAnswers } from '../coach/schema.ts'
import { decisions } from '../decision/schema.ts'
import { asReadBy, mayReadFeedback } from '../feedback/read-feedback.ts'
import { feedbackRequests } from '../feedback/schema.ts'
import { meetings } from '../meeting/schema.ts'
import { underSeries } from '../meeting/when.ts'
import { counted, reactions } from '../message/reaction.ts'
import { type MessageRevision, messageRevisions } from '../message/revision.ts'
import { type Message, messages } from '../message/schema.ts'
import { discussions, memberships } from '../schema.ts'
import type { Entered } from '../thread/enter.ts'

/** Who reads a discussion, having entered it. */
type Reader = Entered<StoreDep & ClockDep>

/** A kind that lies in the space of a discussion and is shown to everybody in it. */
export interface SharedKind {
  kind: Kind
  /** The records as this person reads them, one for each; `null` for what is not shown to them. */
  shown(reader: Reader, records: readonly StoredRecord[]): Promise<readonly (StoredRecord | null)[]>
}

/** Each as it is read by itself; a message together with the reactions to it. */
export const sharedKinds: readonly SharedKind[] = [
  asStored(discussions),
  asStored(memberships),
  shared(messages, withReactions),
  shared(messageRevisions, ofStandingMessages),
  asStored(decisions),
  shared(actionItems, (reader, items) => seenNow(reader, reader.discussion.id, items)),
  shared(meetings, async (reader, found) => found.map((meeting) => underSeries(meeting, reader.discussion.series, nowText(reader)))),
  asStored(agendaItems),
  asStored(coachAnswers),
  shared(feedbackRequests, async ({ actor: { accountId } }, found) =>
    found.map((request) => (mayReadFeedback(request, accountId) ? asReadBy(request, accountId) : null)),
  ),
]

function shared<R extends StoredRecord>(
  kind: Kind<R>,
  shown: (reader: Reader, records: readonly R[]) => Promise<readonly (StoredRecord | null)[]>,
): SharedKind {
  return { kind: kind as unknown as Kind, shown: shown as SharedKind['shown'] }
}

function asStored<R extends StoredRecord>(kind: Kind<R>): SharedKind {
  return shared(kind, async (_, records) => records)
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
