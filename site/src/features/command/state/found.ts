import type { SearchHit } from '@throughline/client'
import type { Task } from '@throughline/core/task'
import { useEffect, useMemo, useState } from 'react'
import type { TaskPage } from '../../task/rules/place.ts'
import { client, queryClient, records } from '../../task/state/queries.ts'
import { rank, STRONG } from '../rules/rank.ts'

/** Typing pauses this long before the server is asked. */
const PAUSE_MS = 90
/** Lines of what was found. */
const MOST = 8

const kinds = [
  'task',
  'goal',
  'journal-entry',
  'win',
  'experience',
  'skill',
  'review-packet',
  'resume',
  'story',
  'question',
  'target-job',
  'participation',
] as const

/** What the palette shows. */
export type Hit = Extract<SearchHit, { kind: (typeof kinds)[number] }>

export interface Found {
  /** The text that was looked for. */
  of: string
  hits: readonly Hit[]
  /** There are more than these. */
  isMore: boolean
  /** Only what this browser knows was looked at: the answer is on its way, or there is none. */
  is: 'looking' | 'answered' | 'offline' | 'failed'
}

/** Records that hold the typed words: at once those this browser knows, then those the server finds. */
export function useFound(text: string, attempt: number): Found | null {
  const [answered, setAnswered] = useState<Found | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (!text) return
    let wanted = true
    const timer = setTimeout(() => {
      client.search(text, { kinds, limit: MOST }).then(
        ({ items, nextCursor }) =>
          wanted && setAnswered({ of: text, hits: items.map(learnt), isMore: nextCursor !== null, is: 'answered' }),
        () => wanted && setAnswered({ ...known(text), is: navigator.onLine ? 'failed' : 'offline' }),
      )
    }, PAUSE_MS)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [text, attempt])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt looks again
  const here = useMemo(() => (text ? known(text) : null), [text, attempt])
  return here && answered?.of === text ? answered : here
}

const learnt = (hit: Hit): Hit => (hit.kind === 'task' ? { ...hit, record: records.learn(hit.record) } : hit)

function known(text: string): Found {
  const tasks = new Map<string, Task>()
  const pages = queryClient().getQueriesData<readonly TaskPage[]>({ queryKey: ['tasks'] })
  for (const [, list] of pages) for (const { items } of list ?? []) for (const task of items) if (!task.deletedAt) tasks.set(task.id, task)
  const hits = [...tasks.values()].filter(({ title }) => rank({ words: title }, text) > STRONG).slice(0, MOST)
  return { of: text, hits: hits.map((record) => ({ kind: 'task', record })), isMore: false, is: 'looking' }
}
