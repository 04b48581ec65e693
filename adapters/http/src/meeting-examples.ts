import type { AgendaItem, DiscussionNote, Meeting, MeetingAhead, Preparation } from '@throughline/core/discussion'
import { exampleDiscussion, exampleMembership } from './discussion-examples.ts'

const at = '2026-03-05T17:12:00.000Z'
const kept = { createdAt: at, updatedAt: at, version: 1, deletedAt: null }
const time = {
  startsAt: '2026-03-06T14:00',
  timeZone: 'Europe/Vienna',
  durationMinutes: 45,
  at: '2026-03-06T13:00:00.000Z',
  endsAt: '2026-03-06T13:45:00.000Z',
}

export const exampleMeeting: Meeting = {
  id: '019a9b62-0000-7cc0-8000-0123456789ab',
  ...kept,
  occurrence: '2026-03-06',
  ...time,
  isMoved: false,
  state: 'planned',
  heldAt: null,
  closedAt: null,
  closedBy: null,
  isUnfinished: false,
  notes: 'Finance needs the number by Monday.',
}

export const exampleMeetingAhead: MeetingAhead = {
  meetingId: exampleMeeting.id,
  version: 1,
  occurrence: '2026-03-06',
  ...time,
  isMoved: false,
  state: 'planned',
}

export const exampleAgendaItem: AgendaItem = {
  id: '019a9b63-0000-7cc0-8000-0123456789ab',
  ...kept,
  text: 'What we tell finance',
  note: '',
  meetingOn: null,
  order: 'gVxk9TQm',
  addedBy: exampleMembership.id,
  settledAt: null,
  settledBy: null,
  meetingId: null,
  carriedFrom: [],
}

export const exampleNote: DiscussionNote = {
  id: exampleDiscussion.id,
  ...kept,
  body: 'She sounded tired. Ask.',
  points: [{ id: '019a9b64-0000-7cc0-8000-0123456789ab', text: 'Holidays in May', raisedAs: null }],
}

const nothing = { count: 0, points: [] }

export const examplePreparation: Preparation = {
  since: '2026-03-06T13:45:00.000Z',
  done: {
    count: 1,
    points: [
      {
        recordId: '019a9b3c-5d00-7cc0-8000-0123456789ab',
        title: 'Send Ana the draft',
        on: '2026-03-09',
        moved: null,
        agendaItemId: exampleAgendaItem.id,
        isOnAgenda: false,
      },
    ],
  },
  ...{ blocked: nothing, actions: nothing, decisions: nothing, goals: nothing },
}
