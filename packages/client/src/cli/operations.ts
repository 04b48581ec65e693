import type { NewWin, Win } from '@throughline/core/career'
import type { CheckIn, NewCheckIn } from '@throughline/core/goal'
import type { JournalEntry, NewJournalEntry } from '@throughline/core/journal'
import type { CompleteTask, Completion, Task } from '@throughline/core/task'
import { findGoal } from './find-goal.ts'
import { findTask } from './find-task.ts'
import type { Client } from './session.ts'

/** The task that was meant: by its id, or by words that are looked up when the server is reached. */
export type TaskMeant = { id: string } | { words: string }

/** What can wait for the server. It says all there is to know of it, the ids and days too, so that it means the same later. */
export type Operation =
  | { kind: 'add'; input: { id: string; text: string; typedAt: string } }
  | { kind: 'done'; task: TaskMeant; input: CompleteTask }
  | { kind: 'goal log'; goal: string; input: NewCheckIn }
  | { kind: 'journal'; input: NewJournalEntry }
  | { kind: 'win'; input: NewWin }

/** What became of an operation: the API's answer, with what else a person is told. */
export type Outcome =
  | { kind: 'add'; record: Task }
  | { kind: 'done'; record: { task: Task; completion: Completion } }
  | { kind: 'goal log'; record: CheckIn; goal: string }
  | { kind: 'journal'; record: JournalEntry }
  | { kind: 'win'; record: Win }

/**
 * Does it.
 * @throws ProblemError, Unreachable, or Failure for words that fit nothing or several.
 */
export async function perform(client: Client, operation: Operation): Promise<Outcome> {
  switch (operation.kind) {
    case 'add': {
      const { text, ...options } = operation.input
      return { kind: 'add', record: await client.tasks.quickAdd(text, options) }
    }
    case 'done': {
      const { task, input } = operation
      const id = 'id' in task ? task.id : (await findTask(client, task.words)).id
      return { kind: 'done', record: await client.tasks.complete(id, input) }
    }
    case 'goal log': {
      const goal = await findGoal(client, operation.goal)
      return { kind: 'goal log', record: await client.checkIns.create(goal.id, operation.input), goal: goal.title }
    }
    case 'journal':
      return { kind: 'journal', record: await client.journal.create(operation.input) }
    case 'win':
      return { kind: 'win', record: await client.wins.create(operation.input) }
  }
}

/** An operation in few words, as the queue lists it. */
export function inWords(operation: Operation): string {
  switch (operation.kind) {
    case 'add':
      return operation.input.text
    case 'done':
      return 'id' in operation.task ? operation.task.id : operation.task.words
    case 'goal log':
      return `${operation.goal} ${operation.input.value}`
    case 'journal':
      return operation.input.title || (operation.input.body ?? '').slice(0, 60).replaceAll(/\s+/g, ' ')
    case 'win':
      return operation.input.title ?? ''
  }
}
