import { goals, isClosed } from '../goal/index.ts'
import { entryName, journalEntries } from '../journal/index.ts'
import {
  type ActorDep,
  type ClockDep,
  type Kind,
  type KindsDep,
  MAX_LIMIT,
  nowText,
  oneFault,
  type StoreDep,
  type StoredRecord,
} from '../kernel/index.ts'
import { getTask } from './get-task.ts'
import { isActive } from './rules.ts'
import type { SaidIn } from './said-in.ts'
import { type NewTaskLink, type Task, type TaskLink, tasks } from './schema.ts'

type Deps = StoreDep & ActorDep & KindsDep

/** A record at one end of a link, as the other shows it. */
export interface LinkedRecord {
  kind: TaskLink['kind']
  id: string
  title: string
  /** Whether there is still something to do about it; of an entry of the journal and a story always, of a target job while it goes on. */
  isOpen: boolean
}

export interface TaskLinks {
  /** What the task names and is not in the trash, in its order. */
  to: (LinkedRecord & Pick<TaskLink, 'quote' | 'capturedAt'>)[]
  /** The tasks that name it. */
  from: LinkedRecord[]
  /** The passage of a message that it was made of, and whether the person is still where that was said. */
  saidIn: (SaidIn & { isThere: boolean }) | null
}

/** How many tasks are told that name one. */
const MOST_FROM = 50

const known = { task: tasks, goal: goals, 'journal-entry': journalEntries } as const

/** The kind that a link names. The area of some is not known here: what the storage was opened with tells. */
function linkedKind({ kinds }: KindsDep, name: TaskLink['kind'] | 'participation'): Kind {
  const kind = name in known ? known[name as keyof typeof known] : kinds.find((each) => each.name === name)
  if (!kind) throw new Error(`The storage was opened without the kind ${name}.`)
  return kind
}

/** Links with what was left out: a new one is made now, one that was there keeps its moment. */
export function linksOf(deps: ClockDep, asked: readonly NewTaskLink[], before: readonly TaskLink[]): TaskLink[] {
  return asked.map(({ kind, id, quote = null, capturedAt }) => {
    const known = before.find((link) => isSame(link, { kind, id, quote }))
    return { kind, id, quote, capturedAt: capturedAt ?? known?.capturedAt ?? nowText(deps) }
  })
}

/**
 * Makes sure that a task may name these records; what it named before may be gone by now.
 * @throws AppError `validation` when one of them is not there, is the task itself, or is named twice.
 */
export async function checkLinks(deps: Deps, links: readonly TaskLink[], task: Pick<Task, 'id' | 'links'>): Promise<void> {
  for (const [place, link] of links.entries()) {
    if (link.id === task.id) throw badLink(place, 'itself', 'A task cannot be linked to itself.')
    if (links.findIndex((other) => isSame(other, link)) < place) throw badLink(place, 'twice', 'This is linked already.')
    if (!task.links.some((known) => known.id === link.id) && !(await isLive(deps, link)))
      throw badLink(place, `no_such_${link.kind.replace('-', '_')}`, `There is no such ${linkedKind(deps, link.kind).noun}.`)
  }
}

const isSame = (a: Pick<TaskLink, 'kind' | 'id' | 'quote'>, b: Pick<TaskLink, 'kind' | 'id' | 'quote'>) =>
  a.kind === b.kind && a.id === b.id && a.quote === b.quote

const badLink = (place: number, code: string, message: string) => oneFault(`/links/${place}`, code, message)

async function isLive(deps: Deps, { kind, id }: TaskLink): Promise<boolean> {
  const found = await deps.store.get(deps.actor.space, linkedKind(deps, kind), id)
  return found !== null && found.deletedAt === null
}

/** What a task is linked to, and what is linked to it. @throws AppError `not-found` */
export async function readLinks(deps: Deps, id: string): Promise<TaskLinks> {
  const { store, actor } = deps
  const { links, saidIn } = await getTask(deps, id)
  const idsOf = (kind: TaskLink['kind']) => links.filter((link) => link.kind === kind).map((link) => link.id)
  const [linkedTasks, linkedGoals, linkedEntries, linkedJobs, linkedStories, from, isThere] = await Promise.all([
    store.getMany(actor.space, tasks, idsOf('task')),
    store.getMany(actor.space, goals, idsOf('goal')),
    store.getMany(actor.space, journalEntries, idsOf('journal-entry')),
    namedBy<NamedJob>(deps, 'target-job', idsOf('target-job')),
    namedBy<NamedStory>(deps, 'story', idsOf('story')),
    store.list(actor.space, tasks.queries.byLinked, { each: id }, { limit: MOST_FROM }),
    saidIn && isIn(deps, saidIn.discussionId),
  ])
  const live = [
    ...linkedTasks.filter(({ deletedAt }) => !deletedAt).map(asLinked),
    ...linkedGoals
      .filter(({ deletedAt }) => !deletedAt)
      .map(({ id, title, status }): LinkedRecord => ({ kind: 'goal', id, title, isOpen: !isClosed(status) })),
    ...linkedEntries
      .filter(({ deletedAt }) => !deletedAt)
      .map((entry): LinkedRecord => ({ kind: 'journal-entry', id: entry.id, title: entryName(entry), isOpen: true })),
    ...linkedJobs.filter(({ deletedAt }) => !deletedAt).map(asLinkedJob),
    ...linkedStories
      .filter(({ deletedAt }) => !deletedAt)
      .map(({ id, title }): LinkedRecord => ({ kind: 'story', id, title, isOpen: true })),
  ]
  const byId = new Map(live.map((record) => [record.id, record]))
  return {
    to: links.flatMap(({ id, quote, capturedAt }) => {
      const record = byId.get(id)
      return record ? [{ ...record, quote, capturedAt }] : []
    }),
    from: from.items.map(asLinked),
    saidIn: saidIn && { ...saidIn, isThere: isThere ?? false },
  }
}

/** Whether the person has a discussion, which they do while they are in it. */
async function isIn(deps: Deps, discussionId: string): Promise<boolean> {
  const found = await deps.store.get(deps.actor.space, linkedKind(deps, 'participation'), discussionId)
  return found !== null && found.deletedAt === null
}

/** Records of which it is told at once how many tasks name them. */
export const MAX_LINKED = MAX_LIMIT

/** How many tasks name each of some records, of those that any task names. What is not there is named by none. */
export async function countLinked({ store, actor }: StoreDep & ActorDep, ids: readonly string[]): Promise<{ id: string; tasks: number }[]> {
  const values = [...new Set(ids)].slice(0, MAX_LINKED)
  const found = await store.countEach(actor.space, tasks.queries.byLinked, {}, { key: 'linked', values })
  return [...found].map(([id, tasks]) => ({ id, tasks }))
}

/** What is read here of a target job and a story, whose area builds on this one. */
type NamedJob = StoredRecord & { role: string; company: string; stage: string }

type NamedStory = StoredRecord & { title: string }

async function namedBy<R extends StoredRecord>(deps: Deps, kind: TaskLink['kind'], ids: readonly string[]): Promise<R[]> {
  if (ids.length === 0) return []
  return (await deps.store.getMany(deps.actor.space, linkedKind(deps, kind), ids)) as R[]
}

const ended: ReadonlySet<string> = new Set(['accepted', 'rejected', 'withdrawn'])

const asLinkedJob = ({ id, role, company, stage }: NamedJob): LinkedRecord => ({
  kind: 'target-job',
  id,
  title: company ? `${role}, ${company}` : role,
  isOpen: !ended.has(stage),
})

const asLinked = (task: Task): LinkedRecord => ({ kind: 'task', id: task.id, title: task.title, isOpen: isActive(task) })
