import {
  createTargetJob,
  DrawnCompetency,
  deleteTargetJob,
  drawCompetencies,
  editTargetJob,
  getTargetJob,
  listTargetJobs,
  makeJobResume,
  NewJobResume,
  NewJobStage,
  NewSentResume,
  NewTargetJob,
  reachStage,
  readJobRequirements,
  readSent,
  restoreTargetJob,
  SentState,
  sendResume,
  TargetJob,
  TargetJobChanges,
  takeSendingBack,
  takeStageBack,
  targetJobs,
} from '@throughline/core/interview'
import { RecordId } from '@throughline/core/kernel'
import { z } from 'zod'
import { exportLimit } from '../download.ts'
import { withId } from '../new-id.ts'
import { oneOf } from '../one-of.ts'
import { pageAnswer } from '../page-answer.ts'
import { pathId } from '../path-id.ts'
import { fieldsOf, flag, oneAtMost, pageOf, paging, trimmedPage } from '../query.ts'
import { json, jsonPage, record } from '../reply.ts'
import { RequirementAnswer } from '../resume-answers.ts'
import { forPerson, type Route } from '../route.ts'
import { exampleDrawn, exampleRequirements, exampleSent, exampleTargetJob } from '../target-job-examples.ts'
import { createdResume, madeResume } from './resumes.ts'

export const aTargetJob = { description: 'The target job.', schema: TargetJob, example: exampleTargetJob, headers: ['ETag'] } as const

type Params = Readonly<Record<string, string>>
export const jobId = ({ id }: Params) => pathId(id, 'target job')
const stageId = (params: Params) => pathId(params.stageId, 'stage')

const listQuery = oneAtMost(
  z.strictObject({
    resumeId: RecordId.optional().describe('Only those that this version of your résumé is for.'),
    trash: flag.describe('`true`: those in the trash, newest first.'),
    fields: fieldsOf(TargetJob),
    ...paging,
  }),
  ['resumeId', 'trash'],
  { at: 'trash', error: 'Ask for those of a résumé or for the trash, not both.' },
)

export const targetJobRoutes: readonly Route[] = [
  forPerson({
    method: 'GET',
    path: '/target-jobs',
    operationId: 'listTargetJobs',
    summary: 'The jobs you are after, newest first; those of a version of your résumé, or in the trash',
    area: 'Interview prep',
    query: listQuery,
    caching: 'list',
    answers: { 200: pageAnswer(TargetJob, exampleTargetJob) },
    run: async ({ deps, query: { fields, limit, cursor, ...asked } }) =>
      jsonPage(trimmedPage(await listTargetJobs(deps, asked, pageOf({ limit, cursor })), fields)),
  }),
  forPerson({
    method: 'POST',
    path: '/target-jobs',
    operationId: 'createTargetJob',
    summary: 'Keep a job you are after; competencies that are not said are drawn from its description',
    area: 'Interview prep',
    body: NewTargetJob,
    answers: {
      201: { ...aTargetJob, headers: ['ETag', 'Location'] },
      409: { description: 'The id given belongs to another target job.' },
    },
    async run({ deps, body, newId }) {
      const job = await createTargetJob(deps, withId(body, newId))
      return record(job, 201, { location: `/api/v1/target-jobs/${job.id}` })
    },
  }),
  forPerson({
    method: 'GET',
    path: '/target-jobs/{id}',
    operationId: 'getTargetJob',
    summary: 'One target job',
    area: 'Interview prep',
    caching: 'record',
    answers: { 200: aTargetJob },
    run: oneOf(targetJobs),
  }),
  forPerson({
    method: 'PATCH',
    path: '/target-jobs/{id}',
    operationId: 'editTargetJob',
    summary: 'Change fields of a target job (JSON Merge Patch); people and interviews are given whole',
    area: 'Interview prep',
    body: TargetJobChanges,
    conditional: true,
    answers: { 200: aTargetJob },
    run: async ({ deps, params, body, expectedVersion }) => record(await editTargetJob(deps, jobId(params), body, { expectedVersion })),
  }),
  forPerson({
    method: 'DELETE',
    path: '/target-jobs/{id}',
    operationId: 'deleteTargetJob',
    summary: 'Move a target job to the trash, with its files',
    area: 'Interview prep',
    conditional: true,
    answers: { 200: aTargetJob },
    run: async ({ deps, params, expectedVersion }) => record(await deleteTargetJob(deps, jobId(params), { expectedVersion })),
  }),
  forPerson({
    method: 'POST',
    path: '/target-jobs/{id}/restore',
    operationId: 'restoreTargetJob',
    summary: 'Take a target job out of the trash',
    area: 'Interview prep',
    answers: { 200: aTargetJob },
    run: async ({ deps, params }) => record(await restoreTargetJob(deps, jobId(params))),
  }),
  forPerson({
    method: 'POST',
    path: '/target-jobs/{id}/stages',
    operationId: 'reachJobStage',
    summary: 'Note that a target job has reached a stage, today unless it says otherwise',
    area: 'Interview prep',
    body: NewJobStage,
    conditional: true,
    answers: { 200: aTargetJob },
    run: async ({ deps, params, body, expectedVersion, newId }) =>
      record(await reachStage(deps, jobId(params), withId(body, newId), { expectedVersion })),
  }),
  forPerson({
    method: 'DELETE',
    path: '/target-jobs/{id}/stages/{stageId}',
    operationId: 'takeJobStageBack',
    summary: 'Take the latest stage of a target job back',
    area: 'Interview prep',
    conditional: true,
    answers: { 200: aTargetJob },
    run: async ({ deps, params, expectedVersion }) =>
      record(await takeStageBack(deps, jobId(params), stageId(params), { expectedVersion })),
  }),
  forPerson({
    method: 'GET',
    path: '/target-jobs/{id}/competencies',
    operationId: 'drawJobCompetencies',
    summary: 'The competencies that the description of a target job asks for; with the words that say so; nothing is sent or stored',
    area: 'Interview prep',
    costly: true,
    caching: 'list',
    kept: true,
    answers: {
      200: {
        description: 'What weighs most first.',
        schema: z.object({ items: z.array(DrawnCompetency) }),
        example: { items: exampleDrawn },
        headers: ['ETag'],
      },
    },
    run: async ({ deps, params }) => {
      const { description, role, company } = await getTargetJob(deps, jobId(params))
      return json({ items: drawCompetencies(description, deps.actor.locale, role, company) })
    },
  }),
  forPerson({
    method: 'GET',
    path: '/target-jobs/{id}/requirements',
    operationId: 'readJobRequirements',
    summary:
      'What the description of a target job asks for beside competencies: years, languages, skills and words; and what of it your account tells; nothing is sent or stored',
    area: 'Interview prep',
    // What tells it is kept in Career.
    alsoNeeds: ['career:read'],
    costly: true,
    caching: 'list',
    answers: {
      200: {
        description: 'In the order of the description, and then the skills it names.',
        schema: z.object({ items: z.array(RequirementAnswer) }),
        example: { items: exampleRequirements },
        headers: ['ETag'],
      },
    },
    run: async ({ deps, params }) => json({ items: await readJobRequirements(deps, jobId(params)) }),
  }),
  forPerson({
    method: 'POST',
    path: '/target-jobs/{id}/resume',
    operationId: 'makeJobResume',
    summary: 'Make a version of your résumé for a target job: it knows its description, and is noted as the one for it',
    area: 'Interview prep',
    // The version is one of Career's.
    alsoNeeds: ['career:write'],
    body: NewJobResume,
    answers: madeResume,
    run: async ({ deps, params, body, newId }) => createdResume(await makeJobResume(deps, jobId(params), withId(body, newId))),
  }),
  forPerson({
    method: 'GET',
    path: '/target-jobs/{id}/sent',
    operationId: 'readSentResume',
    summary: 'The résumé that was sent for a target job, and what has changed in yours since',
    area: 'Interview prep',
    // It tells names of what Career keeps.
    alsoNeeds: ['career:read'],
    costly: true,
    caching: 'list',
    answers: { 200: { description: 'As it is now.', schema: SentState, example: exampleSent, headers: ['ETag'] } },
    run: async ({ deps, params }) => json(await readSent(deps, jobId(params))),
  }),
  forPerson({
    method: 'POST',
    path: '/target-jobs/{id}/sent',
    operationId: 'sendResume',
    summary: 'Note that a version of your résumé was sent for a target job; its PDF is kept as it reads now, as a file of the job',
    area: 'Interview prep',
    // The file is all of that version, and an edition of it is noted in Career.
    alsoNeeds: ['career:read', 'career:write'],
    costly: true,
    body: NewSentResume,
    conditional: true,
    limits: exportLimit,
    answers: { 200: aTargetJob, 409: { description: 'The id given belongs to another file.' } },
    run: async ({ deps, params, body, expectedVersion, newId }) =>
      record(await sendResume(deps, jobId(params), withId(body, newId), { expectedVersion })),
  }),
  forPerson({
    method: 'DELETE',
    path: '/target-jobs/{id}/sent',
    operationId: 'takeSendingBack',
    summary: 'Take back that a résumé was sent; its file goes to the trash',
    area: 'Interview prep',
    // The note of the edition goes along.
    alsoNeeds: ['career:write'],
    conditional: true,
    answers: { 200: aTargetJob },
    run: async ({ deps, params, expectedVersion }) => record(await takeSendingBack(deps, jobId(params), { expectedVersion })),
  }),
]
