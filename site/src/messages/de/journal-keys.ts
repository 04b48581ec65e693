import type { journalKeys as english } from '../journal-keys.ts'
import type { InGerman } from './words.ts'

export const journalKeys: InGerman<typeof english> = {
  new: 'Neuen Eintrag schreiben',
  go: 'Journal',
  onThisDay: 'Diesen Tag in früheren Jahren ansehen',
  templates: 'Zu den Vorlagen für Einträge',
  star: 'Dem Eintrag einen Stern geben oder nehmen',
  remove: 'Eintrag in den Papierkorb legen',
}
