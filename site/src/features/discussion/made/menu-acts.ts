import { made as words } from '../../../messages/discussion-made.ts'
import { askForTask, makeWinOf, type Said } from './make.ts'

/** What can be made of a whole message, for its menu. */
export const madeActs = (discussionId: string, { id: messageId, body }: { id: string; body: string }) => {
  const said = (): Said => ({ discussionId, messageId, quote: null, shown: seen(messageId) || body })
  return [
    { words: words.makeWin, run: () => void makeWinOf(said()) },
    { words: words.makeTask, run: () => askForTask(said()) },
  ]
}

/** A message as it reads on the page. */
const seen = (messageId: string): string =>
  document.getElementById(`message-${messageId}`)?.querySelector('.said')?.textContent?.trim() ?? ''
