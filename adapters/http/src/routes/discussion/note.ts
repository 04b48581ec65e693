import {
  DiscussionNote,
  DiscussionNoteChanges,
  discussionNotes,
  keepNote,
  Preparation,
  raisePoint,
  readPreparation,
} from '@throughline/core/discussion'
import { exampleNote, examplePreparation } from '../../meeting-examples.ts'
import { oneOf } from '../../one-of.ts'
import { pathId } from '../../path-id.ts'
import { saying } from '../../rate-limit.ts'
import { json, record } from '../../reply.ts'
import { forPerson, type Route } from '../../route.ts'
import { anAgendaItem } from './agenda.ts'
import { discussionId, notPermitted } from './discussions.ts'

const aNote = { description: 'The note.', schema: DiscussionNote, example: exampleNote, headers: ['ETag'] } as const

export const discussionNoteRoutes: readonly Route[] = [
  forPerson({
    method: 'GET',
    path: '/discussions/{id}/preparation',
    operationId: 'prepareMeeting',
    summary: 'What you may want to talk about: what happened since you last met, for you alone',
    area: 'Discussions',
    alsoNeeds: ['tasks:read', 'goals:read'],
    costly: true,
    answers: { 200: { description: 'What was found.', schema: Preparation, example: examplePreparation } },
    run: async ({ deps, params }) => json(await readPreparation(deps, discussionId(params))),
  }),
  forPerson({
    method: 'GET',
    path: '/discussions/{id}/note',
    operationId: 'getDiscussionNote',
    summary: 'What you keep for yourself about a discussion; nobody else can read it',
    area: 'Discussions',
    caching: 'record',
    answers: { 200: aNote },
    run: oneOf(discussionNotes),
  }),
  forPerson({
    method: 'PATCH',
    path: '/discussions/{id}/note',
    operationId: 'keepDiscussionNote',
    summary: 'Write your own note about a discussion, and what you mean to bring up (JSON Merge Patch); points are given whole',
    area: 'Discussions',
    body: DiscussionNoteChanges,
    conditional: true,
    answers: { 200: aNote },
    run: async ({ deps, params, body, expectedVersion }) => record(await keepNote(deps, discussionId(params), body, { expectedVersion })),
  }),
  forPerson({
    method: 'POST',
    path: '/discussions/{id}/note/points/{pointId}/raise',
    operationId: 'raisePoint',
    summary: 'Put what you meant to bring up on the agenda, where everybody sees it',
    area: 'Discussions',
    limits: { account: saying },
    answers: { 200: anAgendaItem, ...notPermitted },
    run: async ({ deps, params }) => record(await raisePoint(deps, discussionId(params), pathId(params.pointId, 'talking point'))),
  }),
]
