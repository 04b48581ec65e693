import { type ActorDep, hasCode, listAll, oneFault, type StoreDep } from '../kernel/index.ts'
import { type Task, tasks } from './schema.ts'

/** Levels of a task tree, the topmost included. */
export const MAX_DEPTH = 4

type Deps = StoreDep & ActorDep

/**
 * Makes sure that a task which is `height` levels tall, itself included, may stand under a parent.
 * @throws AppError `validation` when the parent is gone, is the task itself or below it, or the tree grows too deep.
 */
export async function checkParent({ store, actor }: Deps, parentId: string, { id, height }: { id: string; height: number }): Promise<void> {
  let depth = 0
  for (let at: string | null = parentId; at; depth++) {
    if (at === id) throw badParent('cycle', 'A task cannot stand below itself.')
    if (depth + height >= MAX_DEPTH) throw badParent('too_deep', `Subtasks go at most ${MAX_DEPTH} levels deep.`)
    const parent: Task | null = await store.get(actor.space, tasks, at)
    if (!parent || parent.deletedAt) {
      if (depth === 0) throw badParent('no_such_task', 'There is no such parent task.')
      return
    }
    at = parent.parentId
  }
}

/** The parent when a task may stand under it, otherwise `null`: the top level. */
export async function parentOrTop(deps: Deps, parentId: string | null, placed: { id: string; height: number }): Promise<string | null> {
  if (!parentId) return null
  try {
    await checkParent(deps, parentId, placed)
    return parentId
  } catch (error) {
    if (hasCode(error, 'validation')) return null
    throw error
  }
}

/** How many levels a task and its live subtasks make, at most as many as a tree may have. */
export async function heightOf(deps: Deps, id: string): Promise<number> {
  let height = 1
  for await (const _ of levelsBelow(deps, id)) height++
  return height
}

/** The live tasks below one, level by level from the nearest, as deep as a tree may be. */
export async function* levelsBelow(deps: Deps, id: string): AsyncGenerator<Task[]> {
  let level = [id]
  for (let depth = 1; depth < MAX_DEPTH; depth++) {
    const below = (await Promise.all(level.map((parent) => subtasks(deps, parent)))).flat()
    if (below.length === 0) return
    yield below
    level = below.map((task) => task.id)
  }
}

/** The live tasks directly below one. */
export const subtasks = (deps: Deps, parentId: string): Promise<Task[]> =>
  listAll(deps, deps.actor.space, tasks.queries.byParent, { where: { parentId } })

const badParent = (code: string, message: string) => oneFault('/parentId', code, message)
