import type { ArchiveRule, NewIds } from '../kernel/index.ts'
import type { Completion, LastCompletion, Task } from './schema.ts'

const items = (checklist: Task['checklist'], ids: NewIds) => checklist.map((item) => ({ ...item, id: ids.within(item.id) }))

/** What completing changed, with the ids in it. Steps that did not come along are left out. */
const said = <T extends Pick<LastCompletion, 'steps' | 'snapshot'>>(completion: T, ids: NewIds): T => ({
  ...completion,
  snapshot: {
    ...completion.snapshot,
    ...(completion.snapshot.checklist && { checklist: items(completion.snapshot.checklist, ids) }),
  },
  steps: completion.steps.flatMap((step) => {
    const id = ids.of(step.id)
    return id ? [{ ...step, id, checklist: items(step.checklist, ids) }] : []
  }),
})

export const archivedTask: ArchiveRule<Task> = {
  anew: (task, ids) => ({
    ...task,
    checklist: items(task.checklist, ids),
    parentId: task.parentId && ids.of(task.parentId),
    blockedBy: task.blockedBy.flatMap((id) => ids.of(id) ?? []),
    links: task.links.flatMap((link) => {
      const id = ids.of(link.id)
      return id ? [{ ...link, id }] : []
    }),
    // One that was taken back says nothing any more.
    lastCompletion:
      task.lastCompletion && !task.lastCompletion.undone
        ? { ...said(task.lastCompletion, ids), id: ids.of(task.lastCompletion.id) ?? ids.within(task.lastCompletion.id) }
        : null,
    roundId: task.roundId && ids.of(task.roundId),
    goalId: task.goalId && ids.of(task.goalId),
    formerGoalId: null,
    deletedWith: null,
    // Discussions are no part of an archive.
    actionOf: null,
  }),
}

export const archivedCompletion: ArchiveRule<Completion> = {
  goesWithOwner: true,
  anew(completion, ids) {
    const taskId = ids.of(completion.taskId)
    return taskId === null ? null : { ...said(completion, ids), taskId }
  },
}
