import {
  answerFeedback,
  askFeedback,
  CorrectionSecret,
  deleteFeedback,
  FeedbackRequest,
  FeedbackTemplate,
  feedbackRequests,
  feedbackTemplates,
  GivenAnswer,
  listFeedback,
  NewFeedbackRequest,
  OpenedFeedback,
  openFeedback,
  remindOfFeedback,
  renewFeedbackLink,
  restoreFeedback,
  revokeFeedback,
} from '@throughline/core/discussion'
import type { LimitPolicy } from '@throughline/core/kernel'
import { z } from 'zod'
import type { AppDeps } from '../../deps.ts'
import { exampleFeedbackRequest, exampleOpenedFeedback } from '../../feedback-examples.ts'
import { withId } from '../../new-id.ts'
import { oneOf } from '../../one-of.ts'
import { pathId } from '../../path-id.ts'
import { saying } from '../../rate-limit.ts'
import { json, record } from '../../reply.ts'
import { forAnyone, forPerson, type Route } from '../../route.ts'
import { discussionId, notPermitted } from './discussions.ts'

/** Secrets cannot be guessed; this keeps who tries from being a load. */
const tries: LimitPolicy = { name: 'feedback-links', quota: 60, windowSeconds: 600 }
const answers: LimitPolicy = { name: 'feedback-answers', quota: 20, windowSeconds: 600 }
/** Each may be a mail to somebody who has not asked for one. */
const requests: LimitPolicy = { name: 'feedback-requests', quota: 60, windowSeconds: 3600 }

const over = {
  404: { description: 'The link is unknown, has expired, was withdrawn or was answered for good; which of them is not told.' },
}
const aRequest = { description: 'The request, with its answer.', schema: FeedbackRequest, example: exampleFeedbackRequest } as const
const withETag = { ...aRequest, headers: ['ETag'] } as const

/** Where people reach the page of a link. */
const urlOf = ({ publicOrigin }: AppDeps, request: Request, token: string | null) =>
  token === null ? null : `${publicOrigin ?? new URL(request.url).origin}/feedback/${token}`

const asked = {
  schema: z.object({ request: FeedbackRequest, token: z.string().nullable(), url: z.string().nullable() }),
  example: {
    request: { ...exampleFeedbackRequest, answer: null },
    token: 'x9jF2m….1',
    url: 'https://throughline.example/feedback/x9jF2m….1',
  },
}

const feedbackId = ({ feedbackId }: Readonly<Record<string, string>>) => pathId(feedbackId, 'request for feedback')

export const feedbackRoutes: readonly Route[] = [
  forPerson({
    method: 'GET',
    path: '/discussions/{id}/feedback',
    operationId: 'listFeedback',
    summary: 'What was asked for and answered in a discussion, as far as you may read it, newest first',
    area: 'Discussions',
    answers: {
      200: {
        description: 'All of it.',
        schema: z.object({ items: z.array(FeedbackRequest) }),
        example: { items: [exampleFeedbackRequest] },
        headers: ['ETag'],
      },
    },
    run: async ({ deps, params }) => json({ items: await listFeedback(deps, discussionId(params)) }),
  }),
  forPerson({
    method: 'POST',
    path: '/discussions/{id}/feedback',
    operationId: 'askFeedback',
    summary: 'Ask somebody for feedback; makes a link, answered once, whose secret is in this answer alone, or sends it to an address',
    area: 'Discussions',
    body: NewFeedbackRequest,
    alone: true,
    // The secret of the link is kept nowhere: asked again under the same key, there is a new one.
    isUnkept: () => true,
    limits: { account: requests },
    answers: {
      201: { description: 'The request, and its link; `null` for one that goes by mail.', ...asked },
      ...notPermitted,
      409: { description: 'The id given belongs to another request, or it was answered already.' },
    },
    async run({ app, deps, request, params, body, newId }) {
      const made = await askFeedback(deps, discussionId(params), withId(body, newId))
      return json({ ...made, url: urlOf(app, request, made.token) }, 201)
    },
  }),
  forPerson({
    method: 'GET',
    path: '/discussions/{id}/feedback/{feedbackId}',
    operationId: 'readFeedback',
    summary: 'One request for feedback, with its answer',
    area: 'Discussions',
    caching: 'record',
    answers: { 200: withETag },
    run: oneOf(feedbackRequests, 'feedbackId'),
  }),
  forPerson({
    method: 'POST',
    path: '/discussions/{id}/feedback/{feedbackId}/link',
    operationId: 'renewFeedbackLink',
    summary: 'Make a new link to a request for feedback that is not answered; those before it open no more',
    area: 'Discussions',
    conditional: true,
    alone: true,
    isUnkept: () => true,
    limits: { account: requests },
    answers: {
      200: { description: 'The request, and its new link.', ...asked },
      ...notPermitted,
      409: { description: 'It was answered.' },
    },
    async run({ app, deps, request, params, expectedVersion }) {
      const made = await renewFeedbackLink(deps, discussionId(params), feedbackId(params), { expectedVersion })
      return json({ ...made, url: urlOf(app, request, made.token) })
    },
  }),
  forPerson({
    method: 'POST',
    path: '/discussions/{id}/feedback/{feedbackId}/remind',
    operationId: 'remindOfFeedback',
    summary: 'Remind whoever a request for feedback was mailed to, once',
    area: 'Discussions',
    conditional: true,
    limits: { account: requests },
    answers: { 200: withETag, ...notPermitted, 409: { description: 'It is over, was answered, or did not go by mail.' } },
    run: async ({ deps, params, expectedVersion }) =>
      record(await remindOfFeedback(deps, discussionId(params), feedbackId(params), { expectedVersion })),
  }),
  forPerson({
    method: 'POST',
    path: '/discussions/{id}/feedback/{feedbackId}/revoke',
    operationId: 'revokeFeedback',
    summary: 'Withdraw the link of a request for feedback; what was answered stays',
    area: 'Discussions',
    limits: { account: saying },
    conditional: true,
    answers: { 200: withETag, ...notPermitted },
    run: async ({ deps, params, expectedVersion }) =>
      record(await revokeFeedback(deps, discussionId(params), feedbackId(params), { expectedVersion })),
  }),
  forPerson({
    method: 'DELETE',
    path: '/discussions/{id}/feedback/{feedbackId}',
    operationId: 'deleteFeedback',
    summary: 'Move a request for feedback and its answer to the trash; whoever gave it keeps their copy',
    area: 'Discussions',
    limits: { account: saying },
    conditional: true,
    answers: { 200: withETag, ...notPermitted },
    run: async ({ deps, params, expectedVersion }) =>
      record(await deleteFeedback(deps, discussionId(params), feedbackId(params), { expectedVersion })),
  }),
  forPerson({
    method: 'POST',
    path: '/discussions/{id}/feedback/{feedbackId}/restore',
    operationId: 'restoreFeedback',
    summary: 'Take a request for feedback and its answer out of the trash',
    area: 'Discussions',
    limits: { account: saying },
    answers: { 200: withETag, ...notPermitted },
    run: async ({ deps, params }) => record(await restoreFeedback(deps, discussionId(params), feedbackId(params))),
  }),
  forPerson({
    method: 'GET',
    path: '/feedback-templates',
    operationId: 'listFeedbackTemplates',
    summary: 'Questions of ours to begin with, in your language as far as we have it',
    area: 'Discussions',
    answers: {
      200: {
        description: 'All of them.',
        schema: z.object({ items: z.array(FeedbackTemplate) }),
        example: { items: feedbackTemplates('en').slice(0, 1) },
        headers: ['ETag'],
      },
    },
    run: async ({ deps }) => json({ items: feedbackTemplates(deps.actor.locale) }),
  }),
  forAnyone({
    method: 'GET',
    path: '/feedback/{token}',
    operationId: 'openFeedback',
    summary: 'What the link of a request for feedback shows; opening it uses nothing up',
    area: 'Discussions',
    query: z.strictObject({
      correction: CorrectionSecret.optional().describe('The secret the answer was sent with: shows that answer, too.'),
    }),
    limits: { address: tries },
    answers: {
      200: {
        description: 'Who asks what, and whether something was answered; to whoever has its secret, what.',
        schema: OpenedFeedback,
        example: exampleOpenedFeedback,
      },
      ...over,
    },
    run: async ({ app, params, query }) => json(await openFeedback(app, params.token ?? '', query.correction)),
  }),
  forAnyone({
    method: 'POST',
    path: '/feedback/{token}/answer',
    operationId: 'answerFeedback',
    summary: 'Give feedback by a link, once, or correct it within a day by the secret it was sent with; the same again changes nothing',
    area: 'Discussions',
    body: GivenAnswer,
    limits: { address: answers },
    answers: {
      200: { description: 'What was answered, where it was sent with a secret.', schema: OpenedFeedback, example: exampleOpenedFeedback },
      ...over,
      409: { description: 'Something else was answered by this link in the meantime.' },
    },
    run: async ({ app, params, body }) => json(await answerFeedback(app, params.token ?? '', body)),
  }),
]
