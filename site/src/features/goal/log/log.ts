import type { CheckIn } from '@throughline/core/goal'
import { goalLog as words } from '../../../messages/goal-log.ts'
import { didBesides } from '../../task/state/changes.ts'
import { newId } from '../../task/state/id.ts'
import { client } from '../../task/state/queries.ts'
import { attempt } from '../../task/state/reason.ts'
import type { Loggable } from './read-value.ts'

/** Writes a check-in down and tells it, with its undo; when it is refused, says why. */
export async function log({ id: goalId }: Loggable, checkIn: Pick<CheckIn, 'value' | 'localDate'>, said: string): Promise<void> {
  const id = newId()
  if (await attempt(() => client.checkIns.create(goalId, { id, ...checkIn })))
    didBesides(words.did(said), () => attempt(() => client.checkIns.remove(id)))
}
