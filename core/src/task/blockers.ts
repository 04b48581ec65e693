import { type ActorDep, oneFault, type StoreDep } from '../kernel/index.ts'
import { type Task, tasks } from './schema.ts'

/** Tasks that are looked at for a circle before one is taken to be there. */
const MAX_LOOKED_AT = 500

/**
 * Makes sure that a task may wait for others.
 * @throws AppError `validation` when one of them is gone, is the task itself, or waits for it in turn.
 */
export async function checkBlockers(deps: StoreDep & ActorDep, blockedBy: readonly string[], id: string): Promise<void> {
  const looked = new Set<string>()
  for (const [place, blocker] of blockedBy.entries()) {
    const found = await deps.store.get(deps.actor.space, tasks, blocker)
    if (!found || found.deletedAt) throw badBlocker(place, 'no_such_task', 'There is no such task to wait for.')
    if (await waitsFor(deps, found, id, looked))
      throw badBlocker(place, 'cycle', blocker === id ? 'A task cannot wait for itself.' : `“${found.title}” waits for this task already.`)
  }
}

async function waitsFor(deps: StoreDep & ActorDep, from: Task, id: string, looked: Set<string>): Promise<boolean> {
  const waiting = [from]
  for (let task = waiting.pop(); task; task = waiting.pop()) {
    if (task.id === id) return true
    if (looked.has(task.id)) continue
    looked.add(task.id)
    if (looked.size > MAX_LOOKED_AT) return true
    if (task.blockedBy.length > 0) waiting.push(...(await deps.store.getMany(deps.actor.space, tasks, task.blockedBy)))
  }
  return false
}

const badBlocker = (place: number, code: string, message: string) => oneFault(`/blockedBy/${place}`, code, message)
