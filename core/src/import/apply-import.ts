import { eventFor, listAll, saveNew } from '../kernel/index.ts'
import { type Notification, notifications, resumeSnooze } from '../notification/index.ts'
import { saveNewTask, type Task, tasks } from '../task/index.ts'
import { changeState } from './change-import.ts'
import type { ImportDeps } from './import-deps.ts'
import { inBatches } from './in-batches.ts'
import { type Import, type ImportPart, importParts } from './schema.ts'

/**
 * Makes what a decided import holds and marks it applied. May be repeated, and may race with itself: what is there was
 * made by an earlier run, and may have been worked with since.
 */
export async function applyImport(deps: ImportDeps, decided: Pick<Import, 'id' | 'attempt'>): Promise<Import> {
  for (const { records } of await partsOf(deps, decided))
    for (const ofKind of Map.groupBy(records, ({ kind }) => kind).values()) await inBatches(ofKind, (made) => make(deps, made))
  const applied = await changeState(deps, decided.id, 'running', 'applied')
  await eraseParts(deps, applied)
  return applied
}

/** Lets go of what was kept for an import and is not needed any more: one that is applied keeps what undoing it needs. */
export async function eraseParts(deps: ImportDeps, { id, state, attempt }: Import): Promise<void> {
  const isNeeded = (part: ImportPart) => part.attempt === attempt && part.made.length > 0 && (state === 'applied' || state === 'undoing')
  await erase(
    deps,
    (await allParts(deps, id)).filter((part) => !isNeeded(part)),
  )
}

/** Lets go of what one try kept. */
export async function eraseAttempt(deps: ImportDeps, id: string, attempt: string): Promise<void> {
  await erase(
    deps,
    (await allParts(deps, id)).filter((part) => part.attempt === attempt),
  )
}

/** What was kept by the try that decided. */
export const partsOf = async (deps: Reading, { id, attempt }: Pick<Import, 'id' | 'attempt'>): Promise<ImportPart[]> =>
  (await allParts(deps, id)).filter((part) => part.attempt === attempt)

type Reading = Pick<ImportDeps, 'store' | 'actor'>

const allParts = ({ store, actor }: Reading, importId: string): Promise<ImportPart[]> =>
  listAll({ store }, actor.space, importParts.queries.byImport, { where: { importId } })

const erase = ({ store, actor }: ImportDeps, parts: readonly ImportPart[]) =>
  inBatches(parts, (part) => store.erase(actor.space, importParts, part.id))

/** What was decided by a newer process is left to one. */
async function make(deps: ImportDeps, { kind: name, record }: ImportPart['records'][number]): Promise<void> {
  if (name === tasks.name) return void (await saveNewTask(deps, record as unknown as Task))
  const kind = deps.kinds.find((each) => each.name === name)
  if (!kind) throw new Error(`An import holds a ${name}, which is no kind here.`)
  if (name === notifications.name) await resumeSnooze(deps, record as unknown as Notification)
  await saveNew(deps, deps.actor.space, kind, record, [eventFor(deps, `${name}.created`, record)])
}
