import {
  createDiscussion,
  Discussion,
  DiscussionChanges,
  DiscussionKind,
  DiscussionStatus,
  deleteDiscussion,
  discussions,
  editDiscussion,
  listDiscussions,
  NewDiscussion,
  Participation,
  ParticipationChanges,
  participate,
  readParticipation,
  restoreDiscussion,
} from '@throughline/core/discussion'
import { line, RecordId } from '@throughline/core/kernel'
import { z } from 'zod'
import { exampleDiscussion, exampleParticipation } from '../../discussion-examples.ts'
import { withId } from '../../new-id.ts'
import { oneOf } from '../../one-of.ts'
import { pageAnswer } from '../../page-answer.ts'
import { pathId } from '../../path-id.ts'
import { fieldsOf, flag, oneAtMost, pageOf, paging, trimmedPage } from '../../query.ts'
import { saying } from '../../rate-limit.ts'
import { jsonPage, record, storedRecord } from '../../reply.ts'
import { forPerson, type Route } from '../../route.ts'

const aDiscussion = { description: 'The discussion.', schema: Discussion, example: exampleDiscussion, headers: ['ETag'] } as const
const aParticipation = {
  description: 'The discussion as you have it.',
  schema: Participation,
  example: exampleParticipation,
  headers: ['ETag'],
} as const

export const discussionId = ({ id }: Readonly<Record<string, string>>) => pathId(id, 'discussion')

/** What a role that does not suffice is answered, for every operation that asks for more than reading. */
export const notPermitted = { 403: { description: 'Your role in this discussion does not permit it.' } } as const

const listQuery = oneAtMost(
  z.strictObject({
    status: DiscussionStatus.optional().describe('Those that are open, unless said.'),
    kind: DiscussionKind.optional(),
    mine: flag.describe('`true`: those you own.'),
    personId: RecordId.optional().describe('Those that this person is in.'),
    unread: flag.describe('`true`: those with something you have not read, whatever their status.'),
    trash: flag.describe('`true`: those of yours in the trash, newest first.'),
    q: line(1, 200)
      .optional()
      .describe(
        'Words; each is the beginning of a word in the title, in the name of who is in it or in what was said last. Whatever their status, best first.',
      ),
    fields: fieldsOf(Participation),
    ...paging,
  }),
  ['kind', 'mine', 'personId', 'unread', 'trash', 'q'],
  { at: 'kind', error: 'Ask for one of them at a time.', code: 'one_at_a_time' },
)

export const discussionRoutes: readonly Route[] = [
  forPerson({
    method: 'GET',
    path: '/discussions',
    operationId: 'listDiscussions',
    summary: 'The discussions you are in, as you have them; where something happened last comes first',
    area: 'Discussions',
    query: listQuery,
    caching: 'list',
    moves: true,
    answers: { 200: pageAnswer(Participation, exampleParticipation) },
    run: async ({ deps, query: { fields, limit, cursor, ...asked } }) =>
      jsonPage(trimmedPage(await listDiscussions(deps, asked, pageOf({ limit, cursor })), fields)),
  }),
  forPerson({
    method: 'POST',
    path: '/discussions',
    operationId: 'createDiscussion',
    summary: 'Begin a discussion; it is yours until you pass it on',
    area: 'Discussions',
    body: NewDiscussion,
    answers: {
      201: { ...aDiscussion, headers: ['ETag', 'Location'] },
      409: { description: 'The id given belongs to another discussion.' },
    },
    async run({ deps, body, newId }) {
      const discussion = await createDiscussion(deps, withId(body, newId))
      return record(discussion, 201, { location: `/api/v1/discussions/${discussion.id}` })
    },
  }),
  forPerson({
    method: 'GET',
    path: '/discussions/{id}',
    operationId: 'getDiscussion',
    summary: 'One discussion',
    area: 'Discussions',
    caching: 'record',
    answers: { 200: aDiscussion },
    run: oneOf(discussions),
  }),
  forPerson({
    method: 'PATCH',
    path: '/discussions/{id}',
    operationId: 'editDiscussion',
    summary: 'Change fields of a discussion (JSON Merge Patch); its status resolves and reopens it',
    area: 'Discussions',
    limits: { account: saying },
    body: DiscussionChanges,
    conditional: true,
    answers: { 200: aDiscussion, ...notPermitted },
    run: async ({ deps, params, body, expectedVersion }) =>
      record(await editDiscussion(deps, discussionId(params), body, { expectedVersion })),
  }),
  forPerson({
    method: 'DELETE',
    path: '/discussions/{id}',
    operationId: 'deleteDiscussion',
    summary: 'Move a discussion of yours to the trash; nobody else finds it any more',
    area: 'Discussions',
    limits: { account: saying },
    conditional: true,
    answers: { 200: aDiscussion, ...notPermitted },
    run: async ({ deps, params, expectedVersion }) => record(await deleteDiscussion(deps, discussionId(params), { expectedVersion })),
  }),
  forPerson({
    method: 'POST',
    path: '/discussions/{id}/restore',
    operationId: 'restoreDiscussion',
    summary: 'Take a discussion of yours out of the trash',
    area: 'Discussions',
    limits: { account: saying },
    answers: { 200: aDiscussion, ...notPermitted },
    run: async ({ deps, params }) => record(await restoreDiscussion(deps, discussionId(params))),
  }),
  forPerson({
    method: 'GET',
    path: '/discussions/{id}/participation',
    operationId: 'getParticipation',
    summary: 'A discussion as you have it: what you have read of it, and how you follow it',
    area: 'Discussions',
    caching: 'record',
    answers: { 200: aParticipation },
    async run({ deps, params }) {
      const found = await readParticipation(deps, discussionId(params))
      return { ...storedRecord(found), moving: found.nextMeetingAt }
    },
  }),
  forPerson({
    method: 'PATCH',
    path: '/discussions/{id}/participation',
    operationId: 'participate',
    summary: 'Follow a discussion more or less closely, or say up to where you have read it (JSON Merge Patch)',
    area: 'Discussions',
    body: ParticipationChanges,
    conditional: true,
    answers: { 200: aParticipation },
    async run({ deps, params, body, expectedVersion }) {
      const participation = await participate(deps, discussionId(params), body, { expectedVersion })
      return { ...record(participation), moving: participation.nextMeetingAt }
    },
  }),
]
