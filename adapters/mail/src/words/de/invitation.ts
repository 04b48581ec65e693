import type { invitation as english } from '../en/invitation.ts'

export const invitation: typeof english = {
  somebody: 'Jemand',
  kinds: {
    'one-on-one': 'einem 1:1',
    mentoring: 'einem Mentoring-Gespräch',
    feedback: 'einem Feedback-Gespräch',
    decision: 'einer Entscheidung',
    question: 'einer Frage',
  },
  titled: (title: string) => `„${title}“`,
  subject: (who: string, what: string) => `${who} lädt dich zu ${what} ein`,
  invites: (who: string, what: string, kind: string) => `${who} lädt dich bei Throughline zu ${what} ein${kind ? `, ${kind}` : ''}.`,
  mayRead: 'Du kannst dann mitlesen.',
  mayAnswer: 'Du kannst dann mitlesen und antworten.',
  button: 'Einladung ansehen',
  until: (day: string) => `Der Link gilt bis ${day} für eine Person. Öffnen allein nimmt nichts an: Du wirst erst gefragt.`,
  stranger: 'Wenn du nicht weißt, wer das ist, ignoriere diese Mail: Es geschieht nichts, und niemand erfährt, ob du ein Konto hast.',
  footer:
    'Du bekommst diese Mail, weil jemand bei Throughline deine Adresse eingegeben hat, um dich einzuladen. Wir speichern sie nicht länger als die Einladung.',
}
