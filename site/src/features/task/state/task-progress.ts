import { useStore } from '@nanostores/react'
import type { Task, TaskProgress } from '@throughline/core/task'
import { map } from 'nanostores'
import { createContext, use, useEffect } from 'react'
import { client } from '../../desk/client.ts'

/** By id; `null` for a task that has no steps and waits for nothing, as far as is known. */
export type ProgressById = Readonly<Record<string, TaskProgress | null>>

/** What came with the page. */
export const GivenProgress = createContext<ProgressById>({})

/** As far as it is known. */
export const $taskProgress = map<Record<string, TaskProgress | null>>({})

/** Rows that come into sight together, and changes that belong together, are asked about together. */
const GATHER_MS = 60
const MOST_AT_ONCE = 200

let wanted = new Set<string>()

function want(id: string) {
  if (wanted.size === 0) setTimeout(readWanted, GATHER_MS)
  wanted.add(id)
}

function readWanted() {
  const ids = [...wanted]
  wanted = new Set()
  for (let at = 0; at < ids.length; at += MOST_AT_ONCE) void read(ids.slice(at, at + MOST_AT_ONCE))
}

async function read(ids: readonly string[]) {
  try {
    const { items } = await client.tasks.progress(ids)
    const found = new Map(items.map((item) => [item.id, item]))
    for (const id of ids) $taskProgress.setKey(id, found.get(id) ?? null)
  } catch {
    // A row says less until it is seen again.
  }
}

/** How far a task is; read when it is not known yet. */
export function useProgress({ id, version }: Pick<Task, 'id' | 'version'>): TaskProgress | null {
  const given = use(GivenProgress)
  const known = useStore($taskProgress, { keys: [id] })[id]
  const isKnown = known !== undefined || given[id] !== undefined
  useEffect(() => {
    // A task without a version is not at the server yet.
    if (!isKnown && version > 0) want(id)
  }, [id, isKnown, version])
  return known === undefined ? (given[id] ?? null) : known
}

/** Which task each is a step of, as last heard. */
const parents = new Map<string, string>()

/** Reads anew what a change of this task may have touched. */
export function progressTouched(id: string, task: Pick<Task, 'parentId' | 'blockedBy'> | undefined): void {
  const before = parents.get(id)
  const now = task?.parentId ?? undefined
  if (now) parents.set(id, now)
  for (const parent of new Set([before, now])) if (parent) want(parent)
  if (task?.blockedBy.length || $taskProgress.get()[id]?.blockers.length) want(id)
  for (const known of Object.values($taskProgress.get())) if (known?.blockers.some((blocker) => blocker.id === id)) want(known.id)
}

/** Takes in what came with the page. */
export function learnProgress(given: ProgressById): void {
  if (typeof window !== 'undefined') $taskProgress.set({ ...given, ...$taskProgress.get() })
}
