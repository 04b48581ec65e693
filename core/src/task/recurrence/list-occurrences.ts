import { z } from 'zod'
import {
  type ActorDep,
  type ClockDep,
  compareTexts,
  cursorOf,
  type GiveWayDep,
  Instant,
  listPages,
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

/**
 * When repeating tasks come round within some days, and which rounds were done in them or were due in them: one page of repeating tasks, by
 * id, those left out that have nothing to do with these days; one of costly rules ends sooner.
 */
export async function listOccurrences(
  deps: StoreDep & ClockDep & ActorDep & GiveWayDep,
  days: Days,
  page: PageRequest,
): Promise<Page<Occurrences>> {
  const { store, actor } = deps
  const { items, nextCursor } = withinBudget(await store.list(actor.space, tasks.queries.bySeries, { each: true }, page))
  const done = await roundsDone(deps, days, new Set(items.map(({ id }) => id)))
  const occurrences = items.map((task) => ({
    task,
    planned: repeats(task) && isActive(task) ? roundsWithin(task, { today: today(deps), ...days }) : [],
    done: done.get(task.id) ?? [],
  }))
  return { items: occurrences.filter(({ planned, done }) => planned.length + done.length > 0), nextCursor }
}

type Round = Occurrences['done'][number]

const roundOf = ({ id, localDate, completedAt, occurrenceDate, snapshot }: Completion): Round => ({
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

/** Rounds of some tasks that were done on some days or were due on them, by task and in the order they were done. */
async function roundsDone(deps: StoreDep & ActorDep & GiveWayDep, days: Days, wanted: ReadonlySet<string>) {
  const found = new Map<string, Map<string, Round>>()
  if (wanted.size > 0)
    for (const query of [completions.queries.byLocalDate, completions.queries.byRoundDay])
      for await (const page of listPages(deps, deps.actor.space, query, { ...days })) {
        for (const completion of page) {
          const { taskId } = completion
          if (!wanted.has(taskId)) continue
          const rounds = found.get(taskId) ?? new Map<string, Round>()
          found.set(taskId, rounds.set(completion.id, roundOf(completion)))
        }
        await deps.giveWay()
      }
  return new Map([...found].map(([taskId, rounds]) => [taskId, [...rounds.values()].sort(byDone)]))
}

const byDone = (a: Round, b: Round) => compareTexts(a.localDate, b.localDate) || compareTexts(a.completionId, b.completionId)
