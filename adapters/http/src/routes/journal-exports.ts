import { PAPERS } from '@throughline/core/document'
import { exportJournalJson, exportJournalPdf, exportJournalZip, type JournalRange, measureJournal } from '@throughline/core/export'
import { PlainDate, RecordId } from '@throughline/core/kernel'
import { z } from 'zod'
import type { PersonDeps } from '../deps.ts'
import { downloadHeaders, exportLimit } from '../download.ts'
import { exampleEntry } from '../journal-examples.ts'
import { json } from '../reply.ts'
import { forPerson, type PersonCall, type Route } from '../route.ts'
import { begunStream } from '../stream-of.ts'

const range = {
  from: PlainDate.optional().describe('The first day.'),
  before: PlainDate.optional().describe('The day after the last.'),
  journalId: z
    .union([z.literal('open'), RecordId])
    .optional()
    .describe('Only of this journal; `open` for the one everybody has.'),
}
const rangeQuery = z.strictObject(range)
const printQuery = z.strictObject({ ...range, paper: z.enum(PAPERS).default('a4').describe('The size of its pages.') })

type RangeQuery = z.output<typeof rangeQuery>

const asked = ({ from, before, journalId }: RangeQuery): JournalRange => ({
  from,
  before,
  journalId: journalId === 'open' ? null : journalId,
})

/** Its entries, and the files in them. */
const ofJournal = ['journal:read', 'files:read'] as const

interface Download<Q extends RangeQuery> {
  file: string
  operationId: string
  summary: string
  mediaType: string
  query: z.ZodType<Q>
  example: unknown
  pieces(deps: PersonDeps, query: Q, call: PersonCall<Q, unknown>): AsyncIterable<string | Uint8Array>
}

const example = {
  ...{ format: 'throughline', version: 1, exportedAt: '2026-03-05T21:04:00.000Z', from: '2026-03-01', before: '2026-04-01' },
  ...{ kinds: { journal: 1, 'journal-entry': 1, 'journal-revision': 1, attachment: 2 } },
  ...{ journals: [], entries: [exampleEntry], revisions: [], files: [] },
}

/** A file that is made while it is sent, however long it is; what is thrown before its first piece is a refusal. */
const download = <Q extends RangeQuery>({ file, operationId, summary, mediaType, query, example, pieces }: Download<Q>): Route =>
  forPerson<Q, unknown>({
    method: 'GET',
    path: `/exports/${file}`,
    operationId,
    summary,
    area: 'Exports',
    alsoNeeds: ofJournal,
    query,
    alone: true,
    costly: true,
    limits: exportLimit,
    answers: { 200: { description: 'The file.', schema: z.unknown(), mediaType, example } },
    run: async (call) => ({
      status: 200,
      body: await begunStream(pieces(call.deps, call.query, call)),
      headers: downloadHeaders(file, mediaType, call.deps),
    }),
  })

const JournalMeasure = z
  .object({
    entries: z.int(),
    words: z.int(),
    files: z.int().describe('Files of those entries.'),
    fileBytes: z.int(),
    textLength: z.int().describe('UTF-16 units of their texts.'),
    sealed: z.int().describe('Those of the entries that are sealed.'),
  })
  .meta({ id: 'JournalMeasure' })

export const journalExportRoutes: readonly Route[] = [
  forPerson({
    method: 'GET',
    path: '/exports/journal',
    operationId: 'measureJournal',
    summary: 'How much of the journal an export of these days would hold',
    area: 'Exports',
    alsoNeeds: ofJournal,
    query: rangeQuery,
    caching: 'list',
    costly: true,
    answers: {
      200: {
        description: 'What it comes to.',
        schema: JournalMeasure,
        example: { entries: 12, words: 2140, files: 3, fileBytes: 1_204_000, textLength: 12_400, sealed: 0 },
      },
    },
    run: async ({ deps, query }) => json(await measureJournal(deps, asked(query))),
  }),
  download({
    file: 'journal.zip',
    operationId: 'exportJournalZip',
    summary: 'Entries as a folder of Markdown files with front matter and their files, as an import takes it back',
    mediaType: 'application/zip',
    query: rangeQuery,
    example: 'PK…',
    pieces: (deps, query) => exportJournalZip(deps, asked(query)),
  }),
  download({
    file: 'journal.json',
    operationId: 'exportJournalJson',
    summary: 'Entries as they are kept, with their journals, revisions and what their files are called',
    mediaType: 'application/json',
    query: rangeQuery,
    example,
    pieces: (deps, query) => exportJournalJson(deps, asked(query)),
  }),
  download({
    file: 'journal.pdf',
    operationId: 'exportJournalPdf',
    summary: 'Entries set to be read and printed, month by month',
    mediaType: 'application/pdf',
    query: printQuery,
    example: '%PDF-1.7…',
    pieces: (deps, query, { app, request }) =>
      exportJournalPdf(deps, { ...asked(query), paper: query.paper, origin: app.publicOrigin ?? new URL(request.url).origin }),
  }),
]
