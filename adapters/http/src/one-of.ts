import type { AloneRecord, Kind, RecordJson } from '@throughline/core/kernel'
import { liesInDiscussions, readAlone } from '@throughline/core/kinds'
import type { PersonDeps } from './deps.ts'
import { pathId } from './path-id.ts'
import { type Reply, record, storedRecord } from './reply.ts'

interface Call {
  deps: PersonDeps
  params: Readonly<Record<string, string>>
}

/**
 * What a GET of one record does: answers it as its kind says that it is shown.
 * @param idName what the path calls its id; what lies in a discussion has that named `id`
 */
export const oneOf =
  (kind: Kind, idName = 'id') =>
  async ({ deps, params }: Call): Promise<Reply> => {
    const spaceId = liesInDiscussions(kind) ? pathId(params.id, 'discussion') : null
    return replyOf(await readAlone(deps, { kind: kind.name, recordId: pathId(params[idName], kind.noun), spaceId }))
  }

/** The same for what each person has one of. */
export const theOne =
  (kind: Kind) =>
  async ({ deps }: Call): Promise<Reply> =>
    replyOf(await readAlone(deps, { kind: kind.name, recordId: deps.actor.accountId, spaceId: null }))

function replyOf(found: AloneRecord | null): Reply {
  if (!found) throw new Error('A GET of a kind that none reads alone.')
  return 'json' in found ? storedRecord(found as RecordJson) : record(found)
}
