import type { DiscussionClient } from '@throughline/client/discussion'
import type { AgendaItem, Discussion, Meeting, MeetingAhead } from '@throughline/core/discussion'

/** What stands beside a discussion, as the server has it. */
export interface PaneNow {
  discussion: Pick<Discussion, 'id' | 'kind' | 'series' | 'version'>
  /** To be talked about, in order; and what was settled last. */
  open: readonly AgendaItem[]
  settled: readonly AgendaItem[]
  /** The meetings to come, the next first, also those called off. */
  ahead: readonly MeetingAhead[]
  /** One that has passed without anybody saying how it went. */
  unclosed: MeetingAhead | null
  /** Those that were held, the latest first. */
  held: readonly Meeting[]
}

/** The most that is on an agenda at a time; and of what was settled, as many as may stand there still. */
const MOST = 100
const SETTLED = 50
const AHEAD = 5
const HELD = 10

/** Reads what stands beside a discussion. */
export async function readPane(
  { discussions, agendaItems, discussionMeetings }: Pick<DiscussionClient, 'discussions' | 'agendaItems' | 'discussionMeetings'>,
  id: string,
): Promise<PaneNow> {
  const [{ kind, series, version }, open, settled, { items: ahead, unclosed }, held] = await Promise.all([
    discussions.get(id),
    agendaItems.list(id, { limit: MOST }),
    agendaItems.list(id, { limit: SETTLED, settled: true }),
    discussionMeetings.aheadAndUnclosed(id, { limit: AHEAD }),
    discussionMeetings.list(id, { held: true, limit: HELD }),
  ])
  return { discussion: { id, kind, series, version }, open: open.items, settled: settled.items, ahead, unclosed, held: held.items }
}

/** Without what was settled in a meeting that is closed. */
export const sinceLast = (pane: PaneNow): PaneNow => ({ ...pane, settled: pane.settled.filter(({ meetingId }) => meetingId === null) })
