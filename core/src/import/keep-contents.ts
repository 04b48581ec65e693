import { AppError, type Bytes, rowId } from '../kernel/index.ts'
import { dropUnused, headOf, releaseStorage, reserveStorage } from '../task/index.ts'
import type { Zip } from '../zip/index.ts'
import type { ImportDeps } from './import-deps.ts'
import type { ImportJob } from './import-job.ts'
import type { MadeRecord } from './import-records.ts'
import { inBatches } from './in-batches.ts'

interface Source {
  attempt: string
  archive: Zip | undefined
}

/**
 * Keeps the contents of an archive, one after the other, before anything names them; answers the records with them.
 * @throws AppError `validation` when one is not what its record says, `too-large` when there is no room for all.
 */
export async function keepContents(
  deps: ImportDeps,
  records: readonly MadeRecord[],
  { attempt, archive }: Source,
): Promise<{ records: MadeRecord[]; size: number }> {
  const withFiles = records.filter(({ file }) => file !== undefined)
  if (!archive || withFiles.length === 0) return { records: [...records], size: 0 }
  const size = withFiles.reduce((sum, { file }) => sum + (archive.sizeOf(file as string) ?? 0), 0)
  await reserveStorage(deps, size)
  try {
    const kept: MadeRecord[] = []
    let row = 0
    for (const made of records)
      kept.push(
        made.file === undefined ? made : await keep(deps, made, { content: archive.read(made.file), blobId: rowId(attempt, row++) }),
      )
    return { records: kept, size }
  } catch (error) {
    await releaseStorage(deps, size)
    throw error
  }
}

async function keep(deps: ImportDeps, made: MadeRecord, { content, blobId }: { content: Bytes; blobId: string }): Promise<MadeRecord> {
  const { kind, record } = made
  const said = kind.archive?.contentOf?.(record)
  const head = headOf(content)
  const stored = await deps.blobs.put(deps.actor.space, blobId, head.content)
  if (said?.sha256 !== stored.sha256)
    throw new AppError('validation', `The archive is damaged: what is in the file “${said?.name}” is not what was exported.`)
  return { ...made, record: kind.archive?.withContent?.(record, blobId, head.bytes()) ?? record }
}

/** Erases the contents of a try that came to nothing; those that have their record stay. */
export const dropContents = (deps: ImportDeps, { attempt, contents }: Pick<ImportJob, 'attempt' | 'contents'>): Promise<void> =>
  inBatches(
    Array.from({ length: attempt ? (contents ?? 0) : 0 }, (_, row) => rowId(attempt as string, row)),
    (blobId) => dropUnused(deps, deps.actor.space, blobId),
  )
