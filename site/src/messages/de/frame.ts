import type { frame as english } from '../frame.ts'
import type { InGerman } from './words.ts'

export const frame: InGerman<typeof english> = {
  product: 'Throughline',
  title: (page) => `${page} · Throughline`,
  skip: 'Zum Inhalt',
  places: 'Bereiche',
  placesShort: 'Bereiche, kurz',
  tasks: 'Aufgaben',
  views: {
    today: 'Heute',
    upcoming: 'Demnächst',
    inbox: 'Eingang',
    all: 'Alle',
    completed: 'Erledigt',
    trash: 'Papierkorb',
  },
  templates: 'Vorlagen',
  notifications: 'Mitteilungen',
  import: 'Import',
  importTasks: 'Import und Export',
  find: 'Suchen',
  findShort: 'Suche',
  more: 'Mehr',
  account: 'Dein Konto',
  add: 'Aufgabe hinzufügen',
  shortcuts: 'Tastenkürzel',
  theme: 'Farbschema',
  themes: { light: 'Hell', dark: 'Dunkel', system: 'System' },
  signOut: 'Abmelden',
}
