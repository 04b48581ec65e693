import {
  debriefInterview,
  InterviewPlan,
  JobApplication,
  NewDebrief,
  PlanInterview,
  planApplication,
  planInterview,
  previewApplication,
  previewPlan,
  takeDebriefBack,
} from '@throughline/core/interview'
import { RecordId } from '@throughline/core/kernel'
import { z } from 'zod'
import { pathId } from '../path-id.ts'
import { json, record } from '../reply.ts'
import { forPerson, type Route } from '../route.ts'
import { exampleApplication, examplePlan } from '../target-job-examples.ts'
import { aTargetJob, jobId } from './target-jobs.ts'

const aPlan = { description: 'The plan as it stands then.', schema: InterviewPlan, example: examplePlan } as const

const anApplication = { description: 'The task as it is then, or would be.', schema: JobApplication, example: exampleApplication } as const

const interviewId = (params: Readonly<Record<string, string>>) => pathId(params.interviewId, 'interview')

export const interviewPlanRoutes: readonly Route[] = [
  forPerson({
    method: 'GET',
    path: '/target-jobs/{id}/plan',
    operationId: 'previewInterviewPlan',
    summary: 'The tasks that would prepare for an interview, the next unless one is named, and those that are there',
    area: 'Interview prep',
    alsoNeeds: ['tasks:read'],
    costly: true,
    query: z.strictObject({ interviewId: RecordId.optional() }),
    caching: 'list',
    answers: { 200: { ...aPlan, headers: ['ETag'] } },
    run: async ({ deps, params, query }) => json(await previewPlan(deps, jobId(params), query)),
  }),
  forPerson({
    method: 'POST',
    path: '/target-jobs/{id}/plan',
    operationId: 'planInterview',
    summary: 'Make the tasks that prepare for an interview, back from its day, each once',
    area: 'Interview prep',
    alsoNeeds: ['tasks:write'],
    costly: true,
    body: PlanInterview,
    answers: { 200: aPlan },
    run: async ({ deps, params, body }) => json(await planInterview(deps, jobId(params), body)),
  }),
  forPerson({
    method: 'GET',
    path: '/target-jobs/{id}/application',
    operationId: 'previewApplication',
    summary: 'The task to apply for a target job, as it is or would be',
    area: 'Interview prep',
    alsoNeeds: ['tasks:read'],
    caching: 'list',
    answers: { 200: { ...anApplication, headers: ['ETag'] } },
    run: async ({ deps, params }) => json(await previewApplication(deps, jobId(params))),
  }),
  forPerson({
    method: 'POST',
    path: '/target-jobs/{id}/application',
    operationId: 'planApplication',
    summary: 'Make the task to apply for a target job, due on its last day, once',
    area: 'Interview prep',
    alsoNeeds: ['tasks:write'],
    answers: { 200: anApplication },
    run: async ({ deps, params }) => json(await planApplication(deps, jobId(params))),
  }),
  forPerson({
    method: 'POST',
    path: '/target-jobs/{id}/interviews/{interviewId}/debrief',
    operationId: 'debriefInterview',
    summary: 'Keep what was asked in an interview and how it went; questions go into the bank, weak answers into practice',
    area: 'Interview prep',
    body: NewDebrief,
    conditional: true,
    answers: { 200: aTargetJob },
    run: async ({ deps, params, body, expectedVersion }) =>
      record(await debriefInterview(deps, jobId(params), interviewId(params), body, { expectedVersion })),
  }),
  forPerson({
    method: 'DELETE',
    path: '/target-jobs/{id}/interviews/{interviewId}/debrief',
    operationId: 'takeDebriefBack',
    summary: 'Take back what was said of an interview; its questions stay in the bank',
    area: 'Interview prep',
    conditional: true,
    answers: { 200: aTargetJob },
    run: async ({ deps, params, expectedVersion }) =>
      record(await takeDebriefBack(deps, jobId(params), interviewId(params), { expectedVersion })),
  }),
]
