import {
  arrangeMeeting,
  closeMeeting,
  editMeeting,
  listMeetings,
  listMeetingsAhead,
  Meeting,
  MeetingAhead,
  MeetingChanges,
  meetings,
  NewMeeting,
  readSummary,
  reopenMeeting,
} from '@throughline/core/discussion'
import { z } from 'zod'
import { opaque } from '../../cursor.ts'
import { exampleMeeting, exampleMeetingAhead } from '../../meeting-examples.ts'
import { withId } from '../../new-id.ts'
import { oneOf } from '../../one-of.ts'
import { pageAnswer } from '../../page-answer.ts'
import { pathId } from '../../path-id.ts'
import { flag, pageOf, paging, wholeNumber } from '../../query.ts'
import { saying } from '../../rate-limit.ts'
import { json, record } from '../../reply.ts'
import { forPerson, type Route } from '../../route.ts'
import { discussionId, notPermitted } from './discussions.ts'

const aMeeting = { description: 'The meeting.', schema: Meeting, example: exampleMeeting, headers: ['ETag'] } as const

export const meetingId = ({ meetingId }: Readonly<Record<string, string>>) => pathId(meetingId, 'meeting')

export const meetingRoutes: readonly Route[] = [
  forPerson({
    method: 'GET',
    path: '/discussions/{id}/meetings',
    operationId: 'listMeetings',
    summary: 'The meetings of a discussion that something is kept of, the latest first',
    area: 'Discussions',
    query: z.strictObject({ held: flag.describe('`true`: only those that were held.'), ...paging }),
    answers: { 200: pageAnswer(Meeting, exampleMeeting) },
    async run({ deps, params, query: { held, limit, cursor } }) {
      const { items, nextCursor } = await listMeetings(deps, discussionId(params), { held }, pageOf({ limit, cursor }))
      return json({ items, nextCursor: nextCursor === null ? null : opaque(nextCursor) })
    },
  }),
  forPerson({
    method: 'GET',
    path: '/discussions/{id}/meetings/ahead',
    operationId: 'listMeetingsAhead',
    summary: 'The meetings to come, of the series and by themselves, the next first; the one that is on is among them',
    area: 'Discussions',
    query: z.strictObject({ limit: wholeNumber(z.int().min(1).max(50)).default(5).describe('How many at most, 1–50.') }),
    answers: {
      200: {
        description: 'The meetings, and one that has passed without anybody saying how it went.',
        schema: z.object({ items: z.array(MeetingAhead), unclosed: MeetingAhead.nullable() }),
        example: { items: [exampleMeetingAhead], unclosed: null },
      },
    },
    run: async ({ deps, params, query }) => json(await listMeetingsAhead(deps, discussionId(params), query.limit)),
  }),
  forPerson({
    method: 'POST',
    path: '/discussions/{id}/meetings',
    operationId: 'arrangeMeeting',
    summary: 'Arrange a meeting, or take up one of the series by its day, to move it, call it off or take notes of it',
    area: 'Discussions',
    limits: { account: saying },
    body: NewMeeting,
    answers: {
      201: { ...aMeeting, headers: ['ETag', 'Location'] },
      ...notPermitted,
      409: { description: 'The id or the day given belongs to another meeting.' },
    },
    async run({ deps, params, body, newId }) {
      const meeting = await arrangeMeeting(deps, discussionId(params), withId(body, newId))
      return record(meeting, 201, { location: `/api/v1/discussions/${params.id}/meetings/${meeting.id}` })
    },
  }),
  forPerson({
    method: 'GET',
    path: '/discussions/{id}/meetings/{meetingId}',
    operationId: 'getMeeting',
    summary: 'One meeting, with its notes',
    area: 'Discussions',
    answers: { 200: aMeeting },
    run: oneOf(meetings, 'meetingId'),
  }),
  forPerson({
    method: 'PATCH',
    path: '/discussions/{id}/meetings/{meetingId}',
    operationId: 'editMeeting',
    summary: 'Move a meeting, call it off or on again, or write its notes (JSON Merge Patch)',
    area: 'Discussions',
    limits: { account: saying },
    body: MeetingChanges,
    conditional: true,
    answers: { 200: aMeeting, ...notPermitted },
    run: async ({ deps, params, body, expectedVersion }) =>
      record(await editMeeting(deps, discussionId(params), meetingId(params), body, { expectedVersion })),
  }),
  forPerson({
    method: 'POST',
    path: '/discussions/{id}/meetings/{meetingId}/close',
    operationId: 'closeMeeting',
    summary: 'Say that a meeting was held; what is not settled goes on to the next one',
    area: 'Discussions',
    limits: { account: saying },
    conditional: true,
    answers: { 200: aMeeting, ...notPermitted },
    run: async ({ deps, params, expectedVersion }) =>
      record(await closeMeeting(deps, discussionId(params), meetingId(params), { expectedVersion })),
  }),
  forPerson({
    method: 'POST',
    path: '/discussions/{id}/meetings/{meetingId}/reopen',
    operationId: 'reopenMeeting',
    summary: 'Take closing a meeting back, with what it did to the agenda',
    area: 'Discussions',
    limits: { account: saying },
    conditional: true,
    answers: { 200: aMeeting, ...notPermitted },
    run: async ({ deps, params, expectedVersion }) =>
      record(await reopenMeeting(deps, discussionId(params), meetingId(params), { expectedVersion })),
  }),
  forPerson({
    method: 'GET',
    path: '/discussions/{id}/meetings/{meetingId}/summary',
    operationId: 'summariseMeeting',
    summary: 'What a meeting that was held came to, in your language, as Markdown that fits into a message',
    area: 'Discussions',
    answers: {
      200: {
        description: 'What was settled, decided and agreed, what is still open, and the notes.',
        schema: z.object({ markdown: z.string() }),
        example: { markdown: '## 1:1 with Ruth, Friday 6 March 2026\n\n### Settled\n\n- What we tell finance' },
      },
    },
    run: async ({ deps, params }) => json(await readSummary(deps, discussionId(params), meetingId(params))),
  }),
]
