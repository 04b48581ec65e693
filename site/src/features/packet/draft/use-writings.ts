import { useEffect, useRef, useState } from 'react'
import { packet as words } from '../../../messages/packet.ts'
import { didBesides } from '../../changes/changes.ts'
import { career } from '../../desk/career-client.ts'
import { newId } from '../../desk/id.ts'
import { type Hold, kept } from '../../desk/kept/kept.ts'
import { placesOf } from '../../desk/kept/places.ts'
import { followed } from '../rules/followed.ts'
import type { PacketDesk } from '../ui/use-packet.ts'
import { sinceOf, textIn, unsaved, type Writing, type Writings, withLeft } from './writing.ts'

/** Between two tries to send what waits, in milliseconds. */
const RETRY_MS = 10_000

export interface WritingsDesk {
  all: Writings
  open(paragraphId: string): void
  write(paragraphId: string, text: string): void
  /** Sends it, now or as soon as that can be. Where the paragraph was changed elsewhere, what is sent stands above that. */
  save(paragraphId: string): void
  /** Lets go of what was written; that can be taken back. */
  leave(paragraphId: string): void
  /** It is saved otherwise. */
  done(paragraphId: string): void
}

/**
 * The paragraphs of a packet that are being written. What is typed is in the browser with each key, until it is saved: it
 * outlives the page, and waits for the network. Where a paragraph was changed elsewhere, a person chooses.
 */
export function useWritings(packet: PacketDesk, accountId: string): WritingsDesk {
  const [all, setAll] = useState<Writings>({})
  const now = useRef({ all, packet })
  now.current.packet = packet
  const hold = useRef<Hold<Writings> | null>(null)
  const prefix = placesOf('packet', accountId, packet.packet.id)

  function show(next: Writings): void {
    now.current.all = next
    setAll(next)
    const left = unsaved(next)
    hold.current ??= kept().hold(prefix)
    if (Object.keys(left).length > 0) hold.current.set(left)
    else hold.current.clear()
  }
  const set = (id: string, changes: Partial<Writing>) => {
    const known = now.current.all[id]
    if (known) show({ ...now.current.all, [id]: { ...known, ...changes } })
  }
  const drop = (id: string) => {
    const { [id]: _, ...others } = now.current.all
    show(others)
  }

  /** Answers whether there is something to send: otherwise it is saved already, or a person has to choose. */
  function settled(id: string, writing: Writing): boolean {
    const shown = now.current.packet.latest()
    const since = sinceOf(shown, id, writing)
    if (since === 'there') drop(id)
    if (since === 'changed' || since === 'gone') set(id, { isSent: false, waits: undefined, theirs: textIn(shown, id) })
    return since === 'same'
  }

  async function send(id: string): Promise<void> {
    const writing = now.current.all[id]
    if (!writing || !settled(id, writing)) return
    const { text } = writing
    set(id, { isSent: true, why: undefined })
    const ended = await now.current.packet.attempt(
      (shown) => {
        if (sinceOf(shown, id, writing) !== 'same') return null
        return career.reviewPackets.rewrite(shown.id, { paragraphId: id, text }, { version: shown.version })
      },
      (before, after) => words.saved(followed(before.sections, after.sections, id)),
    )
    const typed = now.current.all[id]
    if (!typed) return
    if (ended.is === 'unanswered') set(id, { waits: ended.why })
    else if (ended.is === 'refused') set(id, { isSent: false, waits: undefined, why: ended.said })
    else if (ended.is === 'stale') await send(id)
    // What was typed since goes on from what was saved.
    else if (typed.text === text) drop(id)
    else set(id, { isSent: false, waits: undefined, base: textIn(now.current.packet.latest(), id) })
  }

  const sendWaiting = () => {
    for (const [id, { isSent }] of Object.entries(now.current.all)) if (isSent) void send(id)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what earlier pages left is taken up once, and all else is read by reference
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    kept().takeOver<Writings>(
      prefix,
      (writings) => {
        const left = withLeft(now.current.all, writings, newId)
        show(left)
        for (const [id, writing] of Object.entries(left)) if (settled(id, writing) && writing.isSent) void send(id)
      },
      signal,
    )
    addEventListener('online', sendWaiting, { signal })
    return () => stop.abort()
  }, [])

  const isWaiting = Object.values(all).some(({ waits }) => waits !== undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is sent is read by reference
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(sendWaiting, RETRY_MS)
    return () => clearInterval(timer)
  }, [isWaiting])

  return {
    all,
    open(id) {
      const text = textIn(packet.latest(), id)
      show({ ...now.current.all, [id]: { text, base: text, isSent: false } })
    },
    write: (id, text) => set(id, { text, isSent: false, waits: undefined, why: undefined }),
    save(id) {
      const theirs = now.current.all[id]?.theirs
      if (theirs !== undefined) set(id, { base: theirs, theirs: undefined })
      void send(id)
    },
    done: drop,
    leave(id) {
      const writing = now.current.all[id]
      drop(id)
      if (!writing || writing.text === writing.base) return
      didBesides(words.left, async () => {
        show(withLeft(now.current.all, { [id]: writing }, newId))
        return true
      })
    },
  }
}
