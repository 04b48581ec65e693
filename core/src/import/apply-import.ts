import { type Cursor, eventFor, saveNew } from '../kernel/index.ts'
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
  for await (const { records } of partsOf(deps, decided))
    for (const ofKind of Map.groupBy(records, ({ kind }) => kind).values()) await inBatches(ofKind, (made) => make(deps, made))
  const applied = await changeState(deps, decided.id, 'running', 'applied')
  await eraseParts(deps, applied)
  return applied
}

/** Lets go of what was kept for an import and is not needed any more: one that is applied keeps what undoing it needs. */
export async function eraseParts(deps: ImportDeps, { id, state, attempt }: Import): Promise<void> {
  const isNeeded = (part: ImportPart) => part.attempt === attempt && part.made.length > 0 && (state === 'applied' || state === 'undoing')
  await erase(deps, id, (part) => !isNeeded(part))
}

/** Lets go of what one try kept. */
export const eraseAttempt = (deps: ImportDeps, id: string, attempt: string): Promise<void> =>
  erase(deps, id, (part) => part.attempt === attempt)

/** What was kept by the try that decided, in its order. */
export async function* partsOf(deps: Reading, { id, attempt }: Pick<Import, 'id' | 'attempt'>): AsyncGenerator<ImportPart> {
  for await (const part of allParts(deps, id)) if (part.attempt === attempt) yield part
}

type Reading = Pick<ImportDeps, 'store' | 'actor'>

/** Parts that are held at a time, as each may be long. */
const AT_A_TIME = 4

async function* allParts({ store, actor }: Reading, importId: string): AsyncGenerator<ImportPart> {
  let after: Cursor | undefined
  do {
    const page = await store.list(actor.space, importParts.queries.byImport, { where: { importId } }, { limit: AT_A_TIME, after })
    yield* page.items
    after = page.nextCursor ?? undefined
  } while (after)
}

async function erase(deps: ImportDeps, importId: string, isDone: (part: ImportPart) => boolean): Promise<void> {
  const done: string[] = []
  for await (const part of allParts(deps, importId)) if (isDone(part)) done.push(part.id)
  await inBatches(done, (id) => deps.store.erase(deps.actor.space, importParts, id), AT_A_TIME)
}

/** What was decided by a newer process is left to one. */
async function make(deps: ImportDeps, { kind: name, record }: ImportPart['records'][number]): Promise<void> {
  if (name === tasks.name) return void (await saveNewTask(deps, record as unknown as Task))
  const kind = deps.kinds.find((each) => each.name === name)
  if (!kind) throw new Error(`An import holds a ${name}, which is no kind here.`)
  if (name === notifications.name) await resumeSnooze(deps, record as unknown as Notification)
  await saveNew(deps, deps.actor.space, kind, record, [eventFor(deps, `${name}.created`, record)])
}
