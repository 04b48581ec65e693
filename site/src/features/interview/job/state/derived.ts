import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { Attachment } from '@throughline/core/attachment'
import type { Coverage, DrawnCompetency, InterviewPlan, JobApplication, SentState, TargetJob } from '@throughline/core/interview'
import type { Requirement } from '@throughline/core/resume'
import { useState } from 'react'
import { client } from '../../../desk/client.ts'
import { interview } from '../../../desk/interview-client.ts'

/** What came with the page is as new as that; asked for anew once the job is another than it came with. */
const AS_IT_CAME = 60_000

/**
 * What follows from a job: as it came with the page for as long as the job, and `also`, are as they came; what was known stays
 * until the new is there.
 */
function useOfJob<T>(name: string, job: TargetJob, given: T, ask: () => Promise<T>, also: string | null = null) {
  const [came] = useState({ version: job.version, also })
  const isAsItCame = came.version === job.version && came.also === also
  const options = queryOptions<T, Error, T, readonly unknown[]>({
    queryKey: [name, job.id, job.version, also],
    queryFn: ask,
    staleTime: AS_IT_CAME,
    placeholderData: keepPreviousData as never,
  })
  const { data, isError, refetch } = useQuery(isAsItCame ? { ...options, initialData: given as never } : options)
  return { shown: data ?? given, isError, refetch }
}

export const useCoverage = (job: TargetJob, given: Coverage): Coverage =>
  useOfJob('job-coverage', job, given, () => interview.coverage({ targetJobId: job.id })).shown

export const useDrawn = (job: TargetJob, given: readonly DrawnCompetency[]): readonly DrawnCompetency[] =>
  useOfJob<readonly DrawnCompetency[]>('job-drawn', job, given, () => interview.targetJobs.competencies(job.id)).shown

export const useRequirements = (job: TargetJob, given: readonly Requirement[]) =>
  useOfJob<readonly Requirement[]>('job-requirements', job, given, () => interview.targetJobs.requirements(job.id))

export const useApplication = (job: TargetJob, given: JobApplication): JobApplication =>
  useOfJob('job-application', job, given, () => interview.targetJobs.application(job.id)).shown

export const useSent = (job: TargetJob, given: SentState): SentState =>
  useOfJob('job-sent', job, given, () => interview.targetJobs.sent(job.id)).shown

export const useFiles = (job: TargetJob, given: readonly Attachment[]): readonly Attachment[] =>
  useOfJob<readonly Attachment[]>('job-files', job, given, () => client.files.ofTargetJob(job.id)).shown

/** The plan for the next interview; `null` where there is none. It is planned anew each day. @param today the person's date */
export const usePlan = (job: TargetJob, given: InterviewPlan | null, hasInterview: boolean, today: string) =>
  useOfJob<InterviewPlan | null>(
    'job-plan',
    job,
    given,
    async () => (hasInterview ? interview.targetJobs.previewPlan(job.id) : null),
    today,
  )
