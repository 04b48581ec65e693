import type { EditorState, TransactionSpec } from '@codemirror/state'

/**
 * The mark of an item typed once more where there is one already, as by who does not wait for Enter to make it: what is typed
 * goes, the mark that is there stays. `null` where something else is typed.
 */
export function dropSecondMark(state: EditorState, from: number, to: number, text: string): TransactionSpec | null {
  const line = state.doc.lineAt(from)
  if (!text.endsWith(' ') || to !== line.to) return null
  const [, before = '', mark = '', again = ''] =
    /^((?:[ \t]*>)*[ \t]*([-*+]|\d{1,9}[.)])(?: \[[ xX]\])? +)([-*+]|\d{1,9}[.)]) $/.exec(state.sliceDoc(line.from, from) + text) ?? []
  const isSame = mark === again || [mark, again].every((one) => '-*+'.includes(one))
  if (!again || !isSame) return null
  const at = line.from + before.length
  return { changes: { from: at, to }, selection: { anchor: at }, userEvent: 'input.type', scrollIntoView: true }
}
