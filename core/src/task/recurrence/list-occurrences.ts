import { z } from 'zod'
import {
  type ActorDep,
  type ClockDep,
  cursorOf,
  Instant,
  type Page,
  type PageRequest,
  PlainDate,
  PlainDateTime,
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
    /** Rounds that were done on these days, or were due on them, by the date they were done on. */
    done: z.array(
      z.object({
        completionId: RecordId,
        localDate: PlainDate,
        completedAt: Instant,
        occurrenceDate: PlainDate.meta({ description: 'The day the round was due.' }),
        dueAt: PlainDateTime.nullable().meta({ description: 'The local time it was due; null when it had none.' }),
      }),
    ),
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
 * When repeating tasks come round within some days, and which rounds were done in them or were due in them: one page of repeating tasks, by
 * id, those left out that have nothing to do with these days; one of costly rules ends sooner.
 */
export async function listOccurrences(deps: StoreDep & ClockDep & ActorDep, days: Days, page: PageRequest): Promise<Page<Occurrences>> {
  const { store, actor } = deps
  const { items, nextCursor } = withinBudget(await store.list(actor.space, tasks.queries.bySeries, { each: true }, page))
  const done = items.length ? await completedWithin(deps, days, new Set(items.map(({ id }) => id))) : new Map<string, Completion[]>()
  const occurrences = items.map((task) => ({
    task,
    planned: repeats(task) && isActive(task) ? roundsWithin(task, { today: today(deps), ...days }) : [],
    done: (done.get(task.id) ?? []).map(roundOf),
  }))
  return { items: occurrences.filter(({ planned, done }) => planned.length + done.length > 0), nextCursor }
}

const roundOf = ({ id, localDate, completedAt, occurrenceDate, snapshot }: Completion): Occurrences['done'][number] => ({
  completionId: id,
  localDate,
  completedAt,
  occurrenceDate,
  dueAt: snapshot.dueAt,
})

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

/** Completions of some tasks that were made on some days or are of a round due on them, by task and in the order they were done. */
async function completedWithin({ store, actor }: StoreDep & ActorDep, days: Days, wanted: ReadonlySet<string>) {
  const found = new Map<string, Completion>()
  for (const query of [completions.queries.byLocalDate, completions.queries.byRoundDay]) {
    let after: string | undefined
    do {
      const page = await store.list(actor.space, query, { ...days }, { limit: PAGE, after })
      for (const completion of page.items) if (wanted.has(completion.taskId)) found.set(completion.id, completion)
      after = page.nextCursor ?? undefined
    } while (after)
  }
  const inOrder = [...found.values()].sort((a, b) => compared(a.localDate, b.localDate) || compared(a.id, b.id))
  return Map.groupBy(inOrder, ({ taskId }) => taskId)
}

const compared = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
