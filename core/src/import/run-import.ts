import { AppError, eventFor, hasCode, newEnvelope, nowText, parse, RecordId } from '../kernel/index.ts'
import { releaseStorage } from '../task/index.ts'
import { applyImport, eraseAttempt } from './apply-import.ts'
import { checkRoom } from './check-room.ts'
import { cutIntoParts } from './cut-into-parts.ts'
import type { ImportDeps } from './import-deps.ts'
import { enqueueImportJob } from './import-job.ts'
import { importRecords, type MadeRecord } from './import-records.ts'
import { inBatches } from './in-batches.ts'
import { dropContents, keepContents } from './keep-contents.ts'
import type { ImportPlan } from './plan.ts'
import { type ImportFile, readFile } from './read-file.ts'
import { type Import, importParts, imports } from './schema.ts'

export interface RunImport extends ImportFile {
  /** Chosen by the client to retry safely: the same file under the same id is imported once. */
  id?: string | undefined
}

/**
 * Imports a file, all or nothing. Everything is read and checked, then written down whole as parts; saving the
 * import record decides. From then on the tasks appear one after the other, and `resumeImports` finishes them
 * should this process end. Before then nothing is to be seen.
 * @throws AppError `unsupported-format`, `too-large`, `validation`, or `conflict` when the id stands for another import.
 */
export async function runImport(deps: ImportDeps, { id: chosen, ...file }: RunImport): Promise<Import> {
  const { store, actor } = deps
  const id = chosen === undefined ? deps.ids.next() : parse(RecordId, chosen)
  const plan = await readFile(deps, file)
  const earlier = chosen === undefined ? null : await store.get(actor.space, imports, id)
  if (earlier && earlier.state !== 'failed') return repeated(deps, earlier, file)
  await checkRoom(deps, plan)

  const attempt = deps.ids.next()
  const decided: Import = {
    ...newEnvelope(id, nowText(deps)),
    version: (earlier?.version ?? 0) + 1,
    format: plan.format,
    state: 'running',
    attempt,
    size: file.file.size,
    counts: plan.counts,
    problems: plan.problems,
  }
  const made = importRecords(deps, id, plan)
  const tried = { attempt, contents: made.filter(({ file }) => file !== undefined).length }
  await enqueueImportJob(deps, attempt, { importId: id, format: plan.format, ...tried }, tried.contents > 0 ? file.file.size : 0)
  const size = await prepare(deps, decided, { made, plan, tried })
  try {
    await store.save(actor.space, imports, decided, {
      expectedVersion: decided.version - 1,
      events: [eventFor(deps, 'import.created', decided)],
    })
  } catch (error) {
    const winner = hasCode(error, 'stale') ? await store.get(actor.space, imports, id) : null
    // Whatever else went wrong, it may be decided: then its job finds out, and lets go of what is not needed.
    if (!winner) throw error
    await letGo(deps, decided, { size, tried })
    return repeated(deps, winner, file)
  }
  return applyImport(deps, decided)
}

interface Tried {
  attempt: string
  contents: number
}

/** Keeps all that is to be made, or nothing; answers the bytes of the contents. */
async function prepare(
  deps: ImportDeps,
  decided: Import,
  { made, plan, tried }: { made: readonly MadeRecord[]; plan: ImportPlan; tried: Tried },
): Promise<number> {
  let size = 0
  try {
    const kept = await keepContents(deps, made, { attempt: tried.attempt, archive: plan.archive })
    size = kept.size
    await inBatches(cutIntoParts(decided, kept.records, nowText(deps)), (part) =>
      deps.store.save(deps.actor.space, importParts, part, { expectedVersion: 0 }),
    )
    return size
  } catch (error) {
    await letGo(deps, decided, { size, tried })
    throw error
  }
}

async function letGo(deps: ImportDeps, { id }: Import, { size, tried }: { size: number; tried: Tried }): Promise<void> {
  await dropContents(deps, tried)
  await releaseStorage(deps, size)
  await eraseAttempt(deps, id, tried.attempt)
}

/** The answer to a repeated request; it also finishes what the first one may have left undone. */
function repeated(deps: ImportDeps, found: Import, { format, file }: ImportFile): Promise<Import> {
  if (found.state === 'failed')
    throw new AppError('unavailable', 'The import was given up before it began. Try it again.', { retryAfter: 1 })
  if (found.format !== format || found.size !== file.size) throw new AppError('conflict', 'There is another import with this id.')
  return found.state === 'running' ? applyImport(deps, found) : Promise.resolve(found)
}
