import { type ChangeDeps, changeRecord, listAll, restoreRecord } from '../kernel/index.ts'
import { roomForGoals } from './limits.ts'
import { type Goal, goals } from './schema.ts'
import { heightOf, parentOrTop, settleBelow } from './tree.ts'

/**
 * Brings a goal back from the trash, and back below it the goals that were; at the top when what it stood below is gone.
 * Repeating it finishes it, and restoring twice is harmless.
 * @throws AppError `not-found`, also past its days in the trash; `validation` when there are too many goals by now.
 */
export async function restoreGoal(deps: ChangeDeps, id: string): Promise<Goal> {
  const restored = await restoreRecord(deps, goals, id, {
    room: roomForGoals,
    changes: async (goal) => {
      const former = goal.parentId ?? goal.formerParentId
      const parentId = await parentOrTop(deps, former, { id, height: await heightOf(deps, id) })
      return { parentId, formerParentId: parentId ? null : former }
    },
  })
  const goal = await settleBelow(deps, restored)
  for (const child of await listAll(deps, deps.actor.space, goals.queries.byFormerParent, { where: { formerParentId: id } }))
    await bringBack(deps, child.id, id)
  return goal
}

async function bringBack(deps: ChangeDeps, id: string, formerParentId: string): Promise<void> {
  const child = await changeRecord(deps, goals, id, {}, async (goal) => {
    if (goal.deletedAt || goal.formerParentId !== formerParentId) return null
    const parentId = await parentOrTop(deps, formerParentId, { id, height: await heightOf(deps, id) })
    return parentId ? { event: 'goal.updated', changes: { parentId, formerParentId: null } } : null
  })
  await settleBelow(deps, child)
}
