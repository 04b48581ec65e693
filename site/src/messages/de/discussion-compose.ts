import type { compose as english } from '../discussion-compose.ts'
import { type InGerman, listed } from './words.ts'

/** The words of writing in a discussion. */
export const compose: InGerman<typeof english> = {
  skip: 'Zum Schreiben springen',
  write: 'Nachricht schreiben',
  writeReply: 'Antwort schreiben',
  hint: (names) =>
    `${names.length > 0 ? `An ${listed(names)} schreiben` : 'Nachricht schreiben'}. Mit / am Zeilenanfang: Entscheidung, Aufgabe oder Punkt der Tagesordnung.`,
  hintReply: 'Antwort schreiben. Mit @ nennst du jemanden.',
  send: 'Senden',
  sendKeys: { mac: '⌘ ↵', other: 'Strg ↵' },
  sent: 'Gesendet.',
  waits: 'Sie bleibt hier und wird gesendet, sobald es eine Verbindung gibt.',
  tooLong: (most) => `Eine Nachricht hat höchstens ${most} Zeichen.`,
  filesFirst: 'Eine Datei wird noch hochgeladen. Warte kurz oder nimm sie heraus.',
  offers: 'Vorschläge',
  offered: (n) => (n === 1 ? '1 Vorschlag' : `${n} Vorschläge`),
  commands: { decision: 'Entscheidung', action: 'Aufgabe', agenda: 'Punkt' },
  typed: { decision: 'entscheidung', action: 'aufgabe', agenda: 'punkt' },
  commandsFor: {
    decision: 'Festhalten, was entschieden wurde und warum',
    action: 'Eine Aufgabe für jemanden hier',
    agenda: 'Beim nächsten Treffen zu besprechen',
  },
  noForm: 'Das lässt sich hier gerade nicht anlegen. Deine Zeile ist noch da.',
  attach: 'Dateien anhängen',
  files: 'Dateien, die mitgesendet werden',
  dropHere: 'Loslassen, um es mit deiner Nachricht zu senden',
  sending: (name, percent) => `${name}, ${percent}\u00a0% gesendet`,
  attached: (name) => `${name} ist angehängt.`,
  notAttached: (name, why) => `${name} wurde nicht angehängt. ${why}`,
  again: 'Erneut versuchen',
  removeFile: (name) => `${name} herausnehmen`,
  tooLarge: 'Eine Datei darf höchstens 25\u00a0MiB groß sein.',
  emptyFile: 'Die Datei ist leer.',
  tooMany: (most) => `Eine Nachricht hat höchstens ${most} Dateien.`,
  noAnswer: 'Der Server hat nicht geantwortet.',
  mayOnlyRead: (owner) => `Du darfst dieses Gespräch lesen, aber nicht darin schreiben.${owner && ` Ändern kann das ${owner}.`}`,
  writing: (names) =>
    names.length > 2 ? `${names.length} Personen schreiben` : `${listed(names)} ${names.length === 1 ? 'schreibt' : 'schreiben'}`,
  here: (names) => (names.length > 3 ? `${names.length} andere sind hier` : `${listed(names)} ${names.length === 1 ? 'ist' : 'sind'} hier`),
  somebody: 'Jemand',
}
