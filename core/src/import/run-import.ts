import { AppError, eventFor, hasCode, newEnvelope, nowText, parse, type QueueDep, RecordId } from '../kernel/index.ts'
import type { TaskDeps } from '../task/index.ts'
import { applyImport } from './apply-import.ts'
import { cutIntoParts } from './cut-into-parts.ts'
import { enqueueImportJob } from './import-job.ts'
import { importRecords } from './import-records.ts'
import { inBatches } from './in-batches.ts'
import { type ImportFile, readFile } from './read-file.ts'
import { type Import, type ImportPart, importParts, imports } from './schema.ts'

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
export async function runImport(deps: TaskDeps & QueueDep, { id: chosen, ...file }: RunImport): Promise<Import> {
  const { store, actor } = deps
  const id = chosen === undefined ? deps.ids.next() : parse(RecordId, chosen)
  const plan = readFile(deps, file)
  const earlier = chosen === undefined ? null : await store.get(actor.space, imports, id)
  if (earlier && earlier.state !== 'failed') return repeated(deps, earlier, file)

  const decided: Import = {
    ...newEnvelope(id, nowText(deps)),
    version: (earlier?.version ?? 0) + 1,
    format: plan.format,
    state: 'running',
    size: file.bytes.length,
    counts: plan.counts,
    problems: plan.problems,
  }
  const parts = cutIntoParts(id, importRecords(deps, id, plan), nowText(deps))
  await enqueueImportJob(deps, `run-${decided.version}`, { importId: id, format: plan.format })
  await inBatches(parts, (part) => put(deps, part))
  try {
    await store.save(actor.space, imports, decided, {
      expectedVersion: decided.version - 1,
      events: [eventFor(deps, 'import.created', decided)],
    })
  } catch (error) {
    const winner = hasCode(error, 'stale') ? await store.get(actor.space, imports, id) : null
    if (!winner) throw error
    return repeated(deps, winner, file)
  }
  return applyImport(deps, id)
}

/** The answer to a repeated request; it also finishes what the first one may have left undone. */
function repeated(deps: TaskDeps, found: Import, { format, bytes }: ImportFile): Promise<Import> {
  if (found.state === 'failed')
    throw new AppError('unavailable', 'The import was given up before it began. Try it again.', { retryAfter: 1 })
  if (found.format !== format || found.size !== bytes.length) throw new AppError('conflict', 'There is another import with this id.')
  return found.state === 'running' ? applyImport(deps, found.id) : Promise.resolve(found)
}

/** Writes a part over the same one of an earlier try, or of one at the same time. */
async function put(deps: TaskDeps, part: ImportPart): Promise<void> {
  const { store, actor } = deps
  for (;;) {
    const earlier = await store.get(actor.space, importParts, part.id)
    const expectedVersion = earlier?.version ?? 0
    try {
      await store.save(actor.space, importParts, { ...part, version: expectedVersion + 1 }, { expectedVersion })
      return
    } catch (error) {
      if (!hasCode(error, 'stale')) throw error
    }
  }
}
