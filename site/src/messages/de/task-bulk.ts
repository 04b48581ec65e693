import type { bulk as english } from '../task-bulk.ts'
import type { InGerman } from './words.ts'

const tasks = (n: number) => (n === 1 ? '1 Aufgabe' : `${n} Aufgaben`)

/** As it stands within a sentence: `morgen`, `nächste Woche`. */
const within = (day: string) => day.charAt(0).toLowerCase() + day.slice(1)

export const bulk: InGerman<typeof english> = {
  bar: 'Ausgewählte Aufgaben',
  count: (n: number) => `${n} ausgewählt`,
  elsewhere: (n: number) => `${n} nicht in dieser Liste`,
  all: 'Alle auswählen',
  clear: 'Auswahl aufheben',
  close: 'Schließen',

  short: {
    complete: 'Erledigen',
    reopen: 'Wieder öffnen',
    restore: 'Wiederherstellen',
    win: 'Als Erfolg',
    due: 'Fällig',
    start: 'Beginn',
    priority: 'Priorität',
    tags: 'Schlagwörter',
    goal: 'Ziel',
    move: 'Verschieben',
    remove: 'Löschen',
  },
  long: {
    complete: (n: number) => `${tasks(n)} erledigen`,
    reopen: (n: number) => `${tasks(n)} wieder öffnen`,
    restore: (n: number) => `${tasks(n)} wiederherstellen`,
    win: (n: number) => (n === 1 ? 'Aus 1 erledigten Aufgabe einen Erfolg machen' : `Aus ${n} erledigten Aufgaben Erfolge machen`),
    due: (n: number) => `Fälligkeit von ${tasks(n)}`,
    start: (n: number) => `Beginn von ${tasks(n)}`,
    priority: (n: number) => `Priorität von ${tasks(n)}`,
    tags: (n: number) => `Schlagwörter von ${tasks(n)}`,
    goal: (n: number) => `Ziel von ${tasks(n)}`,
    move: (n: number) => `${tasks(n)} unter eine andere verschieben`,
    remove: (n: number) => `${tasks(n)} in den Papierkorb legen`,
  },

  day: {
    due: {
      on: (n: number, day: string) => `${tasks(n)} verschieben: ${within(day)}`,
      none: (n: number) => `Fälligkeit von ${tasks(n)} entfernen`,
    },
    start: {
      on: (n: number, day: string) => `Beginn von ${tasks(n)}: ${within(day)}`,
      none: (n: number) => `Beginn von ${tasks(n)} entfernen`,
    },
  },
  priority: (n: number, priority: string) => `Priorität von ${tasks(n)}: ${priority.toLowerCase()}`,
  tags: {
    add: (n: number) => `Zu ${n} hinzufügen`,
    field: 'Weiteres Schlagwort',
    remove: (tag: string, n: number) => `#${tag} von ${n} entfernen`,
    wrong: 'Ein Schlagwort ist ein Wort ohne Leerzeichen.',
  },
  goal: {
    set: (n: number, title: string) => `${tasks(n)} mit „${title}“ verbinden`,
    none: (n: number) => `${tasks(n)} von ihrem Ziel lösen`,
  },
  place: {
    field: 'Übergeordnete Aufgabe suchen',
    under: (n: number, title: string) => `${tasks(n)} unter „${title}“ verschieben`,
    top: (n: number) => `${tasks(n)} auf die oberste Ebene verschieben`,
    found: (n: number) => (n === 0 ? 'Keine Aufgabe gefunden' : `${n} gefunden`),
  },
}
