import { ProblemError } from '@throughline/client/problem'
import { changes as words } from '../../messages/changes.ts'
import { newId } from './id.ts'
import { $toast } from './told.ts'

/** Why the server refused, in words a person may read. */
export function reason(error: unknown): string {
  if (!(error instanceof ProblemError) || error.status >= 500) return words.noAnswer
  return error.problem.errors?.map(({ message }) => message).join(' ') || error.message
}

/** Says in a toast that something went wrong. */
export const complain = (why: string): void => $toast.set({ id: newId(), words: why, isBad: true })

/** Does what is no change of a task by itself; when it is refused, says why. Answers whether it was done. */
export async function attempt(doIt: () => Promise<unknown>): Promise<boolean> {
  try {
    await doIt()
    return true
  } catch (error) {
    complain(words.notSaved(1, reason(error)))
    return false
  }
}
