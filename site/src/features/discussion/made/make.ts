import { atom } from 'nanostores'
import { makeWinLate } from '../../made/make-win-late.ts'

/** A message, or a passage of it, as somebody sees it. */
export interface Said {
  discussionId: string
  messageId: string
  /** `null` for all of it. */
  quote: string | null
  /** What is shown of it while it is being made. */
  shown: string
}

/** What is to become a task, once it has a title. */
export const $task = atom<Said | null>(null)

/** Asks for the title of the task that it becomes. */
export const askForTask = (said: Said): void => $task.set(said)

/** Makes a win of it, which says what it is called itself. */
export const makeWinOf = ({ discussionId, messageId: id, quote, shown }: Said): Promise<unknown> =>
  makeWinLate({ kind: 'message', discussionId, id, quote }, shown)
