import { EditorState, type Extension, StateEffect, StateField } from '@codemirror/state'
import { Decoration, EditorView } from '@codemirror/view'

const REMEMBERED = 'journal-focus-mode'

export const setFocusMode = StateEffect.define<boolean>()

export const focusMode = StateField.define<boolean>({
  create: () => {
    try {
      return localStorage.getItem(REMEMBERED) === 'on'
    } catch {
      return false
    }
  },
  update: (isOn, { effects }) => effects.find((effect) => effect.is(setFocusMode))?.value ?? isOn,
})

const here = Decoration.line({ class: 'is-here' })

/** The lines of the paragraph the cursor is in. */
export function paragraphAt({ doc }: EditorState, position: number): number[] {
  const at = doc.lineAt(position).number
  const isWritten = (number: number) => number >= 1 && number <= doc.lines && doc.line(number).text.trim() !== ''
  let [first, last] = [at, at]
  while (isWritten(at) && isWritten(first - 1)) first -= 1
  while (isWritten(at) && isWritten(last + 1)) last += 1
  return Array.from({ length: last - first + 1 }, (_, index) => doc.line(first + index).from)
}

const followed = ['input', 'delete', 'select', 'move', 'undo', 'redo']

/** The paragraph one writes in is clear and stays in the middle, and the others stand back. */
export function focusing(onFocusMode: ((isOn: boolean) => void) | undefined): Extension {
  return [
    focusMode,
    EditorView.editorAttributes.compute(
      [focusMode],
      (state) => (state.field(focusMode) ? { class: 'is-focus' } : {}) as Record<string, string>,
    ),
    EditorView.decorations.compute([focusMode, 'doc', 'selection'], (state) =>
      state.field(focusMode)
        ? Decoration.set(paragraphAt(state, state.selection.main.head).map((line) => here.range(line)))
        : Decoration.none,
    ),
    EditorState.transactionExtender.of((transaction) => {
      // What is pressed must not move away from under the pointer.
      const isByKey = followed.some((event) => transaction.isUserEvent(event)) && !transaction.isUserEvent('select.pointer')
      return isByKey && transaction.startState.field(focusMode)
        ? { effects: EditorView.scrollIntoView(transaction.newSelection.main, { y: 'center' }) }
        : null
    }),
    EditorView.updateListener.of(({ transactions, state }) => {
      if (!transactions.some(({ effects }) => effects.some((effect) => effect.is(setFocusMode)))) return
      const isOn = state.field(focusMode)
      try {
        localStorage.setItem(REMEMBERED, isOn ? 'on' : 'off')
      } catch {
        // Where nothing may be stored, it holds as long as the page does.
      }
      onFocusMode?.(isOn)
    }),
  ]
}
