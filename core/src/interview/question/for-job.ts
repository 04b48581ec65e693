import { competencyKey } from '../../career/index.ts'
import { type ActorDep, foldText, getLive, type StoreDep } from '../../kernel/index.ts'
import { targetJobs } from '../target-job/schema.ts'
import { isOfTrade } from './bank-question.ts'
import type { BankQuestion } from './schema.ts'
import { askedOfJob } from './suggest/asked-of-job.ts'

/**
 * Whether a question is likely asked for a target job: the firm asked it, it is of a trade that the job is of, it is put to
 * everybody at the beginning or end, or it asks for a competency that the job asks for. Of a job that asks for none, every
 * question that is of no trade.
 * @throws AppError `not-found` for a job in the trash or in another's space
 */
export async function askedForJob(deps: StoreDep & ActorDep, targetJobId: string): Promise<(question: BankQuestion) => boolean> {
  const job = await getLive(deps, targetJobs, targetJobId)
  const asked = askedOfJob(job)
  const keys = new Set([...job.competencies, ...asked.competencies].map(competencyKey))
  const firm = foldText(job.company.trim())
  return ({ kind, company, competencies }) => {
    if (firm !== '' && foldText(company.trim()) === firm) return true
    if (isOfTrade(kind)) return asked.kinds.includes(kind)
    return kind === 'closing' || keys.size === 0 || competencies.some((named) => keys.has(competencyKey(named)))
  }
}
