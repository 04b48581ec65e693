import { moveLineDown, moveLineUp } from '@codemirror/commands'
import { deleteMarkupBackward, insertNewlineContinueMarkupCommand } from '@codemirror/lang-markdown'
import { type Extension, Prec } from '@codemirror/state'
import { type Command, EditorView, keymap } from '@codemirror/view'
import { makeBlock } from './commands/block.ts'
import { endEmptyItem, endEmptyQuote, moveItemsIn, moveItemsOut } from './commands/items.ts'
import { linkSelection, surround, togglePhrase } from './commands/phrase.ts'
import { focusMode, setFocusMode } from './frame/focus-mode.ts'
import { followLink, tick } from './frame/pressing.ts'
import type { EditorOptions } from './types.ts'

/** After Escape, Tab leaves the text, however long one takes to press it. */
const ESCAPED_MS = 60_000

const leaveByTab: Command = (view) => {
  view.setTabFocusMode(ESCAPED_MS)
  return false
}

const toggleFocusMode: Command = (view) => {
  view.dispatch({ effects: setFocusMode.of(!view.state.field(focusMode)) })
  return true
}

export const keys = ({ follow }: Pick<EditorOptions, 'follow'>): Extension => [
  Prec.high(
    keymap.of([
      { key: 'Enter', run: endEmptyQuote },
      { key: 'Enter', run: endEmptyItem },
      { key: 'Enter', run: insertNewlineContinueMarkupCommand({ nonTightLists: false }) },
      { key: 'Backspace', run: deleteMarkupBackward },
      { key: 'Tab', run: moveItemsIn, shift: moveItemsOut },
      { key: 'Mod-Enter', run: followLink(follow) },
      { key: 'Mod-Enter', run: (view) => tick(view, view.state.selection.main.head) },
      { key: 'Mod-b', run: togglePhrase('**') },
      { key: 'Mod-i', run: togglePhrase('*') },
      { key: 'Mod-e', run: togglePhrase('`') },
      { key: 'Mod-Shift-x', run: togglePhrase('~~') },
      { key: 'Mod-k', run: linkSelection },
      { key: 'Mod-Alt-0', run: makeBlock('text') },
      { key: 'Mod-Alt-1', run: makeBlock('h1') },
      { key: 'Mod-Alt-2', run: makeBlock('h2') },
      { key: 'Mod-Alt-3', run: makeBlock('h3') },
      { key: 'Mod-Shift-7', run: makeBlock('numbers') },
      { key: 'Mod-Shift-8', run: makeBlock('bullets') },
      { key: 'Mod-Shift-9', run: makeBlock('checklist') },
      { key: 'Mod-Shift-.', run: makeBlock('quote') },
      { key: 'Alt-ArrowUp', run: moveLineUp },
      { key: 'Alt-ArrowDown', run: moveLineDown },
      { key: 'Mod-Shift-f', run: toggleFocusMode },
    ]),
  ),
  Prec.highest(keymap.of([{ key: 'Escape', run: leaveByTab }])),
  EditorView.inputHandler.of((view, _from, _to, text) => {
    const transaction = view.composing ? null : surround(view.state, text)
    if (transaction) view.dispatch(transaction)
    return transaction !== null
  }),
]
