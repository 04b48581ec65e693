import { competencyName } from '../../career/index.ts'
import { type ActorDep, type ClockDep, getLive, type StoreDep, today } from '../../kernel/index.ts'
import type { InterviewMemoryDep } from '../memory/interview-memory.ts'
import type { ReviewMemoryDep } from '../practice/review-memory.ts'
import { nextInterviewOf } from '../target-job/rules.ts'
import { targetJobs } from '../target-job/schema.ts'
import { coverageOf } from './coverage.ts'
import type { Coverage } from './schema.ts'

/** What reading coverage asks for. */
export type CoverageDeps = StoreDep & ActorDep & ClockDep & InterviewMemoryDep & ReviewMemoryDep

/**
 * What the person can prove of each competency, and what to do next.
 * @param targetJobId a job whose competencies alone are asked for
 * @throws AppError `not-found` for a job in the trash or in another's space
 */
export async function readCoverage(deps: CoverageDeps, targetJobId?: string): Promise<Coverage> {
  const on = today(deps)
  const job = targetJobId === undefined ? null : await getLive(deps, targetJobs, targetJobId)
  const asked = job && { id: job.id, competencies: job.competencies, interviewOn: nextInterviewOf(job, on)?.on ?? null }
  const [facts, log] = await Promise.all([deps.interviewMemory.facts(deps), deps.reviewMemory.log(deps)])
  const coverage = await coverageOf(deps, { facts, log }, on, asked)
  return { ...coverage, competencies: coverage.competencies.map((row) => ({ ...row, name: competencyName(deps.actor.locale, row.name) })) }
}
