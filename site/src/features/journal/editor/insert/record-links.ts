import { type Completion, type CompletionSource, pickedCompletion } from '@codemirror/autocomplete'
import { editor as words } from '../../../../messages/journal-editor.ts'
import type { EditorOptions, Nameable } from '../types.ts'
import { linkText } from './link-text.ts'

export const linkTo = ({ title, href }: Nameable): string => `[${linkText(title)}](${href})`

const choice = (record: Nameable): Completion => ({
  label: record.title,
  detail: words.kinds[record.kind],
  apply: (view, completion, from, to) => {
    const end = view.state.sliceDoc(to, to + 2) === ']]' ? to + 2 : to
    const insert = linkTo(record)
    view.dispatch({
      changes: { from, to: end, insert },
      selection: { anchor: from + insert.length },
      annotations: pickedCompletion.of(completion),
      userEvent: 'input.complete',
    })
  },
})

/** What `[[` offers for what is typed behind it. */
export const recordLinks =
  (complete: EditorOptions['complete']): CompletionSource =>
  async (context) => {
    const open = context.matchBefore(/\[\[[^[\]\n]{0,100}/)
    if (!open) return null
    const asked = new AbortController()
    context.addEventListener('abort', () => asked.abort(), { onDocChange: true })
    const records = await complete(open.text.slice(2).trim(), asked.signal).catch(() => [])
    if (context.aborted || !records.length) return null
    return { from: open.from, filter: false, options: records.map(choice) }
  }
