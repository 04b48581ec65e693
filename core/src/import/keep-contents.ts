import { dropUnused, headOf } from '../attachment/index.ts'
import { AppError, type Bytes, type Kind, rowId } from '../kernel/index.ts'
import type { ImportDeps } from './import-deps.ts'
import type { ImportJob } from './import-job.ts'
import type { ReadRecord } from './import-reader.ts'
import { inBatches } from './in-batches.ts'

interface Source {
  attempt: string
  content(file: string): Bytes
}

export interface ContentKeeper {
  /**
   * Keeps the contents of a bundle of records before anything names them, one after the other, and answers the records
   * with them.
   * @throws AppError `validation` when one is not what its record says
   */
  keep(bundle: readonly ReadRecord[]): Promise<ReadRecord[]>
  /** Bytes by which what was kept is shorter than the records said. */
  spared(): number
}

/** It remembers how many it kept, as their ids follow from that. */
export function contentKeeper(deps: ImportDeps, { attempt, content }: Source): ContentKeeper {
  let row = 0
  let spared = 0
  const kindOf = (name: string) => deps.kinds.find((kind) => kind.name === name)
  return {
    spared: () => spared,
    async keep(bundle) {
      const kept: ReadRecord[] = []
      for (const { kind: name, record, file } of bundle) {
        const kind = file === undefined ? undefined : kindOf(name)
        const made = kind && (await keep(deps, { kind, record, blobId: rowId(attempt, row++) }, content(file as string)))
        spared += made?.spared ?? 0
        kept.push({ kind: name, record: made?.record ?? record })
      }
      return kept
    },
  }
}

interface Keeping {
  kind: Kind
  record: ReadRecord['record']
  blobId: string
}

interface Kept {
  record: ReadRecord['record']
  spared: number
}

async function keep(deps: ImportDeps, { kind, record, blobId }: Keeping, content: Bytes): Promise<Kept> {
  const said = kind.archive?.contentOf?.(record)
  const head = headOf(content)
  const { size, sha256 } = await deps.blobs.put(deps.actor.space, blobId, head.content)
  if (said?.sha256 && said.sha256 !== sha256)
    throw new AppError('validation', `The archive is damaged: what is in the file “${said?.name}” is not what was exported.`)
  const kept = kind.archive?.withContent?.(record, { blobId, size, sha256, head: head.bytes() })
  return { record: kept ?? record, spared: (said?.size ?? size) - size }
}

/** Erases the contents of a try that came to nothing; those that have their record stay. */
export const dropContents = (deps: ImportDeps, { attempt, contents }: Pick<ImportJob, 'attempt' | 'contents'>): Promise<void> =>
  inBatches(
    Array.from({ length: attempt ? (contents ?? 0) : 0 }, (_, row) => rowId(attempt as string, row)),
    (blobId) => dropUnused(deps, deps.actor.space, blobId),
  )
