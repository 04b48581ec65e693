import type { selectDid as english } from '../task-select-did.ts'
import type { InGerman } from './words.ts'

const tasks = (n: number) => (n === 1 ? '1 Aufgabe' : `${n} Aufgaben`)

export const selectDid: InGerman<typeof english> = {
  complete: (n: number) => `${tasks(n)} erledigt`,
  reopen: (n: number) => `${tasks(n)} wieder geöffnet`,
  restore: (n: number) => `${tasks(n)} wiederhergestellt`,
  remove: (n: number) => `${tasks(n)} in den Papierkorb gelegt`,
  due: (n: number, day: string | null) => (day ? `${tasks(n)} verschoben: ${day}` : `Fälligkeit von ${tasks(n)} entfernt`),
  start: (n: number, day: string | null) => (day ? `Beginn von ${tasks(n)}: ${day}` : `Beginn von ${tasks(n)} entfernt`),
  priority: (n: number, priority: string) => `Priorität von ${tasks(n)}: ${priority.toLowerCase()}`,
  'add-tag': (n: number, tag: string) => `#${tag} zu ${tasks(n)} hinzugefügt`,
  'remove-tag': (n: number, tag: string) => `#${tag} von ${tasks(n)} entfernt`,
  goal: (n: number, title: string | null) => (title ? `${tasks(n)} mit „${title}“ verbunden` : `Ziel von ${tasks(n)} entfernt`),
  move: (n: number, title: string | null) =>
    title ? `${tasks(n)} unter „${title}“ verschoben` : `${tasks(n)} auf die oberste Ebene verschoben`,
  order: (n: number) => `${tasks(n)} verschoben`,
  nothingToDo: 'Es ändert sich nichts: Sie sind schon so.',
}
