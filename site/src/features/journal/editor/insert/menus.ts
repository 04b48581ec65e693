import { autocompletion, startCompletion } from '@codemirror/autocomplete'
import { EditorState, type Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { menus as words } from '../../../../messages/journal-menus.ts'
import { dropSecondMark } from '../commands/second-mark.ts'
import type { EditorOptions } from '../types.ts'
import { announcing } from './announcing.ts'
import { recordLinks } from './record-links.ts'
import { type InsertPictures, slashMenu } from './slash.ts'

/** The menus of `/`, and of `[[` and `@`; and what else is only for who writes. */
export function menus(options: EditorOptions, insertPictures: InsertPictures): Extension {
  const slash = slashMenu(options, insertPictures)
  return [
    EditorState.phrases.of(words.phrases),
    autocompletion({
      override: [slash.source, recordLinks(options.complete)],
      icons: false,
      interactionDelay: 0,
      tooltipClass: () => 'menu writing-menu',
    }),
    slash.enter,
    announcing,
    // Also while a phone is still composing the space.
    EditorView.inputHandler.of((view, from, to, text) => {
      const transaction = dropSecondMark(view.state, from, to, text)
      if (transaction) view.dispatch(transaction)
      return transaction !== null
    }),
  ]
}

/** Opens the menu that what was just typed asks for, if it does. */
export const openMenu = (view: EditorView): void => void startCompletion(view)
