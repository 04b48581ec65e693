import type { TokenArea } from '../account/index.ts'
import { type Entered, enter, type Participation, participations } from '../discussion/index.ts'
import {
  type ActorDep,
  type ClockDep,
  hasCode,
  isGone,
  type Kind,
  type SealerDep,
  type SpaceId,
  type StoreDep,
  type StoredRecord,
} from '../kernel/index.ts'
import { SHARED_AREA } from '../kinds/index.ts'
import { copiedKinds, copiedShared, ofDiscussions } from './kinds.ts'
import type { CopyChange } from './schema.ts'

export type CopyDeps = StoreDep & ClockDep & ActorDep & SealerDep

/** A person reading what they may keep a copy of; what is asked of a discussion is asked once. */
export interface Reading {
  /** The kinds that are read in a space, by name, in their order. */
  kindsIn(space: SpaceId): ReadonlyMap<string, Kind>
  /** Whether the person is in a discussion that is not in the trash. */
  isIn(discussionId: string): Promise<boolean>
  /** Whether a record that is there, be it in the trash, was never shown to the person: of it nothing is told, as little as of none. */
  isHidden(space: SpaceId, kind: Kind, record: StoredRecord): boolean
  /** Records of a kind as the person reads them, by id; without those that are gone or not shown to them. */
  shown(space: SpaceId, kind: Kind, records: readonly StoredRecord[]): Promise<Map<string, StoredRecord>>
}

const sharedByName = new Map(copiedShared.map((shared) => [shared.kind.name, shared]))

/** @param areas what may be read */
export function createReading(deps: CopyDeps, areas: readonly TokenArea[]): Reading {
  const own = new Map(copiedKinds.filter(({ area }) => areas.includes(area)).map((each) => [each.kind.name, each]))
  const ownByName = new Map([...own].map(([name, { kind }]) => [name, kind]))
  const shared = new Map(areas.includes(SHARED_AREA) ? copiedShared.map(({ kind }) => [kind.name, kind]) : [])
  const entered = new Map<string, Promise<Entered<CopyDeps> | null>>()

  function enterOnce(discussionId: string) {
    const known = entered.get(discussionId)
    if (known) return known
    const asked = enter(deps, discussionId, 'read').catch((error: unknown) => {
      if (hasCode(error, 'not-found')) return null
      throw error
    })
    entered.set(discussionId, asked)
    return asked
  }

  /** To whoever threw a discussion away it lies in their trash; to the others it is gone. */
  async function isShown(kind: string, record: StoredRecord): Promise<boolean> {
    if (!ofDiscussions.includes(kind)) return true
    const isTrashed = kind === participations.name && record.deletedAt !== null
    return isTrashed ? (record as Participation).role === 'owner' : (await enterOnce(record.id)) !== null
  }

  async function shownOwn(name: string, records: readonly StoredRecord[]): Promise<readonly (StoredRecord | null)[]> {
    const copy = own.get(name)?.copy
    const copied = (record: StoredRecord) => (typeof copy === 'function' ? copy(record) : record)
    return Promise.all(records.map(async (record) => ((await isShown(name, record)) ? copied(record) : null)))
  }

  async function shownShared(space: SpaceId, name: string, records: readonly StoredRecord[]): Promise<readonly (StoredRecord | null)[]> {
    const reader = await enterOnce(space)
    if (!reader) return []
    const copy = sharedByName.get(name)?.copy
    return typeof copy === 'function' ? copy(reader, records) : records
  }

  return {
    kindsIn: (space) => (space === deps.actor.space ? ownByName : shared),
    isIn: async (discussionId) => (await enterOnce(discussionId)) !== null,
    isHidden: (space, { name }, record) =>
      space !== deps.actor.space && sharedByName.get(name)?.isFor?.(deps.actor.accountId, record) === false,
    async shown(space, { name }, records) {
      const there = records.filter((record) => !isGone(deps, record))
      const shown = await (space === deps.actor.space ? shownOwn(name, there) : shownShared(space, name, there))
      return new Map(shown.flatMap((record) => (record ? [[record.id, record]] : [])))
    },
  }
}

interface Of {
  seq: number
  kind: string
  id: string
  discussionId: string | null
}

/** That a record reads so. */
export const put = (of: Of, record: StoredRecord, changedAt: string): CopyChange => ({
  ...of,
  change: 'put',
  version: record.version,
  record: record as StoredRecord & Record<string, unknown>,
  changedAt,
})

/** That there is no such record, or none any more that the person sees. */
export const gone = (of: Of, changedAt: string): CopyChange => ({ ...of, change: 'gone', version: null, record: null, changedAt })
