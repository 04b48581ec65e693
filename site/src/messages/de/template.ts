import type { template as english, templatePage as englishPage } from '../template.ts'
import type { InGerman } from './words.ts'

const tasks = (n: number) => (n === 1 ? '1 Aufgabe' : `${n} Aufgaben`)

export const template: InGerman<typeof english> = {
  used: (name: string) => `„${name}“ aus der Vorlage angelegt`,
  takenBack: (name: string) => `„${name}“ mit allen Schritten in den Papierkorb gelegt`,
  made: (name: string) => `„${name}“ ist jetzt eine Vorlage.`,
  replaced: (name: string) => `„${name}“ ersetzt die Vorlage, die es gab.`,
  same: {
    title: (name: string) => `Es gibt schon eine Vorlage „${name}“`,
    text: (own: string) => `Ersetze sie oder behalte beide: Die neue heißt dann „${own}“.`,
    replace: 'Ersetzen',
    both: 'Beide behalten',
    cancel: 'Abbrechen',
  },
  save: 'Als Vorlage speichern',
  notSaved: (why: string) => `Nicht als Vorlage gespeichert: ${why}`,
  fromTemplate: 'Aus einer Vorlage',
}

export const templatePage: InGerman<typeof englishPage> = {
  title: 'Vorlagen',
  subtitle: 'Aufgaben mit ihren Schritten, um sie wieder anzulegen',
  empty:
    'Öffne eine Aufgabe und wähle „Als Vorlage speichern“: Sie bleibt hier mit ihren Schritten und lässt sich ab jedem Tag wieder anlegen.',
  emptyAction: 'Zu allen Aufgaben',
  size: (n: number, days: number) => (days > 0 ? `${tasks(n)} über ${days + 1} Tage` : tasks(n)),
  counts: { start: 'Beginnt am', end: 'Endet am' },
  countsLabel: (name: string) => `Ob der Tag der erste oder der letzte von „${name}“ ist`,
  day: (name: string) => `Der Tag für „${name}“`,
  use: 'Aufgaben anlegen',
  useNamed: (name: string) => `Aufgaben von „${name}“ anlegen`,
  inIt: 'Was darin ist',
  dueOnDay: (day: number) => `Tag ${day + 1}`,
  name: 'Name',
  rename: 'Umbenennen',
  remove: 'In den Papierkorb',
  removed: (name: string) => `„${name}“ liegt im Papierkorb. Die Aufgaben daraus bleiben.`,
  restore: 'Wiederherstellen',
  more: 'Weitere Vorlagen',
}
