import { refreshAllWins } from '@throughline/core/career'
import { PAPERS } from '@throughline/core/document'
import { JudgedEdition } from '@throughline/core/edition'
import {
  Drawing,
  drawPacket,
  exportPacket,
  PACKET_FORMATS,
  PacketState,
  ReviewPacket,
  readPacketEditions,
  readPacketState,
} from '@throughline/core/review'
import { z } from 'zod'
import { downloadHeaders, exportLimit } from '../download.ts'
import { pathId } from '../path-id.ts'
import { json, record } from '../reply.ts'
import { exampleEdition, examplePacket, examplePacketState } from '../review-examples.ts'
import { forPerson, type Route } from '../route.ts'
import { begunStream } from '../stream-of.ts'

const idOf = ({ id }: Readonly<Record<string, string>>) => pathId(id, 'review packet')

const exportQuery = z.strictObject({
  format: z.enum(PACKET_FORMATS).describe('Markdown, PDF or Word.'),
  paper: z.enum(PAPERS).default('a4').describe('The size of its pages.'),
})

const mediaTypes = {
  md: 'text/markdown',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const

/** What a packet is drawn from, and what is made of it. */
export const packetDraftRoutes: readonly Route[] = [
  forPerson({
    method: 'GET',
    path: '/review-packets/{id}/draft',
    operationId: 'readPacketState',
    summary: 'What has happened to the records of a packet: numbers corrected since, sentences that stay with you, and what nothing says',
    area: 'Career',
    costly: true,
    answers: { 200: { description: 'What is different by now.', schema: PacketState, example: examplePacketState } },
    async run({ deps, params }) {
      await refreshAllWins(deps)
      return json(await readPacketState(deps, idOf(params)))
    },
  }),
  forPerson({
    method: 'POST',
    path: '/review-packets/{id}/draft',
    operationId: 'drawPacket',
    summary: 'Draw a packet anew with what is new, put in what was left out, or take corrected numbers; what you wrote stays',
    area: 'Career',
    costly: true,
    body: Drawing,
    conditional: true,
    answers: {
      200: { description: 'The packet.', schema: ReviewPacket, example: examplePacket, headers: ['ETag'] },
      409: { description: 'The packet was sent: nothing is drawn into it any more.' },
    },
    async run({ deps, params, body, expectedVersion }) {
      await refreshAllWins(deps)
      return record(await drawPacket(deps, idOf(params), body, { expectedVersion }))
    },
  }),
  forPerson({
    method: 'GET',
    path: '/review-packets/{id}/editions',
    operationId: 'listPacketEditions',
    summary: 'The documents made of a packet, newest first, each with what has changed since',
    area: 'Career',
    costly: true,
    answers: {
      200: {
        description: 'At most a hundred.',
        schema: z.object({ items: z.array(JudgedEdition) }),
        example: { items: [exampleEdition] },
      },
    },
    async run({ deps, params }) {
      await refreshAllWins(deps)
      return json({ items: await readPacketEditions(deps, idOf(params)) })
    },
  }),
  forPerson<z.output<typeof exportQuery>, unknown>({
    method: 'GET',
    path: '/review-packets/{id}/export',
    operationId: 'exportPacket',
    summary: 'A packet as Markdown, PDF or Word with its sources at the end, kept as an edition; nothing private is in it',
    area: 'Career',
    query: exportQuery,
    alone: true,
    costly: true,
    limits: exportLimit,
    answers: { 200: { description: 'The file.', schema: z.unknown(), mediaType: 'application/octet-stream', example: '%PDF-1.7…' } },
    async run({ deps, params, query }) {
      await refreshAllWins(deps)
      return {
        status: 200,
        body: await begunStream(exportPacket(deps, idOf(params), query)),
        headers: downloadHeaders(`review-packet.${query.format}`, mediaTypes[query.format], deps),
      }
    },
  }),
]
