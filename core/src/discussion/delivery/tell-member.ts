import type { Change } from '../../kernel/index.ts'
import { tellOfDiscussion } from '../../notification/index.ts'
import { actionItems } from '../action/schema.ts'
import { feedbackRequests } from '../feedback/schema.ts'
import { type Membership, memberships, type Participation } from '../schema.ts'
import type { Said } from './changes-of.ts'
import type { DeliverDeps } from './deliver.ts'
import type { Outline } from './outline.ts'

/** What somebody is told of what happened since they had the discussion as it was `before`. */
export interface News {
  changes: readonly Change[]
  said: readonly Said[]
}

/**
 * Tells somebody in a discussion who named them, answered them, gave them feedback or something to do, or made them its
 * owner; nothing of what they did or have read.
 * Who has muted it is still told what they are to do and what becomes of their own place.
 */
export async function tellMember(
  deps: DeliverDeps,
  outline: Outline,
  member: Membership,
  before: Participation,
  { changes, said }: News,
): Promise<void> {
  for (const one of before.follow === 'muted' ? [] : said) {
    const type = reasonFor(one, member.id, before)
    if (!type) continue
    const { id, authorId, postedAt } = one.message
    await tellOfDiscussion(deps, member.id, { type, messageId: id, at: postedAt, ...placeOf(outline, authorId) })
  }
  if (before.follow !== 'muted') await tellOfFeedback(deps, outline, member.id, changes)
  await tellOfActions(deps, outline, member.id, changes)
  if (member.role === 'owner' && before.role !== 'owner') await tellOfPlace(deps, outline, member, changes, 'discussion-owner')
}

/** Tells whoever asked for feedback that it was given. */
async function tellOfFeedback(deps: DeliverDeps, { discussion }: Outline, accountId: string, changes: readonly Change[]): Promise<void> {
  const ids = changes.filter(({ type }) => type === 'feedback-request.answered').map(({ recordId }) => recordId)
  if (ids.length === 0) return
  for (const { id, askedBy, answer } of await deps.store.getMany(discussion.id, feedbackRequests, [...new Set(ids)]))
    if (askedBy === accountId && answer) {
      const told = { discussionId: discussion.id, title: discussion.title, name: answer.name, feedbackId: id, at: answer.givenAt }
      await tellOfDiscussion(deps, accountId, { type: 'feedback-answered', ...told })
    }
}

/** Tells whoever another gave something to do, whether or not they are looking: it is theirs from now on. */
async function tellOfActions(deps: DeliverDeps, outline: Outline, accountId: string, changes: readonly Change[]): Promise<void> {
  const ids = changes.filter(({ type }) => type === 'action-item.created').map(({ recordId }) => recordId)
  if (ids.length === 0) return
  for (const item of await deps.store.getMany(outline.discussion.id, actionItems, [...new Set(ids)])) {
    const { id, assigneeId, createdById, taskId, text, createdAt, deletedAt } = item
    if (assigneeId !== accountId || createdById === accountId || deletedAt !== null) continue
    const told = { ...placeOf(outline, createdById), title: text, actionId: id, taskId, at: createdAt }
    await tellOfDiscussion(deps, accountId, { type: 'action-item', ...told })
  }
}

/** Tells somebody that another removed them from a discussion. */
export const tellRemoved = (deps: DeliverDeps, outline: Outline, member: Membership, changes: readonly Change[]): Promise<void> =>
  tellOfPlace(deps, outline, member, changes, 'discussion-removed')

function reasonFor(
  { message, isNew, answeredId }: Said,
  accountId: string,
  { follow, readUpTo }: Participation,
): 'mention' | 'reply' | null {
  if (message.authorId === accountId) return null
  if (isNew && readUpTo !== null && message.postedAt <= readUpTo) return null
  if (message.mentions.includes(accountId)) return 'mention'
  return isNew && follow === 'all' && answeredId === accountId ? 'reply' : null
}

async function tellOfPlace(
  deps: DeliverDeps,
  outline: Outline,
  { id }: Membership,
  changes: readonly Change[],
  type: 'discussion-owner' | 'discussion-removed',
): Promise<void> {
  const decided = changes.findLast(({ kind, recordId }) => kind === memberships.name && recordId === id)
  if (!decided || decided.actor === id) return
  await tellOfDiscussion(deps, id, { type, at: decided.at, ...placeOf(outline, decided.actor) })
}

const placeOf = ({ discussion, people }: Outline, actorId: string) => ({
  discussionId: discussion.id,
  title: discussion.title,
  name: people.find(({ id }) => id === actorId)?.name ?? '',
})
