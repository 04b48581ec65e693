import type { coachForm as english } from '../discussion-coach-form.ts'
import type { InGerman } from './words.ts'

/** The words with which the machine is asked. */
export const coachForm: InGerman<typeof english> = {
  title: 'Coach fragen',
  close: 'Schließen',
  help: (model) =>
    `Der Coach ist ein Sprachmodell (${model}), eingerichtet von denen, die dieses Throughline betreiben. Er bekommt deine Frage und was du hier wählst, sonst nichts.`,
  question: 'Deine Frage',
  attach: 'Was mitgeht',
  agenda: 'Die Tagesordnung',
  messages: 'Nachrichten',
  says: (name) => `${name}:`,
  you: 'Du',
  gone: 'Jemand, der nicht mehr da ist',
  record: 'Die Adresse einer Aufgabe, eines Ziels, eines Eintrags, einer Station, eines Erfolgs oder einer Geschichte von dir',
  add: 'Hinzufügen',
  noRecord: 'Das ist keine Adresse von etwas, das hier liegt.',
  take: (kind) => `Entfernen: ${kind}`,
  show: 'Zeigen, was gesendet wird',
  preview: 'Das wird gesendet, Wort für Wort',
  previewHelp: 'Es wird mit der Antwort aufbewahrt, und alle in diesem Gespräch können es lesen.',
  system: 'Vor jeder Frage',
  user: 'Deine Frage und was mitgeht',
  back: 'Ändern',
  send: 'Senden und fragen',
  failed: 'Das hat nicht geklappt. Versuche es erneut.',
  noQuestion: 'Schreibe eine Frage.',
}
