import type { Actor } from '../kernel/index.ts'
import { type ActorDep, type ClockDep, instantText, type Job, type QueueDep } from '../kernel/index.ts'
import type { ImportFormat } from './schema.ts'

export const IMPORT_JOB = 'import'

export interface ImportJob {
  importId: string
  format: ImportFormat
  actor: Actor
}

/** A request finishes its own work long before; only then is it taken to have died. */
const PATIENCE_MINUTES = 5

/** Makes sure that what is about to begin will be finished, should this process end. `step` tells jobs of one import apart. */
export function enqueueImportJob(
  { queue, clock, actor }: QueueDep & ClockDep & ActorDep,
  step: string,
  job: Omit<ImportJob, 'actor'>,
): Promise<void> {
  const entry: Job = {
    id: `import:${actor.space}:${job.importId}:${step}`,
    type: IMPORT_JOB,
    space: actor.space,
    payload: { ...job, actor } satisfies ImportJob,
    runAt: instantText(clock.now().add({ minutes: PATIENCE_MINUTES })),
  }
  return queue.enqueue(entry)
}
