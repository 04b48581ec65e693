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
  as: (name: string) => `Du nimmst als ${name} teil, und alle darin sehen diesen Namen.`,
  signIn: 'Anmelden und teilnehmen',
  signUp: 'Konto anlegen',
  newHere: 'Neu hier?',
  until: (day: string) => `${ended(`Die Einladung gilt bis ${day}`)} Nichts geschieht, bevor du teilnimmst.`,
  tooOftenTitle: 'Zu viele Versuche',
  tooOften: 'Von dort, wo du bist, wurden zu oft Links geöffnet. Warte ein wenig, dann öffne diesen noch einmal.',
  overTitle: 'Diese Einladung gilt nicht mehr',
  over: 'Sie ist abgelaufen, wurde zurückgezogen oder schon benutzt. Wer sie gesendet hat, kann eine neue machen.',
}
