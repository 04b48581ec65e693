import './adopt-styles.ts'
import { history, historyKeymap, standardKeymap } from '@codemirror/commands'
import { forceParsing } from '@codemirror/language'
import { EditorState, Transaction } from '@codemirror/state'
import { EditorView, keymap, placeholder, tooltips } from '@codemirror/view'
import { editor as words } from '../../../messages/journal-editor.ts'
import { focusing, focusMode, setFocusMode } from './frame/focus-mode.ts'
import { passageMenu } from './frame/passage-menu.ts'
import { pressing } from './frame/pressing.ts'
import { lateMenus } from './insert/late-menus.ts'
import { pasting } from './insert/paste.ts'
import { insertPictures, spots } from './insert/pictures.ts'
import type { InsertPictures } from './insert/slash.ts'
import { keys } from './keys.ts'
import { livePreview } from './preview/live.ts'
import { replacement } from './replacement.ts'
import type { EditorHandle, EditorOptions } from './types.ts'

/** Characters that stand on the first screen, and how many milliseconds reading them may take. */
const [FIRST_SCREEN, PATIENCE] = [5_000, 200]

/** Puts the editor into `parent`, in place of the text that stands there. */
export function mountEditor(parent: HTMLElement, options: EditorOptions): EditorHandle {
  const putPictures: InsertPictures = (view, files, at) => insertPictures(view, files, options.addPicture, at)
  const view = new EditorView({
    state: EditorState.create({
      doc: options.text,
      selection: { anchor: Math.min(options.cursor ?? 0, options.text.length) },
      extensions: [
        // Only these end a line, so that a text keeps whatever other line ends it came with.
        EditorState.lineSeparator.of('\n'),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({
          'aria-label': options.label,
          'aria-description': options.passageActions?.length ? `${words.help} ${words.toPassage}` : words.help,
          spellcheck: 'true',
          autocapitalize: 'sentences',
          autocorrect: 'on',
          writingsuggestions: 'true',
        }),
        placeholder(options.placeholder),
        keys(options),
        history(),
        keymap.of([...historyKeymap, ...standardKeymap]),
        livePreview(options.text, options),
        lateMenus(options, putPictures),
        tooltips({ position: 'absolute' }),
        spots,
        pasting(putPictures),
        pressing(options.follow),
        passageMenu(options.passageActions),
        focusing(options.onFocusMode),
        EditorView.updateListener.of(({ docChanged, transactions, state }) => {
          if (docChanged && !transactions.every((transaction) => transaction.annotation(Transaction.remote)))
            options.onChange(state.doc.toString())
        }),
      ],
    }),
  })
  view.dom.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && view.dom.contains(relatedTarget))) options.onBlur?.()
  })
  // Lines that are read only later would be drawn anew, and move what is below them.
  forceParsing(view, Math.min(view.state.doc.length, FIRST_SCREEN), PATIENCE)
  parent.replaceChildren(view.dom)

  return {
    text: () => view.state.doc.toString(),
    replaceText: (text) =>
      view.dispatch({
        changes: replacement(view.state.doc.toString(), text),
        annotations: [Transaction.remote.of(true), Transaction.addToHistory.of(false)],
      }),
    focus: () => view.focus(),
    insert: (markdown) =>
      view.dispatch({ ...view.state.replaceSelection(view.state.toText(markdown)), scrollIntoView: true, userEvent: 'input' }),
    insertPictures: (files) => putPictures(view, files),
    isFocusMode: () => view.state.field(focusMode),
    setFocusMode: (isOn) => view.dispatch({ effects: setFocusMode.of(isOn) }),
    destroy: () => view.destroy(),
  }
}
