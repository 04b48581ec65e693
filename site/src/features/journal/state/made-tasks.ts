import { useStore } from '@nanostores/react'
import { map } from 'nanostores'
import { createContext, use, useEffect } from 'react'
import { client } from '../../desk/client.ts'

/** How many tasks entries became, by id. */
export type TaskCounts = Readonly<Record<string, number>>

/** What came with the page. */
export const GivenCounts = createContext<TaskCounts>({})

const $counts = map<Record<string, number>>({})

/** Rows that come into sight together, and events that come together, are asked about together. */
const GATHER_MS = 60
const MOST_AT_ONCE = 200

/** Entries whose number is not out of date. */
const fresh = new Set<string>()
const inSight = new Set<string>()
let isAsked = false

/** Takes in what came with the page. */
export function learnCounts(given: TaskCounts): void {
  if (typeof window !== 'undefined') for (const id of Object.keys(given)) fresh.add(id)
}

/** Tasks have changed: of what is in sight it is asked anew, of the rest once it is. */
export function tasksChanged(): void {
  fresh.clear()
  readSoon()
}

function readSoon() {
  if (isAsked) return
  isAsked = true
  setTimeout(() => {
    isAsked = false
    const wanted = [...inSight].filter((id) => !fresh.has(id))
    for (let at = 0; at < wanted.length; at += MOST_AT_ONCE) void read(wanted.slice(at, at + MOST_AT_ONCE))
  }, GATHER_MS)
}

async function read(ids: readonly string[]) {
  for (const id of ids) fresh.add(id)
  // Without an answer a row says what it said until it is seen again.
  const counts = await client.tasks.linkCounts(ids).catch(() => null)
  for (const id of ids)
    if (counts) $counts.setKey(id, counts[id] ?? 0)
    else fresh.delete(id)
}

/** How many tasks an entry became; read as its row comes into sight. */
export function useMadeTasks(id: string): number {
  const given = use(GivenCounts)[id] ?? 0
  const known = useStore($counts, { keys: [id] })[id]
  useEffect(() => {
    inSight.add(id)
    if (!fresh.has(id)) readSoon()
    return () => void inSight.delete(id)
  }, [id])
  return known ?? given
}
