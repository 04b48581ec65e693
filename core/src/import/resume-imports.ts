import { doSomeDueJobs, eventFor, hasCode, newEnvelope, nowText, type WaitSeconds } from '../kernel/index.ts'
import { applyImport, eraseParts } from './apply-import.ts'
import type { ImportDeps } from './import-deps.ts'
import { IMPORT_JOB, type ImportJob } from './import-job.ts'
import { dropContents } from './keep-contents.ts'
import { type Import, imports, noCounts } from './schema.ts'
import { finishUndo } from './undo-import.ts'

/** 20 s after the first failure, doubling up to an hour. */
const waitSeconds: WaitSeconds = (attempt) => Math.min(3600, 10 * 2 ** Math.min(attempt, 9))

/**
 * Finishes the imports and undos whose process ended. To be called now and then, in any process.
 * Answers how many jobs it was given.
 * @throws the first failure, once all were tried; what failed is tried again later.
 */
export const resumeImports = (deps: Omit<ImportDeps, 'actor'>): Promise<number> =>
  doSomeDueJobs(deps, [IMPORT_JOB], { leaseMs: 10 * 60_000, limit: 10, waitSeconds }, ({ payload }) => {
    const { actor, ...job } = payload as ImportJob
    return finish({ ...deps, actor }, job)
  })

async function finish(deps: ImportDeps, job: Omit<ImportJob, 'actor'>): Promise<void> {
  const found = (await deps.store.get(deps.actor.space, imports, job.importId)) ?? (await giveUp(deps, job))
  if (found.state === 'running') await applyImport(deps, found)
  else if (found.state === 'undoing') await finishUndo(deps, found.id)
  else await eraseParts(deps, found)
  await dropContents(deps, job)
}

/** The import was never decided. The record keeps a process that is merely slow from deciding it now. */
async function giveUp(deps: ImportDeps, { importId, format }: Omit<ImportJob, 'actor'>): Promise<Import> {
  const { store, actor } = deps
  const failed: Import = {
    ...newEnvelope(importId, nowText(deps)),
    format,
    state: 'failed',
    attempt: null,
    size: 0,
    counts: noCounts,
    report: null,
    problems: [],
  }
  try {
    await store.save(actor.space, imports, failed, { expectedVersion: 0, events: [eventFor(deps, 'import.failed', failed)] })
    return failed
  } catch (error) {
    const winner = hasCode(error, 'stale') ? await store.get(actor.space, imports, importId) : null
    if (!winner) throw error
    return winner
  }
}
