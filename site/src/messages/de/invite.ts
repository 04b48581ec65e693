import type { DiscussionKind } from '@throughline/core/discussion'
import type { invite as english } from '../invite.ts'
import { ended, type InGerman } from './words.ts'

const kinds: Record<DiscussionKind, string> = {
  'one-on-one': '1:1',
  mentoring: 'Mentoring',
  feedback: 'Feedback',
  decision: 'Entscheidung',
  question: 'Frage',
}

export const invite: InGerman<typeof english> = {
  title: 'Du bist eingeladen',
  lead: (inviter: string) => `${inviter || 'Jemand'} lädt dich zu einem Gespräch ein.`,
  kind: (kind: DiscussionKind) => kinds[kind],
  member: 'Du kannst mitlesen und antworten.',
  viewer: 'Du kannst mitlesen.',
  act: 'Am Gespräch teilnehmen',
  insideTitle: 'Du bist schon dabei',
  inside: 'Dieser Link lädt andere zu einem Gespräch ein, an dem du teilnimmst.',
  open: 'Gespräch öffnen',
  as: (name: string) => `Du nimmst als ${name} teil, und alle darin sehen diesen Namen.`,
  signIn: 'Anmelden und teilnehmen',
  signUp: 'Konto anlegen',
  about:
    'ist ein privater Ort für Aufgaben, Ziele, ein Journal und Gespräche wie dieses. Du siehst dieses Gespräch, und niemand sieht, was du sonst dort hast.',
  until: (day: string) => `${ended(`Die Einladung gilt bis ${day}`)} Nichts geschieht, bevor du teilnimmst.`,
  tooOftenTitle: 'Zu viele Versuche',
  tooOften: 'Über deinen Anschluss wurden zu viele Links geöffnet. Warte ein wenig, dann öffne diesen noch einmal.',
  overTitle: 'Diese Einladung gilt nicht mehr',
  over: 'Sie ist abgelaufen, wurde zurückgezogen oder schon benutzt. Wer sie gesendet hat, kann eine neue erstellen.',

  waiting: {
    title: (n: number) => (n === 1 ? 'Eine Einladung wartet auf dich' : `${n} Einladungen warten auf dich`),
    about: (kind: DiscussionKind, inviter: string, day: string) => `${kinds[kind]}, von ${inviter || 'jemandem'}, gilt bis ${day}`,
    accept: 'Teilnehmen',
    acceptOf: (title: string) => `An „${title}“ teilnehmen`,
    decline: 'Ablehnen',
    declineOf: (title: string) => `„${title}“ ablehnen`,
    unproven: (email: string, n: number) =>
      n === 1
        ? `Öffne den Link in der Mail, die an ${email} ging. Er sagt, wer dich wozu einlädt, und zeigt, dass die Adresse deine ist.`
        : `Öffne die Links in den Mails, die an ${email} gingen. Sie sagen, wer dich wozu einlädt, und zeigen, dass die Adresse deine ist.`,
    look: 'Unter „Gespräche“ ansehen',
  },
}
