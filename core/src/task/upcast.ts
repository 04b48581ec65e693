import { dueDay } from './rules.ts'

type Body = Record<string, unknown>

/** Version 2 brought checklists, reminders, blockers, and what a repeat is counted from. */
export const upcastTask = (task: Body): Body => ({
  ...task,
  recurrence: anchored(task),
  reminders: [],
  checklist: [],
  blockedBy: [],
  roundId: null,
  lastCompletion: task.lastCompletion && upcastCompletion(task.lastCompletion as Body),
})

/** Version 3 brought goals. */
export const unlinkedTask = (task: Body): Body => ({ ...task, goalId: null, formerGoalId: null })

/** Version 4 brought links. */
export const taskBeforeLinks = (task: Body): Body => ({ ...task, links: [] })

/** Version 5 brought action items. */
export const taskBeforeActions = (task: Body): Body => ({ ...task, actionOf: null })

/** Version 6 brought passages of messages. */
export const taskBeforeSaid = (task: Body): Body => ({ ...task, saidIn: null })

/** Version 2 brought the steps that go along. */
export const upcastCompletion = (completion: Body): Body => ({ ...completion, steps: [] })

function anchored({ recurrence, dueDate, dueAt, createdAt }: Body): unknown {
  if (!recurrence) return null
  const due = dueDay({ dueDate: dueDate as string | null, dueAt: dueAt as string | null })
  return { ...(recurrence as Body), anchor: due ?? String(createdAt).slice(0, 10), exceptions: [] }
}
