import { eventFor, hasCode, notFound, nowText, revised } from '../kernel/index.ts'
import type { TaskDeps } from '../task/index.ts'
import { type Import, type ImportState, imports } from './schema.ts'

/** Moves an import from one state to the next; one that is in another state already stays there. */
export async function changeState(deps: TaskDeps, id: string, from: ImportState, to: ImportState): Promise<Import> {
  const { store, actor } = deps
  for (;;) {
    const found = await store.get(actor.space, imports, id)
    if (!found) throw notFound('import')
    if (found.state !== from) return found
    const next = revised(found, { state: to }, nowText(deps))
    try {
      await store.save(actor.space, imports, next, { expectedVersion: found.version, events: [eventFor(deps, `import.${to}`, next)] })
      return next
    } catch (error) {
      if (!hasCode(error, 'stale')) throw error
    }
  }
}
