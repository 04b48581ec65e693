import { PAPERS } from '@throughline/core/document'
import { Drawing, drawPacket, exportPacket, PACKET_FORMATS, PacketState, ReviewPacket, readPacketState } from '@throughline/core/review'
import { z } from 'zod'
import { downloadHeaders, exportLimit } from '../download.ts'
import { pathId } from '../path-id.ts'
import { json, record } from '../reply.ts'
import { examplePacket, examplePacketState } from '../review-examples.ts'
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
    summary:
      'What has happened to the records of a review packet; numbers corrected since, sentences that stay with you, what nothing says, and which of its documents are older',
    area: 'Career',
    costly: true,
    answers: { 200: { description: 'What is different by now.', schema: PacketState, example: examplePacketState } },
    run: async ({ deps, params }) => json(await readPacketState(deps, idOf(params))),
  }),
  forPerson({
    method: 'POST',
    path: '/review-packets/{id}/draft',
    operationId: 'drawPacket',
    summary: 'Draw a review packet anew with what is new, put in what was left out, or take corrected numbers; what you wrote stays',
    area: 'Career',
    costly: true,
    body: Drawing,
    conditional: true,
    answers: {
      200: { description: 'The packet.', schema: ReviewPacket, example: examplePacket, headers: ['ETag'] },
      409: { description: 'The packet was sent: nothing is drawn into it any more.' },
    },
    run: async ({ deps, params, body, expectedVersion }) => record(await drawPacket(deps, idOf(params), body, { expectedVersion })),
  }),
  forPerson<z.output<typeof exportQuery>, unknown>({
    method: 'GET',
    path: '/review-packets/{id}/export',
    operationId: 'exportPacket',
    summary: 'A review packet as Markdown, PDF or Word, with its sources at the end; kept as an edition, and nothing private is in it',
    area: 'Career',
    query: exportQuery,
    alone: true,
    costly: true,
    limits: exportLimit,
    answers: { 200: { description: 'The file.', schema: z.unknown(), mediaType: 'application/octet-stream', example: '%PDF-1.7…' } },
    async run({ deps, params, query }) {
      return {
        status: 200,
        body: await begunStream(exportPacket(deps, idOf(params), query)),
        headers: downloadHeaders(`review-packet.${query.format}`, mediaTypes[query.format], deps),
      }
    },
  }),
]
