import type { keepEntry as englishKeep, entryTemplates as englishPage, putTemplate as englishPut } from '../journal-templates.ts'
import type { InGerman } from './words.ts'

export const entryTemplates: InGerman<typeof englishPage> = {
  title: 'Vorlagen für Einträge',
  subtitle: 'Womit ein Eintrag beginnen kann. Du findest sie in einem neuen Eintrag und mit „/“ in seinem Text.',
  begin: 'Eintrag damit beginnen',
  beginNamed: (name: string) => `Eintrag damit beginnen: ${name}`,
  change: 'Ändern',
  changeNamed: (name: string) => `„${name}“ ändern`,
  name: 'Name',
  entryTitle: 'Titel des Eintrags',
  body: 'Text',
  tags: 'Schlagwörter',
  tagsHint: 'Durch Leerzeichen getrennt, etwa „arbeit garten“.',
  save: 'Speichern',
  remove: 'In den Papierkorb',
  removed: 'Die Vorlage liegt im Papierkorb. Einträge, die mit ihr begonnen wurden, bleiben.',
  restore: 'Wiederherstellen',
  more: 'Weitere Vorlagen',
  fresh: 'Neue Vorlage',
  make: 'Vorlage anlegen',
  changed: (name: string) => `„${name}“ wurde geändert.`,
}

export const keepEntry: InGerman<typeof englishKeep> = {
  act: 'Als Vorlage speichern',
  text: 'Titel, Text und Schlagwörter, ohne Bilder.',
  name: 'Name der Vorlage',
  keep: 'Speichern',
  cancel: 'Abbrechen',
  made: (name: string) => `„${name}“ ist jetzt eine Vorlage.`,
  notKept: (why: string) => `Nicht als Vorlage gespeichert: ${why}`,
}

export const putTemplate: InGerman<typeof englishPut> = {
  title: 'Vorlage einfügen',
  reviews: 'Rückblicke',
  own: 'Deine eigenen',
  loading: 'Deine Vorlagen werden geladen',
  failed: 'Deine eigenen Vorlagen konnten nicht geladen werden.',
  close: 'Schließen',
}
