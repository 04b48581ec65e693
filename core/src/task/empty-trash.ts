import { emptyTrashOfFiles, noteStorage } from '../attachment/index.ts'
import { type BlobsDep, eraseRecords, eventFor, putBeyondRestoring, type StoredRecord } from '../kernel/index.ts'
import { changeTask, type TaskDeps } from './change-task.ts'
import { belongings, eraseTask } from './purge-trash.ts'
import { tasks } from './schema.ts'

/** Tasks that one call erases, each with all that belongs to it. */
const AT_A_TIME = 50

export interface Emptied {
  /** Tasks that were erased, with their steps. */
  erased: number
  /** Whether nothing is left; otherwise the next call goes on. */
  isEmpty: boolean
}

/**
 * Erases what lies in the trash of tasks for good, ahead of its time: a bounded number of tasks a call, and what was thrown
 * away of tasks that stay. A task is erased last, so stopped anywhere the next call finds it.
 */
export async function emptyTrash(deps: TaskDeps & BlobsDep): Promise<Emptied> {
  const { store, actor } = deps
  const listed = await store.list(actor.space, tasks.queries.trash, {}, { limit: AT_A_TIME })
  let erased = 0
  for (const task of listed.items) {
    if (!(await putBeyondRestoring(tasks, (decide) => changeTask(deps, task.id, {}, decide)))) continue
    await eraseTask(deps, task)
    erased++
  }
  let isEmpty = (await emptyTrashOfFiles(deps, AT_A_TIME)) && listed.nextCursor === null
  for (const kind of belongings) {
    const page = await store.list<StoredRecord>(actor.space, kind.queries.trash, {}, { limit: AT_A_TIME })
    await eraseRecords(deps, kind, page.items)
    isEmpty &&= page.nextCursor === null
  }
  await noteStorage(deps, (use) => [eventFor(deps, 'trash.emptied', use)])
  return { erased, isEmpty }
}
