import {
  CopiedResume,
  createResume,
  deleteResume,
  duplicateResume,
  editResume,
  listResumes,
  NewResume,
  Resume,
  ResumeChanges,
  restoreResume,
  resumes,
} from '@throughline/core/resume'
import { z } from 'zod'
import { withId } from '../new-id.ts'
import { oneOf } from '../one-of.ts'
import { pageAnswer } from '../page-answer.ts'
import { pathId } from '../path-id.ts'
import { flag, pageOf, paging } from '../query.ts'
import { jsonPage, record } from '../reply.ts'
import { exampleResume } from '../resume-examples.ts'
import { forPerson, type Route } from '../route.ts'

const aResume = { description: 'The version.', schema: Resume, example: exampleResume, headers: ['ETag'] } as const
export const madeResume = {
  201: { ...aResume, headers: ['ETag', 'Location'] },
  409: { description: 'The id given belongs to another version.' },
} as const

const idOf = ({ id }: Readonly<Record<string, string>>) => pathId(id, 'résumé')

export const createdResume = (resume: Resume) => record(resume, 201, { location: `/api/v1/resumes/${resume.id}` })

export const resumeRoutes: readonly Route[] = [
  forPerson({
    method: 'GET',
    path: '/resumes',
    operationId: 'listResumes',
    summary: 'Versions of your résumé, newest first',
    area: 'Career',
    query: z.strictObject({ trash: flag.describe('`true`: those in the trash.'), ...paging }),
    caching: 'list',
    answers: { 200: pageAnswer(Resume, exampleResume) },
    run: async ({ deps, query }) => jsonPage(await listResumes(deps, query, pageOf(query))),
  }),
  forPerson({
    method: 'POST',
    path: '/resumes',
    operationId: 'createResume',
    summary: 'Make a version of your résumé; without sections it begins with all that everybody may see',
    area: 'Career',
    body: NewResume,
    answers: madeResume,
    run: async ({ deps, body, newId }) => createdResume(await createResume(deps, withId(body, newId))),
  }),
  forPerson({
    method: 'GET',
    path: '/resumes/{id}',
    operationId: 'getResume',
    summary: 'A version of your résumé: what it chooses, and its own wording',
    area: 'Career',
    caching: 'record',
    answers: { 200: aResume },
    run: oneOf(resumes),
  }),
  forPerson({
    method: 'PATCH',
    path: '/resumes/{id}',
    operationId: 'editResume',
    summary: 'Change fields of a version of your résumé (JSON Merge Patch); lists are given whole',
    area: 'Career',
    body: ResumeChanges,
    conditional: true,
    answers: { 200: aResume },
    run: async ({ deps, params, body, expectedVersion }) => record(await editResume(deps, idOf(params), body, { expectedVersion })),
  }),
  forPerson({
    method: 'DELETE',
    path: '/resumes/{id}',
    operationId: 'deleteResume',
    summary: 'Move a version of your résumé to the trash',
    area: 'Career',
    conditional: true,
    answers: { 200: aResume },
    run: async ({ deps, params, expectedVersion }) => record(await deleteResume(deps, idOf(params), { expectedVersion })),
  }),
  forPerson({
    method: 'POST',
    path: '/resumes/{id}/restore',
    operationId: 'restoreResume',
    summary: 'Take a version of your résumé out of the trash',
    area: 'Career',
    answers: { 200: aResume },
    run: async ({ deps, params }) => record(await restoreResume(deps, idOf(params))),
  }),
  forPerson({
    method: 'POST',
    path: '/resumes/{id}/duplicate',
    operationId: 'duplicateResume',
    summary: 'Make a version of your résumé like this one',
    area: 'Career',
    body: CopiedResume,
    answers: madeResume,
    run: async ({ deps, params, body, newId }) => createdResume(await duplicateResume(deps, idOf(params), withId(body, newId))),
  }),
]
