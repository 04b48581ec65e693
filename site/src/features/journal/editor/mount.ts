import './adopt-styles.ts'
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { EditorState, Transaction } from '@codemirror/state'
import { EditorView, keymap, placeholder } from '@codemirror/view'
import { replacement } from './replacement.ts'
import type { EditorHandle, EditorOptions } from './types.ts'

/** Puts the editor into `parent`, in place of the text that stands there. */
export function mountEditor(parent: HTMLElement, options: EditorOptions): EditorHandle {
  const view = new EditorView({
    state: EditorState.create({
      doc: options.text,
      extensions: [
        // Only these end a line, so that a text keeps whatever other line ends it came with.
        EditorState.lineSeparator.of('\n'),
        history(),
        keymap.of([...historyKeymap, ...defaultKeymap]),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({
          'aria-label': options.label,
          spellcheck: 'true',
          autocapitalize: 'sentences',
          autocorrect: 'on',
        }),
        placeholder(options.placeholder),
        EditorView.updateListener.of(({ docChanged, transactions, state }) => {
          if (docChanged && !transactions.every((transaction) => transaction.annotation(Transaction.remote)))
            options.onChange(state.doc.toString())
        }),
        EditorView.domEventHandlers({ blur: () => options.onBlur?.() }),
      ],
    }),
  })
  parent.replaceChildren(view.dom)

  return {
    text: () => view.state.doc.toString(),
    replaceText: (text) =>
      view.dispatch({
        changes: replacement(view.state.doc.toString(), text),
        annotations: [Transaction.remote.of(true), Transaction.addToHistory.of(false)],
      }),
    focus: () => view.focus(),
    insert: (markdown) => view.dispatch({ ...view.state.replaceSelection(markdown), scrollIntoView: true, userEvent: 'input' }),
    destroy: () => view.destroy(),
  }
}
