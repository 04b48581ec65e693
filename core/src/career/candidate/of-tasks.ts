import { goals } from '../../goal/index.ts'
import { addDays, listPages, localDate, type Pace, pacer, startOfDay } from '../../kernel/index.ts'
import { doneAt, type Task, tasks, timeOfEach } from '../../task/index.ts'
import type { SourceDeps } from '../source/read-sources.ts'
import { readCount } from '../suggest/read-count.ts'
import { readMetric } from '../suggest/read-metric.ts'
import type { WinCandidate } from './schema.ts'
import { type Range, weighed } from './weighed.ts'
import { isErrand, MUCH_WORK, measureIn } from './worth-keeping.ts'

/** Tasks that are looked at, the last of the range; a page more, at most. */
const MOST = 400

/** Minutes. */
const SOME_WORK = 60
const MANY_STEPS = 3
/** UTF-16 units of notes that tell that much was thought about it. */
const LONG_NOTES = 200

/** What a task counts as beside its words, in UTF-16 units; of its notes a few thousand are looked at. */
const [RECORD, MOST_LOOKED_AT] = [200, 5_000]

/** Tasks that were done. */
export async function candidateTasks(deps: SourceDeps, { from, until }: Range): Promise<WinCandidate[]> {
  const { actor } = deps
  const days = { from: startOfDay(from, actor), before: startOfDay(addDays(until, 1), actor) }
  const candidates: WinCandidate[] = []
  const pace = pacer(deps)
  for await (const page of listPages(deps, actor.space, tasks.queries.done, days)) {
    candidates.push(...(await weighedTasks(deps, page.filter(isDone), pace)))
    if (candidates.length >= MOST) break
  }
  return candidates
}

/** @param some up to a page of them */
async function weighedTasks(deps: SourceDeps, some: readonly Task[], pace: Pace): Promise<WinCandidate[]> {
  const { store, actor } = deps
  const ids = some.map(({ id }) => id)
  const [steps, time, named] = await Promise.all([
    store.countEach(actor.space, tasks.queries.byParent, {}, { key: 'parentId', values: ids }),
    timeOfEach(deps, ids),
    store.getMany(actor.space, goals, [...new Set(some.flatMap(({ goalId }) => goalId ?? []))]),
  ])
  const goalTitle = new Map(named.map(({ id, title }) => [id, title]))
  const candidates: WinCandidate[] = []
  for (const task of some) {
    await pace(RECORD + Math.min(task.title.length + task.notes.length, MOST_LOOKED_AT))
    const milliseconds = time.get(task.id)?.milliseconds ?? 0
    const parts = (steps.get(task.id) ?? 0) + task.checklist.length
    // What it was meant to take stands for what nobody timed.
    const minutes = Math.round(milliseconds / 60_000) || (task.durationMinutes ?? 0)
    const goal = goalTitle.get(task.goalId ?? '')
    const isOfWork = !isErrand(task.title)
    const said = isOfWork ? (readMetric(`${task.title}\n${task.notes}`)?.because ?? measureIn(task.title)) : null
    const counted = isOfWork && said === null ? readCount(task.title) : null
    const date = task.lastCompletion?.localDate ?? localDate(Temporal.Instant.from(doneAt(task) as string), actor)
    candidates.push(
      weighed({ title: task.title, date, number: null, from: { kind: 'task', id: task.id } }, [
        said !== null && ['number', said],
        counted !== null && ['count', counted.because],
        task.priority === 'urgent' && ['urgent'],
        task.priority === 'high' && ['high-priority'],
        minutes >= MUCH_WORK ? ['long-work', String(minutes)] : minutes >= SOME_WORK && ['some-work', String(minutes)],
        goal !== undefined && ['goal', goal],
        parts >= MANY_STEPS && ['steps', String(parts)],
        task.notes.length >= LONG_NOTES && ['notes'],
      ]),
    )
  }
  return candidates
}

const isDone = ({ status, lastCompletion }: Task) => status !== 'cancelled' && lastCompletion !== null && !lastCompletion.undone
