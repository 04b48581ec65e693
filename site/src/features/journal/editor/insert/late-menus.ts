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
        ({ menus, openMenu }) => {
          if (!view.dom.isConnected) return
          view.dispatch({ effects: place.reconfigure(menus(options, insertPictures)) })
          openMenu(view)
        },
        () => {
          isAsked = false
        },
      )
    }),
  ]
}
