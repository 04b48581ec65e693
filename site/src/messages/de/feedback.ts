import type { feedback as english } from '../feedback.ts'
import { ended, type InGerman } from './words.ts'

/** What somebody reads who is asked for feedback, and who may never have heard of us. */
export const feedback: InGerman<typeof english> = {
  title: 'Dein Feedback, bitte',
  lead: (asker) => `${asker || 'Jemand'} fragt, was du denkst.`,
  hello: (name) => `Für ${name}`,
  readBy: {
    asker: (asker) => `Was du antwortest, liest nur ${asker || 'wer fragt'}, mit deinem Namen.`,
    everyone: (asker) => `Was du antwortest, lesen ${asker || 'wer fragt'} und alle, die mit im Gespräch sind, mit deinem Namen.`,
  },
  anything: 'Du brauchst kein Konto und darfst Fragen auslassen.',
  noAnswer: 'Keine Antwort',
  end: (value, word) => (word ? `${value}: ${word}` : `${value}`),
  name: 'Dein Name',
  copyTo: 'Schickt mir eine Kopie',
  copyHelp: 'Eine E-Mail-Adresse, nur für diese eine Mail. Auf der nächsten Seite kannst du auch eine Kopie herunterladen.',
  optional: 'freiwillig',
  act: 'Feedback schicken',
  actAgain: 'Berichtigung schicken',
  note: (until) => `${ended(`Der Link nimmt eine Antwort an, bis ${until}`)} Danach kannst du sie einen Tag lang berichtigen.`,
  keeps: 'Eine Kopie bleibt bei dem Feedback, das du gegeben hast.',
  tooOftenTitle: 'Zu viele Versuche',
  tooOften: 'Über deinen Anschluss wurden zu viele Links geöffnet. Warte ein wenig und öffne diesen dann noch einmal.',
  overTitle: 'Dieser Link gilt nicht mehr',
  over: 'Er ist abgelaufen, wurde zurückgezogen oder ist schon beantwortet. Wer ihn geschickt hat, kann einen neuen erstellen.',
  kept: 'Was du geschrieben hast',
  keptHelp: 'Es wurde nicht geschickt. Kopiere es, bevor du diese Seite schließt.',
  sentTitle: 'Danke',
  answeredTitle: 'Das ist beantwortet',
  answered:
    'Der Link nimmt eine Antwort an. Lesen und berichtigen lässt sie sich auf der Seite, auf der sie gegeben wurde, oder über die Mail mit der Kopie.',
  sent: (asker) => (asker ? `Dein Feedback ist bei ${asker} angekommen.` : 'Dein Feedback ist dort angekommen, wo danach gefragt wurde.'),
  given: (name, when) => `${name}, ${when}`,
  corrected: (when) => `berichtigt ${when}`,
  until: (when) =>
    `Bis ${when} kannst du es berichtigen, über die Adresse dieser Seite. Behalte sie für dich; der Link, den du bekommen hast, zeigt nichts davon.`,
  download: 'Kopie herunterladen',
  correct: 'Berichtigen',
  correctTitle: 'Dein Feedback berichtigen',
  leave: 'Abbrechen',
  keep: 'Kopie in Throughline behalten',
  isKept: 'Eine Kopie liegt bei dem Feedback, das du gegeben hast.',
  showKept: 'Von dir gegebenes Feedback',
  raced: 'Inzwischen wurde über diesen Link etwas geantwortet. Was du geschrieben hast, wurde nicht geschickt; es steht unten.',
}
