import { entryName } from '@throughline/core/journal/rules'
import { entryHref } from '../../addresses/entries.ts'
import { goalHref } from '../../addresses/goals.ts'
import { taskHref } from '../../addresses/tasks.ts'
import { client } from '../../desk/client.ts'
import type { Nameable } from '../editor/types.ts'
import { nearestFirst } from '../rules/nearest-first.ts'
import { learnFinished } from './finished.ts'

/** Results offered for what was typed behind `[[`, and those they are chosen among. */
const [OFFERED, LOOKED_AT] = [8, 30]
/** Of each kind, before anything is typed. */
const FIRST = 3

const hrefOf = { task: taskHref, goal: goalHref, 'journal-entry': entryHref } as const

const nameable = (kind: Nameable['kind'], { id, title }: { id: string; title: string }): Nameable => ({
  ...{ kind, title, href: hrefOf[kind](id) },
})

/** What an entry may name for these words; for none what is at hand. Neither itself nor what only its reader can open. */
export const findNameable = (query: string, ownId: string): Promise<Nameable[]> => (query.trim() ? found(query, ownId) : atHand(ownId))

async function found(query: string, ownId: string): Promise<Nameable[]> {
  const { items } = await client.search(query, { kinds: ['task', 'goal', 'journal-entry'], limit: LOOKED_AT })
  const records = items.flatMap((hit) => {
    if (hit.kind === 'task' && hit.record.status === 'done') learnFinished(hit.record.id)
    if (hit.kind !== 'journal-entry') return nameable(hit.kind, hit.record)
    return hit.record.id === ownId || hit.record.sealed ? [] : nameable(hit.kind, { id: hit.record.id, title: entryName(hit.record) })
  })
  return nearestFirst(records, query).slice(0, OFFERED)
}

/** What is to be done today, goals that are pursued, and what was written last. */
async function atHand(ownId: string): Promise<Nameable[]> {
  const [tasks, goals, entries] = await Promise.all([
    client.tasks.list({ view: 'today', limit: FIRST }),
    client.goals.list({ status: 'active', limit: FIRST }),
    // Some of them may be sealed.
    client.journal.list({ fields: ['id', 'title', 'excerpt', 'entryDate', 'sealed'], limit: 4 * FIRST }),
  ])
  const open = entries.items.filter(({ id, sealed }) => id !== ownId && !sealed).slice(0, FIRST)
  return [
    ...tasks.items.map((task) => nameable('task', task)),
    ...goals.items.map((goal) => nameable('goal', goal)),
    ...open.map((entry) => nameable('journal-entry', { id: entry.id, title: entryName(entry) })),
  ]
}
