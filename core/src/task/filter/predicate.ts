import type { Goal } from '../../goal/index.ts'
import { foldText } from '../../kernel/text/search-text.ts'
import { type DayRule, localDate } from '../../kernel/time/day.ts'
import { dayKey, doneAt, dueDay, inInbox, isActive, isOverdue, repeats } from '../rules.ts'
import type { Task } from '../schema.ts'
import { boundsOf } from './days.ts'
import { type Condition, type DateField, type Filter, type Part, priorities, type State, type Term } from './syntax.ts'
import { wordsIn } from './words.ts'

/** What is asked of a goal. */
type GoalOfTask = Pick<Goal, 'title' | 'deletedAt'>

/** What is asked of other tasks than the one looked at. */
type OtherTask = Pick<Task, 'title' | 'status' | 'parentId' | 'deletedAt'>

export interface FilterContext extends DayRule {
  /** The person's date. */
  today: string
  /** A task by its id, as far as it is known; what `is:blocked` and `in:` look at. */
  other?: (id: string) => OtherTask | null | undefined
  /** A goal by its id, as far as it is known; what `goal:` looks at. */
  goal?: (id: string) => GoalOfTask | null | undefined
}

type Test = (task: Task) => boolean

/** What a filter asks of a task, made ready once for many tasks. */
export function predicateOf(filter: Filter, context: FilterContext): Test {
  switch (filter.is) {
    case 'all': {
      const tests = filter.of.map((one) => predicateOf(one, context))
      return (task) => tests.every((test) => test(task))
    }
    case 'any': {
      const tests = filter.of.map((one) => predicateOf(one, context))
      return (task) => tests.some((test) => test(task))
    }
    case 'not': {
      const test = predicateOf(filter.of, context)
      return (task) => !test(task)
    }
    default:
      return testOf(filter, context)
  }
}

/** Whether a task is what a filter asks for. */
export const matches = (filter: Filter, task: Task, context: FilterContext): boolean => predicateOf(filter, context)(task)

function testOf(term: Term, context: FilterContext): Test {
  switch (term.is) {
    case 'words':
      return wordsTest(term, context)
    case 'goal':
      return goalTest(term.goal, context)
    case 'tag': {
      const wanted = new Set(term.any.map(foldText))
      return ({ tags }) => tags.some((tag) => wanted.has(foldText(tag)))
    }
    case 'status':
      return ({ status }) => term.any.includes(status)
    case 'state':
      return (task) => term.any.some((state) => stateTests[state](task, context))
    case 'part':
      return (task) => term.any.some((part) => partTests[part](task))
    case 'priority':
      return rankTest(
        term.condition,
        (priority) => priorities.indexOf(priority),
        ({ priority }) => priority,
      )
    case 'estimate':
      return rankTest(
        term.condition,
        (minutes) => minutes,
        ({ durationMinutes }) => durationMinutes,
      )
    case 'date':
      return dateTest(term, context)
  }
}

function wordsTest({ field, text, isExact }: Term & { is: 'words' }, context: FilterContext): Test {
  const isIn = wordsIn(text, isExact)
  switch (field) {
    case 'title':
      return ({ title }) => isIn(title)
    case 'notes':
      return ({ notes }) => isIn(notes)
    case 'in':
      return (task) => above(task, context).some(({ title }) => isIn(title))
    case 'text':
      return ({ title, notes, tags, checklist }) =>
        isIn(title) || tags.some(isIn) || (notes !== '' && isIn(notes)) || checklist.some(({ text }) => isIn(text))
  }
}

function goalTest(wanted: (Term & { is: 'goal' })['goal'], { goal }: FilterContext): Test {
  if (typeof wanted === 'string') return ({ goalId }) => (goalId === null) === (wanted === 'none')
  const isNamed = namesGoal(wanted)
  return ({ goalId }) => {
    const found = goalId === null ? null : goal?.(goalId)
    return !!found && !found.deletedAt && isNamed(found.title)
  }
}

/** Tells which titles of goals are meant. */
export function namesGoal({ title, isExact }: { title: string; isExact: boolean }): (title: string) => boolean {
  if (!isExact) return wordsIn(title, false)
  const wanted = foldText(title)
  return (title) => foldText(title) === wanted
}

/** More levels than a tree has. */
const MAX_ABOVE = 10

function above({ parentId }: Pick<Task, 'parentId'>, { other }: FilterContext): OtherTask[] {
  const found: OtherTask[] = []
  for (let id = parentId; id && found.length < MAX_ABOVE; ) {
    const parent: OtherTask | null | undefined = other?.(id)
    if (!parent || parent.deletedAt) break
    found.push(parent)
    id = parent.parentId
  }
  return found
}

const stateTests: Readonly<Record<State, (task: Task, context: FilterContext) => boolean>> = {
  active: isActive,
  closed: (task) => !isActive(task),
  done: ({ status }) => status === 'done',
  cancelled: ({ status }) => status === 'cancelled',
  overdue: (task, { today }) => isOverdue(task, today),
  today: (task, { today }) => isActive(task) && (dayKey(task)?.slice(0, 10) ?? '9999-99-99') <= today,
  inbox: inInbox,
  blocked: (task, { other }) => isActive(task) && task.blockedBy.some((id) => isOpen(other?.(id))),
  repeating: repeats,
  subtask: ({ parentId }) => parentId !== null,
  deferred: (task, { today }) => isActive(task) && task.startDate !== null && task.startDate > today,
}

const isOpen = (task: OtherTask | null | undefined) => !!task && !task.deletedAt && isActive(task)

const partTests: Readonly<Record<Part, (task: Task) => boolean>> = {
  date: (task) => dayKey(task) !== null,
  due: (task) => dueDay(task) !== null,
  time: ({ dueAt }) => dueAt !== null,
  start: ({ startDate }) => startDate !== null,
  estimate: ({ durationMinutes }) => durationMinutes !== null,
  priority: ({ priority }) => priority !== 'none',
  tags: ({ tags }) => tags.length > 0,
  notes: ({ notes }) => notes.trim() !== '',
  checklist: ({ checklist }) => checklist.length > 0,
  reminders: ({ reminders }) => reminders.length > 0,
  repeat: repeats,
  blockers: ({ blockedBy }) => blockedBy.length > 0,
  parent: ({ parentId }) => parentId !== null,
  goal: ({ goalId }) => goalId !== null,
}

/** Holds a rank against a condition; what has none matches `none` alone. */
function rankTest<V>(condition: Condition<V>, rankOf: (value: V) => number, read: (task: Task) => V | null): Test {
  const allows = rangeOf(condition, rankOf)
  return (task) => {
    const value = read(task)
    if (condition === 'none' || condition === 'any') return (value === null) === (condition === 'none')
    return value !== null && allows(rankOf(value))
  }
}

function rangeOf<V>(condition: Condition<V>, rankOf: (value: V) => number): (rank: number) => boolean {
  if (condition === 'none' || condition === 'any') return () => true
  if (!('compare' in condition)) {
    const from = condition.from === null ? Number.NEGATIVE_INFINITY : rankOf(condition.from)
    const to = condition.to === null ? Number.POSITIVE_INFINITY : rankOf(condition.to)
    return (rank) => from <= rank && rank <= to
  }
  const wanted = rankOf(condition.value)
  switch (condition.compare) {
    case '=':
      return (rank) => rank === wanted
    case '<':
      return (rank) => rank < wanted
    case '<=':
      return (rank) => rank <= wanted
    case '>':
      return (rank) => rank > wanted
    case '>=':
      return (rank) => rank >= wanted
  }
}

function dateTest({ field, condition }: Term & { is: 'date' }, context: FilterContext): Test {
  const day = (task: Task) => dayOf(task, field, context)
  if (condition === 'none' || condition === 'any') return (task) => (day(task) === null) === (condition === 'none')
  const { first, last } = boundsOf(condition, field, context.today)
  return (task) => {
    const date = day(task)
    return date !== null && (first === null || first <= date) && (last === null || date <= last)
  }
}

/** The person's date of something about a task. */
function dayOf(task: Task, field: DateField, context: FilterContext): string | null {
  switch (field) {
    case 'due':
      return dueDay(task)
    case 'start':
      return task.startDate
    case 'done':
      return doneDay(task, context)
    case 'created':
      return localDate(Temporal.Instant.from(task.createdAt), context)
    case 'updated':
      return localDate(Temporal.Instant.from(task.updatedAt), context)
  }
}

/** As it was written then, where it was completed. */
function doneDay(task: Task, context: FilterContext): string | null {
  const last = task.lastCompletion
  if (task.status !== 'cancelled' && last && !last.undone) return last.localDate
  const at = doneAt(task)
  return at && localDate(Temporal.Instant.from(at), context)
}
