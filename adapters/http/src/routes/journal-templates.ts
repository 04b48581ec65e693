import {
  createJournalTemplate,
  deleteJournalTemplate,
  editJournalTemplate,
  JournalTemplate,
  JournalTemplateChanges,
  journalTemplates,
  listJournalTemplates,
  NewJournalTemplate,
  restoreJournalTemplate,
} from '@throughline/core/journal'
import { z } from 'zod'
import { exampleJournalTemplate } from '../journal-examples.ts'
import { withId } from '../new-id.ts'
import { oneOf } from '../one-of.ts'
import { pageAnswer } from '../page-answer.ts'
import { pathId } from '../path-id.ts'
import { pageOf, paging } from '../query.ts'
import { jsonPage, record } from '../reply.ts'
import { forPerson, type Route } from '../route.ts'

const aTemplate = { description: 'The template.', schema: JournalTemplate, example: exampleJournalTemplate, headers: ['ETag'] } as const

const idOf = ({ id }: Readonly<Record<string, string>>) => pathId(id, 'journal template')

export const journalTemplateRoutes: readonly Route[] = [
  forPerson({
    method: 'GET',
    path: '/journal-templates',
    operationId: 'listJournalTemplates',
    summary: 'Your own templates of entries, oldest first',
    area: 'Journal',
    query: z.strictObject(paging),
    caching: 'list',
    answers: { 200: pageAnswer(JournalTemplate, exampleJournalTemplate) },
    run: async ({ deps, query }) => jsonPage(await listJournalTemplates(deps, pageOf(query))),
  }),
  forPerson({
    method: 'POST',
    path: '/journal-templates',
    operationId: 'createJournalTemplate',
    summary: 'Keep how entries of a sort begin',
    area: 'Journal',
    body: NewJournalTemplate,
    answers: {
      201: { ...aTemplate, headers: ['ETag', 'Location'] },
      409: { description: 'The id given belongs to another template.' },
    },
    async run({ deps, body, newId }) {
      const template = await createJournalTemplate(deps, withId(body, newId))
      return record(template, 201, { location: `/api/v1/journal-templates/${template.id}` })
    },
  }),
  forPerson({
    method: 'GET',
    path: '/journal-templates/{id}',
    operationId: 'getJournalTemplate',
    summary: 'One of your own templates',
    area: 'Journal',
    caching: 'record',
    answers: { 200: aTemplate },
    run: oneOf(journalTemplates),
  }),
  forPerson({
    method: 'PATCH',
    path: '/journal-templates/{id}',
    operationId: 'editJournalTemplate',
    summary: 'Change fields of a template (JSON Merge Patch)',
    area: 'Journal',
    body: JournalTemplateChanges,
    conditional: true,
    answers: { 200: aTemplate },
    run: async ({ deps, params, body, expectedVersion }) =>
      record(await editJournalTemplate(deps, idOf(params), body, { expectedVersion })),
  }),
  forPerson({
    method: 'DELETE',
    path: '/journal-templates/{id}',
    operationId: 'deleteJournalTemplate',
    summary: 'Move a template to the trash',
    area: 'Journal',
    conditional: true,
    answers: { 200: aTemplate },
    run: async ({ deps, params, expectedVersion }) => record(await deleteJournalTemplate(deps, idOf(params), { expectedVersion })),
  }),
  forPerson({
    method: 'POST',
    path: '/journal-templates/{id}/restore',
    operationId: 'restoreJournalTemplate',
    summary: 'Take a template out of the trash',
    area: 'Journal',
    answers: { 200: aTemplate },
    run: async ({ deps, params }) => record(await restoreJournalTemplate(deps, idOf(params))),
  }),
]
