import { sharedKinds } from '../discussion/index.ts'
import { keyedRequests } from '../keyed/index.ts'
import { type KindArea, ownKinds, SHARED_AREA } from './every-kind.ts'

const areas = new Map<string, KindArea>([
  ...ownKinds.map(({ kind, area }) => [kind.name, area] as const),
  ...sharedKinds.map(({ kind }) => [kind.name, SHARED_AREA] as const),
  [keyedRequests.name, 'account'],
  // What empties a trash says that there is room again.
  ['trash', 'files'],
])

/** The area that a kind of record belongs to: who may read that is told of its changes, and finds it; `null` for a kind that there is not. */
export const areaOfKind = (kind: string): KindArea | null => areas.get(kind) ?? null
