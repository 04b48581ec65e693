import { type ActorDep, oneFault, type StoreDep } from '../kernel/index.ts'
import { type Task, tasks } from './schema.ts'

/** Tasks that are looked at for a circle; more are not to be waited for. */
const MAX_LOOKED_AT = 500

/**
 * Makes sure that a task may wait for others.
 * @throws AppError `validation` when one of them is gone, is the task itself, or waits for it in turn, or when they wait for too many others.
 */
export async function checkBlockers(deps: StoreDep & ActorDep, blockedBy: readonly string[], id: string): Promise<void> {
  const looked = new Set<string>()
  for (const [place, blocker] of blockedBy.entries()) {
    const found = await deps.store.get(deps.actor.space, tasks, blocker)
    if (!found || found.deletedAt) throw badBlocker(place, 'no_such_task', 'There is no such task to wait for.')
    const fault = await waitsFor(deps, found, id, looked)
    if (fault === 'cycle')
      throw badBlocker(place, fault, blocker === id ? 'A task cannot wait for itself.' : `“${found.title}” waits for this task already.`)
    if (fault) throw badBlocker(place, fault, `More than ${MAX_LOOKED_AT} tasks would have to be done before this one.`)
  }
}

type Fault = 'cycle' | 'too_many_before'

async function waitsFor(deps: StoreDep & ActorDep, from: Task, id: string, looked: Set<string>): Promise<Fault | null> {
  const waiting = [from]
  for (let task = waiting.pop(); task; task = waiting.pop()) {
    if (task.id === id) return 'cycle'
    if (looked.has(task.id)) continue
    looked.add(task.id)
    if (looked.size > MAX_LOOKED_AT) return 'too_many_before'
    if (task.blockedBy.length > 0) waiting.push(...(await deps.store.getMany(deps.actor.space, tasks, task.blockedBy)))
  }
  return null
}

const badBlocker = (place: number, code: string, message: string) => oneFault(`/blockedBy/${place}`, code, message)
