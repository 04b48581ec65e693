import type { skills as english } from '../career-skills.ts'
import { counted, type InGerman } from './words.ts'

/** The words of the screen of skills. */
export const skills: InGerman<typeof english> = {
  title: 'Fähigkeiten',
  summary: (n) => counted(n, 'Fähigkeit', 'Fähigkeiten'),
  empty: {
    title: 'Noch sind keine Fähigkeiten aufgeführt.',
    text: 'Führe auf, was du kannst. Erfolge und Stationen, die es nennen, zählen als Belege.',
  },
  columns: { name: 'Fähigkeit', level: 'Niveau', evidence: 'Gezeigt durch', last: 'Zuletzt genutzt' },
  also: (names) => `Auch ${names}`,
  shownBy: ({ wins, experiences }) =>
    [wins > 0 && counted(wins, 'Erfolg', 'Erfolge'), experiences > 0 && counted(experiences, 'Station', 'Stationen')]
      .filter(Boolean)
      .join(', ') || 'Noch nichts',
  inUse: 'In Gebrauch',
  never: 'Noch nicht',
  change: 'Ändern',
  changeOf: (name) => `${name} ändern`,
  name: 'Name',
  nameHelp: 'Der bisherige Name bleibt unter den anderen erhalten.',
  level: 'Niveau',
  levelHelp: 'In deinen Worten, etwa „fortgeschritten“.',
  aliases: 'Andere Namen',
  addAlias: 'Weiterer Name',
  keywords: 'Was dazugehört',
  addKeyword: 'Weiteres Wort',
  merge: 'Dasselbe wie',
  mergeNone: 'Fähigkeit wählen',
  mergeHelp: 'Die Namen beider stehen dann hier; die andere kommt in den Papierkorb.',
  mergeDo: 'Zusammenlegen',
  remove: 'In den Papierkorb',
  add: {
    title: 'Fähigkeit aufführen',
    label: 'Name der Fähigkeit',
    button: 'Aufführen',
    known: (name) => `${name} ist schon aufgeführt.`,
    nothing: 'Schreibe, wie sie heißt.',
  },
  found: {
    title: 'Genannt, nicht aufgeführt',
    text: 'Diese werden von Erfolgen und Stationen genannt.',
    list: 'Aufführen',
    listOf: (name) => `${name} aufführen`,
  },
  fields: { name: 'Name', level: 'Niveau', aliases: 'andere Namen', keywords: 'Wörter', order: 'Stelle' } as Readonly<
    Record<string, string>
  >,
  did: {
    create: (name) => `„${name}“ aufgeführt`,
    edit: (field, name) => `„${name}“ geändert: ${skills.fields[field] ?? field}`,
    merge: (name, other) => `„${other}“ ist jetzt Teil von „${name}“`,
    remove: (name) => `„${name}“ in den Papierkorb gelegt`,
  },
}
