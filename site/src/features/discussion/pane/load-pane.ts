import type { Client } from '@throughline/client'
import type { Discussion, DiscussionNote, Preparation } from '@throughline/core/discussion'
import { unread } from '../../desk/unread.ts'
import type { Rendered } from '../../markdown/Markdown.tsx'
import { rendererInTurns } from '../../markdown/render-in-turns.ts'
import { meets } from '../rules/meets.ts'
import { isNear, nextOf } from './rules/agenda.ts'
import { type PaneNow, readPane, sinceLast } from './state/read-pane.ts'

/** What the page shows beside a discussion, as the server reads it. */
export interface PaneOfPage {
  pane: PaneNow
  note: DiscussionNote
  /** `null` where the next meeting is far off. */
  prepared: Preparation | null
  /** Whether meetings are prepared here at all. */
  isPrepared: boolean
  /** Notes of agenda items as HTML, by item; and those of the last meeting. */
  notes: Record<string, Rendered>
  lastNotes: Rendered | null
  now: string
}

export async function loadPane(client: Client, { id, kind, series }: Discussion): Promise<PaneOfPage> {
  const [read, note] = await Promise.all([readPane(client, id), client.discussionNotes.get(id)])
  const pane = sinceLast(read)
  const now = new Date().toISOString()
  const next = nextOf(pane.ahead)
  // Without it the page is there all the same, and it can be asked for.
  const prepared = isNear(next, now) ? await client.discussionMeetings.prepare(id).catch(unread) : null
  const render = rendererInTurns()
  const rendered = async (text: string): Promise<Rendered> => ({ text, html: await render(text) })
  const notes: Record<string, Rendered> = {}
  for (const { id, note } of [...pane.open, ...pane.settled]) if (note) notes[id] = await rendered(note)
  const last = pane.held[0]
  return {
    ...{ pane, note, notes, prepared, now },
    isPrepared: next !== null || series !== null || meets(kind),
    lastNotes: last?.notes ? await rendered(last.notes) : null,
  }
}
