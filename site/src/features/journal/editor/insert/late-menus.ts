import { Compartment, type Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import type { EditorOptions } from '../types.ts'
import type { InsertPictures } from './slash.ts'

/** The menus, which are fetched as somebody begins to write; without a network, as they go on. */
export function lateMenus(options: EditorOptions, insertPictures: InsertPictures): Extension {
  const place = new Compartment()
  let isAsked = false
  return [
    place.of([]),
    EditorView.updateListener.of(({ transactions, view }) => {
      if (isAsked || !transactions.some((transaction) => transaction.isUserEvent('input'))) return
      isAsked = true
      import('./menus.ts').then(
        ({ menus, openMenu }) =>
          onceComposed(view, () => {
            if (!view.dom.isConnected) return
            view.dispatch({ effects: place.reconfigure(menus(options, insertPictures)) })
            openMenu(view)
          }),
        () => {
          isAsked = false
        },
      )
    }),
  ]
}

/** What changes how an editor is made ends what an input method composes in it, and so waits for that. */
function onceComposed(view: EditorView, then: () => void): void {
  if (view.compositionStarted) {
    // The editor itself learns of the end by the same event.
    view.contentDOM.addEventListener('compositionend', () => setTimeout(() => onceComposed(view, then)), { once: true })
  } else then()
}
