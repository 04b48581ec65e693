import type { JournalPrompt } from '@throughline/core/journal'
import { Icon } from '../../../../components/Icon.tsx'
import { writing as words } from '../../../../messages/journal-writing.ts'
import { client } from '../../../desk/client.ts'
import { complain } from '../../../desk/reason.ts'
import { entryOfPage } from '../state.ts'
import { useEntry } from '../use-entry.ts'

/** What is asked; it stays with the entry as it was asked. */
export function Prompt() {
  const { fields, sayWithUndo } = useEntry()
  const { prompt, body } = fields
  if (!prompt) return null
  return (
    <p className="prompt">
      <span dir="auto">{prompt.text}</span>
      <span className="ends">
        {body.trim() === '' && (
          <button className="btn btn-quiet" type="button" onClick={() => void askAnother()}>
            {words.prompt.another}
          </button>
        )}
        <button
          className="btn btn-icon"
          type="button"
          aria-label={words.prompt.without}
          onClick={() => sayWithUndo({ prompt: null }, words.prompt.did)}
        >
          <Icon name="close" />
        </button>
      </span>
    </p>
  )
}

let known: readonly JournalPrompt[] | null = null

/** Asks the first question of the day, or the one after that which is asked. */
export async function askAnother(): Promise<void> {
  const entry = entryOfPage()
  const { prompt, entryDate } = entry.writing().now
  known ??= await client.beginnings.prompts({ date: entryDate }).then(
    ({ items }) => items,
    () => null,
  )
  const next = known?.[(known.findIndex(({ id }) => id === prompt?.id) + 1) % known.length]
  if (next) entry.change({ prompt: { id: next.id, text: next.text } })
  else complain(words.prompt.failed)
}
