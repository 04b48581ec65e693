import { goesOn, JOB_IN_ADDRESS, type JobStage, nextInterviewOf } from '@throughline/core/interview/target-job-rules'

/** How many questions a mock interview is offered with. */
export const counts = [3, 5, 8, 12] as const

/** How many the address asks for; five where it does not say. */
export const countFrom = (asked: URLSearchParams): number => counts.find((count) => String(count) === asked.get('count')) ?? 5

/** What the questions are drawn by: what the address says, or the day. */
export function seedFrom(asked: URLSearchParams, today: string): number {
  const said = asked.get('draw') ?? ''
  return /^\d{1,9}$/.test(said) ? Number(said) : Number(today.replaceAll('-', ''))
}

/** The search of the address that asks for what a form says; what was drawn by stays as it is. */
export function searchDrawn(form: FormData, asked: URLSearchParams): string {
  const said = [...form].flatMap(([name, value]): [string, string][] => (typeof value === 'string' ? [[name, value]] : []))
  const draw = asked.get('draw')
  return new URLSearchParams(draw === null ? said : [...said, ['draw', draw]]).toString()
}

interface JobToDrawFor {
  id: string
  stage: JobStage
  stages: readonly { on: string }[]
  interviews: readonly { on: string; time: string | null }[]
}

/** Stages in which one waits to be asked, what is nearest to it first. */
const applying: readonly JobStage[] = ['interviewing', 'applied', 'offer']

/**
 * The job that questions are drawn for: the one the address names, which may be none; where it says nothing, that of the next
 * interview, or else the one applied for that has come furthest.
 */
export function jobFor<J extends JobToDrawFor>(jobs: readonly J[], asked: URLSearchParams, today: string): J | undefined {
  const said = asked.get(JOB_IN_ADDRESS)
  if (said !== null) return jobs.find(({ id }) => id === said)
  const dayOf = (job: J) => nextInterviewOf(job, today)?.on ?? ''
  const [next] = jobs.filter((job) => dayOf(job) !== '').toSorted((a, b) => (dayOf(a) < dayOf(b) ? -1 : 1))
  return next ?? appliedFor(jobs)
}

/** Of several the one that got there last; one that is no more than saved only where there is no other. */
function appliedFor<J extends JobToDrawFor>(jobs: readonly J[]): J | undefined {
  const open = jobs.filter(goesOn)
  const since = ({ stages }: J) => stages.at(-1)?.on ?? ''
  const [first] = applying.flatMap((stage) => open.filter((job) => job.stage === stage).toSorted((a, b) => (since(a) > since(b) ? -1 : 1)))
  return first ?? (open.length === 1 ? open[0] : undefined)
}
