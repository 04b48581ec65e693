import { autocompletion, startCompletion } from '@codemirror/autocomplete'
import type { Extension } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import type { EditorOptions } from '../types.ts'
import { announcing } from './announcing.ts'
import { recordLinks } from './record-links.ts'
import { type InsertPictures, slashMenu } from './slash.ts'

/** The menus of `/`, and of `[[` and `@`. */
export function menus(options: EditorOptions, insertPictures: InsertPictures): Extension {
  const slash = slashMenu(options, insertPictures)
  return [
    autocompletion({
      override: [slash.source, recordLinks(options.complete)],
      icons: false,
      interactionDelay: 0,
      tooltipClass: () => 'menu writing-menu',
    }),
    slash.enter,
    announcing,
  ]
}

/** Opens the menu that what was just typed asks for, if it does. */
export const openMenu = (view: EditorView): void => void startCompletion(view)
