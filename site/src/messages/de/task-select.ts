import type { select as english } from '../task-select.ts'
import type { InGerman } from './words.ts'

const tasks = (n: number) => (n === 1 ? '1 Aufgabe' : `${n} Aufgaben`)

export const select: InGerman<typeof english> = {
  selectHelp: 'Mehrere Aufgaben auswählen',
  row: (title: string) => `Auswählen: ${title}`,
  countAloud: (n: number) => (n === 0 ? 'Keine Aufgabe ausgewählt' : `${tasks(n)} ausgewählt`),
  allFailed: 'Die Liste konnte nicht bis zum Ende gelesen werden. Was gelesen wurde, ist ausgewählt.',
  ended: 'Auswahl aufgehoben',
}
