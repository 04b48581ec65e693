import {
  Account,
  type Begun,
  beginLink,
  beginLinked,
  beginProof,
  listLinked,
  ProviderAnswer,
  ProviderOfPerson,
  ProviderVisit,
  ShownLinkedSignIn,
  unlink,
} from '@throughline/core/account'
import { finishLinkedInvited } from '@throughline/core/discussion'
import type { LimitPolicy } from '@throughline/core/kernel'
import { z } from 'zod'
import { browserOf, letIn } from '../admit.ts'
import { exampleAccount, exampleId } from '../examples.ts'
import { pathId } from '../path-id.ts'
import { json, noContent } from '../reply.ts'
import { type Call, forAnyone, forPerson, type Route } from '../route.ts'

const visits: LimitPolicy = { name: 'provider-visits', quota: 30, windowSeconds: 60 }

const Provider = z.object({ id: z.string(), name: z.string() }).meta({ id: 'SignInProvider', example: { id: 'github', name: 'GitHub' } })

const exampleLinked = {
  id: exampleId,
  createdAt: exampleAccount.createdAt,
  updatedAt: exampleAccount.updatedAt,
  deletedAt: null,
  version: 1,
  provider: 'github',
  providerName: 'GitHub',
  issuer: 'https://github.com',
  subject: '4711',
  email: 'ines.varga@post.example',
  name: 'Ines Varga',
}

const begun = {
  description: 'Where to send the browser. What it has to bring back is in a cookie, for ten minutes.',
  schema: z.object({ url: z.string(), expiresAt: z.string() }),
  example: { url: 'https://github.com/login/oauth/authorize?client_id=…', expiresAt: '2026-03-05T09:10:00.000Z' },
  headers: ['Set-Cookie'] as const,
}
const noProvider = { 404: { description: 'No such provider is set up here.' } }
const notAnswering = { 503: { description: 'The provider does not answer.' } }
const proof = { 403: { description: 'Prove again that it is you: by `POST /auth/proof`, or by signing in.' } }

const returnTo = z.string().nullable()

export const providerRoutes: readonly Route[] = [
  forAnyone({
    method: 'GET',
    path: '/auth/providers',
    operationId: 'listProviders',
    summary: 'By whom one can sign in beside password and passkey',
    area: 'Account',
    answers: {
      200: {
        description: 'Those the operator has set up.',
        schema: z.object({ items: z.array(Provider) }),
        example: { items: [{ id: 'github', name: 'GitHub' }] },
      },
    },
    run: async ({ app }) => json({ items: app.providers.list.map(({ id, name }) => ({ id, name })) }),
  }),
  forAnyone({
    method: 'POST',
    path: '/auth/providers',
    operationId: 'beginProviderVisit',
    summary: 'Begin to sign in, or up, by a provider',
    area: 'Account',
    body: ProviderVisit,
    limits: { address: visits },
    answers: { 200: begun, ...noProvider, ...notAnswering },
    run: async (call) => sent(call, await beginLinked(call.app, call.body)),
  }),
  forAnyone({
    method: 'POST',
    path: '/auth/providers/answer',
    operationId: 'answerOfProvider',
    summary: 'Finish what a provider was visited for',
    area: 'Account',
    body: ProviderAnswer,
    limits: { address: visits },
    answers: {
      200: {
        description:
          'Signed in, and the session cookie is set; or, for who is signed in, the provider is connected, or who they are is proved again, and the cookie changed.',
        schema: z.union([
          z.object({ outcome: z.literal('signed-in'), account: Account, returnTo }),
          z.object({ outcome: z.literal('linked'), linked: ShownLinkedSignIn, returnTo }),
          z.object({ outcome: z.literal('proven'), returnTo }),
        ]),
        example: { outcome: 'signed-in', account: exampleAccount, returnTo: '/tasks' },
        headers: ['Set-Cookie'],
      },
      202: {
        description: 'A code from an app is asked for: show it with this ticket to `/auth/second-step`.',
        schema: z.object({ outcome: z.literal('code-needed'), ticket: z.string(), expiresAt: z.string(), returnTo }),
        example: { outcome: 'code-needed', ticket: 'w0Jk…', expiresAt: '2026-03-05T09:10:00.000Z', returnTo: '/tasks' },
      },
      403: { description: 'An account would have to be made, and sign-up is closed, or by invitation.' },
      ...notAnswering,
    },
    run: finish,
  }),
  forPerson({
    method: 'POST',
    path: '/auth/proof/provider',
    operationId: 'beginProofByProvider',
    summary: 'Begin to prove again who one is by a connected provider',
    area: 'Account',
    inPerson: true,
    body: ProviderOfPerson,
    alone: true,
    isUnkept: () => true,
    answers: { 200: begun, ...noProvider, ...notAnswering },
    run: async (call) => sent(call, await beginProof(call.deps, call.body)),
  }),
  forPerson({
    method: 'GET',
    path: '/sign-ins',
    operationId: 'listSignIns',
    summary: 'The sign-ins at other sites that open the account',
    area: 'Account',
    answers: {
      200: {
        description: 'At most ten, oldest first.',
        schema: z.object({ items: z.array(ShownLinkedSignIn) }),
        example: { items: [exampleLinked] },
      },
    },
    run: async ({ deps }) => json({ items: await listLinked(deps) }),
  }),
  forPerson({
    method: 'POST',
    path: '/sign-ins',
    operationId: 'beginSignIn',
    summary: 'Begin to connect a provider with the account',
    area: 'Account',
    inPerson: true,
    body: ProviderOfPerson,
    alone: true,
    isUnkept: () => true,
    answers: { 200: begun, ...proof, ...noProvider, 409: { description: 'There are ten already.' }, ...notAnswering },
    run: async (call) => sent(call, await beginLink({ ...call.deps, session: call.session }, call.body)),
  }),
  forPerson({
    method: 'DELETE',
    path: '/sign-ins/{id}',
    operationId: 'removeSignIn',
    summary: 'Let a sign-in at another site open the account no more',
    area: 'Account',
    inPerson: true,
    answers: { 204: { description: 'It opens nothing.' }, ...proof, 409: { description: 'It is the only way in.' } },
    async run({ deps, session, params }) {
      await unlink({ ...deps, session }, pathId(params.id, 'connected sign-in'))
      return noContent()
    },
  }),
]

const sent = ({ flowCookie }: Call<unknown, unknown>, { url, flow, expiresAt }: Begun) =>
  json({ url, expiresAt }, 200, { 'set-cookie': flowCookie.set(flow, expiresAt) })

// The cookie of the visit stays until it runs out: it was good once.
async function finish(call: Call<unknown, ProviderAnswer>) {
  const { app, request, body, secret, cookie, flowCookie, people } = call
  const isIn = secret !== null && (await people.isSignedIn(secret))
  const found = isIn ? await people.of(secret) : null
  const person = found?.isLeaving ? null : found
  const result = await finishLinkedInvited(app, body, {
    flow: flowCookie.read(request.headers.get('cookie')),
    person: person && { actor: person.deps.actor, session: person.session },
    browser: browserOf(call),
  })
  if (result.outcome === 'code-needed') return json(result, 202)
  if (result.outcome === 'linked') return json(result)
  if (result.outcome === 'signed-in') return letIn(call, result, 200, { outcome: result.outcome, returnTo: result.returnTo })
  const { session, ...rest } = result
  return json(rest, 200, session ? { 'set-cookie': cookie.set(session.secret, session.expiresAt) } : {})
}
