import { SANDBOX_LIMITS } from '@throughline/core/sandbox'
import { z } from 'zod'
import { wholeNumber } from '../query.ts'
import { forPerson, type Route } from '../route.ts'
import { scopeOfKind } from '../scope.ts'

const query = z.strictObject({
  after: wholeNumber(z.int().min(0)).optional().describe('The number of the last change seen; Last-Event-ID says the same.'),
})

export const eventRoutes: readonly Route[] = [
  forPerson({
    method: 'GET',
    path: '/events',
    operationId: 'streamEvents',
    summary: 'Follow what changes, live: with a token, in the areas that it may read',
    area: 'Events',
    query,
    answers: {
      200: {
        description: 'Server-sent events, each named after what happened; the id is the number to resume from.',
        mediaType: 'text/event-stream',
        schema: z.string(),
        example: 'id: 42\nevent: task.updated\ndata: {"kind":"task","id":"019a9b3c-5d00-7cc0-8000-0123456789ab","version":3}\n\n',
      },
    },
    async run({ deps: { store, sandboxUse }, session: { space }, may, secret, token, people, streams, request, query }) {
      const head = await store.head(space)
      // A number this space has not reached yet comes from another history, such as before a restore.
      const after = Math.min(lastSeen(request.headers.get('last-event-id')) ?? query.after ?? head, head)
      const body = streams.open({
        space,
        after,
        most: sandboxUse ? SANDBOX_LIMITS.streams : undefined,
        isTold: ({ kind }) => token === null || may(scopeOfKind(kind)),
        allowed: () => (token === null ? people.isSignedIn(secret as string) : people.isGood(token, space)),
      })
      return { status: 200, body, headers: { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' } }
    },
  }),
]

/** A browser that reconnects knows better than the address it was first given. */
const lastSeen = (header: string | null): number | undefined => (header !== null && /^\d{1,15}$/.test(header) ? Number(header) : undefined)
