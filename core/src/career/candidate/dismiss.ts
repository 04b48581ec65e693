import {
  type ChangeDeps,
  changeRecord,
  deleteAndPurge,
  eventFor,
  isGone,
  newEnvelope,
  nowText,
  oneFault,
  parse,
  rowId,
  saveNew,
} from '../../kernel/index.ts'
import { readSources, type SourceDeps } from '../source/read-sources.ts'
import { Dismissal, type DismissedCandidate, dismissedCandidates } from './schema.ts'

/** The id of the one dismissal of a source. */
const dismissalOf = (sourceId: string) => rowId(sourceId, 0)

/**
 * Leaves a candidate out from now on. Doing so twice is harmless; of a goal, it then counts for what happened since.
 * @throws AppError `validation` when there is no such record
 */
export async function dismissCandidate(deps: ChangeDeps & SourceDeps, input: Dismissal): Promise<DismissedCandidate> {
  const { kind, id } = parse(Dismissal, input)
  if (!(await readSources(deps, [{ kind, id }])).has(id)) throw oneFault('/id', 'no_such_record', 'There is no such record.')
  const fresh: DismissedCandidate = { ...newEnvelope(dismissalOf(id), nowText(deps)), sourceKind: kind, sourceId: id }
  const keep = () => saveNew(deps, deps.actor.space, dismissedCandidates, fresh, [eventFor(deps, 'dismissed-candidate.created', fresh)])
  const stored = await keep()
  if (stored === fresh) return fresh
  if (isGone(deps, stored)) {
    await deps.store.erase(deps.actor.space, dismissedCandidates, fresh.id)
    return keep()
  }
  return changeRecord(deps, dismissedCandidates, fresh.id, {}, () => ({
    event: 'dismissed-candidate.restored',
    changes: { deletedAt: null },
  }))
}

/**
 * Offers a candidate again, and erases what is left of those offered again long ago.
 * @throws AppError `not-found` when the record was not dismissed
 */
export const offerAgain = (deps: ChangeDeps, sourceId: string): Promise<DismissedCandidate> =>
  deleteAndPurge(deps, dismissedCandidates, dismissalOf(sourceId), {})
