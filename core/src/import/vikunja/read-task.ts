import { z } from 'zod'
import { instantText } from '../../kernel/index.ts'
import type { DateContext, Priority, Reminder } from '../../task/index.ts'
import { offsetOf } from '../duration.ts'
import { blankPlanned } from '../plan.ts'
import { addTag, tagFor } from '../task-draft.ts'
import { oneLine, shortened } from '../text.ts'
import type { KeyedDraft } from '../tree-plan.ts'
import { untitledIn } from '../untitled.ts'
import { markdownOfHtml } from './markdown-of-html.ts'

const text = z.string().nullish().catch(null)
const number = z
  .number()
  .nullish()
  .catch(null)
  .transform((value) => value ?? 0)
const listOf = <T extends z.ZodType>(item: T) => z.array(item).nullish().catch(null)
const Named = z.object({ username: text, name: text })
const Reminding = z.union([
  z.string().transform((reminder) => ({ reminder, relative_period: 0, relative_to: '' })),
  z.object({ reminder: text, relative_period: number, relative_to: text }),
])

/** A task as Vikunja writes it; what it says oddly is taken to be absent. */
export const VikunjaTask = z.object({
  id: z.number(),
  title: z.string(),
  description: text,
  done: z.boolean().catch(false),
  done_at: text,
  created: text,
  due_date: text,
  start_date: text,
  end_date: text,
  repeat_after: number,
  repeat_mode: number,
  priority: number,
  percent_done: number,
  position: number,
  bucket_id: number,
  reminders: listOf(Reminding),
  labels: listOf(z.object({ title: z.string() })),
  assignees: listOf(Named),
  attachments: listOf(z.object({ file: z.object({ name: text }).nullish() })),
  comments: listOf(z.object({ comment: z.string(), author: Named.nullish() })),
  related_tasks: z
    .record(z.string(), listOf(z.object({ id: z.number(), title: text })))
    .nullish()
    .catch(null),
})
export type VikunjaTask = z.infer<typeof VikunjaTask>

export interface TaskReading {
  context: DateContext
  /** Hears what could not be taken over. */
  report: (message: string) => void
}

const priorities: readonly Priority[] = ['none', 'low', 'medium', 'high', 'urgent', 'urgent']
const MAX_REMINDERS = 10
const DAY = 24 * 60 * 60

/** The draft of a task, still without a place in the tree. */
export function readTask(task: VikunjaTask, { context, report }: TaskReading): KeyedDraft {
  const related = (kind: string) => (task.related_tasks?.[kind] ?? []).map(({ id }) => String(id))
  const draft: KeyedDraft = {
    ...blankPlanned(),
    line: null,
    key: String(task.id),
    parentKey: related('parenttask')[0] ?? null,
    blockerKeys: related('blocked'),
    title: oneLine(task.title) || untitledIn(context.locale),
    priority: priorities[task.priority] ?? 'none',
    status: task.done ? 'done' : task.percent_done > 0 ? 'in-progress' : 'open',
    closedAt: task.done ? momentOf(task.done_at) : null,
    createdAt: momentOf(task.created),
    paragraphs: [task.description ?? '', ...(task.comments ?? []).map(commentText)].map(markdownOfHtml).filter(Boolean),
    kept: keptOf(task),
  }
  for (const { title } of task.labels ?? []) {
    const tag = tagFor(title)
    if (!tag || !addTag(draft, tag)) keep(draft, 'Label', title, report)
  }
  readTimes(draft, task, context)
  readRepeat(draft, task, report)
  readReminders(draft, task, report)
  const files = (task.attachments ?? []).map(({ file }) => file?.name ?? '').filter(Boolean)
  if (files.length > 0) keep(draft, 'Attachments', files.join(', '), report)
  return draft
}

function keep(draft: KeyedDraft, name: string, value: string, report: (message: string) => void): void {
  draft.kept.push(`${name}: ${oneLine(value)}`)
  report(`${name} “${shortened(value)}” could not be taken over; it is kept in the notes.`)
}

const commentText = ({ comment, author }: { comment: string; author?: z.infer<typeof Named> | null | undefined }) => {
  const name = author?.name || author?.username
  return name ? `<p>${name.replace(/[<&]/g, '')}:</p>${comment}` : comment
}

/** What has no place of its own. */
function keptOf(task: VikunjaTask): string[] {
  const assignees = (task.assignees ?? []).map(({ name, username }) => name || username || '').filter(Boolean)
  const others = Object.entries(task.related_tasks ?? {}).filter(
    ([kind]) => !['subtask', 'parenttask', 'blocking', 'blocked'].includes(kind),
  )
  return [
    ...(assignees.length > 0 ? [`Assigned to: ${oneLine(assignees.join(', '))}`] : []),
    ...others.flatMap(([kind, tasks]) => (tasks ?? []).map(({ title }) => `${oneLine(kind)}: ${oneLine(title ?? '')}`)),
  ]
}

/** A moment of the file as it is stored. The first moment there is stands for none. */
function momentOf(value: string | null | undefined): string | null {
  if (!value || value.startsWith('0001-')) return null
  try {
    return instantText(Temporal.Instant.from(value))
  } catch {
    return null
  }
}

/** Moments, read in the zone of the person; midnight is a whole day. Without a due date, the end of the task is it. */
function readTimes(draft: KeyedDraft, { due_date, start_date, end_date }: VikunjaTask, { timeZone }: DateContext): void {
  const local = (value: string | null | undefined) => {
    const moment = momentOf(value)
    return moment && Temporal.Instant.from(moment).toZonedDateTimeISO(timeZone).toPlainDateTime().toString({ smallestUnit: 'minute' })
  }
  const due = local(due_date) ?? local(end_date)
  const start = local(start_date)
  if (due?.endsWith('T00:00')) draft.dueDate = due.slice(0, 10)
  else if (due) {
    draft.dueAt = due
    draft.timeZone = timeZone
  }
  if (start && (!due || start.slice(0, 10) < due.slice(0, 10))) draft.startDate = start.slice(0, 10)
}

/** Seconds from the date planned (0) or from the day it is done (2), or each month (1). */
function readRepeat(
  draft: KeyedDraft,
  { repeat_after: seconds, repeat_mode: mode, done }: VikunjaTask,
  report: (message: string) => void,
): void {
  if (done || (seconds <= 0 && mode !== 1)) return
  const rrule = mode === 1 ? 'FREQ=MONTHLY' : everyDays(seconds / DAY)
  if (rrule && (draft.dueDate || draft.dueAt)) draft.recurrence = { rrule, repeatFrom: mode === 2 ? 'completion' : 'schedule' }
  else keep(draft, 'Repeat', mode === 1 ? 'every month' : `every ${seconds} seconds`, report)
}

/** Whole days or weeks as a rule. */
function everyDays(days: number): string | null {
  if (!Number.isInteger(days) || days > 9999) return null
  const [freq, interval] = days % 7 === 0 ? ['WEEKLY', days / 7] : ['DAILY', days]
  return interval === 1 ? `FREQ=${freq}` : `FREQ=${freq};INTERVAL=${interval}`
}

function readReminders(draft: KeyedDraft, { reminders }: VikunjaTask, report: (message: string) => void): void {
  for (const { reminder, relative_period: seconds, relative_to: to } of reminders ?? []) {
    const at = momentOf(reminder)
    const minutes = to === 'due_date' ? offsetOf(`${seconds < 0 ? '-' : ''}PT${Math.abs(Math.round(seconds / 60))}M`) : null
    const read: Reminder | null = minutes !== null && (draft.dueDate || draft.dueAt) ? { offsetMinutes: minutes } : at ? { at } : null
    if (read && draft.reminders.length < MAX_REMINDERS) draft.reminders.push(read)
    else keep(draft, 'Reminder', reminder ?? `${seconds} s`, report)
  }
}
