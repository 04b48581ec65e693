import { foldText, type Query, type QueryArgs } from '../../kernel/index.ts'
import { goalKey } from '../goal/goal-keys.ts'
import type { NamedGoals } from '../goal/named-goals.ts'
import { type Task, tasks } from '../schema.ts'
import { ANY_DAY } from '../task-view.ts'
import { boundsOf, type DayBounds, stepped } from './days.ts'
import { namesGoal } from './predicate.ts'
import type { DateField, Filter, Term } from './syntax.ts'

/** A declared query that holds everything a filter may match, among other tasks. */
export interface Stage {
  query: Query<Task>
  args: QueryArgs
}

interface Candidate extends Stage {
  /** Fewer come first. */
  rank: number
}

/**
 * The declared queries to walk, one after the other, for a filter. No task is in two of them, and each task that the
 * filter matches is in one: the narrowest that the filter's own words allow. `today` is the person's date; `goals` are theirs, where
 * the filter names any.
 */
export function planFilter(filter: Filter, today: string, goals: NamedGoals = noGoals): readonly Stage[] {
  const terms = (filter.is === 'all' ? filter.of : [filter]).filter(isTerm)
  const done = doneStage(terms, today)
  const stages = activeness(terms).map((active) => {
    const all: Candidate = { rank: 9, query: tasks.queries.byActive, args: { where: { active } } }
    return [all, ...candidates(terms, { active, today, goals })].reduce((best, next) => (next.rank < best.rank ? next : best))
  })
  return done && stages.every(({ rank }) => done.rank < rank) ? [done] : stages
}

const isTerm = (filter: Filter): filter is Term => !['all', 'any', 'not'].includes(filter.is)

const open: readonly string[] = ['open', 'in-progress', 'active', 'overdue', 'today', 'inbox', 'blocked', 'deferred']
const shut: readonly string[] = ['done', 'cancelled', 'closed']

/** Whether what matches is active, closed, or either: the values of the key `active` to look under. */
function activeness(terms: readonly Term[]): boolean[] {
  const named = terms.filter((term) => term.is === 'status' || term.is === 'state')
  const only = (words: readonly string[]) => named.some(({ any }) => any.every((word) => words.includes(word)))
  return [true, false].filter((active) => !only(active ? shut : open))
}

const noGoals: NamedGoals = { goals: [], isWhole: false }

interface Planning {
  active: boolean
  today: string
  goals: NamedGoals
}

function candidates(terms: readonly Term[], { active, today, goals }: Planning): Candidate[] {
  const { queries } = tasks
  const found: Candidate[] = []
  const due = daysAllowed(terms, 'due', today)
  if (due) found.push({ rank: due.first && due.last ? 1 : 5, query: queries.byDue, args: { where: { active }, ...keysOf(due) } })
  for (const term of terms) {
    if (term.is === 'tag' && term.any.length === 1)
      found.push({ rank: 2, query: queries.byTagKey, args: { where: { active }, each: foldText(term.any[0] ?? '') } })
    const goalId = term.is === 'goal' && onlyGoal(term, goals)
    if (goalId) found.push({ rank: 1.5, query: queries.byGoal, args: { each: goalKey[active ? 'active' : 'closed'](goalId) } })
    if (term.is !== 'state' || !active) continue
    const [state, other] = term.any
    if (other) continue
    const where = { active: true }
    if (state === 'overdue') found.push({ rank: 3, query: queries.byLateness, args: { where, from: ANY_DAY, before: today } })
    if (state === 'today') found.push({ rank: 3, query: queries.byDay, args: { where, from: ANY_DAY, before: stepped(today, 1) } })
    if (state === 'inbox') found.push({ rank: 4, query: queries.inbox, args: { where: { inbox: true } } })
  }
  return found
}

/** The one goal that is meant; `null` when there may be more, or others than are known. */
function onlyGoal({ goal }: Term & { is: 'goal' }, { goals, isWhole }: NamedGoals): string | null {
  if (typeof goal === 'string' || !isWhole) return null
  const isNamed = namesGoal(goal)
  const [first, second] = goals.filter(({ title }) => isNamed(title))
  return first && !second ? first.id : null
}

/**
 * What was done on some days, active again or not. A person's day may begin or end up to a day away from that of UTC, and
 * what was done elsewhere kept the date of there.
 */
function doneStage(terms: readonly Term[], today: string): Candidate | null {
  const days = daysAllowed(terms, 'done', today)
  if (!days) return null
  const { first, last } = days
  return {
    rank: first ? 2.5 : 8,
    query: tasks.queries.done,
    args: { from: first ? stepped(first, -1) : ANY_DAY, ...(last && { before: stepped(last, 2) }) },
  }
}

/** The days that all conditions on a field allow; `null` when one without such a day may match. */
function daysAllowed(terms: readonly Term[], field: DateField, today: string): DayBounds | null {
  const bounds = terms.flatMap((term): DayBounds[] => {
    if (term.is !== 'date' || term.field !== field || term.condition === 'none') return []
    return [term.condition === 'any' ? { first: null, last: null } : boundsOf(term.condition, field, today)]
  })
  const narrowed = (a: DayBounds, b: DayBounds) => ({ first: later(a.first, b.first), last: earlier(a.last, b.last) })
  return bounds.length ? bounds.reduce(narrowed) : null
}

const later = (a: string | null, b: string | null) => (a && b ? (a > b ? a : b) : (a ?? b))
const earlier = (a: string | null, b: string | null) => (a && b ? (a < b ? a : b) : (a ?? b))

const keysOf = ({ first, last }: DayBounds) => ({ from: first ?? ANY_DAY, ...(last && { before: `${last}~` }) })
