import type { AgendaItem, DiscussionNote, Meeting } from '@throughline/core/discussion'
import { atom } from 'nanostores'
import { useState } from 'react'
import { useShared } from '../../../desk/desk.ts'
import { follow } from '../../../live/stream.ts'
import { client } from '../../client.ts'
import { setHere } from '../../create-discussion-area.ts'
import { paneArea } from './area.ts'
import { type PaneNow, readPane, sinceLast } from './read-pane.ts'

/** Events that come together are answered together. */
const GATHER_MS = 60
const $pane = atom<PaneNow | null>(null)
let isBegun = false

function learn({ open, settled, held }: PaneNow): void {
  for (const record of [...open, ...settled, ...held]) paneArea.records.learn(record)
}

function take(pane: PaneNow): void {
  learn(pane)
  $pane.set(pane)
}

/** Reads it anew; without an answer it stays as it is, and the next event asks again. */
export async function renewPane(): Promise<void> {
  const id = $pane.get()?.discussion.id
  if (!id) return
  const before = paneArea.$moved.get()
  const pane = await readPane(client, id).catch(() => null)
  if (!pane) return
  // What changed meanwhile may be missing from what was read only because it is newer.
  if (paneArea.$moved.get() === before) forgetOthers(pane)
  take(pane)
}

/** What was touched here and is no longer there was thrown away elsewhere, or has been settled for long. */
function forgetOthers({ open, settled }: PaneNow): void {
  const { records, touched } = paneArea
  const there = new Set([...open, ...settled].map(({ id }) => id))
  for (const id of touched('agenda-item')) {
    const known = records.known(id)
    if (known && !there.has(id) && records.shown(id) === known) records.forget(id)
  }
}

const own = ['agenda-item', 'meeting', 'discussion']

function begin(given: PaneNow): void {
  if (isBegun || typeof window === 'undefined') return
  isBegun = true
  const { id } = given.discussion
  setHere(id)
  take(given)
  let timer: ReturnType<typeof setTimeout> | undefined
  const renewSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void renewPane(), GATHER_MS)
  }
  follow((isBack) => ({
    onChange: ({ kind, space }) => space === id && own.includes(kind) && renewSoon(),
    onOpen: () => isBack && renewSoon(),
  }))
  // A meeting is over by itself, and the next one is next.
  setInterval(() => {
    const now = new Date().toISOString()
    if ($pane.get()?.ahead.some(({ endsAt }) => endsAt <= now)) renewSoon()
  }, 30_000)
}

/** What stands beside the discussion of this page, with what was done here already and is on its way. */
export function usePane(given: PaneNow): PaneNow {
  useState(() => begin(given))
  const pane = useShared($pane, given) ?? given
  const count = useShared(paneArea.$moved, 0)
  return sinceLast(count === 0 ? pane : shown(pane))
}

function shown(pane: PaneNow): PaneNow {
  const ids = new Set([...pane.open, ...pane.settled].map(({ id }) => id))
  for (const id of paneArea.touched('agenda-item')) ids.add(id)
  const items = [...ids].flatMap((id) => (paneArea.records.shown(id) as AgendaItem | null) ?? []).filter(({ deletedAt }) => !deletedAt)
  const held = pane.held.map((meeting) => (paneArea.records.shown(meeting.id) as Meeting | null) ?? meeting)
  return {
    ...pane,
    open: items.filter(({ settledAt }) => settledAt === null),
    settled: items.filter(({ settledAt }) => settledAt !== null),
    held,
  }
}

/** How many items of the agenda are open; what the page came with, until they are known. */
export function useOpenCount(given: number): number {
  const pane = useShared($pane, null)
  useShared(paneArea.$moved, 0)
  return pane ? shown(pane).open.length : given
}

/** The private note, with what was written here already. */
export function useNote(given: DiscussionNote): DiscussionNote {
  useState(() => {
    if (typeof window === 'undefined') return
    paneArea.records.learn(given)
    follow((isBack) => ({
      onChange: ({ kind, id }) => kind === 'discussion-note' && id === given.id && void renewNote(id),
      onOpen: () => isBack && void renewNote(given.id),
    }))
  })
  useShared(paneArea.$moved, 0)
  return typeof window === 'undefined' ? given : ((paneArea.records.shown(given.id) as DiscussionNote | null) ?? given)
}

async function renewNote(id: string): Promise<void> {
  await client.discussionNotes.get(id).then(
    (note) => {
      paneArea.records.learn(note)
      paneArea.moved()
    },
    () => {},
  )
}
