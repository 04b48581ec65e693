import {
  Attestation,
  AttestationReply,
  AttestationToken,
  answerAttestation,
  askAttestation,
  deleteAttestation,
  listAttestations,
  NewAttestation,
  OpenedAttestation,
  openAttestation,
  renewLink,
  restoreAttestation,
  revokeLink,
} from '@throughline/core/career'
import type { LimitPolicy } from '@throughline/core/kernel'
import { z } from 'zod'
import { exampleAttestation, exampleShownWin } from '../attestation-examples.ts'
import { withId } from '../new-id.ts'
import { pageAnswer } from '../page-answer.ts'
import { pathId } from '../path-id.ts'
import { pageOf, paging } from '../query.ts'
import { json, jsonPage, noContent, record } from '../reply.ts'
import { forAnyone, forPerson, type Route } from '../route.ts'

const anAttestation = { description: 'Who was asked, and what they said.', schema: Attestation, example: exampleAttestation } as const
const withETag = { ...anAttestation, headers: ['ETag'] } as const

const asked = {
  schema: z.object({ attestation: Attestation, token: z.string() }),
  example: { attestation: { ...exampleAttestation, answeredAt: null, answer: null }, token: 'x9jF2m….1' },
}

const idOf = ({ id }: Readonly<Record<string, string>>) => pathId(id, 'attestation')

/** Secrets cannot be guessed; this keeps who tries from being a load. */
const tries: LimitPolicy = { name: 'attestation-links', quota: 60, windowSeconds: 600 }
const answers: LimitPolicy = { name: 'attestation-answers', quota: 10, windowSeconds: 600 }

export const attestationRoutes: readonly Route[] = [
  forPerson({
    method: 'GET',
    path: '/wins/{id}/attestations',
    operationId: 'listAttestations',
    summary: 'Who was asked about a win, and what they said; oldest first',
    area: 'Career',
    query: z.strictObject(paging),
    caching: 'list',
    answers: { 200: pageAnswer(Attestation, exampleAttestation) },
    run: async ({ deps, params, query }) => jsonPage(await listAttestations(deps, pathId(params.id, 'win'), pageOf(query))),
  }),
  forPerson({
    method: 'POST',
    path: '/wins/{id}/attestations',
    operationId: 'askAttestation',
    summary: 'Ask a colleague about a win; makes a link, open for 30 days and answered once, whose secret is in this answer alone',
    area: 'Career',
    body: NewAttestation,
    inPerson: true,
    alone: true,
    // The secret of the link is kept nowhere: asked again under the same key, there is a new one.
    isUnkept: () => true,
    answers: {
      201: { description: 'The question, and the secret of its link: `/attest/{token}`.', ...asked },
      409: { description: 'The win is private, enough people were asked, or the id belongs to another question.' },
    },
    run: async ({ deps, params, body, newId }) => json(await askAttestation(deps, pathId(params.id, 'win'), withId(body, newId)), 201),
  }),
  forPerson({
    method: 'POST',
    path: '/attestations/{id}/link',
    operationId: 'renewAttestationLink',
    summary: 'Make a new link to a question to a colleague that is not answered; those before it open no more',
    area: 'Career',
    conditional: true,
    inPerson: true,
    alone: true,
    isUnkept: () => true,
    answers: { 200: { description: 'The question, and the secret of its new link.', ...asked }, 409: { description: 'It was answered.' } },
    run: async ({ deps, params, expectedVersion }) => json(await renewLink(deps, idOf(params), { expectedVersion })),
  }),
  forPerson({
    method: 'POST',
    path: '/attestations/{id}/revoke',
    operationId: 'revokeAttestationLink',
    summary: 'Withdraw the link of a question to a colleague; what was answered stays',
    area: 'Career',
    conditional: true,
    answers: { 200: withETag },
    run: async ({ deps, params, expectedVersion }) => record(await revokeLink(deps, idOf(params), { expectedVersion })),
  }),
  forPerson({
    method: 'DELETE',
    path: '/attestations/{id}',
    operationId: 'deleteAttestation',
    summary: 'Move a question to a colleague, with its answer, to the trash',
    area: 'Career',
    conditional: true,
    answers: { 200: withETag },
    run: async ({ deps, params, expectedVersion }) => record(await deleteAttestation(deps, idOf(params), { expectedVersion })),
  }),
  forPerson({
    method: 'POST',
    path: '/attestations/{id}/restore',
    operationId: 'restoreAttestation',
    summary: 'Take a question to a colleague, with its answer, out of the trash',
    area: 'Career',
    answers: { 200: withETag },
    run: async ({ deps, params }) => record(await restoreAttestation(deps, idOf(params))),
  }),
  forAnyone({
    method: 'GET',
    path: '/attestations/open',
    operationId: 'openAttestation',
    summary: 'What a link shows a colleague; opening it uses nothing up',
    area: 'Career',
    query: AttestationToken,
    limits: { address: tries },
    answers: {
      200: {
        description: 'The win as it read when the link was made.',
        schema: OpenedAttestation,
        example: { askedOf: 'Ruth Callan', message: '', shown: exampleShownWin, expiresAt: '2026-04-04T09:00:00.000Z' },
      },
      404: { description: 'The link is unknown, has expired, was withdrawn or was answered.' },
    },
    run: async ({ app, query }) => json(await openAttestation(app, query)),
  }),
  forAnyone({
    method: 'POST',
    path: '/attestations/answer',
    operationId: 'answerAttestation',
    summary: 'Say a word on a colleague’s win, once',
    area: 'Career',
    body: AttestationReply,
    limits: { address: answers },
    answers: {
      204: { description: 'It was kept; the link opens no more.' },
      403: { description: 'Who asks is signed in as the one who made the link.' },
      404: { description: 'The link is unknown, has expired, was withdrawn or was answered.' },
    },
    async run({ app, body, secret, people }) {
      const person = secret !== null && (await people.isSignedIn(secret)) ? await people.of(secret) : null
      await answerAttestation(app, body, person?.session.accountId)
      return noContent()
    },
  }),
]
