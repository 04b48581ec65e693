import { deleteAttachment, renameAttachment, restoreAttachment } from '../../attachment/index.ts'
import { createCheckIn, deleteCheckIn, editCheckIn, editGoal, restoreCheckIn } from '../../goal/index.ts'
import { deleteEntry, editEntry, restoreEntry, restoreRevision } from '../../journal/index.ts'
import type { Ids } from '../../kernel/index.ts'
import {
  addTimeEntry,
  completeTask,
  deleteGoalKeepingTasks,
  deleteTask,
  deleteTimeEntry,
  editTask,
  editTimeEntry,
  restoreGoalWithTasks,
  restoreTask,
  restoreTimeEntry,
  stopTimer,
  type TaskChanges,
  undoCompletion,
} from '../../task/index.ts'
import { refreshSince } from './refresh-since.ts'
import type { WinDeps } from './refresh-wins.ts'

/**
 * A use case that changes what evidence may name, or what a goal counts, with which the wins that name it are corrected: not
 * those that name what others change meanwhile, who do so themselves. Stopped between the two, whoever reads such a win next
 * corrects it.
 */
const andWins =
  <D, A extends unknown[], R>(change: (deps: D, ...asked: A) => Promise<R>) =>
  async (deps: D & WinDeps, ...asked: A): Promise<R> => {
    const before = await deps.store.head(deps.actor.space)
    const { ids, given } = remembering(deps.ids)
    const changed = await change({ ...deps, ids }, ...asked)
    await refreshSince(deps, before, ({ id }) => given.has(id))
    return changed
  }

/** The same ids, and those that were given: each event has one. */
function remembering(ids: Ids): { ids: Ids; given: ReadonlySet<string> } {
  const given = new Set<string>()
  const next = () => {
    const id = ids.next()
    given.add(id)
    return id
  }
  return { ids: { next }, given }
}

/** The fields of a task that evidence tells of: of itself, or of a goal that counts it. */
export const TOLD_OF_TASKS = ['title', 'status', 'goalId', 'parentId'] as const satisfies readonly (keyof TaskChanges)[]

const editToldTask = andWins(editTask)

export const editTaskAndWins: typeof editToldTask = (deps, id, input, basedOn) =>
  // It is read only where it is carried out: until then it may be anything.
  (TOLD_OF_TASKS.some((field) => field in Object(input)) ? editToldTask : editTask)(deps, id, input, basedOn)

export const completeTaskAndWins = andWins(completeTask)
export const undoCompletionAndWins = andWins(undoCompletion)
export const deleteTaskAndWins = andWins(deleteTask)
export const restoreTaskAndWins = andWins(restoreTask)

export const addTimeAndWins = andWins(addTimeEntry)
export const editTimeAndWins = andWins(editTimeEntry)
export const stopTimerAndWins = andWins(stopTimer)
export const deleteTimeAndWins = andWins(deleteTimeEntry)
export const restoreTimeAndWins = andWins(restoreTimeEntry)

export const editGoalAndWins = andWins(editGoal)
export const deleteGoalAndWins = andWins(deleteGoalKeepingTasks)
export const restoreGoalAndWins = andWins(restoreGoalWithTasks)
export const createCheckInAndWins = andWins(createCheckIn)
export const editCheckInAndWins = andWins(editCheckIn)
export const deleteCheckInAndWins = andWins(deleteCheckIn)
export const restoreCheckInAndWins = andWins(restoreCheckIn)

export const editEntryAndWins = andWins(editEntry)
export const deleteEntryAndWins = andWins(deleteEntry)
export const restoreEntryAndWins = andWins(restoreEntry)
export const restoreRevisionAndWins = andWins(restoreRevision)

export const renameFileAndWins = andWins(renameAttachment)
export const deleteFileAndWins = andWins(deleteAttachment)
export const restoreFileAndWins = andWins(restoreAttachment)
