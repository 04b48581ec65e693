import { z } from 'zod'
import {
  type ActorDep,
  type ClockDep,
  cursorOf,
  Instant,
  type Page,
  type PageRequest,
  PlainDate,
  RecordId,
  type StoreDep,
  today,
} from '../../kernel/index.ts'
import type { Days } from '../days.ts'
import { isActive, repeats } from '../rules.ts'
import { type Completion, completions, Task, tasks } from '../schema.ts'
import { roundsWithin } from './next-round.ts'
import { partsOf } from './rule-parts.ts'

export const Occurrences = z
  .object({
    task: Task,
    /** The days it will come round on after the round that is due now, if each is done on its day. */
    planned: z.array(PlainDate),
    /** Rounds that were done on these days, by the date they were done on. */
    done: z.array(z.object({ completionId: RecordId, localDate: PlainDate, completedAt: Instant })),
  })
  .meta({ id: 'Occurrences' })
export type Occurrences = z.infer<typeof Occurrences>

/**
 * Work one page may cost: a rule that picks among days, or counts them from its beginning, takes milliseconds to follow
 * where a plain one takes a fraction of one, and somebody may have hundreds made for it.
 */
const BUDGET = 200
const PICKING = 10

/** Completions read at once. */
const PAGE = 1_000

/**
 * When repeating tasks come round within some days, and when they were done in them: one page of repeating tasks, by
 * id, those left out that have nothing to do with these days; one of costly rules ends sooner.
 */
export async function listOccurrences(deps: StoreDep & ClockDep & ActorDep, days: Days, page: PageRequest): Promise<Page<Occurrences>> {
  const { store, actor } = deps
  const { items, nextCursor } = withinBudget(await store.list(actor.space, tasks.queries.bySeries, { each: true }, page))
  const done = items.length ? await completedWithin(deps, days, new Set(items.map(({ id }) => id))) : new Map<string, Completion[]>()
  const occurrences = items.map((task) => ({
    task,
    planned: repeats(task) && isActive(task) ? roundsWithin(task, { today: today(deps), ...days }) : [],
    done: (done.get(task.id) ?? []).map(({ id, localDate, completedAt }) => ({ completionId: id, localDate, completedAt })),
  }))
  return { items: occurrences.filter(({ planned, done }) => planned.length + done.length > 0), nextCursor }
}

/** The tasks of a page whose work fits, and where the rest goes on. */
function withinBudget({ items, nextCursor }: Page<Task>): Page<Task> {
  let cost = 0
  const cut = items.findIndex((task) => {
    cost += costOf(task)
    return cost > BUDGET
  })
  if (cut < 1) return { items, nextCursor }
  return { items: items.slice(0, cut), nextCursor: cursorOf([(items[cut - 1] as Task).id]) }
}

function costOf({ recurrence }: Task): number {
  const parts = recurrence && partsOf(recurrence.rrule)
  return parts && dear.some((name) => name in parts) ? PICKING : 1
}

const dear = ['BYSETPOS', 'BYWEEKNO', 'BYYEARDAY', 'COUNT']

/** Completions of some tasks, by task. */
async function completedWithin({ store, actor }: StoreDep & ActorDep, days: Days, wanted: ReadonlySet<string>) {
  const found: Completion[] = []
  let after: string | undefined
  do {
    const page = await store.list(actor.space, completions.queries.byLocalDate, { ...days }, { limit: PAGE, after })
    found.push(...page.items.filter(({ taskId }) => wanted.has(taskId)))
    after = page.nextCursor ?? undefined
  } while (after)
  return Map.groupBy(found, ({ taskId }) => taskId)
}
