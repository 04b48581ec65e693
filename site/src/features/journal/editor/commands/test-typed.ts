import { history, undo, undoDepth } from '@codemirror/commands'
import { EditorSelection, EditorState, type StateCommand } from '@codemirror/state'
import { markdown } from '../preview/language.ts'

/** A text with its selection: `|` is the cursor, or each end of what is selected. */
export function typed(marked: string): EditorState {
  const [first, second] = [...marked.matchAll(/\|/g)].map(({ index }, count) => index - count)
  const doc = marked.replaceAll('|', '')
  return EditorState.create({
    doc,
    selection: EditorSelection.single(first ?? doc.length, second ?? first ?? doc.length),
    extensions: [EditorState.lineSeparator.of('\n'), markdown, history()],
  })
}

export function run(state: EditorState, command: StateCommand): EditorState {
  let after = state
  command({ state, dispatch: (transaction) => (after = transaction.state) })
  return after
}

/** The text with its selection, as `typed` takes it. */
export function shown({ doc, selection: { main } }: EditorState): string {
  const text = doc.toString()
  return main.empty
    ? `${text.slice(0, main.head)}|${text.slice(main.head)}`
    : `${text.slice(0, main.from)}|${text.slice(main.from, main.to)}|${text.slice(main.to)}`
}

export const after = (marked: string, command: StateCommand): string => shown(run(typed(marked), command))

export function undoneAll(state: EditorState): EditorState {
  let before = state
  while (undoDepth(before) > 0) before = run(before, undo)
  return before
}
