import { noticeTask, type SettleDeps } from '@throughline/core/discussion'
import type { Store } from '@throughline/core/kernel'
import { type Task, tasks } from '@throughline/core/task'
import type { LogEntry } from '@throughline/http'

/** A store, and what is still being told because of it. */
export interface NoticingStore {
  store: Store
  /** Resolves once nothing is being told any more. */
  settled(): Promise<void>
}

/**
 * The same store, by which a discussion hears of each task that is saved and is an action item there. Who saves does not
 * wait for that, and what fails is logged: discussions read the tasks themselves when they are looked at.
 */
export function noticeTasks<D extends SettleDeps>(deps: D, log: (entry: LogEntry) => void): NoticingStore {
  const { store } = deps
  const telling = new Set<Promise<void>>()
  const tell = (space: string, task: Task) => {
    const told = noticeTask(deps, space, task)
      .catch((error: unknown) => log({ level: 'error', event: 'chore-failed', chore: 'notice-task', error }))
      .finally(() => telling.delete(told))
    telling.add(told)
  }
  const save: Store['save'] = async (space, kind, record, options) => {
    await store.save(space, kind, record, options)
    if (kind.name === tasks.name && (record as unknown as Task).actionOf !== null) tell(space, record as unknown as Task)
  }
  return { store: { ...store, save }, settled: async () => void (await Promise.all(telling)) }
}
