import { discussions, messageRevisions, messages, participations } from '../discussion/index.ts'
import { type Change, type Kind, listAll, type SpaceId, type StoredRecord } from '../kernel/index.ts'
import { ofDiscussions } from './kinds.ts'
import { type CopyDeps, gone, put, type Reading } from './reading.ts'
import type { CopyChange } from './schema.ts'

/** What may be another by now. */
interface Touched {
  space: SpaceId
  kind: string
  id: string
  /** The last change that tells of it. */
  by: Change
}

export interface Since {
  items: CopyChange[]
  /** How many of the changes the items are up to. */
  taken: number
  /** A discussion that the person has come to have there: all that lies in it is to be read. */
  entered: string | null
}

/**
 * What some changes come to by now, each record once, in the order of the last change of each. Ends early where a discussion
 * came in: what lies there was not told of before.
 */
export async function since(deps: CopyDeps, reading: Reading, changes: readonly Change[]): Promise<Since> {
  const { actor, store } = deps
  const touched = new Map<string, Touched>()
  let [taken, entered]: [number, string | null] = [0, null]

  function touch(space: SpaceId, kind: string, id: string, by: Change) {
    if (!reading.kindsIn(space).has(kind)) return
    const key = `${space} ${kind} ${id}`
    // Last where it was touched last.
    touched.delete(key)
    touched.set(key, { space, kind, id, by })
  }

  for (const change of changes) {
    taken++
    const { type, kind, recordId } = change
    const space = change.space ?? actor.space
    touch(space, kind, recordId, change)
    const discussionId = movesDiscussion(change)
    if (discussionId) {
      touch(discussionId, discussions.name, discussionId, change)
      for (const name of ofDiscussions) touch(actor.space, name, discussionId, change)
    }
    if (type === 'message.removed' || type === 'message.restored')
      for (const id of await revisionsOf(space, recordId)) touch(space, messageRevisions.name, id, change)
    if (comesIn(change) && reading.kindsIn(actor.space).has(participations.name) && (await reading.isIn(discussionId as string))) {
      entered = discussionId
      break
    }
  }
  const items = await itemsOf([...touched.values()].filter(({ space }) => space !== entered))
  // Who was away was not told what went there meanwhile: nothing of before stays.
  const by = changes[taken - 1]
  if (entered && by) items.push(gone({ seq: by.seq, kind: discussions.name, id: entered, discussionId: entered }, by.at))
  return { items, taken, entered }

  async function revisionsOf(discussionId: string, messageId: string): Promise<string[]> {
    if (!reading.kindsIn(discussionId).has(messages.name) || !(await reading.isIn(discussionId))) return []
    const where = { messageId, isTakenBack: false }
    return (await listAll(deps, discussionId, messageRevisions.queries.ofMessage, { where })).map(({ id }) => id)
  }

  async function itemsOf(all: readonly Touched[]): Promise<CopyChange[]> {
    const now = new Map<string, Map<string, StoredRecord>>()
    const hidden = new Set<string>()
    await Promise.all(
      [...Map.groupBy(all, groupOf)].map(async ([group, some]) => {
        const [{ space, kind }] = some as [Touched]
        const declared = reading.kindsIn(space).get(kind) as Kind
        const found = await store.getMany(
          space,
          declared,
          some.map(({ id }) => id),
        )
        for (const record of found) if (reading.isHidden(space, declared, record)) hidden.add(`${group} ${record.id}`)
        now.set(group, await reading.shown(space, declared, found))
      }),
    )
    const items = new Map<string, CopyChange>()
    for (const each of all) {
      const { space, kind, id, by } = each
      if (hidden.has(`${groupOf(each)} ${id}`)) continue
      const isOwn = space === actor.space
      // Of a discussion that the person is not in, one thing is to be said, whatever happened there.
      const isAway = !isOwn && !(await reading.isIn(space))
      const of = isAway ? { kind: discussions.name, id: space } : { kind, id }
      const record = now.get(groupOf(each))?.get(id)
      const at = { seq: by.seq, ...of, discussionId: isOwn ? null : space }
      items.set(`${space} ${of.kind} ${of.id}`, record && !isAway ? put(at, record, by.at) : gone(at, by.at))
    }
    return [...items.values()]
  }
}

const groupOf = ({ space, kind }: Touched) => `${space} ${kind}`

/** The discussion that somebody came to have, or has no more, by a change. */
function movesDiscussion({ type, recordId }: Change): string | null {
  return /^(participation\.(created|deleted)|discussion\.(deleted|restored))$/.test(type) ? recordId : null
}

/** Whether by it a person has a discussion that they had not. */
const comesIn = ({ type }: Change) => type === 'participation.created' || type === 'discussion.restored'
