import { z } from 'zod'
import { type BasedOn, type ChangeDeps, line, notFound, nowText, oneFault, PlainDate, parse, RecordId, today } from '../../kernel/index.ts'
import { changeJob } from './change-target-job.ts'
import { JobStage, MAX_STAGES, type TargetJob } from './schema.ts'

/** Reached today, unless it says otherwise. */
export const NewJobStage = z
  .strictObject({ id: RecordId.optional(), stage: JobStage, on: PlainDate.optional(), note: line(0, 500).optional() })
  .meta({ id: 'NewJobStage', example: { stage: 'interviewing', on: '2026-03-04', note: 'Ruth called.' } })
export type NewJobStage = z.input<typeof NewJobStage>

/**
 * Notes that a target job has reached a stage, which it then has. The same id again notes nothing twice.
 * @throws AppError `not-found`, `validation`, also when it had too many, or `stale`.
 */
export async function reachStage(deps: ChangeDeps, jobId: string, input: NewJobStage, basedOn: BasedOn = {}): Promise<TargetJob> {
  const { id = deps.ids.next(), stage, on = today(deps), note = '' } = parse(NewJobStage, input)
  return changeJob(deps, jobId, basedOn, ({ stages }) => {
    if (stages.some((reached) => reached.id === id)) return null
    if (stages.length >= MAX_STAGES) throw oneFault('/stage', 'too_many_stages', `A target job has at most ${MAX_STAGES} stages noted.`)
    return { stage, stages: [...stages, { id, stage, on, note, at: nowText(deps) }] }
  })
}

/**
 * Takes the latest stage of a target job back; the one before stands again.
 * @throws AppError `not-found`, also for a stage that is not there; `validation` for one that is not the latest or the only one; `stale`.
 */
export const takeStageBack = (deps: ChangeDeps, jobId: string, stageId: string, basedOn: BasedOn = {}): Promise<TargetJob> =>
  changeJob(deps, jobId, basedOn, ({ stages }) => {
    if (!stages.some(({ id }) => id === stageId)) throw notFound('stage')
    const kept = stages.slice(0, -1)
    const before = kept.at(-1)
    if (stages.at(-1)?.id !== stageId || !before)
      throw oneFault('', 'not_the_latest', 'Only the latest stage can be taken back, and a job always has one.')
    return { stage: before.stage, stages: kept }
  })
