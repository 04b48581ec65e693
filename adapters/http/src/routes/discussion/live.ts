import {
  countUnreadDiscussions,
  FoundInDiscussion,
  PRESENT_SECONDS,
  PresenceReport,
  Present,
  reportPresence,
  searchMessages,
  TYPING_SECONDS,
} from '@throughline/core/discussion'
import { line } from '@throughline/core/kernel'
import { z } from 'zod'
import { exampleDiscussion, exampleMembership, exampleMessage } from '../../discussion-examples.ts'
import { beingThere } from '../../rate-limit.ts'
import { json } from '../../reply.ts'
import { forPerson, type Route } from '../../route.ts'
import { discussionId } from './discussions.ts'

const found = { discussionId: exampleDiscussion.id, title: exampleDiscussion.title, kind: exampleDiscussion.kind }

export const liveRoutes: readonly Route[] = [
  forPerson({
    method: 'GET',
    path: '/discussions/counts',
    operationId: 'countDiscussions',
    summary: 'In how many discussions there is something you have not read',
    area: 'Discussions',
    caching: 'list',
    answers: {
      200: {
        description: 'The count; without those you have muted, and those you follow for mentions that mention you nowhere.',
        schema: z.object({ unread: z.int() }),
        example: { unread: 2 },
        headers: ['ETag'],
      },
    },
    run: async ({ deps }) => json({ unread: await countUnreadDiscussions(deps) }),
  }),
  forPerson({
    method: 'GET',
    path: '/discussions/search',
    operationId: 'searchMessages',
    summary: 'What was said and decided, in the 100 discussions where something happened last',
    area: 'Discussions',
    query: z.strictObject({
      q: line(1, 200).meta({
        description: 'Words; each is the beginning of a word in the message, or in the decision and its reasons.',
        example: 'number',
      }),
    }),
    costly: true,
    answers: {
      200: {
        description: 'By discussion, that of the latest first; at most five messages of each and as many decisions, the best first.',
        schema: z.object({ items: z.array(FoundInDiscussion) }),
        example: { items: [{ ...found, messages: [exampleMessage], decisions: [] }] },
      },
    },
    run: async ({ deps, query }) => json({ items: await searchMessages(deps, query.q) }),
  }),
  forPerson({
    method: 'POST',
    path: '/discussions/{id}/presence',
    operationId: 'reportPresence',
    changesNoPage: true,
    summary: 'Say that you have a discussion before you, and whether you are typing',
    area: 'Discussions',
    body: PresenceReport,
    limits: { account: beingThere },
    answers: {
      200: {
        description: `The others who have it before them. Say it every 3 s while there are some, and every 10 s otherwise: you count as there for ${PRESENT_SECONDS} s, and as typing for ${TYPING_SECONDS} s. No event stream tells of it.`,
        schema: z.object({ items: z.array(Present) }),
        example: { items: [{ personId: exampleMembership.id, isTyping: true }] },
      },
    },
    run: async ({ deps, params, body }) => json({ items: await reportPresence(deps, discussionId(params), body) }),
  }),
]
