import { type ActorDep, AppError, type Cursor, oneFault, type SealerDep, type SpaceId } from '../kernel/index.ts'
import { schemaMark } from './kinds.ts'

/** How far a copy has come through what lay there before its changes. */
export interface Walk {
  /** The space that is gone through. */
  space: SpaceId
  /** Whether it ends with this space: one that came in while changes were read. */
  isOnly: boolean
  /** The kind that is read, by its name; `null` before the first. */
  kind: string | null
  inTrash: boolean
  after: Cursor | null
}

/** Up to where a copy holds what is there. */
export interface Place {
  /** The last change that is in it. */
  seq: number
  /** The id of that change, which no other history has there; empty before the first. */
  mark: string
  /** The areas it was begun for. */
  areas: readonly string[]
  walk: Walk | null
}

const contextOf = ({ actor }: ActorDep) => `changes:${actor.accountId}`

/** A place as its person is told it: to be sent back, and to be read or made by nobody. */
export const sealPlace = (deps: SealerDep & ActorDep, { seq, mark, areas, walk }: Place): string =>
  deps.sealer.seal(
    JSON.stringify([schemaMark, seq, mark, areas, walk && [walk.space, walk.isOnly, walk.kind, walk.inTrash, walk.after]]),
    contextOf(deps),
  )

/** @throws AppError `validation` for what was not sealed for this person; `outdated` for what was, by a server that knew other kinds. */
export function openPlace(deps: SealerDep & ActorDep, sealed: string): Place {
  const text = deps.sealer.open(sealed, contextOf(deps))
  if (text === null) throw oneFault('/after', 'invalid_cursor', 'Use the cursor that was answered last.')
  const [schemas, seq, mark, areas, walked] = JSON.parse(text)
  if (schemas !== schemaMark) throw outdated()
  if (!walked) return { seq, mark, areas, walk: null }
  const [space, isOnly, kind, inTrash, after] = walked
  return { seq, mark, areas, walk: { space, isOnly, kind, inTrash, after } }
}

/** A copy cannot be brought up to date from there. */
export const outdated = () => new AppError('outdated', 'A copy cannot go on from there. Begin a new one, without a cursor.')
