import {
  acceptInvite,
  acceptWaitingInvite,
  Discussion,
  declineWaitingInvite,
  Invite,
  listInvites,
  listWaitingInvites,
  makeInvite,
  NewInvite,
  OpenedInvite,
  openInvite,
  readInvited,
  revokeInvite,
  WaitingInvites,
} from '@throughline/core/discussion'
import type { LimitPolicy } from '@throughline/core/kernel'
import { z } from 'zod'
import type { AppDeps } from '../../deps.ts'
import { exampleDiscussion, exampleInvite, exampleOpenedInvite, exampleWaitingInvite } from '../../discussion-examples.ts'
import { withId } from '../../new-id.ts'
import { pageAnswer } from '../../page-answer.ts'
import { pathId } from '../../path-id.ts'
import { pageOf, paging } from '../../query.ts'
import { saying } from '../../rate-limit.ts'
import { json, jsonPage, noContent, record } from '../../reply.ts'
import { forAnyone, forPerson, type Route } from '../../route.ts'
import { discussionId, notPermitted } from './discussions.ts'

/** Secrets cannot be guessed; this keeps who tries from being a load. */
const tries: LimitPolicy = { name: 'invite-links', quota: 60, windowSeconds: 600 }
const accepts = {
  address: { name: 'invite-accepts', quota: 60, windowSeconds: 600 },
  account: { name: 'invite-accepts-account', quota: 30, windowSeconds: 600 },
}
/** Each may be a mail to somebody who has not asked for one. */
const invitations: LimitPolicy = { name: 'invites', quota: 60, windowSeconds: 3600 }

const over = { 404: { description: 'The link is unknown, has expired, was withdrawn or is used up; which of them is not told.' } } as const

const waits = { 404: { description: 'None of that id waits for you, or your address is not proven; which of them is not told.' } } as const

/** Where people reach the page of a link. */
const urlOf = ({ publicOrigin }: AppDeps, request: Request, token: string | null) =>
  token === null ? null : `${publicOrigin ?? new URL(request.url).origin}/invites/${token}`

export const inviteRoutes: readonly Route[] = [
  forPerson({
    method: 'GET',
    path: '/discussions/{id}/invites',
    operationId: 'listDiscussionInvites',
    summary: 'The invitations to a discussion of yours, newest first; each until the day after it has expired',
    area: 'Discussions',
    query: z.strictObject(paging),
    answers: { 200: pageAnswer(Invite, exampleInvite), ...notPermitted },
    run: async ({ deps, params, query }) => jsonPage(await listInvites(deps, discussionId(params), pageOf(query))),
  }),
  forPerson({
    method: 'POST',
    path: '/discussions/{id}/invites',
    operationId: 'inviteToDiscussion',
    summary: 'Invite to a discussion of yours; makes a link whose secret is in this answer alone, or sends it to an address',
    area: 'Discussions',
    body: NewInvite,
    inPerson: true,
    alone: true,
    // The secret of the link is kept nowhere: asked again under the same key, there is a new one.
    isUnkept: () => true,
    limits: { account: invitations },
    answers: {
      201: {
        description: 'The invitation, and its link; `null` for one that goes by mail, whoever has the address.',
        schema: z.object({ invite: Invite, token: z.string().nullable(), url: z.string().nullable() }),
        example: { invite: exampleInvite, token: 'x9jF2m…', url: 'https://throughline.example/invites/x9jF2m…' },
      },
      ...notPermitted,
      409: { description: 'The id given belongs to another invitation.' },
    },
    async run({ app, deps, request, params, body, newId }) {
      const made = await makeInvite(deps, discussionId(params), withId(body, newId))
      return json({ ...made, url: urlOf(app, request, made.token) }, 201)
    },
  }),
  forPerson({
    method: 'POST',
    path: '/discussions/{id}/invites/{inviteId}/revoke',
    operationId: 'revokeDiscussionInvite',
    summary: 'Withdraw an invitation; who came in by it stays',
    area: 'Discussions',
    limits: { account: saying },
    conditional: true,
    answers: { 200: { description: 'The invitation.', schema: Invite, example: exampleInvite, headers: ['ETag'] }, ...notPermitted },
    run: async ({ deps, params, expectedVersion }) =>
      record(await revokeInvite(deps, discussionId(params), pathId(params.inviteId, 'invitation'), { expectedVersion })),
  }),
  forAnyone({
    method: 'GET',
    path: '/invites/{token}',
    operationId: 'openInvite',
    summary: 'What the link of an invitation shows; opening it uses nothing up',
    area: 'Discussions',
    limits: { address: tries },
    answers: { 200: { description: 'Who invites, to what and as what.', schema: OpenedInvite, example: exampleOpenedInvite }, ...over },
    run: async ({ app, params }) => json(await openInvite(app, params.token ?? '')),
  }),
  forPerson({
    method: 'GET',
    path: '/invites/{token}/discussion',
    operationId: 'readInvitedDiscussion',
    summary: 'Where a link leads if you are in its discussion already, also once it is used up; it changes nothing',
    area: 'Discussions',
    limits: { address: tries },
    answers: { 200: { description: 'The discussion.', schema: Discussion, example: exampleDiscussion, headers: ['ETag'] }, ...over },
    run: async ({ deps, params }) => record(await readInvited(deps, params.token ?? '')),
  }),
  forPerson({
    method: 'POST',
    path: '/invites/{token}/accept',
    operationId: 'acceptInvite',
    summary: 'Come into a discussion by a link; accepting it again changes nothing',
    area: 'Discussions',
    limits: accepts,
    answers: {
      200: { description: 'The discussion.', schema: Discussion, example: exampleDiscussion, headers: ['ETag'] },
      ...over,
      409: { description: 'There is no room for another person.' },
    },
    run: async ({ deps, params }) => record(await acceptInvite(deps, params.token ?? '')),
  }),
  forPerson({
    method: 'GET',
    path: '/waiting-invites',
    operationId: 'listWaitingInvites',
    summary: 'The invitations that were mailed to your address and wait; what they are to is said once the address is proven',
    area: 'Discussions',
    answers: {
      200: {
        description: 'How many wait, and what they are to.',
        schema: WaitingInvites,
        example: { count: 1, isProven: true, items: [exampleWaitingInvite] },
      },
    },
    run: async ({ deps }) => json(await listWaitingInvites(deps)),
  }),
  forPerson({
    method: 'POST',
    path: '/waiting-invites/{id}/accept',
    operationId: 'acceptWaitingInvite',
    summary: 'Come into a discussion by an invitation that waits for you',
    area: 'Discussions',
    limits: accepts,
    answers: {
      200: { description: 'The discussion.', schema: Discussion, example: exampleDiscussion, headers: ['ETag'] },
      ...waits,
      409: { description: 'There is no room for another person.' },
    },
    run: async ({ deps, params }) => record(await acceptWaitingInvite(deps, pathId(params.id, 'invitation'))),
  }),
  forPerson({
    method: 'POST',
    path: '/waiting-invites/{id}/decline',
    operationId: 'declineWaitingInvite',
    summary: 'Say no to an invitation that waits for you; its link is over as well',
    area: 'Discussions',
    limits: accepts,
    answers: {
      204: { description: 'It waits no longer, also where it was withdrawn meanwhile.' },
      404: {
        description: 'None of that id waits for you, you have joined by it, or your address is not proven; which of them is not told.',
      },
    },
    async run({ deps, params }) {
      await declineWaitingInvite(deps, pathId(params.id, 'invitation'))
      return noContent()
    },
  }),
]
