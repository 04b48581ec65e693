import { AppError, MAX_DEPTH } from '../kernel/index.ts'
import { closingLinks } from './closing-links.ts'
import { MAX_ROWS } from './csv-rows.ts'
import type { Headings } from './headings.ts'
import { countsOf, type ImportPlan, type PlannedTask } from './plan.ts'
import type { ProblemList } from './problem-list.ts'
import { finished, type TaskDraft } from './task-draft.ts'

const MAX_BLOCKERS = 20

/** A task of a file that says by ids what stands below what. */
interface Keyed extends Pick<PlannedTask, 'line' | 'title' | 'depth' | 'parent' | 'blockedBy'> {
  key: string
  parentKey: string | null
  /** Keys of the tasks it waits for. */
  blockerKeys: readonly string[]
}

export type KeyedDraft = Keyed & TaskDraft

interface Read {
  app: string
  drafts: readonly KeyedDraft[]
  headings: Headings
  problems: ProblemList
  /** Comments that went into the notes. */
  notes: number
}

/**
 * The plan of tasks in the order of the file, each below its parent.
 * @throws AppError `too-large` for more tasks than one import takes.
 */
export function treePlan({ app, drafts, headings, problems, notes }: Read): ImportPlan {
  if (drafts.length > MAX_ROWS)
    throw new AppError('too-large', `The file has more than ${MAX_ROWS.toLocaleString('en')} tasks. Export one project or list at a time.`)
  const tasks = inTree(drafts, problems).map(({ key: _, parentKey: __, blockerKeys: ___, ...task }) =>
    finished(task, app, (message) => problems.add(task.line ?? task.title, message)),
  )
  const sections = headings.all()
  return { tasks, sections, problems: problems.sorted(), counts: { ...countsOf(tasks), sections: sections.length, notes } }
}

/**
 * Tasks in their order, each after its parent, with their places said. A circle is cut where it is met first, a parent that
 * is not in the file leaves its tasks at the top, and what stands too deep moves up; each is told.
 */
export function inTree<T extends Keyed>(drafts: readonly T[], problems: ProblemList): T[] {
  const report: Report = (task, message) => problems.add(task.line ?? task.title, message)
  const byKey = keyed(drafts, report)
  const parents = parentsOf(drafts, byKey, report)
  const ordered = placed(drafts, parents, report)
  const places = new Map<Keyed, number>(ordered.map((task, place) => [task, place]))
  wait(ordered, { byKey, places, report })
  return ordered
}

type Report = (task: Keyed, message: string) => void

function keyed(drafts: readonly Keyed[], report: Report): ReadonlyMap<string, Keyed> {
  const byKey = new Map<string, Keyed>()
  for (const task of drafts) {
    if (task.key === '') continue
    if (byKey.has(task.key)) report(task, 'Another task of this file has the same id; both are imported.')
    else byKey.set(task.key, task)
  }
  return byKey
}

function parentsOf(drafts: readonly Keyed[], byKey: ReadonlyMap<string, Keyed>, report: Report): Map<Keyed, Keyed> {
  const parents = new Map<Keyed, Keyed>()
  for (const task of drafts) {
    if (!task.parentKey) continue
    const parent = byKey.get(task.parentKey)
    if (parent) parents.set(task, parent)
    else report(task, 'The task it is a step of is not in this file; it stands at the top level.')
  }
  for (const [task] of closingLinks(drafts, (task) => parentAsList(parents, task))) {
    parents.delete(task)
    report(task, 'It is a step of itself, by way of others; it stands at the top level.')
  }
  return parents
}

const parentAsList = (parents: ReadonlyMap<Keyed, Keyed>, task: Keyed): Keyed[] => {
  const parent = parents.get(task)
  return parent ? [parent] : []
}

/** Parents before their steps, each with its place; what is too deep stands beside its parent. */
function placed<T extends Keyed>(drafts: readonly T[], parents: ReadonlyMap<Keyed, Keyed>, report: Report): T[] {
  const below = Map.groupBy<Keyed | undefined, T>(drafts, (task) => parents.get(task))
  const ordered: T[] = []
  const waiting = (below.get(undefined) ?? []).toReversed().map((task) => ({ task, path: [] as readonly number[] }))
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { task, path } = next
    const above = path.slice(0, MAX_DEPTH - 1)
    if (path.length > above.length) report(task, `Steps go ${MAX_DEPTH} levels deep; this one stands at level ${MAX_DEPTH}.`)
    task.depth = above.length + 1
    task.parent = above.at(-1) ?? null
    const place = ordered.push(task) - 1
    const steps = (below.get(task) ?? []).toReversed().map((step) => ({ task: step, path: [...above, place] }))
    waiting.push(...steps)
  }
  return ordered
}

interface Places {
  byKey: ReadonlyMap<string, Keyed>
  places: ReadonlyMap<Keyed, number>
  report: Report
}

/** Says by their places what the tasks wait for. */
function wait(ordered: readonly Keyed[], { byKey, places, report }: Places): void {
  const blockers = new Map(
    ordered.map((task) => {
      const found = [...new Set(task.blockerKeys)].map((key) => byKey.get(key))
      if (found.includes(undefined)) report(task, 'A task it waits for is not in this file.')
      if (found.length > MAX_BLOCKERS) report(task, `A task waits for ${MAX_BLOCKERS} others at most; the rest was left out.`)
      return [task, found.filter((blocker) => blocker !== undefined).slice(0, MAX_BLOCKERS)] as const
    }),
  )
  const closing = closingLinks(ordered, (task) => blockers.get(task) ?? [])
  for (const [task] of closing) report(task, 'It waits for itself, by way of others; that was left out.')
  const left = Map.groupBy(closing, ([task]) => task)
  for (const task of ordered) {
    const dropped = new Set(left.get(task)?.map(([, to]) => to))
    task.blockedBy = (blockers.get(task) ?? []).filter((blocker) => !dropped.has(blocker)).map((blocker) => places.get(blocker) as number)
  }
}
