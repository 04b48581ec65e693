import { type ClockDep, instantText, type QueueDep, type SpaceId } from '../kernel/index.ts'

/** The job by which whoever takes the payments is told what is true of the account of its space. */
export const BILLING_JOB = 'account.billing'

/** Seconds after which what was begun is stored, or never will be. */
const STORED_SECONDS = 10

/**
 * Asks that whoever takes the payments be told of an account. Call it before what it is about is stored, so that it is
 * never forgotten; what is told is what is true when the job is done. `id` is the same at every try.
 */
export async function askBilling(deps: QueueDep & ClockDep, space: SpaceId, id: string): Promise<void> {
  const runAt = instantText(deps.clock.now().add({ seconds: STORED_SECONDS }))
  await deps.queue.enqueue({ id: `${BILLING_JOB}:${id}`, type: BILLING_JOB, space, payload: {}, runAt })
}
