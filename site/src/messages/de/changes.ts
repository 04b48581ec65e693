import type { changes as english } from '../changes.ts'
import type { InGerman } from './words.ts'

export const changes: InGerman<typeof english> = {
  again: 'Gespeichert',
  undone: (words: string) => `Rückgängig gemacht: ${words}`,
  nothingToUndo: 'Es gibt nichts rückgängig zu machen',
  notSaved: (n: number, why: string) => (n === 1 ? `Nicht gespeichert: ${why}` : `${n} Änderungen wurden nicht gespeichert: ${why}`),
  noAnswer: 'Der Server hat nicht geantwortet. Dein Text bleibt erhalten.',
  undo: 'Rückgängig',
  saving: (done: number, of: number) => `${done} von ${of} gespeichert`,
  openIt: 'Öffnen',
  tryAgain: 'Erneut versuchen',
  dismiss: 'Diese Meldung schließen',

  conflict: {
    title: (field: string) => `Auch anderswo geändert: ${field}`,
    elsewhere: (field: string, title: string) => `„${title}“ hat zwei Fassungen (${field}): Wähle, welche bleibt`,
    text: 'Beide sind aufbewahrt. Welche soll bleiben?',
    mine: 'Deine',
    theirs: 'Die andere',
    keepMine: 'Deine behalten',
    keepTheirs: 'Die andere behalten',
    empty: 'leer',
  },
}
