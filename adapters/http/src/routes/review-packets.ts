import {
  createPacket,
  deletePacket,
  editPacket,
  linkSource,
  listPackets,
  NewReviewPacket,
  ParagraphText,
  ReviewPacket,
  ReviewPacketChanges,
  restorePacket,
  reviewPackets,
  rewriteParagraph,
  SourceLink,
} from '@throughline/core/review'
import { z } from 'zod'
import { withId } from '../new-id.ts'
import { oneOf } from '../one-of.ts'
import { pageAnswer } from '../page-answer.ts'
import { pathId } from '../path-id.ts'
import { fieldsOf, flag, pageOf, paging, trimmedPage } from '../query.ts'
import { jsonPage, record } from '../reply.ts'
import { examplePacket } from '../review-examples.ts'
import { forPerson, type Route } from '../route.ts'

const aPacket = { description: 'The packet.', schema: ReviewPacket, example: examplePacket, headers: ['ETag'] } as const

const idOf = ({ id }: Readonly<Record<string, string>>) => pathId(id, 'review packet')

const listQuery = z.strictObject({
  trash: flag.describe('`true`: those in the trash, newest first.'),
  fields: fieldsOf(ReviewPacket),
  ...paging,
})

export const reviewPacketRoutes: readonly Route[] = [
  forPerson({
    method: 'GET',
    path: '/review-packets',
    operationId: 'listReviewPackets',
    summary: 'Your review packets, the latest range first, or those in the trash; a list needs no sections, so name its `fields`',
    area: 'Career',
    query: listQuery,
    caching: 'list',
    answers: { 200: pageAnswer(ReviewPacket, examplePacket) },
    run: async ({ deps, query }) => jsonPage(trimmedPage(await listPackets(deps, query, pageOf(query)), query.fields)),
  }),
  forPerson({
    method: 'POST',
    path: '/review-packets',
    operationId: 'createReviewPacket',
    summary: 'Draft a review packet of some days from your wins, goals and growth; every sentence names its sources',
    area: 'Career',
    costly: true,
    body: NewReviewPacket,
    answers: {
      201: { ...aPacket, headers: ['ETag', 'Location'] },
      409: { description: 'The id given belongs to another packet.' },
    },
    async run({ deps, body, newId }) {
      const packet = await createPacket(deps, withId(body, newId))
      return record(packet, 201, { location: `/api/v1/review-packets/${packet.id}` })
    },
  }),
  forPerson({
    method: 'GET',
    path: '/review-packets/{id}',
    operationId: 'getReviewPacket',
    summary: 'One review packet',
    area: 'Career',
    caching: 'record',
    answers: { 200: aPacket },
    run: oneOf(reviewPackets),
  }),
  forPerson({
    method: 'PATCH',
    path: '/review-packets/{id}',
    operationId: 'editReviewPacket',
    summary:
      'Change fields of a review packet (JSON Merge Patch); sections are given whole, and what is no longer in them stays left out, unless `leftOut` says what does',
    area: 'Career',
    body: ReviewPacketChanges,
    conditional: true,
    answers: { 200: aPacket },
    run: async ({ deps, params, body, expectedVersion }) => record(await editPacket(deps, idOf(params), body, { expectedVersion })),
  }),
  forPerson({
    method: 'DELETE',
    path: '/review-packets/{id}',
    operationId: 'deleteReviewPacket',
    summary: 'Move a review packet to the trash',
    area: 'Career',
    conditional: true,
    answers: { 200: aPacket },
    run: async ({ deps, params, expectedVersion }) => record(await deletePacket(deps, idOf(params), { expectedVersion })),
  }),
  forPerson({
    method: 'POST',
    path: '/review-packets/{id}/restore',
    operationId: 'restoreReviewPacket',
    summary: 'Take a review packet out of the trash',
    area: 'Career',
    answers: { 200: aPacket },
    run: async ({ deps, params }) => record(await restorePacket(deps, idOf(params))),
  }),
  forPerson({
    method: 'POST',
    path: '/review-packets/{id}/rewrite',
    operationId: 'rewriteParagraph',
    summary: 'Give a paragraph of a review packet another text; its sentences are found again with their sources',
    area: 'Career',
    body: ParagraphText,
    conditional: true,
    costly: true,
    answers: { 200: aPacket },
    run: async ({ deps, params, body, expectedVersion }) => record(await rewriteParagraph(deps, idOf(params), body, { expectedVersion })),
  }),
  forPerson({
    method: 'POST',
    path: '/review-packets/{id}/links',
    operationId: 'linkSource',
    summary: 'Put one of your records behind a sentence of a review packet, as it reads now',
    area: 'Career',
    body: SourceLink,
    conditional: true,
    answers: { 200: aPacket },
    run: async ({ deps, params, body, expectedVersion }) => record(await linkSource(deps, idOf(params), body, { expectedVersion })),
  }),
]
