import type { coachForm as english } from '../discussion-coach-form.ts'
import type { InGerman } from './words.ts'

/** The words with which the machine is asked. */
export const coachForm: InGerman<typeof english> = {
  title: 'Coach fragen',
  close: 'Schließen',
  help: (model) =>
    `Der Coach ist ein Sprachmodell (${model}), eingerichtet von denen, die dieses Throughline betreiben. Er bekommt deine Frage und was du hier wählst, sonst nichts.`,
  question: 'Deine Frage',
  attach: 'Mitsenden',
  agenda: 'Die Tagesordnung',
  messages: 'Nachrichten',
  says: (name) => `${name}:`,
  you: 'Du',
  gone: 'Jemand, der nicht mehr da ist',
  record: 'Link zu einer deiner Aufgaben, Ziele, Einträge, Stationen, Erfolge oder Geschichten',
  add: 'Hinzufügen',
  noRecord: 'Dieser Link führt zu nichts, was du hier hast.',
  take: (kind) => `Entfernen: ${kind}`,
  show: 'Zeigen, was gesendet wird',
  preview: 'Was gesendet wird, Wort für Wort',
  previewHelp: 'Es wird mit der Antwort aufbewahrt, und alle in diesem Gespräch können es lesen.',
  system: 'Wird vor jeder Frage gesendet',
  user: 'Deine Frage und was mitgesendet wird',
  back: 'Ändern',
  send: 'Senden und fragen',
  failed: 'Das hat nicht geklappt. Versuche es erneut.',
  noQuestion: 'Schreibe eine Frage.',
}
