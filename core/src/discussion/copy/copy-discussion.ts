import {
  type ActorDep,
  type ClockDep,
  listAll,
  listPages,
  nowText,
  type Query,
  type StoreDep,
  type StoredRecord,
} from '../../kernel/index.ts'
import { type ActionItem, actionItems } from '../action/schema.ts'
import { seenNow } from '../action/task-of.ts'
import { type AgendaItem, agendaItems } from '../agenda/schema.ts'
import { type CoachAnswer, coachAnswers } from '../coach/schema.ts'
import { type Decision, decisions } from '../decision/schema.ts'
import { listFeedback } from '../feedback/read-feedback.ts'
import type { FeedbackRequest } from '../feedback/schema.ts'
import { type Meeting, meetings } from '../meeting/schema.ts'
import { underSeries } from '../meeting/when.ts'
import { type DiscussionNote, discussionNotes } from '../note/schema.ts'
import { type Discussion, type Membership, memberships, type Participation, participations } from '../schema.ts'
import { enter } from '../thread/enter.ts'
import { jsonOf } from './json.ts'
import { markdownOf } from './markdown.ts'
import { type CopiedMessage, everythingSaid } from './said.ts'

type Deps = StoreDep & ClockDep & ActorDep

/** Pages of something, read as they are wanted. */
export type Pages<R> = () => AsyncIterable<R[]>

/** Whose copy it is, and in which language and zone they read. */
export type Reader = Deps['actor']

/** What a copy of a discussion is written from. */
export interface CopySource {
  reader: Reader
  exportedAt: string
  discussion: Discussion
  /** Everybody who is or was in it, by when they joined. */
  people: readonly Membership[]
  /** What is the reader's own: nobody else's copy has it. */
  own: { participation: Participation | null; note: DiscussionNote | null }
  messages: Pages<CopiedMessage>
  /** What the reader may read of it, newest first. */
  feedback: readonly FeedbackRequest[]
  /** The newest first. */
  decisions: Pages<Decision>
  actionItems: Pages<ActionItem>
  meetings: Pages<Meeting>
  coachAnswers: Pages<CoachAnswer>
  /** Those that are open, in their order, and those that were settled, the latest first. */
  agenda: { open: Pages<AgendaItem>; settled: Pages<AgendaItem> }
}

/** A discussion as one of the people in it takes it along, in pieces as they are read. */
export interface DiscussionCopy {
  title: string
  json(): AsyncGenerator<string>
  markdown(): AsyncGenerator<string>
}

/**
 * A copy of all that a person may read in a discussion, with the note that is theirs alone.
 * @throws AppError `not-found`, also to who has left it: what they said stays with those who are in it.
 */
export async function copyDiscussion(deps: Deps, id: string): Promise<DiscussionCopy> {
  const { discussion } = await enter(deps, id, 'read')
  const { store, actor } = deps
  const [people, participation, note, feedback] = await Promise.all([
    listAll(deps, id, memberships.queries.byJoining, {}),
    store.get(actor.space, participations, id),
    store.get(actor.space, discussionNotes, id),
    listFeedback(deps, id),
  ])
  const exportedAt = nowText(deps)
  const pages =
    <R extends StoredRecord>(query: Query<R>, where?: Record<string, boolean>): Pages<R> =>
    () =>
      listPages(deps, id, query, where ? { where } : {})
  const { open, settled } = agendaItems.queries
  const source: CopySource = {
    reader: actor,
    exportedAt,
    discussion,
    people,
    own: { participation, note },
    feedback,
    messages: () => everythingSaid(deps, id),
    decisions: pages(decisions.queries.latest),
    actionItems: each(pages(actionItems.queries.latest), (page) => seenNow(deps, id, page)),
    meetings: each(pages(meetings.queries.newest), async (page) =>
      page.map((meeting) => underSeries(meeting, discussion.series, exportedAt)),
    ),
    coachAnswers: pages(coachAnswers.queries.newest),
    agenda: { open: pages(open, { isOpen: true }), settled: pages(settled, { isOpen: false }) },
  }
  return { title: discussion.title, json: () => jsonOf(source), markdown: () => markdownOf(source) }
}

/** The same pages, changed. */
const each = <R>(pages: Pages<R>, change: (page: R[]) => Promise<R[]>): Pages<R> =>
  async function* () {
    for await (const page of pages()) yield change(page)
  }
