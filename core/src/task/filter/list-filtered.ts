import { type Goal, goals } from '../../goal/index.ts'
import {
  type ActorDep,
  AppError,
  badCursor,
  type ClockDep,
  type Cursor,
  cursorOf,
  type JsonPage,
  type Kind,
  keyOf,
  keysIn,
  MAX_DEPTH,
  MAX_LIMIT,
  type PageRequest,
  type StoreDep,
  type StoredRecord,
  today,
} from '../../kernel/index.ts'
import { namedGoals } from '../goal/named-goals.ts'
import { type Task, tasks } from '../schema.ts'
import { type TaskView, taskView } from '../task-view.ts'
import { faultWithPlace } from './fault-words.ts'
import { looksAt, standingAlone, termsOf } from './needs.ts'
import { parseFilter } from './parse.ts'
import { planFilter, type Stage } from './plan-filter.ts'
import { predicateOf } from './predicate.ts'
import type { Filter } from './syntax.ts'

/** Tasks looked at for one page; what comes after is for the next. */
export const MAX_LOOKED_AT = 2_000

/** Characters looked through for one page, once for each word of the filter; what comes after is for the next. */
const MAX_READ = 4_000_000

type Deps = StoreDep & ClockDep & ActorDep

export interface FilteredAsked {
  filter: string
  view?: TaskView | undefined
}

/**
 * One page of the tasks that a filter matches: of a view, in its order; or, without a view, of all that is not in the
 * trash, and of what is active alone unless the filter names a status. Then the order is that of the index that serves
 * it. A page may hold fewer tasks than asked for, even none, before the last: `nextCursor` says whether it goes on.
 * @throws AppError `validation` for a filter that cannot be read, or the cursor of another list.
 */
export async function listFiltered(deps: Deps, { filter: text, view }: FilteredAsked, page: PageRequest): Promise<JsonPage> {
  const filter = readFilter(text)
  const whole = view ? filter : standingAlone(filter)
  const stages = view ? [taskView(deps, view)] : planFilter(whole, today(deps), looksAt(whole).goals ? await namedGoals(deps) : undefined)
  const { items, nextCursor } = await walk(deps, stages, whole, page)
  return { json: JSON.stringify(items), nextCursor }
}

function readFilter(text: string): Filter {
  const { filter, faults } = parseFilter(text)
  if (filter) return filter
  throw new AppError('validation', 'This filter cannot be read.', {
    faults: faults.map((fault) => ({ pointer: '/filter', code: fault.code, message: faultWithPlace(fault) })),
  })
}

async function walk(deps: Deps, stages: readonly Stage[], filter: Filter, { limit, after }: PageRequest) {
  const others = createOthers(deps, filter)
  const test = predicateOf(filter, { today: today(deps), ...deps.actor, other: others.known, goal: others.goal })
  const items: Task[] = []
  const words = [...termsOf(filter)].filter(({ is }) => is === 'words').length
  let looked = 0
  let readSoFar = 0
  let place = after === undefined ? { stage: 0, within: undefined } : placeOf(after, stages.length)
  for (let stage = stages[place.stage]; stage; stage = stages[place.stage]) {
    const read = await deps.store.list(deps.actor.space, stage.query, stage.args, { limit: MAX_LIMIT, after: place.within })
    await others.learn(read.items)
    let last: Task | undefined
    for (const task of read.items) {
      const here = () => cursorAt(place.stage, last ? keysAt(stage, last) : place.within)
      if (readSoFar > MAX_READ) return { items, nextCursor: here() }
      readSoFar += words * lengthOf(task)
      if (test(task)) {
        if (items.length === limit) return { items, nextCursor: here() }
        items.push(task)
      }
      last = task
    }
    looked += read.items.length
    place = read.nextCursor === null ? { stage: place.stage + 1, within: undefined } : { stage: place.stage, within: read.nextCursor }
    if (looked >= MAX_LOOKED_AT && place.stage < stages.length) return { items, nextCursor: cursorAt(place.stage, place.within) }
  }
  return { items, nextCursor: null }
}

const lengthOf = ({ title, notes, checklist }: Task): number =>
  checklist.reduce((sum, { text }) => sum + text.length, title.length + notes.length)

const keysAt = ({ query }: Stage, task: Task): Cursor => cursorOf(query.order.map((key) => keyOf(tasks, task, key) as string | number))

/** Which of the queries, and where in it. */
const cursorAt = (stage: number, within: Cursor | undefined): Cursor => JSON.stringify([stage, within ?? ''])

function placeOf(cursor: Cursor, stages: number): { stage: number; within: Cursor | undefined } {
  const [stage, within] = keysIn(cursor)
  if (typeof stage !== 'number' || !Number.isInteger(stage) || stage < 0 || stage >= stages || typeof within !== 'string') throw badCursor()
  return { stage, within: within || undefined }
}

/** The other tasks and the goals that a filter looks at, read before they are needed and no more than once. */
function createOthers({ store, actor }: StoreDep & ActorDep, filter: Filter) {
  const wanted = looksAt(filter)
  const known = new Map<string, Task | null>()
  const knownGoals = new Map<string, Goal | null>()
  const learnInto = async <R extends StoredRecord>(kind: Kind<R>, map: Map<string, R | null>, ids: readonly string[]) => {
    const unknown = [...new Set(ids)].filter((id) => !map.has(id))
    if (unknown.length === 0) return
    for (const id of unknown) map.set(id, null)
    for (const record of await store.getMany(actor.space, kind, unknown)) map.set(record.id, record)
  }
  const read = (ids: readonly string[]) => learnInto(tasks, known, ids)
  return {
    known: (id: string) => known.get(id),
    goal: (id: string) => knownGoals.get(id),
    async learn(page: readonly Task[]): Promise<void> {
      if (wanted.blockers) await read(page.flatMap(({ blockedBy }) => blockedBy))
      if (wanted.goals)
        await learnInto(
          goals,
          knownGoals,
          page.flatMap(({ goalId }) => goalId ?? []),
        )
      if (!wanted.above) return
      let above = page.flatMap(({ parentId }) => parentId ?? [])
      for (let level = 0; above.length > 0 && level < MAX_DEPTH; level++) {
        await read(above)
        above = above.flatMap((id) => known.get(id)?.parentId ?? [])
      }
    },
  }
}
