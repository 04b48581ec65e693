import { type Client, ProblemError } from '@throughline/client'
import type { InterviewPlan, TargetJob } from '@throughline/core/interview'
import { readAdvert } from '@throughline/core/interview/read-advert'
import { nextInterviewOf } from '@throughline/core/interview/target-job-rules'
import type { Resume } from '@throughline/core/resume'
import { readEvery } from '../../career/records/read-every.ts'
import type { Desk } from '../../desk/desk.ts'
import type { JobGiven } from './JobPage.tsx'
import { likelyVersion } from './rules/likely-version.ts'

type JobClient = Pick<Client, 'targetJobs' | 'coverage' | 'files' | 'resumes' | 'stories' | 'questions'>

/** `null` for what is not there, or not any more. */
const orNone = <T>(asked: Promise<T>): Promise<T | null> =>
  asked.catch((error: unknown) => {
    if (error instanceof ProblemError && error.status < 500) return null
    throw error
  })

/** All that the page of a job shows; `null` where there is no such job. */
export async function loadJob(client: JobClient, id: string, desk: Pick<Desk, 'today' | 'locale' | 'timeZone'>): Promise<JobGiven | null> {
  const job = await orNone(client.targetJobs.get(id))
  if (!job) return null
  const hasInterview = nextInterviewOf(job, desk.today) !== null
  const [coverage, drawn, requirements, plan, application, sent, files, resumes, stories, questions] = await Promise.all([
    client.coverage({ targetJobId: id }),
    client.targetJobs.competencies(id),
    client.targetJobs.requirements(id),
    hasInterview ? orNone<InterviewPlan>(client.targetJobs.previewPlan(id)) : null,
    client.targetJobs.application(id),
    client.targetJobs.sent(id),
    client.files.ofTargetJob(id),
    readEvery((page) => client.resumes.list(page)),
    readEvery((page) => client.stories.list({ ...page, fields: ['id', 'title'] })),
    textsOf(client, job),
  ])
  const chosen = resumes.find(({ id }) => id === job.resumeId)
  const likely = chosen ? null : likelyVersion(job, resumes)
  const from = chosen ?? likely
  const named = ({ id, name }: Resume) => ({ id, title: name })
  return {
    ...{ likely: likely && named(likely), described: !job.description.trim() && from?.jobDescription.trim() ? named(from) : null },
    ...{ job, coverage, drawn, requirements, plan, application, sent, files, stories, questions },
    resumes: resumes.map(named),
    said: readAdvert(job.description, desk),
  }
}

async function textsOf({ questions }: Pick<JobClient, 'questions'>, { interviews }: TargetJob): Promise<Record<string, string>> {
  const ids = new Set(interviews.flatMap(({ debrief }) => debrief?.questions.map(({ questionId }) => questionId) ?? []))
  const found = await Promise.all([...ids].map(async (id) => [id, (await orNone(questions.get(id)))?.text ?? ''] as const))
  return Object.fromEntries(found)
}
