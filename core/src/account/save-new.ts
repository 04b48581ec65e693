import { AppError, type DomainEvent, type Kind, type SpaceId, type StoreDep, type StoredRecord } from '../kernel/index.ts'

/** Writes a record unless there is one; answers the one that is there afterwards (the very object when it was written). */
export async function saveNew<R extends StoredRecord>(
  { store }: StoreDep,
  space: SpaceId,
  kind: Kind<R>,
  record: R,
  events: readonly DomainEvent[] = [],
): Promise<R> {
  try {
    await store.save(space, kind, record, { expectedVersion: 0, events })
    return record
  } catch (error) {
    const current = error instanceof AppError && error.code === 'stale' ? (error.details.current as R | undefined) : undefined
    if (!current) throw error
    return current
  }
}
