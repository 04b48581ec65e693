import { notFound, oneFault, today } from '../../kernel/index.ts'
import { messages } from '../message/schema.ts'
import { memberships } from '../schema.ts'
import type { Entered } from '../thread/enter.ts'
import type { DiscussionDeps } from '../thread/in-discussion.ts'
import { isStanding } from './rules.ts'
import { type Decision, decisions } from './schema.ts'

type Deps = Entered<DiscussionDeps>
type Said = Pick<Decision, 'byIds' | 'decidedOn' | 'reviewOn' | 'messageId'>

/**
 * Makes sure that a decision may say this; people and a message that it named before are not asked for again.
 * @throws AppError `validation`
 */
export async function checkDecision(deps: Deps, said: Said, before: Said | null = null): Promise<void> {
  const { decidedOn, reviewOn, byIds, messageId } = said
  if (decidedOn !== before?.decidedOn) checkPast(deps, decidedOn, '/decidedOn')
  if (reviewOn !== null && reviewOn < decidedOn)
    throw oneFault('/reviewOn', 'before_decision', 'It can be looked at again from the day it was decided.')
  await checkPeople(deps, byIds, before?.byIds ?? [])
  if (messageId !== null && messageId !== before?.messageId) await checkMessage(deps, messageId)
}

/** @throws AppError `validation` for a day to come. */
export function checkPast(deps: Deps, day: string, pointer: string): void {
  if (day > today(deps)) throw oneFault(pointer, 'in_future', 'That day has not come yet.')
}

async function checkPeople({ store, actor }: Deps, byIds: readonly string[], known: readonly string[]): Promise<void> {
  const asked = byIds.filter((id) => !known.includes(id))
  const found = new Set((await store.getMany(actor.space, memberships, asked)).map(({ id }) => id))
  const place = byIds.findIndex((id) => !known.includes(id) && !found.has(id))
  if (place >= 0) throw oneFault(`/byIds/${place}`, 'no_such_person', 'This person is not in the discussion.')
}

/** @throws AppError `validation` for a message that is not there, or was taken back. */
export async function checkMessage({ store, actor }: Deps, id: string): Promise<void> {
  const message = await store.get(actor.space, messages, id)
  if (!message || message.removedAt !== null) throw oneFault('/messageId', 'no_such_message', 'There is no such message.')
}

/** @throws AppError `validation` for a decision that is not there, or has been taken the place of. */
export async function checkSuperseded({ store, actor }: Deps, id: string): Promise<void> {
  const found = await store.get(actor.space, decisions, id)
  const pointer = '/supersedesId'
  if (!found || found.deletedAt !== null) throw oneFault(pointer, 'no_such_decision', notFound(decisions.noun).message)
  if (!isStanding(found)) throw oneFault(pointer, 'superseded_already', 'Another decision has taken its place already.')
}
