import type { shortcutSheet as english } from '../shortcut-sheet.ts'
import type { InGerman } from './words.ts'

export const shortcutSheet: InGerman<typeof english> = {
  title: 'Tastenkürzel',
  single: 'Kürzel aus einer Taste',
  close: 'Schließen',
  none: 'Keine Taste',
  or: 'oder',
  change: 'Ändern',
  press: 'Tasten drücken',
  pressFor: (what: string) => `Drücke Tasten für: ${what}. Esc bricht ab.`,
  taken: (keys: string, others: string) => `${keys} ist vergeben: ${others}.`,
  fixed: (keys: string, others: string) => `${keys} gehört zu: ${others}. Wähle andere.`,
  takeOver: 'Stattdessen hier nehmen',
  cancel: 'Abbrechen',
  remove: (what: string) => `Keine Taste für: ${what}`,
  removeShort: 'Keine Taste',
  reset: (what: string) => `Zurücksetzen: ${what}`,
  resetShort: 'Zurücksetzen',
  resetAll: 'Alle zurücksetzen',
  changed: (what: string, keys: string) => `${what}: ${keys}`,
  quickAdd: 'Was die Schnelleingabe versteht',
  help: 'Drücke auf eine Zeile, um ihr andere Tasten zu geben. Sie bleiben bei deinem Konto.',
}
