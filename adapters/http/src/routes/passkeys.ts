import {
  Account,
  AnsweredPasskey,
  AskedPasskey,
  addPasskey,
  beginPasskey,
  beginPasskeyProof,
  beginPasskeySignIn,
  listPasskeys,
  NewPasskey,
  PasskeyChanges,
  proveByPasskey,
  removePasskey,
  renamePasskey,
  ShownPasskey,
  signInByPasskey,
} from '@throughline/core/account'
import { z } from 'zod'
import { admitted, browserOf, proven, provenBy } from '../admit.ts'
import { exampleAccount } from '../examples.ts'
import { exampleAsked, exampleNewAsked, examplePasskey } from '../passkey-examples.ts'
import { passkeySite } from '../passkey-site.ts'
import { pathId } from '../path-id.ts'
import { json, noContent, record } from '../reply.ts'
import { forAnyone, forPerson, type Route } from '../route.ts'

const onePasskey = { description: 'The passkey.', schema: ShownPasskey, example: examplePasskey }
const idOf = ({ id }: Readonly<Record<string, string>>) => pathId(id, 'passkey')
const proof = { 403: { description: 'Prove again that it is you: by `POST /auth/proof`, or by signing in.' } }
const noName = 'This site has no name that passkeys could be bound to'
/** What holds for one moment is kept nowhere, and is no part of a batch. */
const once = { isUnkept: () => true, alone: true } as const

export const passkeyRoutes: readonly Route[] = [
  forAnyone({
    method: 'POST',
    path: '/auth/passkey/question',
    operationId: 'beginPasskeySignIn',
    changesNoPage: true,
    summary: 'Ask for a passkey to sign in by',
    area: 'Account',
    limits: { address: { name: 'passkey-questions', quota: 60, windowSeconds: 60 } },
    answers: {
      200: { description: 'For `navigator.credentials.get`; good for five minutes, once.', schema: AskedPasskey, example: exampleAsked },
      409: { description: `${noName}.` },
    },
    run: async ({ app, request }) => json(await beginPasskeySignIn({ ...app, site: passkeySite(request, app.publicOrigin) })),
  }),
  forAnyone({
    method: 'POST',
    path: '/auth/passkey',
    operationId: 'signInByPasskey',
    summary: 'Sign in by a passkey',
    area: 'Account',
    body: AnsweredPasskey,
    limits: { address: { name: 'signin-address', quota: 30, windowSeconds: 60 } },
    answers: {
      200: {
        description: 'Signed in; the session cookie is set.',
        schema: z.object({ account: Account }),
        example: { account: exampleAccount },
        headers: ['Set-Cookie'],
      },
      401: { description: 'The passkey is known to nobody here, or the ticket has run out.' },
      403: { description: 'Its counter shows that there is a copy of the passkey; its person is told.' },
    },
    async run(call) {
      const { app, request, body } = call
      const deps = { ...app, site: passkeySite(request, app.publicOrigin) }
      return admitted(call, await signInByPasskey(deps, body, browserOf(call)))
    },
  }),
  forPerson({
    method: 'POST',
    path: '/auth/proof/passkey/question',
    operationId: 'beginPasskeyProof',
    changesNoPage: true,
    summary: 'Ask for a passkey to prove again who one is',
    area: 'Account',
    inPerson: true,
    ...once,
    answers: {
      200: { description: 'For `navigator.credentials.get`; good for five minutes, once.', schema: AskedPasskey, example: exampleAsked },
      409: { description: `${noName}, or the account has no passkey.` },
    },
    run: async ({ deps, session, request, app }) =>
      json(await beginPasskeyProof({ ...deps, session, site: passkeySite(request, app.publicOrigin) })),
  }),
  forPerson({
    method: 'POST',
    path: '/auth/proof/passkey',
    operationId: 'proveByPasskey',
    summary: 'Prove again who one is, by a passkey',
    area: 'Account',
    inPerson: true,
    body: AnsweredPasskey,
    ...once,
    answers: {
      204: proven,
      403: { description: 'Its counter shows that there is a copy of the passkey; its person is told.' },
    },
    async run(call) {
      const { deps, session, request, app, body } = call
      return provenBy(call, await proveByPasskey({ ...deps, session, site: passkeySite(request, app.publicOrigin) }, body))
    },
  }),
  forPerson({
    method: 'GET',
    path: '/passkeys',
    operationId: 'listPasskeys',
    summary: 'The passkeys of the account',
    area: 'Account',
    answers: {
      200: {
        description: 'All of them, oldest first.',
        schema: z.object({ items: z.array(ShownPasskey) }),
        example: { items: [examplePasskey] },
      },
    },
    run: async ({ deps }) => json({ items: await listPasskeys(deps) }),
  }),
  forPerson({
    method: 'POST',
    path: '/passkeys/question',
    operationId: 'beginPasskey',
    changesNoPage: true,
    summary: 'Ask for a new passkey',
    area: 'Account',
    inPerson: true,
    ...once,
    answers: {
      200: {
        description: 'For `navigator.credentials.create`; good for five minutes, once.',
        schema: AskedPasskey,
        example: exampleNewAsked,
      },
      ...proof,
      409: { description: `${noName}, or there are 25 already.` },
    },
    run: async ({ deps, session, request, app }) =>
      json(await beginPasskey({ ...deps, session, site: passkeySite(request, app.publicOrigin) })),
  }),
  forPerson({
    method: 'POST',
    path: '/passkeys',
    operationId: 'addPasskey',
    summary: 'Add the passkey that a device has made',
    area: 'Account',
    inPerson: true,
    body: NewPasskey,
    ...once,
    answers: { 201: { ...onePasskey, headers: ['ETag', 'Location'] }, 409: { description: 'The passkey is known already.' } },
    async run({ deps, session, request, app, body }) {
      const passkey = await addPasskey({ ...deps, session, site: passkeySite(request, app.publicOrigin) }, body)
      return record(passkey, 201, { location: `/api/v1/passkeys/${passkey.id}` })
    },
  }),
  forPerson({
    method: 'PATCH',
    path: '/passkeys/{id}',
    operationId: 'renamePasskey',
    summary: 'Rename a passkey',
    area: 'Account',
    inPerson: true,
    body: PasskeyChanges,
    conditional: true,
    answers: { 200: { ...onePasskey, headers: ['ETag'] } },
    run: async ({ deps, params, body, expectedVersion }) => record(await renamePasskey(deps, idOf(params), body, { expectedVersion })),
  }),
  forPerson({
    method: 'DELETE',
    path: '/passkeys/{id}',
    operationId: 'removePasskey',
    summary: 'Remove a passkey for good',
    area: 'Account',
    inPerson: true,
    answers: { 204: { description: 'It signs nobody in any more.' }, ...proof, 409: { description: 'It is the last way to sign in.' } },
    async run({ deps, session, params }) {
      await removePasskey({ ...deps, session }, idOf(params))
      return noContent()
    },
  }),
]
