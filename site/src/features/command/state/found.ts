import type { SearchHit } from '@throughline/client'
import type { Task } from '@throughline/core/task'
import { useEffect, useMemo, useState } from 'react'
import { client } from '../../desk/client.ts'
import { queryClient } from '../../desk/query-client.ts'
import { ranking, STRONG } from '../../desk/rank.ts'
import type { TaskPage } from '../../task/rules/place.ts'
import { records } from '../../task/state/queries.ts'
import { fewerHits, type NamedHit } from '../rules/fewer-hits.ts'

/** Typing pauses this long before the server is asked. */
const PAUSE_MS = 90
/** Lines of what was found, and what they are chosen from. */
const [MOST, CHOSEN_FROM] = [8, 20]

const kinds = [
  'task',
  'goal',
  'check-in',
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
      client.search(text, { kinds, limit: CHOSEN_FROM }).then(
        ({ items, nextCursor }) =>
          wanted &&
          setAnswered({
            of: text,
            hits: fewerHits(items as Hit[], text, MOST, named).map(learnt),
            isMore: nextCursor !== null || items.length > MOST,
            is: 'answered',
          }),
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

/** By what people call it: a job by its role and where, a position likewise. */
function named({ kind, record }: Hit): NamedHit {
  const { title, name, text, role, company, position, organisation }: Partial<Record<string, unknown>> = record
  return { kind, name: [title, name, text, role, company, position, organisation].filter((said) => typeof said === 'string').join(' ') }
}

const learnt = (hit: Hit): Hit => (hit.kind === 'task' ? { ...hit, record: records.learn(hit.record) } : hit)

function known(text: string): Found {
  const scoreOf = ranking(text)
  const hits = new Map<string, Hit>()
  for (const task of knownTasks()) {
    if (task.deletedAt || scoreOf({ words: task.title }) <= STRONG) continue
    hits.set(task.id, { kind: 'task', record: task })
    // This is done within the drawing of what a key leads to, and a browser may know thousands.
    if (hits.size === MOST) break
  }
  return { of: text, hits: [...hits.values()], isMore: false, is: 'looking' }
}

/** Those of every list, one after the other. */
function* knownTasks(): Generator<Task> {
  const pages = queryClient().getQueriesData<readonly TaskPage[]>({ queryKey: ['tasks'] })
  for (const [, list] of pages) for (const { items } of list ?? []) yield* items
}
