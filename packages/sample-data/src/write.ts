import type { Client } from '@throughline/client'
import { addDays, instantText, type Language } from '@throughline/core/kernel'
import type { NewTask } from '@throughline/core/task'
import { dayAgo, happenedAt } from './happened.ts'
import type { SampleDone, SampleTask } from './tasks.ts'
import { wordsIn } from './words.ts'

/** What the sample person writes in. */
export interface InLanguage {
  /** English when absent. */
  language?: Language
}

export interface SampleOptions extends InLanguage {
  client: Client
  /** `YYYY-MM-DD`: the day the sample is about. */
  today: string
  /** The zone the person's times are in. */
  timeZone: string
  /** Nothing is said to have happened later; without, what the sample says of today has. */
  now?: Temporal.Instant
}

/** Writes the sample person's tasks the way anybody would: through the API. Once per account; it does not look whether they are there. */
export async function writeSampleTasks(
  options: SampleOptions,
  some?: { open: readonly SampleTask[]; done: readonly SampleDone[] },
): Promise<void> {
  const { openTasks, doneTasks } = await wordsIn(options.language)
  const { open, done } = some ?? { open: openTasks, done: doneTasks }
  const ids = new Map<string, string>()
  for (const task of open) ids.set(task.title, await writeOpen(options, task, ids))
  for (const task of done) await writeDone(options, task)
}

/** @param written ids of the tasks further up, by title */
async function writeOpen(
  { client, today, timeZone }: SampleOptions,
  task: SampleTask,
  written: ReadonlyMap<string, string>,
): Promise<string> {
  const blocker = written.get(task.waitsFor ?? '')
  const { id } = await client.tasks.create({ ...fieldsOf(task), ...dueOf(task, today, timeZone), blockedBy: blocker ? [blocker] : [] })
  for (const step of task.steps ?? []) {
    const { id: stepId } = await client.tasks.create({ title: typeof step === 'string' ? step : step.done, parentId: id })
    if (typeof step !== 'string')
      await client.tasks.complete(stepId, { completedAt: instantText(happenedAt({ timeZone }, addDays(today, -1), '17:10')) })
  }
  if (task.inProgress) await client.tasks.edit(id, { status: 'in-progress' })
  if (task.trashed) await client.tasks.remove(id)
  return id
}

async function writeDone(options: SampleOptions, { title, tags = [], day, at, recurrence }: SampleDone): Promise<void> {
  const { tasks } = options.client
  const date = dayAgo(options, -day)
  const { id } = await tasks.create({ title, tags: [...tags], dueDate: date, recurrence: recurrence ?? null })
  await tasks.complete(id, { completedAt: instantText(happenedAt(options, date, at)) })
}

const fieldsOf = ({ title, notes = '', priority = 'none', tags = [], minutes, recurrence, checklist = [] }: SampleTask): NewTask => ({
  title,
  notes,
  priority,
  tags: [...tags],
  durationMinutes: minutes ?? null,
  recurrence: recurrence ?? null,
  checklist: checklist.map((text) => ({ text })),
})

function dueOf(
  { due, weekday, at }: SampleTask,
  today: string,
  timeZone: string,
): Pick<NewTask, 'dueDate' | 'dueAt' | 'timeZone' | 'reminders'> {
  const days = weekday === undefined ? due : daysUntil(weekday, today)
  if (days === undefined) return {}
  const date = addDays(today, days)
  return at === undefined ? { dueDate: date } : { dueAt: `${date}T${at}`, timeZone, reminders: [] }
}

/** 1–7. */
const daysUntil = (weekday: number, today: string): number => ((weekday - Temporal.PlainDate.from(today).dayOfWeek + 6) % 7) + 1
