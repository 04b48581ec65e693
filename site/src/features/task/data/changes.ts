import { ProblemError } from '@throughline/client'
import { task as words } from '../../../messages/task.ts'
import { type Change, inverse } from '../rules/change.ts'
import { popped, pushed, type UndoStep } from '../rules/undo.ts'
import { hideTask, showTask } from './cache.ts'
import { countsChanged } from './counts.ts'
import { newId } from './id.ts'
import { createOutbox, type Outcome } from './outbox.ts'
import { client, records } from './queries.ts'
import { createSending } from './sending.ts'
import { $conflicts, $connection, $refusals, $toast } from './stores.ts'

/** Not reached, or reached while it could not answer: the same change may go through later. */
const isUnreachable = (error: unknown) =>
  error instanceof ProblemError ? [429, 502, 503, 504].includes(error.status) : error instanceof TypeError

export const outbox = createOutbox({
  send: createSending({
    tasks: client.tasks,
    known: records.known,
    learn: (task) => records.learn(task),
    onConflict: (task, conflicts) => $conflicts.setKey(task.id, conflicts),
  }),
  isUnreachable,
  wait: (ms, then) => {
    const timer = setTimeout(then, ms)
    return () => clearTimeout(timer)
  },
  onState: (state) => $connection.set(state),
})

let steps: UndoStep[] = []

/**
 * Makes some changes as one action: they show at once, are sent, and can be undone as one.
 * Resolves when all have ended; true when all were saved.
 */
export async function perform(changes: readonly Change[], said: string, { isUndo = false } = {}): Promise<boolean> {
  const step: UndoStep = { id: newId(), words: said, entries: changes.map((change) => ({ change, before: records.shown(change.id) })) }
  for (const { change } of step.entries) begin(change)
  if (!isUndo) steps = pushed(steps, step)
  $toast.set({ id: step.id, words: said, ...(isUndo ? {} : { undo: step.id }) })
  const outcomes = await Promise.all(
    step.entries.map(async (entry) => {
      const outcome = await outbox.add(entry.change)
      end(entry.change, outcome)
      if (outcome.is === 'saved') entry.after = outcome.task
      return outcome
    }),
  )
  countsChanged()
  const refused = outcomes.find((outcome) => outcome.is === 'refused')
  if (refused) refuse(step, refused.error)
  return outcomes.every(({ is }) => is === 'saved')
}

/** Shows changes that an earlier page could not send, and sends them. */
export function resume(changes: readonly Change[]): void {
  for (const change of changes) {
    begin(change)
    void outbox.add(change).then((outcome) => end(change, outcome))
  }
}

/** Takes back the newest action, or the one with this id. */
export async function undo(id?: string): Promise<void> {
  const { step, rest } = popped(steps, id)
  steps = rest
  if (!step) {
    $toast.set({ id: newId(), words: words.did.nothingToUndo })
    return
  }
  const unsent = step.entries.filter(({ change }) => !outbox.drop(change))
  await Promise.all(unsent.map(({ change }) => outbox.settled(change.id)))
  const back = unsent.flatMap(({ change, before, after }) => (after ? (inverse(change, before, after) ?? []) : []))
  await perform(back.reverse(), words.did.undone(step.words), { isUndo: true })
}

function begin(change: Change) {
  records.begin(change, new Date().toISOString())
  $refusals.setKey(change.id, undefined)
  showTask(change.id)
}

function end(change: Change, outcome: Outcome) {
  records.end(change)
  if (outcome.is === 'saved') records.learn(outcome.task)
  if (outcome.is === 'refused' && isGone(outcome.error)) return gone(change.id)
  showTask(change.id)
}

function gone(id: string) {
  records.forget(id)
  hideTask(id)
}

function refuse(step: UndoStep, error: unknown) {
  const failed = step.entries.filter(({ after }) => !after).map(({ change }) => change)
  steps = steps.filter(({ id }) => id !== step.id)
  const why = reason(error)
  for (const change of failed) $refusals.setKey(change.id, { change, why })
  $toast.set({ id: newId(), words: words.notSaved(why), isBad: true, ...(isGone(error) ? {} : { retry: failed }) })
}

const isGone = (error: unknown) => error instanceof ProblemError && error.status === 404

/** Why the server refused, in words a person may read. */
export function reason(error: unknown): string {
  if (!(error instanceof ProblemError) || error.status >= 500) return words.noAnswer
  if (error.status === 401) return words.signedOut
  return error.problem.errors?.map(({ message }) => message).join(' ') || error.message
}
