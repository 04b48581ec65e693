import { sharedKinds } from '../discussion/index.ts'
import type { ActorDep, AloneRecord, Kind, NamedRecord, RecordReaderDep } from '../kernel/index.ts'
import { ownKinds, type ReadDeps } from './every-kind.ts'

type Read = (deps: ReadDeps, named: NamedRecord) => Promise<AloneRecord>

const reads = new Map<string, Read>()
for (const { kind, read } of ownKinds) if (read) reads.set(kind.name, (deps, { recordId }) => read(deps, recordId))
for (const { kind, read } of sharedKinds)
  if (read) reads.set(kind.name, (deps, { recordId, spaceId }) => read(deps, spaceId ?? recordId, recordId))

/** Reads one record by itself, as its kind says that it is shown; `null` where nobody reads that kind so. @throws AppError `not-found` */
export const readAlone = async (deps: ReadDeps, named: NamedRecord): Promise<AloneRecord | null> =>
  (await reads.get(named.kind)?.(deps, named)) ?? null

/** The same for whoever acts for one person after another. */
export const createRecordReader = (deps: Omit<ReadDeps, keyof ActorDep>): RecordReaderDep['readRecord'] => {
  return (actor, named) => readAlone({ ...deps, actor } as ReadDeps, named)
}

/** Whether records of a kind lie in the space of a discussion. */
export const liesInDiscussions = ({ name }: Kind): boolean => sharedKinds.some(({ kind }) => kind.name === name)
