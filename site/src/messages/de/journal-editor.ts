import type { editor as english } from '../journal-editor.ts'
import type { InGerman } from './words.ts'

export const editor: InGerman<typeof english> = {
  done: 'Fertig',
  help: 'Ein Schrägstrich zeigt, was sich einfügen lässt; ein @ oder zwei eckige Klammern verknüpfen eine Aufgabe, ein Ziel oder einen Eintrag. Tab rückt einen Listenpunkt ein; Escape, dann Tab, verlässt den Text.',
  sending: (name: string) => `${name} wird gesendet`,
  withPassage: 'Mit dieser Stelle',
  toPassage: 'Alt und F10 führen zu dem, was aus dieser Stelle werden kann.',
  ticked: 'Abgehakt',
  unticked: 'Nicht abgehakt',
  finished: 'Erledigt',
}
