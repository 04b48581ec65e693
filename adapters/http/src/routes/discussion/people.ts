import {
  changePerson,
  leaveDiscussion,
  listPeople,
  Membership,
  MembershipChanges,
  NewOwner,
  passOwnership,
  putBackPerson,
  removePerson,
} from '@throughline/core/discussion'
import { z } from 'zod'
import { exampleMembership } from '../../discussion-examples.ts'
import { pathId } from '../../path-id.ts'
import { saying } from '../../rate-limit.ts'
import { json, record } from '../../reply.ts'
import { forPerson, type Route } from '../../route.ts'
import { discussionId, notPermitted } from './discussions.ts'

const aPerson = { description: 'The person in it.', schema: Membership, example: exampleMembership, headers: ['ETag'] } as const

const personId = ({ personId }: Readonly<Record<string, string>>) => pathId(personId, 'person')

const isOwner = { 409: { description: 'It is the owner: pass the discussion on instead.' } } as const

export const personRoutes: readonly Route[] = [
  forPerson({
    method: 'GET',
    path: '/discussions/{id}/people',
    operationId: 'listDiscussionPeople',
    summary: 'Who is in a discussion, and who was',
    area: 'Discussions',
    answers: {
      200: {
        description: 'Everybody, by when they joined.',
        schema: z.object({ items: z.array(Membership) }),
        example: { items: [exampleMembership] },
      },
    },
    run: async ({ deps, params }) => json({ items: await listPeople(deps, discussionId(params)) }),
  }),
  forPerson({
    method: 'PATCH',
    path: '/discussions/{id}/people/{personId}',
    operationId: 'changeDiscussionPerson',
    summary: 'Give somebody in a discussion of yours another role (JSON Merge Patch)',
    area: 'Discussions',
    limits: { account: saying },
    body: MembershipChanges,
    conditional: true,
    answers: { 200: aPerson, ...notPermitted, ...isOwner },
    run: async ({ deps, params, body, expectedVersion }) =>
      record(await changePerson(deps, discussionId(params), personId(params), body, { expectedVersion })),
  }),
  forPerson({
    method: 'DELETE',
    path: '/discussions/{id}/people/{personId}',
    operationId: 'removeDiscussionPerson',
    summary: 'Take somebody out of a discussion of yours; what they said stays, and links made before let them in no more',
    area: 'Discussions',
    limits: { account: saying },
    conditional: true,
    answers: { 200: aPerson, ...notPermitted, ...isOwner },
    run: async ({ deps, params, expectedVersion }) =>
      record(await removePerson(deps, discussionId(params), personId(params), { expectedVersion })),
  }),
  forPerson({
    method: 'POST',
    path: '/discussions/{id}/people/{personId}/restore',
    operationId: 'putBackDiscussionPerson',
    summary: 'Put somebody back whom you removed within the last ten minutes',
    area: 'Discussions',
    limits: { account: saying },
    answers: { 200: aPerson, ...notPermitted, 409: { description: 'They left by themselves, or it is too late: invite them again.' } },
    run: async ({ deps, params }) => record(await putBackPerson(deps, discussionId(params), personId(params))),
  }),
  forPerson({
    method: 'POST',
    path: '/discussions/{id}/ownership',
    operationId: 'passDiscussionOn',
    summary: 'Make somebody else in a discussion its owner; you are a member from then on',
    area: 'Discussions',
    limits: { account: saying },
    body: NewOwner,
    inPerson: true,
    answers: { 200: { ...aPerson, description: 'Its owner.' }, ...notPermitted, 409: { description: 'It is being passed on right now.' } },
    run: async ({ deps, params, body }) => record(await passOwnership(deps, discussionId(params), body)),
  }),
  forPerson({
    method: 'POST',
    path: '/discussions/{id}/leave',
    operationId: 'leaveDiscussion',
    summary: 'Leave a discussion; what you said stays. Alone in your own, you move it to the trash',
    area: 'Discussions',
    limits: { account: saying },
    answers: {
      200: { ...aPerson, description: 'You, as you were in it.' },
      409: { description: 'It is yours, and others are in it: pass it on first.' },
    },
    run: async ({ deps, params }) => record(await leaveDiscussion(deps, discussionId(params))),
  }),
]
