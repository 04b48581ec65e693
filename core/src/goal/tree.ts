import { type ActorDep, type ChangeDeps, changeRecord, hasCode, MAX_DEPTH, type StoreDep, treeOf } from '../kernel/index.ts'
import { type Goal, goals } from './schema.ts'

const tree = treeOf(goals, {
  cycle: 'A goal cannot stand below itself.',
  tooDeep: `Goals go at most ${MAX_DEPTH} levels deep.`,
  noParent: ['no_such_goal', 'There is no such parent goal.'],
})

export const { checkParent, parentOrTop, children } = tree

/** How many levels a goal and those below it make; so few are read in one go. */
export const heightOf = (deps: StoreDep & ActorDep, id: string): Promise<number> => tree.heightOf({ ...deps, giveWay: async () => {} }, id)

/** Puts a goal at the top if it stands below that parent, which it remembers. */
export const loosen = (deps: ChangeDeps, id: string, parentId: string): Promise<Goal> =>
  changeRecord(deps, goals, id, {}, (goal) =>
    goal.parentId === parentId ? { event: 'goal.updated', changes: { parentId: null, formerParentId: parentId } } : null,
  )

/** Puts the live goals below one at the top. To be repeated freely. */
export async function loosenChildren(deps: ChangeDeps, parentId: string): Promise<void> {
  await Promise.all((await children(deps, parentId)).map(({ id }) => loosen(deps, id, parentId)))
}

/** What was just put below a parent stands at the top after all where that was deleted, or moved, in the meantime. */
export async function settleBelow(deps: ChangeDeps, goal: Goal): Promise<Goal> {
  if (!goal.parentId) return goal
  try {
    await checkParent(deps, goal.parentId, { id: goal.id, height: await heightOf(deps, goal.id) })
    return goal
  } catch (error) {
    if (!hasCode(error, 'validation')) throw error
    return loosen(deps, goal.id, goal.parentId)
  }
}
