import { type Completion, type CompletionContext, type CompletionSource, pickedCompletion } from '@codemirror/autocomplete'
import { menus as words } from '../../../../messages/journal-menus.ts'
import type { EditorOptions, Nameable } from '../types.ts'
import { linkText } from './link-text.ts'

export const linkTo = ({ title, href }: Nameable): string => `[${linkText(title)}](${href})`

/** What was selected as `[[` was put around it: words of the person's own, which go on being those of the link. */
function ownWords({ state }: Pick<CompletionContext, 'state'>): string {
  const { main } = state.selection
  return state.sliceDoc(main.from, main.to).trim()
}

const choice = (record: Nameable): Completion => ({
  label: record.title,
  detail: words.kinds[record.kind],
  apply: (view, completion, from, to) => {
    const end = view.state.sliceDoc(from, to + 2).match(/^\[\[.*\]\]$/) ? to + 2 : to
    const insert = linkTo({ ...record, title: ownWords(view) || record.title })
    view.dispatch({
      changes: { from, to: end, insert },
      selection: { anchor: from + insert.length },
      annotations: pickedCompletion.of(completion),
      userEvent: 'input.complete',
    })
  },
})

/** `[[` and what is typed behind it, or an `@` that begins a word, as an address has none. */
const asked = /\[\[[^[\]\n]{0,100}|(?<=^|[\s(])@[^[\]@\n]{0,60}/

/** What `[[` and `@` offer for what is typed behind them. */
export const recordLinks =
  (complete: EditorOptions['complete']): CompletionSource =>
  async (context) => {
    const open = context.matchBefore(asked)
    if (!open) return null
    const ending = new AbortController()
    context.addEventListener('abort', () => ending.abort(), { onDocChange: true })
    const ask = (words: string) => complete(words, ending.signal).catch(() => [])
    const found = await ask(open.text.replace(/^(?:\[\[|@)/, '').trim())
    // Words that were there before are what the link says, and need not be the name of anything.
    const records = found.length > 0 || !ownWords(context) ? found : await ask('')
    if (context.aborted || !records.length) return null
    return { from: open.from, filter: false, options: records.map(choice) }
  }
