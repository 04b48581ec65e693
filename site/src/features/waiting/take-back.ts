import { isMaking } from '../changes/areas.ts'
import { outbox } from '../changes/changes.ts'
import { $refusals } from '../changes/stores.ts'
import { ownKept } from '../changes/unsent.ts'

/** Takes back a change that this page keeps, and with what makes a record all that was done to it since; false when it is too late. */
export function takeBackOwn(place: number): boolean {
  const { changes } = ownKept()
  const change = changes[place]
  if (!change) return false
  const standing = $refusals.get().filter((refusal) => refusal.change !== change)
  if (standing.length < $refusals.get().length) {
    $refusals.set(standing)
    return true
  }
  const since = isMaking(change) ? changes.slice(place + 1).filter(({ id }) => id === change.id) : []
  return [...since.reverse(), change].every((each) => outbox.drop(each))
}
