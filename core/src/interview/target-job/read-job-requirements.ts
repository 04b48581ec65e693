import type { ChangeDeps, GiveWayDep } from '../../kernel/index.ts'
import { type Requirement, readAccountRequirements } from '../../resume/index.ts'
import { drawCompetencies } from './draw-competencies.ts'
import { getTargetJob } from './read-target-jobs.ts'

/**
 * What the description of a job asks for beside competencies, and what the account tells of it; nothing is sent or stored.
 * @throws AppError `not-found`
 */
export async function readJobRequirements(deps: ChangeDeps & GiveWayDep, id: string): Promise<Requirement[]> {
  const { description, role, company } = await getTargetJob(deps, id)
  return readAccountRequirements(
    { ...deps, asksFor: (text, locale) => drawCompetencies(text, locale, role, company) },
    description,
    company,
  )
}
