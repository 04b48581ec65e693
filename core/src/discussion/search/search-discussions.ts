import { z } from 'zod'
import { type ActorDep, hasCode, type JsonPage, type PageRequest, RecordId, type StoreDep } from '../../kernel/index.ts'
import { Decision, decisions } from '../decision/schema.ts'
import { Message, messages } from '../message/schema.ts'
import { DiscussionKind, type Participation, participations } from '../schema.ts'
import { enter } from '../thread/enter.ts'

/** Messages and decisions that were found in one discussion, the best first. */
export const FoundInDiscussion = z
  .object({ discussionId: RecordId, title: z.string(), kind: DiscussionKind, messages: z.array(Message), decisions: z.array(Decision) })
  .meta({ id: 'FoundInDiscussion' })
export type FoundInDiscussion = z.infer<typeof FoundInDiscussion>

/** Discussions that are looked into, and messages answered of one, and decisions. */
export const [MOST_SEARCHED, MOST_FOUND] = [100, 5]

/** Looked into at a time. */
const AT_ONCE = 10

/** One page of the discussions whose title, people or last message hold every word typed, whatever their status, best first. */
export async function findDiscussions({ store, actor }: StoreDep & ActorDep, text: string, page: PageRequest): Promise<JsonPage> {
  const { items, nextCursor } = await store.search(actor.space, text, [participations], page)
  return { json: JSON.stringify(items.map(({ record }) => record)), nextCursor }
}

/**
 * What was said and decided, in the 100 discussions where something happened last, that holds every word typed: the
 * discussion of the latest first, and at most five messages and five decisions of each.
 */
export async function searchMessages(deps: StoreDep & ActorDep, text: string): Promise<FoundInDiscussion[]> {
  const { store, actor } = deps
  const { items } = await store.list(actor.space, participations.queries.latest, {}, { limit: MOST_SEARCHED })
  const found: FoundInDiscussion[] = []
  for (let first = 0; first < items.length; first += AT_ONCE) {
    const some = await Promise.all(items.slice(first, first + AT_ONCE).map((participation) => searchOne(deps, participation, text)))
    found.push(...some.filter((one) => one !== null))
  }
  return found
}

async function searchOne(deps: StoreDep & ActorDep, { id, title, kind }: Participation, text: string): Promise<FoundInDiscussion | null> {
  try {
    const { store, actor } = await enter(deps, id, 'read')
    const found = (kind: typeof messages | typeof decisions) => store.search(actor.space, text, [kind], { limit: MOST_FOUND })
    const [said, decided] = await Promise.all([found(messages), found(decisions)])
    if (said.items.length + decided.items.length === 0) return null
    return {
      ...{ discussionId: id, title, kind, messages: said.items.map(({ record }) => record as Message) },
      decisions: decided.items.map(({ record }) => record as Decision),
    }
  } catch (error) {
    // They have just left it.
    if (hasCode(error, 'not-found')) return null
    throw error
  }
}
