import type { LinkDeps } from '../../account/index.ts'
import type { Job, QueueDep } from '../../kernel/index.ts'
import { letGoOfAddress, type Named, noteOrRefuse } from './named-address.ts'

/** The address that a record of a discussion holds until then, an RFC 3339 instant from which on nothing goes there any more. */
export interface Held extends Omit<Named, 'email'> {
  /** `null` where it went nowhere. */
  email: string | null
  until: string
}

/**
 * Has a record let go of its address at its end, by a job of that moment. To be asked before the record is saved as it is to
 * be, so that no address stays, nor after the account of it is deleted: what is asked for a record that is not saved finds
 * nothing, or one that is open for longer.
 * @throws AppError `validation` as `noteOrRefuse`
 */
export async function holdUntilEnd(deps: QueueDep & LinkDeps, held: Held, job: Pick<Job, 'type' | 'payload'>): Promise<void> {
  const { space, id, email, until } = held
  if (email !== null) await noteOrRefuse(deps, { ...held, email })
  await deps.queue.enqueue({ ...job, id: `${job.type}:${space}:${id}:${until}`, space, runAt: until })
}

/** Says that the address is held no longer. To be told as the record was before it was over: then it names none any more. */
export async function letGoOfHeld(deps: LinkDeps, { email, ...held }: Held): Promise<void> {
  if (email !== null) await letGoOfAddress(deps, { ...held, email })
}
