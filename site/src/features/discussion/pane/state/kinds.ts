import type { AgendaItem, DiscussionNote, Meeting } from '@throughline/core/discussion'
import type { ChangeOf, EditOf } from '../../../records/change.ts'

/** The records beside a discussion that are changed there. */
export interface PaneRecords {
  'agenda-item': AgendaItem
  'discussion-note': DiscussionNote
  meeting: Meeting
}
export type PaneRecord = PaneRecords[keyof PaneRecords]
export type PaneEdit = EditOf<PaneRecord>

/** `in`: the discussion, so that a change is sent from any page. */
export type PaneChange = ChangeOf<{ [K in keyof PaneRecords]: PaneRecords[K] }> & { in?: string }
