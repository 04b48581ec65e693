import type { Store } from '../../kernel/index.ts'
import { type Task, tasks } from '../../task/index.ts'
import type { SettleDeps } from '../settle/job.ts'
import { noticeTask } from './notice-task.ts'

/** A store, and what is still being told because of it. */
export interface TaskNotices {
  store: Store
  /** Resolves once nothing is being told any more. */
  settled(): Promise<void>
}

/**
 * The same store, by which a discussion hears of each task that is saved in this process and is an action item there. Who saves
 * does not wait for that.
 * @param onFailure is told what failed, which nobody has to make good: discussions read the tasks themselves when they are looked at
 */
export function createTaskNotices(deps: SettleDeps, onFailure: (error: unknown) => void): TaskNotices {
  const { store } = deps
  const telling = new Set<Promise<void>>()
  const tell = (space: string, task: Task) => {
    const told = noticeTask(deps, space, task)
      .catch(onFailure)
      .finally(() => telling.delete(told))
    telling.add(told)
  }
  const save: Store['save'] = async (space, kind, record, options) => {
    await store.save(space, kind, record, options)
    if (kind.name !== tasks.name) return
    const task = record as unknown as Task
    if (task.actionOf !== null) tell(space, task)
  }
  return { store: { ...store, save }, settled: async () => void (await Promise.all(telling)) }
}
