import { changeRecord } from '../kernel/index.ts'
import type { TaskDeps } from '../task/index.ts'
import { type Import, type ImportState, imports } from './schema.ts'

/** Moves an import from one state to the next; one that is in another state already stays there. */
export const changeState = (deps: TaskDeps, id: string, from: ImportState, to: ImportState): Promise<Import> =>
  changeRecord(deps, imports, id, {}, ({ state }) => (state === from ? { event: `import.${to}`, changes: { state: to } } : null))
