import type { Task } from '@throughline/core/task'
import { saysWhen } from '@throughline/core/task/rules'
import { readTokens, type Span } from '@throughline/core/task/tokens'
import { task as words } from '../../../messages/task.ts'
import { newestStep, perform, performEach } from '../../changes/changes.ts'
import { isUnmade } from '../../changes/unmade.ts'
import { client } from '../../desk/client.ts'
import { newId } from '../../desk/id.ts'
import { $toast, type Toast } from '../../desk/told.ts'
import { nearDateWithin } from '../../desk/words/day.ts'
import type { Change } from '../rules/change.ts'
import type { SeenReading } from '../rules/quick-add.ts'
import { belongs } from '../rules/views.ts'
import { $goals } from './goals.ts'
import { offerToOpen } from './offer-to-open.ts'
import { records } from './queries.ts'
import { $search } from './stores.ts'
import type { TaskDesk } from './task-desk.ts'

/** Lines that are added at once. */
export const MAX_LINES = 100

interface TypedLine {
  text: string
  /** The day it is due where it says none itself. */
  dueDate?: string | null
  rejected: readonly Span[]
  /** How the task shows until the server has read the line. */
  reading: SeenReading
  /** Whether that is how the server read it. */
  isRead: boolean
  /** What is said while the server has not read it, and a day in it is still one of its words. */
  unread?: string
}

/** Adds the task that a line says; true when it was saved. */
export async function addLine({ text, dueDate = null, rejected, reading, isRead, unread }: TypedLine, desk: TaskDesk): Promise<boolean> {
  const { found, unknownGoals: _, ...seen } = reading
  const change = lineOf(text, seen, { dueDate, rejected })
  const { id } = change
  // Today and tomorrow are known without the server; words of other days wait for it, where the line was added.
  const isReadHere = unread !== undefined && (await readHere(change, desk.today))
  return tell(change, isRead || unread !== undefined, () => {
    const task = records.shown(id)
    // A line nobody has read yet may still have a day in it.
    const day = task && (task.dueAt ?? task.dueDate)?.slice(0, 10)
    if (unread && !isReadHere && (!task || isUnmade(task))) return { words: unread }
    if (!task || (isUnmade(task) && !day)) return { words: words.did.create(seen.title) }
    if (belongs(desk.view, task, desk.today) && !$search.get()) return { words: words.did.create(task.title) }
    const added = day ? words.did.createFor(task.title, nearDateWithin(day, desk)) : words.did.createIn(task.title, words.views.inbox)
    return { words: added, ...offerToOpen(id) }
  })
}

const readHere = (change: Change, today: string): Promise<boolean> =>
  import('../../waiting/read-days-here.ts').then(
    ({ readDaysHere }) => readDaysHere([change], today).length > 0,
    () => false,
  )

/** Adds the step that a line says; true when it was saved. */
export function addStep({ text, rejected, reading, isRead }: TypedLine, parentId: string): Promise<boolean> {
  const { found, unknownGoals: _, ...seen } = reading
  const change = lineOf(text, { ...seen, parentId }, { rejected })
  return tell(change, isRead, () => ({ words: words.did.create(records.shown(change.id)?.title ?? seen.title) }))
}

/** Adds what a line says; where nobody has read it yet it is told of once it is saved, by the name that it then has. */
async function tell(change: Change, isRead: boolean, said: () => Omit<Toast, 'id'>): Promise<boolean> {
  const isSaved = await perform([change], said, { isQuiet: !isRead && navigator.onLine })
  const step = newestStep()
  if (isSaved && !isRead && step?.entries[0]?.change === change) {
    step.words = said().words
    $toast.set({ id: step.id, undo: step.id, ...said() })
  }
  return isSaved
}

/** Adds the task that a line says to a goal, unless it names another; true when it was saved. */
export async function addToGoal({ text, rejected, reading, isRead }: TypedLine, goalId: string): Promise<boolean> {
  const read = isRead ? reading : await client.tasks.readQuickAdd(text, { rejected: rejected.map(spanOf) }).catch(() => reading)
  const { found, unknownGoals: _, ...seen } = read
  const id = newId()
  return perform([{ do: 'create', id, task: { ...seen, goalId: seen.goalId ?? goalId, id } }], words.did.create(seen.title))
}

interface WhereTo {
  /** The task they become steps of. */
  parentId?: string
  /** The day those are due that say none themselves. */
  dueDate?: string | null
  /** What is said of the tasks as they are by then; nothing for how many there are. */
  said?: (tasks: readonly Task[]) => string
}

/** Adds a task for each line, as one action; answers the lines that were not saved. */
export async function addLines(lines: readonly string[], { parentId, dueDate = null, said }: WhereTo = {}): Promise<string[]> {
  const below = parentId && { parentId }
  const changes = lines.map((text) => {
    const { title, tags, priority, durationMinutes, goalId } = readTokens(text, { goals: $goals.get() })
    return lineOf(text, title ? { title, tags, priority, durationMinutes, goalId, ...below } : { title: text, ...below }, { dueDate })
  })
  const added = () => ({ words: said?.(changes.flatMap(({ id }) => records.shown(id) ?? [])) || words.did.createMany(changes.length) })
  const saved = await performEach(changes, added)
  return lines.filter((_, i) => !saved[i])
}

/** The id is made here, so that a line can be sent again when the first time failed half-way. */
const lineOf = (
  text: string,
  seen: Extract<Change, { do: 'quick-add' }>['seen'],
  { dueDate = null, rejected = [] }: Partial<Pick<TypedLine, 'dueDate' | 'rejected'>>,
): Extract<Change, { do: 'quick-add' }> => ({
  do: 'quick-add',
  id: newId(),
  text: text.trim(),
  typedAt: new Date().toISOString(),
  seen: dueDate && !saysWhen(seen) ? { ...seen, dueDate } : seen,
  ...(dueDate && { dueDate }),
  ...(rejected.length > 0 && { rejected: rejected.map(spanOf) }),
})

const spanOf = ({ start, end }: Span): Span => ({ start, end })
