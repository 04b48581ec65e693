import type { skills as english } from '../career-skills.ts'
import { counted, type InGerman, listed } from './words.ts'

/** The words of the screen of skills. */
export const skills: InGerman<typeof english> = {
  title: 'Fähigkeiten',
  summary: (n) => counted(n, 'Fähigkeit', 'Fähigkeiten'),
  empty: {
    title: 'Noch stehen hier keine Fähigkeiten.',
    text: 'Halte fest, was du kannst. Erfolge und Stationen, die es nennen, zählen als Belege.',
  },
  columns: { name: 'Fähigkeit', level: 'Niveau', evidence: 'Belegt durch', last: 'Zuletzt genutzt' },
  also: (names) => `Auch ${names}`,
  shownBy: ({ wins, experiences }) =>
    [wins > 0 && counted(wins, 'Erfolg', 'Erfolge'), experiences > 0 && counted(experiences, 'Station', 'Stationen')]
      .filter(Boolean)
      .join(', ') || 'Noch nichts',
  inUse: 'Aktuell',
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
    title: 'Fähigkeit hinzufügen',
    label: 'Name der Fähigkeit, auch mehrere',
    help: 'Mehrere mit Kommas trennen. Ein Name mit Komma kommt in Anführungszeichen.',
    button: 'Hinzufügen',
    known: (names) => `${listed(names)} ${names.length === 1 ? 'steht' : 'stehen'} schon hier.`,
    long: (begin, most) => `„${begin}…“ ist zu lang: Ein Name hat höchstens ${most} Zeichen.`,
    nothing: 'Schreibe, wie sie heißt.',
  },
  found: {
    title: 'Genannt, aber noch nicht hier',
    text: 'Diese werden von Erfolgen und Stationen genannt.',
    list: 'Hinzufügen',
    listOf: (name) => `${name} hinzufügen`,
    more: (n) => (n === 1 ? 'Eine weitere wird seltener genannt.' : `${n.toLocaleString('de')} weitere werden seltener genannt.`),
  },
  fields: { name: 'Name', level: 'Niveau', aliases: 'andere Namen', keywords: 'Wörter', order: 'Reihenfolge' } as Readonly<
    Record<string, string>
  >,
  did: {
    create: (names) => (names.length === 1 ? `„${names[0]}“ hinzugefügt` : `${names.length} Fähigkeiten hinzugefügt: ${names.join(', ')}`),
    edit: (field, name) => `„${name}“ geändert: ${skills.fields[field] ?? field}`,
    merge: (name, other) => `„${other}“ ist jetzt Teil von „${name}“`,
    remove: (name) => `„${name}“ in den Papierkorb gelegt`,
  },
}
