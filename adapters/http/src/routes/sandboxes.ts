import { endSandbox, makeSandbox, NewSandbox, readSandbox, resetSandbox, SANDBOX_LIMITS, SandboxState } from '@throughline/core/sandbox'
import { z } from 'zod'
import { siteOf } from '../client-address.ts'
import { json, noContent } from '../reply.ts'
import { forAnyone, forPerson, type Route } from '../route.ts'

const { hours, changes, bytes, resets, perDay } = SANDBOX_LIMITS

const exampleState = {
  expiresAt: '2026-03-06T09:00:00.000Z',
  timeZone: 'Europe/Berlin',
  changes: { left: 1_964, of: changes },
  bytes: { left: 4_170_000, of: bytes },
  resets: { left: resets, of: resets },
}

const noSandbox = { 404: { description: 'The token is of an account of somebody, which is no sandbox.' } }
const few = { address: { name: 'sandboxes', quota: 5, windowSeconds: 3600 } }

export const sandboxRoutes: readonly Route[] = [
  forAnyone({
    method: 'POST',
    path: '/sandboxes',
    operationId: 'makeSandbox',
    summary: `Make a sandbox: a space of its own with sample data and a token, without an account, gone in ${hours} hours`,
    area: 'Account',
    body: NewSandbox,
    bodyOptional: true,
    limits: few,
    answers: {
      201: {
        description:
          'Its token, told this once: send it as `Authorization: Bearer …`. It works for most operations, and for none that reach anybody else.',
        schema: SandboxState.extend({ token: z.string() }),
        example: { ...exampleState, token: 'tl_pat_7Uq3…9f3c' },
        headers: ['Location'],
      },
      403: { description: 'Sandboxes are switched off here, or the request came from another site.' },
      429: { description: `More than five in an hour, or ${perDay} in a day, from one network.` },
      503: { description: 'There are as many as there may be, and all are in use.' },
    },
    run: async ({ app, body, from }) =>
      json(await makeSandbox(app, body ?? {}, { network: from as string, site: siteOf(from as string) }), 201, {
        location: '/api/v1/sandbox',
      }),
  }),
  forPerson({
    method: 'GET',
    path: '/sandbox',
    operationId: 'readSandbox',
    summary: 'What is left of the sandbox whose token this is',
    area: 'Account',
    alone: true,
    answers: {
      200: { description: 'Until when it is there, and what it still has room for.', schema: SandboxState, example: exampleState },
      ...noSandbox,
    },
    run: async ({ deps }) => json(await readSandbox(deps)),
  }),
  forPerson({
    method: 'POST',
    path: '/sandbox/reset',
    operationId: 'resetSandbox',
    summary: 'Begin the sandbox anew, with fresh sample data under the same token and no more time than it had',
    area: 'Account',
    alone: true,
    limits: { address: { name: 'sandbox-resets', quota: 20, windowSeconds: 3600 } },
    isUnkept: () => true,
    answers: {
      200: { description: 'What it has room for now. All ids are new.', schema: SandboxState, example: exampleState },
      ...noSandbox,
      409: { description: `It was begun anew ${resets} times, or is being so right now.` },
    },
    async run({ app, deps, session, token, streams }) {
      const state = await resetSandbox({ ...app, actor: deps.actor }, token ?? '')
      streams.wake(session.space)
      return json(state)
    },
  }),
  forPerson({
    method: 'DELETE',
    path: '/sandbox',
    operationId: 'endSandbox',
    summary: 'End the sandbox now: its token opens nothing any more, and what is in it is purged within minutes',
    area: 'Account',
    alone: true,
    answers: { 204: { description: 'It is gone.' }, ...noSandbox },
    async run({ app, deps, session, streams }) {
      await readSandbox(deps)
      await endSandbox(app, session.accountId)
      streams.wake(session.space)
      return noContent()
    },
  }),
]
