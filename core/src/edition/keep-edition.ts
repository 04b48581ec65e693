import type { SecretsDep } from '../account/index.ts'
import { type ChangeDeps, changeRecord, eraseRecords, eventFor, newEnvelope, nowText, saveNew } from '../kernel/index.ts'
import { printsOf, type SourceSaid, samePrints } from './prints.ts'
import { editionsOf } from './read-editions.ts'
import { type Edition, editions } from './schema.ts'

export interface MadeDocument {
  of: Edition['of']
  documentId: string
  format: Edition['format']
  sources: readonly SourceSaid[]
}

/** Kept of a document; the oldest go. */
export const MAX_EDITIONS = 100

/**
 * Notes that a document was made, and of what. Made again of the same, its latest edition of that format is of now, unless
 * somebody has said whom it went to: that stays as it was.
 * Answers the edition.
 */
export async function keepEdition(deps: ChangeDeps & SecretsDep, { sources, ...made }: MadeDocument): Promise<Edition> {
  const madeAt = nowText(deps)
  const prints = printsOf(deps, sources)
  const before = await editionsOf(deps, made.documentId)
  const latest = before.find(({ format }) => format === made.format)
  if (latest && samePrints(latest.sources, prints)) {
    const again = await changeRecord(deps, editions, latest.id, {}, (now) =>
      isFree(now) ? { event: 'edition.updated', changes: { madeAt } } : null,
    )
    if (isFree(again)) return again
  }
  const edition: Edition = { ...newEnvelope(deps.ids.next(), madeAt), ...made, note: '', madeAt, sources: prints }
  const kept = await saveNew(deps, deps.actor.space, editions, edition, [eventFor(deps, 'edition.created', edition)])
  // Last, so that stopped in between there is one too many until the next, and none too few.
  await eraseRecords(deps, editions, before.slice(MAX_EDITIONS - 1))
  return kept
}

const isFree = ({ note, deletedAt }: Edition) => note === '' && deletedAt === null
