import { eraseFilesOf, purgeFiles } from '../../attachment/index.ts'
import { type BlobsDep, type ChangeDeps, purgeWith } from '../../kernel/index.ts'
import { targetJobs } from './schema.ts'

/** Erases target jobs that have left the trash, with their files, and files that were thrown away by themselves. */
export async function purgeTargetJobs(deps: ChangeDeps & BlobsDep): Promise<void> {
  await purgeFiles(deps)
  await purgeWith(deps, targetJobs, [], (id) => eraseFilesOf(deps, { kind: 'target-job', id }))
}
