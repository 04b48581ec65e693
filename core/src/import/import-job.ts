import type { Actor } from '../kernel/index.ts'
import { type ActorDep, type ClockDep, instantText, type Job, type QueueDep } from '../kernel/index.ts'
import type { ImportOrigin } from './schema.ts'

export const IMPORT_JOB = 'import'

export interface ImportJob {
  importId: string
  format: ImportOrigin
  /** The try it was asked for by; the ids of the contents that it keeps follow from its own. */
  attempt?: string
  /** How many contents. */
  contents?: number
  actor: Actor
}

/** A request finishes its own work long before; only then is it taken to have died. A slow disk keeps so many bytes of contents a minute. */
const PATIENCE_MINUTES = 5
const BYTES_A_MINUTE = 50 * 1024 * 1024

/** Makes sure that what is about to begin will be finished, should this process end. `step` tells jobs of one import apart. */
export function enqueueImportJob(
  { queue, clock, actor }: QueueDep & ClockDep & ActorDep,
  step: string,
  job: Omit<ImportJob, 'actor'>,
  size = 0,
): Promise<void> {
  const entry: Job = {
    id: `import:${actor.space}:${job.importId}:${step}`,
    type: IMPORT_JOB,
    space: actor.space,
    payload: { ...job, actor } satisfies ImportJob,
    runAt: instantText(clock.now().add({ minutes: PATIENCE_MINUTES + Math.ceil(size / BYTES_A_MINUTE) })),
  }
  return queue.enqueue(entry)
}
