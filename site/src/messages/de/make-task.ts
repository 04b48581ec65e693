import type { makeTask as english } from '../make-task.ts'
import type { InGerman } from './words.ts'

export const makeTask: InGerman<typeof english> = {
  title: 'Aufgabe daraus machen',
  field: 'Neue Aufgabe',
  cancel: 'Abbrechen',
  add: 'Hinzufügen',
  made: (title: string) => `„${title}“ ist jetzt eine Aufgabe`,
}
