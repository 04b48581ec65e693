import { JudgedEdition } from '@throughline/core/edition'
import {
  coverResume,
  listResumeEditions,
  makeResumeDocument,
  parseResume,
  previewResume,
  type ResumeFormat,
} from '@throughline/core/resume'
import { z } from 'zod'
import { exampleEdition } from '../attestation-examples.ts'
import { contentDisposition } from '../content-disposition.ts'
import { exportLimit } from '../download.ts'
import { pathId } from '../path-id.ts'
import { json } from '../reply.ts'
import { Coverage, Parsed, Preview } from '../resume-answers.ts'
import { exampleCoverage, exampleParsed, examplePreview } from '../resume-examples.ts'
import { forPerson, type Route } from '../route.ts'

const idOf = ({ id }: Readonly<Record<string, string>>) => pathId(id, 'résumé')

interface Kind {
  format: ResumeFormat
  operationId: string
  summary: string
  mediaType: string
  example: unknown
}

const kinds: readonly Kind[] = [
  {
    format: 'pdf',
    operationId: 'getResumePdf',
    summary: 'A version of your résumé as a tagged PDF with real text',
    mediaType: 'application/pdf',
    example: '%PDF-1.7 …',
  },
  {
    format: 'docx',
    operationId: 'getResumeDocx',
    summary: 'A version of your résumé as a Word document',
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    example: 'PK…',
  },
  {
    format: 'json',
    operationId: 'getResumeJson',
    summary: 'A version of your résumé as JSON Resume 1.0',
    mediaType: 'application/json',
    example: { basics: { name: 'Ines Varga' }, skills: [{ name: 'Demand forecasting' }], meta: { version: 'v1.0.0' } },
  },
]

const documentRoute = ({ format, operationId, summary, mediaType, example }: Kind): Route =>
  forPerson({
    method: 'GET',
    path: `/resumes/{id}/document.${format}`,
    operationId,
    summary: `${summary}; kept as an edition`,
    area: 'Career',
    alone: true,
    costly: true,
    limits: exportLimit,
    answers: { 200: { description: 'The file.', schema: z.unknown(), mediaType, example } },
    async run({ deps, params }) {
      const { title, content } = await makeResumeDocument(deps, idOf(params), format)
      return {
        status: 200,
        body: typeof content === 'string' ? content : new Response(content).body,
        headers: { 'content-type': mediaType, 'content-disposition': contentDisposition('attachment', `${title}.${format}`) },
      }
    },
  })

export const resumeDocumentRoutes: readonly Route[] = [
  forPerson({
    method: 'GET',
    path: '/resumes/{id}/layout',
    operationId: 'layOutResume',
    summary: 'What a version of your résumé says, where it stands on its pages, and what is over the page target',
    area: 'Career',
    costly: true,
    answers: { 200: { description: 'The pages.', schema: Preview, example: examplePreview } },
    run: async ({ deps, params }) => json(await previewResume(deps, idOf(params))),
  }),
  forPerson({
    method: 'GET',
    path: '/resumes/{id}/coverage',
    operationId: 'coverResume',
    summary:
      'What the description of the job asks for, and a version of your résumé shows, claims or misses; compared here, nothing is sent',
    area: 'Career',
    costly: true,
    answers: { 200: { description: 'In the order of the description.', schema: Coverage, example: exampleCoverage } },
    run: async ({ deps, params }) => json(await coverResume(deps, idOf(params))),
  }),
  forPerson({
    method: 'GET',
    path: '/resumes/{id}/parsed',
    operationId: 'parseResume',
    summary: 'What a parser reads out of the PDF of a version of your résumé, beside what stands there',
    area: 'Career',
    costly: true,
    answers: { 200: { description: 'Line by line.', schema: Parsed, example: exampleParsed } },
    run: async ({ deps, params }) => json({ pages: await parseResume(deps, idOf(params)) }),
  }),
  forPerson({
    method: 'GET',
    path: '/resumes/{id}/editions',
    operationId: 'listResumeEditions',
    summary: 'The documents made of a version of your résumé, newest first; each with what has changed since',
    area: 'Career',
    costly: true,
    answers: {
      200: {
        description: 'All of them.',
        schema: z.object({ items: z.array(JudgedEdition) }),
        example: { items: [{ ...exampleEdition, isOlder: false, changed: [] }] },
      },
    },
    run: async ({ deps, params }) => json({ items: await listResumeEditions(deps, idOf(params)) }),
  }),
  ...kinds.map(documentRoute),
]
