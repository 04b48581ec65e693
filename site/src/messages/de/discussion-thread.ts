import type { thread as english } from '../discussion-thread.ts'
import { discussionNames } from './discussion-names.ts'
import type { InGerman } from './words.ts'

/** What is said in a discussion, where it is talked. */
export const thread: InGerman<typeof english> = {
  ...discussionNames,
  new: (n) => `${n} neu`,
  earlier: 'Frühere Nachrichten',
  later: 'Spätere Nachrichten',
  latest: 'Zur neuesten',
  edited: 'bearbeitet',
  editedHow: 'Frühere Fassungen',
  takenBack: (author) => `${author} hat das zurückgenommen.`,
  takenBackBy: (owner) => `${owner} hat diese Nachricht entfernt.`,
  replies: (n) => (n === 1 ? '1 Antwort' : `${n} Antworten`),
  replyTo: (author) => `Antwort an ${author}`,
  repliesTo: (author) => `Antworten an ${author}`,
  empty: 'Noch keine Nachricht.',
  more: (author) => `Mehr zu dieser Nachricht von ${author}`,
  reacted: (names, hasYou) => `von ${discussionNames.by(names, hasYou)}`,
  openFile: (name) => `${name} öffnen`,
  linked: {
    task: 'Aufgabe',
    goal: 'Ziel',
    'journal-entry': 'Eintrag',
    discussion: 'Gespräch',
    experience: 'Station',
    win: 'Erfolg',
    story: 'Geschichte',
  },
  linkedDone: (kind) => `${kind}, erledigt`,
  said: (author, text) => `${author}: ${text}`,
  saidMany: (n) => `${n} neue Nachrichten`,
  waiting: {
    label: 'Nachrichten, die noch zu senden sind',
    sending: 'Wird gesendet',
    waiting: 'Wartet auf eine Verbindung',
    refused: (why) => `Nicht gesendet. ${why}`.trim(),
    again: 'Erneut senden',
    discard: 'Verwerfen',
    discarded: 'Nicht Gesendetes verworfen',
    files: (n) => (n === 1 ? 'mit 1 Datei' : `mit ${n} Dateien`),
  },
}
