import {
  type ActorDep,
  type ClockDep,
  type IdsDep,
  newEnvelope,
  nowText,
  orderAtEnd,
  parse,
  picked,
  putOnce,
  sameAgain,
  today,
  withoutGaps,
} from '../kernel/index.ts'
import { checkBlockers } from './blockers.ts'
import type { TaskDeps } from './change-task.ts'
import { checklistOf } from './checklist.ts'
import { completing, settleCompletion } from './completion/completion.ts'
import { checkGoal, settleLink } from './goal/goal-link.ts'
import { checkLinks, linksOf } from './links.ts'
import { repeatOf } from './recurrence/starting.ts'
import { refusePassed } from './reminder/refuse-passed.ts'
import { scheduleReminders } from './reminder/schedule-reminders.ts'
import { usualReminders } from './reminder/usual-reminder.ts'
import { blankTask } from './rules.ts'
import { MessagePassage, nothingSaid, type SaidReader, saidAt } from './said-in.ts'
import { NewTask, type Task, taskFields, tasks } from './schema.ts'
import { checkParent } from './tree.ts'

/**
 * Adds a task, at the end unless `order` says otherwise. With a time it reminds as the person settled, unless `reminders`
 * says otherwise. One that is `done` from the start is completed now.
 * The same input under the same id answers the task that is there.
 * @throws AppError `validation`, or `conflict` when the id stands for another task.
 */
export async function createTask(deps: TaskDeps, input: NewTask, readSaid: SaidReader = nothingSaid): Promise<Task> {
  const task = newTask(deps, input)
  const from = input.from && parse(MessagePassage, input.from)
  const { stored, isNew } = await putOnce(deps, tasks, task.id, {
    room: null,
    isFresh: input.id === undefined,
    make: async () => {
      if (input.reminders === undefined) task.reminders = usualReminders(deps, task)
      else refusePassed(deps, task.reminders)
      if (task.parentId) await checkParent(deps, task.parentId, { id: task.id, height: 1 })
      if (task.goalId) await checkGoal(deps, task.goalId)
      if (task.blockedBy.length) await checkBlockers(deps, task.blockedBy, task.id)
      if (task.links.length) await checkLinks(deps, task.links, { id: task.id, links: [] })
      if (from) task.saidIn = await passageOf(deps, readSaid, from)
      await scheduleReminders(deps, null, task)
      return task
    },
  })
  if (!isNew) {
    const order = input.order
    const saidIn = from ? passageAsked(from) : null
    // The usual one depends on when it was first asked for.
    const reminders = input.reminders && task.reminders
    sameAgain(tasks, stored, { ...saidOf(task, stored), order, saidIn, reminders })
  }
  // Of a request that is repeated, it finishes what the first one may have left undone.
  await settleCompletion(deps, stored)
  return isNew ? settleLink(deps, stored) : stored
}

async function passageOf(deps: TaskDeps, readSaid: SaidReader, from: MessagePassage): Promise<Task['saidIn']> {
  const { version: _, text: __, ...saidIn } = await saidAt(deps, readSaid, from, '/from')
  return saidIn
}

/** The record a new task begins as; nothing is stored. */
export function newTask(deps: ClockDep & IdsDep & ActorDep, input: NewTask, importId: string | null = null): Task {
  const { id = deps.ids.next(), title, recurrence, checklist = [], links = [], from: _, ...given } = parse(NewTask, input)
  const now = nowText(deps)
  const task: Task = {
    ...newEnvelope(id, now),
    title,
    ...blankTask,
    ...withoutGaps(given),
    ...repeatOf({ dueDate: given.dueDate ?? null, dueAt: given.dueAt ?? null }, recurrence, () => today(deps)),
    checklist: checklistOf(deps, checklist),
    links: linksOf(deps, links, []),
    timeZone: given.dueAt ? (given.timeZone ?? null) : null,
    order: given.order ?? orderAtEnd(deps.clock.now(), id),
    closedAt: given.status === 'cancelled' ? now : null,
    importId,
  }
  return given.status === 'done' ? { ...task, ...completing(deps, { ...task, status: 'open' }).changes } : task
}

/** What the person said about a task; what was made of that anew is not compared. */
const saidOf = (wanted: Task, { goalId, formerGoalId }: Task) => ({
  ...picked(wanted, taskFields),
  // Its goal may be in the trash by now.
  goalId: (goalId ?? formerGoalId) === wanted.goalId ? undefined : wanted.goalId,
  checklist: wanted.checklist.map(({ text, done }) => ({ text, done })),
  links: wanted.links.map(({ kind, id, quote }) => ({ kind, id, quote })),
})

/** The passage that was named; all of a message may read otherwise by now. */
const passageAsked = ({ discussionId, messageId, quote }: MessagePassage) => ({
  discussionId,
  messageId,
  quote: quote?.trim() || undefined,
})
