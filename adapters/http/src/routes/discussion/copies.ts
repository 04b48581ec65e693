import { COPY_FORMAT, COPY_VERSION, copyDiscussion } from '@throughline/core/discussion'
import { copyName } from '@throughline/core/export'
import { z } from 'zod'
import { exampleDiscussion, exampleMembership, exampleMessage } from '../../discussion-examples.ts'
import { downloadHeaders, exportLimit } from '../../download.ts'
import { forPerson, type Route } from '../../route.ts'
import { streamOf } from '../../stream-of.ts'
import { discussionId } from './discussions.ts'

const COPY_FORMATS = { md: 'text/markdown', json: 'application/json' } as const

const query = z.strictObject({
  format: z.enum(['md', 'json']).describe('`md` to read, on your clock and in your language; `json` with every record as it is.'),
})

const example = {
  ...{ format: COPY_FORMAT, version: COPY_VERSION, exportedAt: '2026-03-05T21:04:00.000Z', personId: exampleMembership.id },
  ...{ discussion: exampleDiscussion, people: [exampleMembership], own: { follow: 'all', readUpTo: null, note: null } },
  messages: [{ ...exampleMessage, reactions: [], revisions: [] }],
  ...{ feedback: [], decisions: [], actionItems: [], agendaItems: [], meetings: [], coachAnswers: [] },
}

export const copyRoutes: readonly Route[] = [
  forPerson({
    method: 'GET',
    path: '/discussions/{id}/export',
    operationId: 'exportDiscussion',
    summary: 'A copy of a discussion for whoever is in it, with the note that is yours alone',
    area: 'Discussions',
    query,
    alone: true,
    costly: true,
    limits: exportLimit,
    answers: { 200: { description: 'The file.', schema: z.unknown(), mediaType: COPY_FORMATS.json, example } },
    async run({ deps, params, query: { format } }) {
      const copy = await copyDiscussion(deps, discussionId(params))
      return {
        status: 200,
        body: streamOf(format === 'md' ? copy.markdown() : copy.json()),
        headers: downloadHeaders(`${copyName(copy.title)}.${format}`, COPY_FORMATS[format], deps),
      }
    },
  }),
]
