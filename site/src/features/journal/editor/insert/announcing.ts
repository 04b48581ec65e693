import { completionStatus, currentCompletions } from '@codemirror/autocomplete'
import type { Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { menus as words } from '../../../../messages/journal-menus.ts'

/** Says how many choices a menu has as it opens; the one that is chosen is told by the list itself. */
export const announcing: Extension = EditorView.updateListener.of(({ startState, state, view }) => {
  if (completionStatus(state) !== 'active' || completionStatus(startState) === 'active') return
  const [first, ...others] = currentCompletions(state)
  if (first) view.dispatch({ effects: EditorView.announce.of(words.offered(others.length + 1, first.label)) })
})
