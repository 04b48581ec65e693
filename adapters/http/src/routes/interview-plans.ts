import {
  debriefInterview,
  InterviewPlan,
  NewDebrief,
  PlanInterview,
  planInterview,
  previewPlan,
  takeDebriefBack,
} from '@throughline/core/interview'
import { z } from 'zod'
import { pathId } from '../path-id.ts'
import { flag } from '../query.ts'
import { json, record } from '../reply.ts'
import { forPerson, type Route } from '../route.ts'
import { examplePlan } from '../target-job-examples.ts'
import { aTargetJob, jobId } from './target-jobs.ts'

const interviewId = (params: Readonly<Record<string, string>>) => pathId(params.interviewId, 'interview')

export const interviewPlanRoutes: readonly Route[] = [
  forPerson({
    method: 'POST',
    path: '/target-jobs/{id}/plan',
    operationId: 'planInterview',
    summary: 'Make the tasks that prepare for an interview, back from its day, each once; or only say which',
    area: 'Interview prep',
    costly: true,
    query: z.strictObject({ preview: flag.describe('`true`: store nothing, only say what would be made and moved.') }),
    body: PlanInterview,
    answers: { 200: { description: 'The plan as it stands then.', schema: InterviewPlan, example: examplePlan } },
    run: async ({ deps, params, query: { preview }, body }) =>
      json(preview ? await previewPlan(deps, jobId(params), body) : await planInterview(deps, jobId(params), body)),
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
