import type { Task } from '@throughline/core/task'
import { dueDay } from '@throughline/core/task/rules'
import type { ListPlace, Sorting } from './list-address.ts'
import type { Group, Section } from './sections.ts'
import { byOrder, compareIn } from './views.ts'

type Compare = (a: Task, b: Task) => number

/** Most pressing first. */
const priorities = ['urgent', 'high', 'medium', 'low', 'none']
const statuses = ['in-progress', 'open', 'done', 'cancelled']

/** The tasks of a list in the order and the groups that were asked for. `locale` decides how titles stand. */
export function arrangedSections(place: ListPlace, tasks: readonly Task[], locale: string): Section[] {
  if (tasks.length === 0) return []
  const sorted = tasks.toSorted(compareAs(place, locale))
  const { group } = place.list
  if (group === null || group === 'none') return [{ key: place.view, kind: 'plain', tasks: sorted }]
  const groups = Map.groupBy(sorted, (task) => sameAs(group, groupOf[group](task)))
  const sections = [...groups].map(([same, tasks]) => ({
    key: `${group}-${same ?? ''}`,
    kind: 'group' as const,
    group: { by: group, of: tasks[0] ? groupOf[group](tasks[0]) : same },
    tasks,
  }))
  return sections.sort((a, b) => compareGroups(group, locale, a.group.of, b.group.of))
}

/** What a task is grouped by. With several tags it stands once, under the first. */
const groupOf: Readonly<Record<Group['by'], (task: Task) => string | null>> = {
  day: dueDay,
  priority: ({ priority }) => priority,
  tag: ({ tags }) => tags[0] ?? null,
  status: ({ status }) => status,
  parent: ({ parentId }) => parentId,
  goal: ({ goalId }) => goalId,
}

/** Tags are the same however they are capitalised, as in a filter. */
const sameAs = (by: Group['by'], of: string | null) => (by === 'tag' ? (of?.toLowerCase() ?? null) : of)

function compareGroups(by: Group['by'], locale: string, a: string | null, b: string | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  if (by === 'day') return a < b ? -1 : 1
  if (by === 'priority') return priorities.indexOf(a) - priorities.indexOf(b)
  if (by === 'status') return statuses.indexOf(a) - statuses.indexOf(b)
  // Parents and goals stay as their first tasks stand.
  return by === 'tag' ? titleCollator(locale).compare(a, b) : 0
}

function compareAs({ view, list: { sort, isReversed } }: ListPlace, locale: string): Compare {
  if (sort === null) return compareIn(view)
  const [compare, isBlank] = sorts(locale)[sort]
  // What has nothing to sort by comes last, either way round.
  return (a, b) => Number(isBlank(a)) - Number(isBlank(b)) || (isReversed ? compare(b, a) : compare(a, b)) || byOrder(a, b)
}

type Sort = readonly [compare: Compare, isBlank: (task: Task) => boolean]

const never = () => false
const byText = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1)

const sorts = (locale: string): Readonly<Record<Sorting, Sort>> => {
  const collator = titleCollator(locale)
  return {
    manual: [byOrder, never],
    due: [(a, b) => byText(dueText(a), dueText(b)), (task) => dueDay(task) === null],
    priority: [(a, b) => priorities.indexOf(a.priority) - priorities.indexOf(b.priority), never],
    title: [(a, b) => collator.compare(a.title, b.title), never],
    newest: [(a, b) => byText(b.createdAt, a.createdAt) || byText(b.id, a.id), never],
  }
}

/** Times of a day before what is due on it at no time. */
const dueText = ({ dueAt, dueDate }: Task) => dueAt ?? `${dueDate}~`

const titleCollator = (locale: string) => new Intl.Collator(locale, { numeric: true })
