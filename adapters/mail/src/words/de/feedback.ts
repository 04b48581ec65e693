import type { feedback as english } from '../en/feedback.ts'

export const feedback: typeof english = {
  somebody: 'Jemand',
  asks: (who: string, about: string) => `${who} bittet um dein Feedback${about ? ` zu „${about}“` : ''}`,
  reminder: (asks: string) => `Erinnerung: ${asks}`,
  questions: (n: number) => `${n === 1 ? 'Eine Frage' : `${n} Fragen`}; du brauchst kein Konto.`,
  seenByAsker: (who: string) => `Nur ${who} liest, was du antwortest.`,
  seenByAll: 'Alle in dem Gespräch, in dem gefragt wird, lesen, was du antwortest.',
  button: 'Fragen ansehen',
  until: (day: string) => `Der Link gilt bis ${day} für eine Antwort. Öffnen allein sendet nichts.`,
  onlyReminder: 'Das ist die einzige Erinnerung. Wenn du nicht antworten willst, ignoriere sie.',
  mayRemind: 'Wenn du nicht antworten willst, ignoriere sie. Vielleicht kommt eine einzige Erinnerung.',
  footer:
    'Du bekommst diese Mail, weil jemand bei Throughline deine Adresse eingegeben hat, um dich um Feedback zu bitten. Wir speichern sie nicht länger als die Bitte.',
  copy: {
    subject: (asker: string) => (asker ? `Eine Kopie deines Feedbacks für ${asker}` : 'Eine Kopie deines Feedbacks'),
    attached: (who: string) => `Angehängt ist, was du geantwortet hast. Gefragt hat: ${who}.`,
    button: 'Lesen oder berichtigen',
    until: (moment: string) =>
      `Über diesen Link kannst du es bis ${moment} UTC berichtigen. Behalte diese Mail für dich: Wer sie hat, kann es auch.`,
    footer:
      'Du bekommst diese Mail, weil deine Adresse für eine Kopie eingegeben wurde, als das Feedback gegeben wurde. Wir speichern sie nicht.',
  },
}
