import type { Change } from '@throughline/client'
import { ProblemError } from '@throughline/client/problem'
import type { ListedMessage, MessageList } from '@throughline/core/discussion'
import { follow } from '../../live/stream.ts'
import { $gone, client } from '../client.ts'
import { loadRenderer } from './rendered.ts'
import { createRounds } from './rounds.ts'
import { $people, $talk, changeTalk } from './state.ts'
import { learned, MOST_SHOWN, withMissed, without } from './talk.ts'

/** What one request asks for at most. */
const LOT = 100

/** Runs a change of what is shown in such a way that the reader keeps their place. */
type Showing = (change: () => void) => void

/** Keeps the messages of a page in step with the discussion, for as long as the page lives. */
export function followTalk(discussionId: string, show: Showing): void {
  const heardOf = new Set<string>()
  let peopleChanged = false
  /** The last message before a stretch that may have been missed; `undefined` when nothing was. */
  let missedAfter: string | null | undefined
  const rounds = createRounds({
    read: catchUp,
    isWanted: () => heardOf.size > 0 || peopleChanged,
    // What is gone is asked for again once it is back.
    isFinal: (error) => error instanceof ProblemError && error.status === 404,
  })

  const learn = (messages: readonly ListedMessage[]) => show(() => changeTalk((talk) => learned(talk, messages)))

  async function catchUp(): Promise<void> {
    const ids = [...heardOf]
    const people = peopleChanged
    heardOf.clear()
    peopleChanged = false
    try {
      if (people) {
        // Under other names, mentions are rendered anew.
        await loadRenderer()
        $people.set(await client.discussionPeople.list(discussionId))
      }
      await readMissed()
      for (let i = 0; i < ids.length; i += LOT) await readSome(ids.slice(i, i + LOT))
    } catch (error) {
      for (const id of ids) heardOf.add(id)
      peopleChanged ||= people
      throw error
    }
  }

  /** What was said while nobody told of it, up to as much as the page holds. */
  async function readMissed(): Promise<void> {
    if (missedAfter === undefined) return
    const items: ListedMessage[] = []
    let list: MessageList = { items, earlier: null, later: missedAfter }
    // Of a line that was empty the newest is read, otherwise what came after.
    while ((list.later !== null || missedAfter === null) && items.length < MOST_SHOWN) {
      const replyTo = $talk.get()?.answered?.id
      const after = list.later ?? undefined
      list = await client.discussionMessages.list(discussionId, { replyTo, limit: LOT, after })
      items.push(...list.items)
      if (after === undefined) break
    }
    await prepare(items)
    show(() => changeTalk((talk) => withMissed(talk, { ...list, items })))
    missedAfter = undefined
  }

  /** Messages that something happened to, and what they answer: that says how many answers it has. */
  async function readSome(ids: readonly string[]): Promise<void> {
    const messages = await client.discussionMessages.some(discussionId, ids)
    const answered = new Set(messages.flatMap(({ replyTo }) => replyTo ?? []))
    for (const id of ids) answered.delete(id)
    const above = answered.size > 0 ? await client.discussionMessages.some(discussionId, [...answered]) : []
    await prepare(messages)
    learn([...messages, ...above])
    const there = new Set(messages.map(({ id }) => id))
    const gone = new Set(ids.filter((id) => !there.has(id)))
    if (gone.size > 0) show(() => changeTalk((talk) => without(talk, gone)))
  }

  /** What renders is large: who reads what the server rendered goes without. */
  async function prepare(messages: readonly ListedMessage[]): Promise<void> {
    const known = new Map($talk.get()?.said.map(({ id, version }) => [id, version]))
    if (messages.some(({ id, version }) => known.get(id) !== version)) await loadRenderer()
  }

  function onChange({ kind, space, id }: Change): void {
    if (space !== discussionId) return
    if (kind === 'message') heardOf.add(id)
    else if (kind === 'membership') peopleChanged = true
    else return
    rounds.heard()
  }

  $gone.listen((id) => id === '' && rounds.now())
  addEventListener('online', rounds.wake)
  let wasOpen = false
  follow((isBack) => ({
    onChange,
    onOpen() {
      const talk = $talk.get()
      // An earlier try may have ended halfway, and began further back. What a reader has left behind is read when they come to it.
      if (missedAfter === undefined && talk?.later === null) missedAfter = talk.said.at(-1)?.id ?? null
      // A stream that is there again tells what it missed; a new one tells only what comes.
      if (!wasOpen || isBack) for (const { id } of talk?.said.slice(-LOT) ?? []) heardOf.add(id)
      wasOpen = true
      rounds.now()
    },
  }))
}
