import type { ListedMessage, Message } from '@throughline/core/discussion'
import { message as words } from '../../../messages/discussion-message.ts'
import { discussionHref } from '../../addresses/discussions.ts'
import { didBesides } from '../../changes/changes.ts'
import { editSeen } from '../../changes/edit-seen.ts'
import { answered } from '../../changes/send-edit.ts'
import { copyAddress } from '../../desk/copy-text.ts'
import { newId } from '../../desk/id.ts'
import { keepFocus } from '../../desk/keep-focus.ts'
import { attempt, reason } from '../../desk/reason.ts'
import { $toast } from '../../desk/told.ts'
import { client } from '../client.ts'
import { withMentions, withNames } from '../compose/mentions.ts'
import { pauseReading } from './mark-read.ts'
import { showing } from './pending.ts'
import { known } from './react.ts'
import { loadRenderer } from './rendered.ts'
import { $editing, $firstNew, type Editing, messageElement } from './shown.ts'
import { $people, $talk, changeTalk } from './state.ts'
import { learned } from './talk.ts'

/** Takes in what the server answered of one message, with what belongs to it as that is known. */
function learn(message: Message): void {
  const { replies = null, reactions = [] } = known(message.id) ?? {}
  changeTalk((talk) => learned(talk, [{ ...message, replies, reactions }]))
}

/** Takes a message back, which can be undone for an hour: the toast offers it. */
export async function takeBack(discussionId: string, { id, authorId }: ListedMessage, removedBy: string): Promise<void> {
  const removedAt = new Date().toISOString()
  const change = { messageId: id, as: (message: ListedMessage) => ({ ...message, removedAt, removedBy, reactions: [] }) }
  const send = async () => learn(await client.discussionMessages.takeBack(discussionId, id))
  if (!(await attempt(() => showing(change, send)))) return
  didBesides(authorId === removedBy ? words.did.takeBack : words.did.remove, () => {
    keepFocus(() => messageElement(id))
    return attempt(async () => learn(await client.discussionMessages.restore(discussionId, id)))
  })
}

export function beginEdit({ id, body, version }: ListedMessage): void {
  const { text, chosen } = withNames(body, (personId) => $people.get()?.find((person) => person.id === personId)?.name)
  $editing.set({ messageId: id, text, chosen: [...chosen], version })
}

export function endEdit(): void {
  const id = $editing.get()?.messageId
  $editing.set(null)
  // Once the message stands where its field was.
  if (id) setTimeout(() => messageElement(id)?.focus())
}

/** What is written, with its names as mentions: of who is there, and of whom it named before. */
function bodyOf({ text, chosen }: Editing): string {
  const before = new Map(chosen)
  const people = $people.get()?.filter(({ id, name, leftAt }) => leftAt === null || before.get(name) === id) ?? []
  return withMentions(text, people, before)
}

/** Saves what was written over a message; refused, it comes back with the text, and with how the message reads by now. */
export async function saveEdit(discussionId: string): Promise<void> {
  const editing = $editing.get()
  if (!editing) return
  const { messageId: id, version } = editing
  const text = bodyOf(editing)
  const before = known(id)?.body ?? ''
  endEdit()
  if (text === before) return
  await loadRenderer()
  // Its HTML is made anew for a version that is not there yet.
  const change = { messageId: id, as: (message: ListedMessage) => ({ ...message, body: text, version: message.version + 0.5 }) }
  const write = async (fields: { body?: string }, based: { version: number }) => {
    const message = await client.discussionMessages.edit(discussionId, id, fields, based)
    learn(message)
    return message
  }
  let saved: Message | undefined
  const send = async () => {
    saved = await write({ body: text }, { version })
  }
  try {
    await showing(change, send)
  } catch (error) {
    const newer = answered<Message>(error, 412)
    if (newer) learn(newer)
    const conflict = newer && { version: newer.version, theirs: newer.body }
    $editing.set({
      ...editing,
      version,
      ...conflict,
      why: newer ? words.edit.changedElsewhere : words.edit.notSaved(reason(error)),
    })
    return
  }
  didBesides(words.did.edit, () => attempt(() => editSeen(saved as Message, { body: before }, write)))
}

/** Marks a message and what came after it unread; that stays until the person comes back to the page. */
export async function markUnread(discussionId: string, { id, postedAt }: ListedMessage): Promise<void> {
  const said = $talk.get()?.said ?? []
  const before = said[said.findIndex((message) => message.id === id) - 1]?.postedAt
  const readUpTo = before ?? new Date(Date.parse(postedAt) - 1).toISOString()
  pauseReading()
  const isDone = await attempt(async () => {
    const { unread } = await client.discussions.participate(discussionId, { readUpTo })
    $firstNew.set({ id, count: unread })
  })
  if (isDone) $toast.set({ id: newId(), words: words.did.markUnread })
}

export const copyLink = (discussionId: string, { id }: ListedMessage): Promise<void> =>
  copyAddress(`${discussionHref(discussionId)}?message=${id}#message-${id}`, words.did.copyLink)
