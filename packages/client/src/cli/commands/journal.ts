import type { NewJournalEntry } from '@throughline/core/journal'
import type { Command } from '../command.ts'
import { dayOf } from '../day-of.ts'
import { deliver, newId } from '../deliver.ts'
import { type Written, writeInEditor } from '../editor.ts'
import type { Io } from '../io.ts'
import type { Outcome } from '../operations.ts'
import type { Output } from '../output.ts'
import { isTerminal, readPiped } from '../prompt.ts'
import { openSession, type Session } from '../session.ts'
import { dayWords } from '../task-words.ts'

export const journal: Command = {
  name: 'journal',
  takes: '[TEXT…]',
  summary: 'Write an entry',
  more: ['Without a text it opens $VISUAL or $EDITOR, or reads what is piped in. An empty text makes no entry.'],
  options: {
    title: { value: 'TEXT', says: 'its title' },
    date: { value: 'YYYY-MM-DD', says: 'the day it is about; today when left out' },
  },
  async run({ env, io, words, text, out }) {
    const day = dayOf(text('date'))
    const session = await openSession(env)
    const written = await writtenText(words, io)
    const body = written.text.trim()
    if (body === '') {
      await written.remove()
      out.line('Nothing was written.')
      return
    }
    const title = text('title')
    const outcome = await send(session, out, { body, ...(title && { title }), ...(day && { entryDate: day }) }).catch((error: unknown) => {
      if (written.path) out.note(`What you wrote is in ${written.path}.`)
      throw error
    })
    await written.remove()
    if (!outcome) return
    const { entryDate, wordCount } = outcome.record
    out.json(outcome.record)
    out.line(`${wordCount} ${wordCount === 1 ? 'word' : 'words'} about ${dayWords(entryDate)}.`)
  },
}

/** Everything is said that the server would else say for them, who may read it only tomorrow. */
async function send(session: Session, out: Output, said: NewJournalEntry): Promise<(Outcome & { kind: 'journal' }) | null> {
  const now = Temporal.Now.instant()
  const input: NewJournalEntry = {
    id: newId(),
    entryDate: await session.dayAt(now),
    entryAt: now.toString({ fractionalSecondDigits: 3 }),
    timeZone: await session.timeZone(),
    ...said,
  }
  const outcome = await deliver(session, out, { kind: 'journal', input })
  return outcome?.kind === 'journal' ? outcome : null
}

type Text = Pick<Written, 'text' | 'remove'> & { path?: string }

async function writtenText(words: readonly string[], io: Io): Promise<Text> {
  if (words.length === 0 && isTerminal(io)) return writeInEditor(io.env)
  return { text: words.length > 0 ? words.join(' ') : await readPiped(io), remove: async () => {} }
}
