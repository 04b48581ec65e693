import { releaseStorage, reserveStorage } from '../attachment/index.ts'
import { AppError, addingTo, eventFor, hasCode, listAll, newEnvelope, nowText, parse, RecordId } from '../kernel/index.ts'
import { applyImport, eraseAttempt } from './apply-import.ts'
import { checkRoomForAll } from './check-room.ts'
import type { ImportDeps } from './import-deps.ts'
import { enqueueImportJob } from './import-job.ts'
import type { ImportReaderDep, OpenImport } from './import-reader.ts'
import { dropContents } from './keep-contents.ts'
import { keepParts } from './keep-parts.ts'
import { knownFor } from './known.ts'
import type { ImportFile } from './read-file.ts'
import { type Import, type ImportOrigin, imports } from './schema.ts'

export interface RunImport extends ImportFile {
  /** Chosen by the client to retry safely: the same file under the same id is imported once. */
  id?: string | undefined
  /** What it is told as, where that is not the format of the file. */
  as?: 'sample-data'
}

/**
 * Imports a file, all or nothing. Everything is read and checked, then written down whole as parts; saving the
 * import record decides. From then on the tasks appear one after the other, and `resumeImports` finishes them
 * should this process end. Before then nothing is to be seen.
 * @throws AppError as the reader says, or `conflict` when the id stands for another import.
 */
export async function runImport(deps: ImportDeps & ImportReaderDep, { id: chosen, format, file, as }: RunImport): Promise<Import> {
  const { store, actor, reader } = deps
  const id = chosen === undefined ? deps.ids.next() : parse(RecordId, chosen)
  const earlier = chosen === undefined ? null : await store.get(actor.space, imports, id)
  const repeats = (found: Import) => repeated(deps, found, { format: as ?? format, size: file.size })
  if (earlier && earlier.state !== 'failed') return repeats(earlier)
  const known = await knownFor(deps, format)
  const reading = { format, importId: id, actor, now: nowText(deps), ...known, isOfAnother: as === 'sample-data' }
  const { decided, isOurs } = await reader.open(reading, file, (open) =>
    decide(deps, open, { id, earlier, size: file.size, format: as ?? open.format }),
  )
  return isOurs ? applyImport(deps, decided) : repeats(decided)
}

interface Deciding {
  id: string
  /** One of this id that was given up. */
  earlier: Import | null
  /** Bytes of the file. */
  size: number
  format: ImportOrigin
}

/** Decides, or finds that another try was quicker. */
async function decide(deps: ImportDeps, open: OpenImport, deciding: Deciding): Promise<{ decided: Import; isOurs: boolean }> {
  const { id, earlier } = deciding
  const quicker = async () => {
    const found = await deps.store.get(deps.actor.space, imports, id)
    return found && found.version > (earlier?.version ?? 0) ? found : null
  }
  const found = await quicker()
  if (found) return { decided: found, isOurs: false }
  try {
    return { decided: await prepareAndSave(deps, open, deciding), isOurs: true }
  } catch (error) {
    // What there is no room beside may be what the other try has made.
    const winner = isRefused(error) ? await quicker() : null
    if (!winner) throw error
    return { decided: winner, isOurs: false }
  }
}

/** Whether this try has decided nothing, and never will. */
const isRefused = (error: unknown): boolean => hasCode(error, 'stale') || hasCode(error, 'too-large') || hasCode(error, 'validation')

/** Writes down all that is to be made, and decides by saving. @throws AppError, also `stale` where another try was quicker */
async function prepareAndSave(deps: ImportDeps, open: OpenImport, { id, earlier, size, format }: Deciding): Promise<Import> {
  const { store, actor } = deps
  await checkRoomForAll(deps, open)
  const attempt = deps.ids.next()
  const { counts, problems, contents, report } = open
  const version = (earlier?.version ?? 0) + 1
  const decided: Import = { ...newEnvelope(id, nowText(deps)), version, format, state: 'running', attempt, size, counts, report, problems }
  await enqueueImportJob(deps, attempt, { importId: id, format, attempt, contents: contents.count }, contents.count > 0 ? size : 0)
  const reserved = await prepare(deps, decided, open)
  try {
    await addingTo(deps, imports, async (held) => {
      // Others may have been decided since the first look.
      await checkRoomForAll(held, decided, await runningBeside(held, id))
      const events = [eventFor(held, 'import.created', decided)]
      await store.save(actor.space, imports, decided, { expectedVersion: version - 1, events })
    })
    return decided
  } catch (error) {
    // Whatever else went wrong, it may be decided: then its job finds out, and lets go of what is not needed.
    if (isRefused(error)) await letGo(deps, decided, { count: contents.count, size: reserved })
    throw error
  }
}

/** Other imports that are decided and not made yet. */
async function runningBeside(deps: ImportDeps, ownId: string): Promise<Import[]> {
  const running = await listAll(deps, deps.actor.space, imports.queries.running, { where: { isRunning: true } })
  return running.filter(({ id }) => id !== ownId)
}

/** Keeps all that is to be made, or nothing. Answers the bytes that its contents take. */
async function prepare(deps: ImportDeps, decided: Import, open: OpenImport): Promise<number> {
  const { contents } = open
  if (contents.count > 0) await reserveStorage(deps, contents.size)
  try {
    const spared = await keepParts(deps, decided, open)
    await releaseStorage(deps, spared)
    return contents.size - spared
  } catch (error) {
    await letGo(deps, decided, contents)
    throw error
  }
}

async function letGo(deps: ImportDeps, { id, attempt }: Import, contents: OpenImport['contents']): Promise<void> {
  const tried = attempt as string
  await dropContents(deps, { attempt: tried, contents: contents.count })
  await releaseStorage(deps, contents.size)
  await eraseAttempt(deps, id, tried)
}

/** The answer to a repeated request; it also finishes what the first one may have left undone. */
function repeated(deps: ImportDeps, found: Import, { format, size }: { format: string; size: number }): Promise<Import> {
  if (found.state === 'failed')
    throw new AppError('unavailable', 'The import was given up before it began. Try it again.', { retryAfter: 1 })
  if (found.format !== format || found.size !== size) throw new AppError('conflict', 'There is another import with this id.')
  return found.state === 'running' ? applyImport(deps, found) : Promise.resolve(found)
}
