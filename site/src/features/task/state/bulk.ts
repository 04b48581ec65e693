import type { Task } from '@throughline/core/task'
import { taskPane } from '../../../messages/task-pane.ts'
import { selectDid as did } from '../../../messages/task-select-did.ts'
import { perform } from '../../changes/changes.ts'
import type { Desk } from '../../desk/desk.ts'
import { newId } from '../../desk/id.ts'
import { $toast } from '../../desk/told.ts'
import { nearDateWithin } from '../../desk/words/day.ts'
import { type BulkAction, changesOf } from '../rules/bulk.ts'
import { belongs } from '../rules/views.ts'
import { $goals, goalOf } from './goals.ts'
import { records } from './queries.ts'
import { chosenTasks, unchoose } from './selection.ts'
import type { TaskDesk } from './task-desk.ts'

/** Does something to all chosen tasks, as one action. Those that leave the list by it are chosen no longer. */
export async function actOnChosen(action: BulkAction, desk: TaskDesk): Promise<void> {
  const tasks = chosenTasks()
  const changes = changesOf(action, tasks)
  if (changes.length === 0) return $toast.set({ id: newId(), words: did.nothingToDo })
  const wereHere = here(tasks, desk)
  const saved = perform(changes, said(action, changes.length, desk))
  const areHere = new Set(here(chosenTasks(), desk))
  unchoose(wereHere.filter((id) => !areHere.has(id)))
  await saved
}

const here = (tasks: readonly Task[], { view, today }: TaskDesk): string[] =>
  tasks.filter((task) => belongs(view, task, today)).map(({ id }) => id)

function said(action: BulkAction, n: number, desk: Desk): string {
  switch (action.do) {
    case 'due':
    case 'start':
      return did[action.do](n, action.day && nearDateWithin(action.day, desk))
    case 'priority':
      return did.priority(n, taskPane.priorities[action.priority])
    case 'add-tag':
    case 'remove-tag':
      return did[action.do](n, action.tag)
    case 'goal':
      return did.goal(n, goalOf($goals.get(), action.goalId)?.title ?? null)
    case 'move':
      return did.move(n, action.parentId && (records.shown(action.parentId)?.title ?? ''))
    default:
      return did[action.do](n)
  }
}
