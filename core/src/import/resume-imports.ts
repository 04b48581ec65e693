import { type ClaimedJob, type ClockDep, eventFor, hasCode, instantText, newEnvelope, nowText } from '../kernel/index.ts'
import { applyImport, eraseParts } from './apply-import.ts'
import type { ImportDeps } from './import-deps.ts'
import { IMPORT_JOB, type ImportJob } from './import-job.ts'
import { dropContents } from './keep-contents.ts'
import { type Import, imports, noCounts } from './schema.ts'
import { finishUndo } from './undo-import.ts'

const LEASE_MS = 10 * 60 * 1000
const CLAIM_LIMIT = 10

/**
 * Finishes the imports and undos whose process ended. To be called now and then, in any process.
 * Answers how many jobs it was given; one that fails is tried again later.
 */
export async function resumeImports(deps: Omit<ImportDeps, 'actor'>): Promise<number> {
  const { queue } = deps
  const jobs = await queue.claim([IMPORT_JOB], { now: nowText(deps), leaseMs: LEASE_MS, limit: CLAIM_LIMIT })
  for (const job of jobs) {
    const { actor, ...payload } = job.payload as ImportJob
    try {
      await finish({ ...deps, actor }, payload)
      await queue.complete(job)
    } catch {
      await queue.retry(job, retryAt(deps, job))
    }
  }
  return jobs.length
}

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

/** 20 s after the first failure, doubling up to an hour. */
const retryAt = ({ clock }: ClockDep, { attempt }: ClaimedJob): string =>
  instantText(clock.now().add({ seconds: Math.min(3600, 10 * 2 ** Math.min(attempt, 9)) }))
