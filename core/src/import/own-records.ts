import type { Completion, LastCompletion, Task, TimeEntry } from '../task/index.ts'
import type { OwnRecords } from './plan.ts'

interface NewIds {
  importId: string
  /** In the order of the tasks. */
  taskIds: readonly string[]
  newId: () => string
}

/** The records of an own export as they were, under new ids, so that they never meet those they were exported from. */
export function recordsAnew({ tasks, completions, timeEntries }: OwnRecords, { importId, taskIds, newId }: NewIds): OwnRecords {
  const taskId = new Map(tasks.map(({ id }, place) => [id, taskIds[place] as string]))
  const others = new Map<string, string>()
  const otherId = (id: string) => others.get(id) ?? (others.set(id, newId()).get(id) as string)
  const completionIds = new Set(completions.map(({ id }) => id))
  const tasksIn = (ids: readonly string[]) => ids.flatMap((id) => taskId.get(id) ?? [])

  const said = <T extends Pick<LastCompletion, 'steps' | 'snapshot'>>(completion: T): T => ({
    ...completion,
    snapshot: { ...completion.snapshot, ...(completion.snapshot.checklist && { checklist: items(completion.snapshot.checklist) }) },
    steps: completion.steps.flatMap((step) => {
      const id = taskId.get(step.id)
      return id ? [{ ...step, id, checklist: items(step.checklist) }] : []
    }),
  })
  const items = (checklist: Task['checklist']) => checklist.map((item) => ({ ...item, id: otherId(item.id) }))

  return {
    tasks: tasks.map((task) => ({
      ...task,
      id: taskId.get(task.id) as string,
      version: 1,
      checklist: items(task.checklist),
      parentId: task.parentId && (taskId.get(task.parentId) ?? null),
      blockedBy: tasksIn(task.blockedBy),
      // One that was taken back says nothing any more.
      lastCompletion:
        task.lastCompletion && !task.lastCompletion.undone ? { ...said(task.lastCompletion), id: otherId(task.lastCompletion.id) } : null,
      roundId: task.roundId && completionIds.has(task.roundId) ? otherId(task.roundId) : null,
      importId,
      goalId: null,
      formerGoalId: null,
      deletedAt: null,
      deletedWith: null,
    })),
    completions: completions.flatMap((completion): Completion[] => {
      const of = taskId.get(completion.taskId)
      return of ? [{ ...said(completion), id: otherId(completion.id), taskId: of, version: 1, deletedAt: null }] : []
    }),
    timeEntries: timeEntries.flatMap((entry): TimeEntry[] => {
      const of = taskId.get(entry.taskId)
      return of ? [{ ...entry, id: otherId(entry.id), taskId: of, version: 1, deletedAt: null }] : []
    }),
  }
}
