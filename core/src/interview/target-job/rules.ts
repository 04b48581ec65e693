/** What holds of every target job. Free of zod, so that a browser may import it by itself as `@throughline/core/interview/target-job-rules`. */

/** In the order that a search for work goes; the last three end it. */
export const jobStages = ['saved', 'applied', 'interviewing', 'offer', 'accepted', 'rejected', 'withdrawn'] as const
export type JobStage = (typeof jobStages)[number]

/** The longest text of an advertisement, in UTF-16 units. */
export const ADVERT_LENGTH = 20_000

/** Minutes an interview is taken to last where nobody says. */
export const INTERVIEW_MINUTES = 60

/** The shortest and the longest that one may last, in minutes. */
export const INTERVIEW_LASTS = { least: 5, most: 600 } as const

interface InterviewDay {
  on: string
  time?: string | null
  debrief?: unknown
}

interface Interviewing<I extends InterviewDay = InterviewDay> {
  stage: JobStage
  interviews: readonly I[]
}

const ended: ReadonlySet<JobStage> = new Set(['accepted', 'rejected', 'withdrawn'])

/** Whether a job may still be had. */
export const goesOn = ({ stage }: Pick<Interviewing, 'stage'>): boolean => !ended.has(stage)

const dayAndTime = ({ on, time }: InterviewDay) => `${on} ${time ?? ''}`

/** Interviews by day and time; those of no time come first on their day. */
export const inOrder = <I extends InterviewDay>(interviews: readonly I[]): I[] =>
  interviews.toSorted((a, b) => (dayAndTime(a) < dayAndTime(b) ? -1 : dayAndTime(a) > dayAndTime(b) ? 1 : 0))

/** Those that are not debriefed of a job that goes on, in their order. */
const open = <I extends InterviewDay>(job: Interviewing<I>): I[] =>
  goesOn(job) ? inOrder(job.interviews.filter(({ debrief }) => !debrief)) : []

/** Interviews that took place or are to: those that fell after a job had ended are not held. */
export function standing<I extends InterviewDay>(job: Interviewing<I> & { stages: readonly { on: string }[] }): I[] {
  const end = goesOn(job) ? null : (job.stages.at(-1)?.on ?? null)
  return inOrder(job.interviews.filter(({ on, debrief }) => end === null || on <= end || debrief))
}

/** The last day of an interview that is not debriefed, be it past; `null` where there is none, or the job goes on no more. */
export const lastOpenInterview = (job: Interviewing): string | null => open(job).at(-1)?.on ?? null

/** The next interview of a job that goes on; `null` where none is to come. @param from a plain date, itself among the days */
export const nextInterviewOf = <I extends InterviewDay>(job: Interviewing<I>, from: string): I | null =>
  open(job).find(({ on }) => on >= from) ?? null

/** What names the job in the address of a mock interview; the tasks of plans that were made keep it. */
export const JOB_IN_ADDRESS = 'targetJobId'

/** Where the questions of a mock interview for a job are drawn. */
export const mockInterviewHref = (jobId: string): string => `/interview-prep/rehearsals/mock/new?${JOB_IN_ADDRESS}=${jobId}`

/** What a job is called. */
export const jobName = ({ role, company }: { role: string; company: string }): string => (company ? `${role}, ${company}` : role)
