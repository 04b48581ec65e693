import {
  createExperience,
  deleteExperience,
  Experience,
  ExperienceChanges,
  ExperienceKind,
  editExperience,
  experiences,
  listExperiences,
  NewExperience,
  restoreExperience,
} from '@throughline/core/career'
import { z } from 'zod'
import { exampleExperience } from '../career-record-examples.ts'
import { withId } from '../new-id.ts'
import { oneOf } from '../one-of.ts'
import { pageAnswer } from '../page-answer.ts'
import { pathId } from '../path-id.ts'
import { fieldsOf, flag, oneAtMost, pageOf, paging, trimmedPage } from '../query.ts'
import { jsonPage, record } from '../reply.ts'
import { forPerson, type Route } from '../route.ts'

const anExperience = { description: 'The experience.', schema: Experience, example: exampleExperience, headers: ['ETag'] } as const

const idOf = ({ id }: Readonly<Record<string, string>>) => pathId(id, 'experience')

const listQuery = oneAtMost(
  z.strictObject({
    kind: ExperienceKind.optional().describe('Only those of this kind.'),
    trash: flag.describe('`true`: those in the trash, newest first.'),
    fields: fieldsOf(Experience),
    ...paging,
  }),
  ['kind', 'trash'],
  { at: 'kind', error: 'Ask for a kind or for the trash, one at a time.' },
)

export const experienceRoutes: readonly Route[] = [
  forPerson({
    method: 'GET',
    path: '/experiences',
    operationId: 'listExperiences',
    summary: 'Your experience as it was written down, oldest first; `order` and the dates say in which order it is shown',
    area: 'Career',
    query: listQuery,
    caching: 'list',
    answers: { 200: pageAnswer(Experience, exampleExperience) },
    run: async ({ deps, query }) => jsonPage(trimmedPage(await listExperiences(deps, query, pageOf(query)), query.fields)),
  }),
  forPerson({
    method: 'POST',
    path: '/experiences',
    operationId: 'createExperience',
    summary: 'Add a position, a degree, a project, a certificate, an award or a publication',
    area: 'Career',
    body: NewExperience,
    answers: {
      201: { ...anExperience, headers: ['ETag', 'Location'] },
      409: { description: 'The id given belongs to another experience.' },
    },
    async run({ deps, body, newId }) {
      const experience = await createExperience(deps, withId(body, newId))
      return record(experience, 201, { location: `/api/v1/experiences/${experience.id}` })
    },
  }),
  forPerson({
    method: 'GET',
    path: '/experiences/{id}',
    operationId: 'getExperience',
    summary: 'One experience',
    area: 'Career',
    caching: 'record',
    answers: { 200: anExperience },
    run: oneOf(experiences),
  }),
  forPerson({
    method: 'PATCH',
    path: '/experiences/{id}',
    operationId: 'editExperience',
    summary: 'Change fields of an experience (JSON Merge Patch); an end takes `isOngoing` away, and the other way round',
    area: 'Career',
    body: ExperienceChanges,
    conditional: true,
    answers: { 200: anExperience },
    run: async ({ deps, params, body, expectedVersion }) => record(await editExperience(deps, idOf(params), body, { expectedVersion })),
  }),
  forPerson({
    method: 'DELETE',
    path: '/experiences/{id}',
    operationId: 'deleteExperience',
    summary: 'Move an experience to the trash; its wins stay',
    area: 'Career',
    conditional: true,
    answers: { 200: anExperience },
    run: async ({ deps, params, expectedVersion }) => record(await deleteExperience(deps, idOf(params), { expectedVersion })),
  }),
  forPerson({
    method: 'POST',
    path: '/experiences/{id}/restore',
    operationId: 'restoreExperience',
    summary: 'Take an experience out of the trash',
    area: 'Career',
    answers: { 200: anExperience },
    run: async ({ deps, params }) => record(await restoreExperience(deps, idOf(params))),
  }),
]
