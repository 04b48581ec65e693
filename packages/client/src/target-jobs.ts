import type {
  DrawnCompetency,
  InterviewPlan,
  JobApplication,
  NewDebrief,
  NewJobResume,
  NewJobStage,
  NewSentResume,
  NewTargetJob,
  PlanInterview,
  SentState,
  TargetJob,
  TargetJobChanges,
} from '@throughline/core/interview'
import type { Requirement, Resume } from '@throughline/core/resume'
import type { VersionOption } from './options.ts'
import type { Connection, Page, PageOptions } from './request.ts'

/** Of a version of the résumé, or in the trash: one of these at a time. */
export interface TargetJobOptions extends PageOptions {
  resumeId?: string | undefined
  trash?: boolean | undefined
}

const at = (id: string) => `/target-jobs/${encodeURIComponent(id)}`

/** The jobs one is after. */
export const targetJobs = (request: Connection['request']) => ({
  /** Newest first. */
  list: <F extends keyof TargetJob = keyof TargetJob>({ fields, ...options }: TargetJobOptions & { fields?: readonly F[] } = {}) =>
    request<Page<Pick<TargetJob, F>>>('GET', '/target-jobs', { query: { ...options, fields: fields?.join() } }),
  get: (id: string) => request<TargetJob>('GET', at(id)),
  /** With an `id` of one's own, sending it again makes nothing twice. */
  create: (input: NewTargetJob) => request<TargetJob>('POST', '/target-jobs', { body: input }),
  /** People and interviews are given whole. */
  edit: (id: string, changes: TargetJobChanges, { version }: VersionOption = {}) =>
    request<TargetJob>('PATCH', at(id), { body: changes, version }),
  /** Moves the job to the trash, with its files. */
  delete: (id: string, { version }: VersionOption = {}) => request<TargetJob>('DELETE', at(id), { version }),
  restore: (id: string) => request<TargetJob>('POST', `${at(id)}/restore`),
  /** With an `id` of one's own, sending it again notes nothing twice. */
  reach: (id: string, stage: NewJobStage, { version }: VersionOption = {}) =>
    request<TargetJob>('POST', `${at(id)}/stages`, { body: stage, version }),
  /** Takes the latest stage back. */
  takeStageBack: (id: string, stageId: string, { version }: VersionOption = {}) =>
    request<TargetJob>('DELETE', `${at(id)}/stages/${encodeURIComponent(stageId)}`, { version }),
  /** What its description asks for; the person's own choice is `competencies` of the job. */
  competencies: async (id: string) => (await request<{ items: DrawnCompetency[] }>('GET', `${at(id)}/competencies`)).items,
  /** What its description asks for beside competencies, and what of it is told by skills, experience, wins and the profile. */
  requirements: async (id: string) => (await request<{ items: Requirement[] }>('GET', `${at(id)}/requirements`)).items,
  /** A version of the résumé that is for the job. With an `id` of one's own, sending it again makes nothing twice. */
  makeResume: (id: string, input: NewJobResume = {}) => request<Resume>('POST', `${at(id)}/resume`, { body: input }),
  /** What was sent, and how the résumé has changed since. */
  sent: (id: string) => request<SentState>('GET', `${at(id)}/sent`),
  /** Keeps the PDF of a version of the résumé as it reads now. With an `id` of one's own, sending it again keeps nothing twice. */
  send: (id: string, resume: NewSentResume, { version }: VersionOption = {}) =>
    request<TargetJob>('POST', `${at(id)}/sent`, { body: resume, version }),
  /** What would prepare for an interview, the next unless one is named; nothing is stored. */
  previewPlan: (id: string, { interviewId }: { interviewId?: string | undefined } = {}) =>
    request<InterviewPlan>('GET', `${at(id)}/plan`, { query: { interviewId } }),
  /** Makes the tasks that prepare for an interview, each once. */
  plan: (id: string, asked: PlanInterview = {}) => request<InterviewPlan>('POST', `${at(id)}/plan`, { body: asked }),
  /** The task to apply for it, as it is or would be; nothing is stored. */
  application: (id: string) => request<JobApplication>('GET', `${at(id)}/application`),
  /** Makes that task, once. */
  planApplication: (id: string) => request<JobApplication>('POST', `${at(id)}/application`),
  /** What was asked in an interview; said again it takes the place of what was said before. */
  debrief: (id: string, interviewId: string, debrief: NewDebrief, { version }: VersionOption = {}) =>
    request<TargetJob>('POST', `${at(id)}/interviews/${encodeURIComponent(interviewId)}/debrief`, { body: debrief, version }),
  /** Its questions stay in the bank. */
  takeDebriefBack: (id: string, interviewId: string, { version }: VersionOption = {}) =>
    request<TargetJob>('DELETE', `${at(id)}/interviews/${encodeURIComponent(interviewId)}/debrief`, { version }),
  /** Its file goes to the trash. */
  takeSendingBack: (id: string, { version }: VersionOption = {}) => request<TargetJob>('DELETE', `${at(id)}/sent`, { version }),
})
