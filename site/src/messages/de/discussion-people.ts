import type { people as english, inviting as englishInviting } from '../discussion-people.ts'
import type { InGerman } from './words.ts'

/** Who is in a discussion, and how others come in: read once somebody asks for it. */
export const people: InGerman<typeof english> = {
  title: 'Wer dabei ist',
  close: 'Schließen',
  you: 'du',
  roles: { owner: 'Leitung', member: 'Mitglied', viewer: 'Nur lesen' },
  roleOf: (name) => `Rolle von ${name}`,
  roleHelp: 'Mitglieder lesen und schreiben, andere lesen nur. Wer leitet, entscheidet, wer hier ist.',
  here: 'gerade hier',
  writing: 'schreibt',
  remove: 'Entfernen',
  removeOf: (name) => `Entfernen: ${name}`,
  removed: (name) => `${name} wurde entfernt. Das Gesagte bleibt.`,
  putBack: 'Zurückholen',
  putBackOf: (name) => `Zurückholen: ${name}`,
  passOn: 'Leitung übergeben',
  passOnOf: (name) => `Leitung übergeben: ${name}`,
  passOnAsk: (name) => `Dann entscheidet ${name}, wer hier ist, und du bist Mitglied. Zurückgeben kann die Leitung nur ${name}.`,
  passOnDo: 'Übergeben',
  keep: 'Abbrechen',
  former: (n) => (n === 1 ? '1 Person war früher hier' : `${n} Personen waren früher hier`),
  left: (name, when) => `${name} hat das Gespräch verlassen, ${when}`,
  wasRemoved: (name, when) => `${name} wurde entfernt, ${when}`,
  invite: 'Einladen…',
  leave: 'Gespräch verlassen…',
  leaveAsk: 'Was du gesagt hast, bleibt. Um zurückzukommen, brauchst du eine Einladung.',
  leaveAlone: 'Sonst ist niemand hier, also kommt es für 30 Tage in deinen Papierkorb.',
  leaveDo: 'Verlassen',
  stay: 'Abbrechen',
  passOnFirst: 'Du hast die Leitung. Übergib sie, bevor du gehst.',
  did: {
    role: (name, role) => (role === 'viewer' ? `${name} kann jetzt nur lesen` : `${name} ist jetzt Mitglied`),
    removed: (name) => `${name} wurde entfernt`,
    owner: (name) => `${name} hat jetzt die Leitung`,
  },
}

export const inviting: InGerman<typeof englishInviting> = {
  title: 'Einladen',
  by: 'Wie',
  byLink: 'Mit einem Link, den du weitergibst',
  byMail: 'Per E-Mail',
  email: 'E-Mail-Adresse',
  emailHelp:
    'Die Mail sagt, wer wozu einlädt, und enthält einen Link für eine Person. Wer mit dieser Adresse ein Konto hat, findet die Einladung auch unter „Gespräche“; ob es eines gibt, erfährst du nicht.',
  noMailHelp:
    'Dieser Server verschickt keine E-Mails. Wer mit dieser Adresse ein Konto hat, findet die Einladung unter „Gespräche“; allen anderen gibst du einen Link weiter.',
  role: 'Darf',
  roles: { member: 'Schreiben', viewer: 'Nur lesen' },
  until: 'Offen für',
  days: (n) => (n === 1 ? '1 Tag' : `${n} Tage`),
  uses: 'Gilt für',
  people: (n) => (n === null ? 'So viele, wie Platz ist' : n === 1 ? 'Eine Person' : `${n} Personen`),
  make: 'Link erstellen',
  send: 'Einladung schicken',
  link: 'Link',
  linkHelp: 'Wird nur dieses eine Mal gezeigt. Wer ihn öffnet, wird vor dem Beitreten gefragt und kann dabei ein Konto anlegen.',
  copy: 'Kopieren',
  copied: 'Kopiert',
  mail: {
    waiting: (email) => `Die Einladung an ${email} wird gesendet…`,
    sent: (email) => `Die Einladung an ${email} ist gesendet.`,
    'tried-again': (email) => `Die Einladung an ${email} ließ sich noch nicht senden. Es wird von selbst erneut versucht.`,
    'given-up': (email) => `Die Einladung an ${email} ließ sich nicht senden. Gib stattdessen einen Link weiter.`,
    'no-mail-server': (email) =>
      `Auf diesem Server ist kein Mailversand eingerichtet, an ${email} ging also nichts. Gib stattdessen einen Link weiter.`,
  },
  linkInstead: 'Link zum Weitergeben erstellen',
  mailRow: {
    waiting: 'wird gesendet',
    sent: (when) => `gesendet ${when}`,
    'tried-again': 'ließ sich noch nicht senden, wird erneut versucht',
    'given-up': 'ließ sich nicht senden',
    'no-mail-server': 'nicht gesendet: kein Mailversand eingerichtet',
  },
  at: (day, time) => `${day}, ${time}`,
  open: 'Offene Einladungen',
  none: 'Keine offenen Einladungen.',
  loading: 'Einladungen werden geladen…',
  failed: 'Die Einladungen konnten nicht geladen werden.',
  again: 'Erneut versuchen',
  anyLink: 'Ein Link',
  to: (email) => `Mail an ${email}`,
  details: (role, uses, most, until) =>
    `${role === 'member' ? 'zum Schreiben' : 'zum Lesen'}, ${
      most === null ? (uses === 0 ? 'noch nicht benutzt' : `${uses}-mal benutzt`) : `${uses} von ${most} benutzt`
    }, bis ${until}`,
  withdraw: 'Zurückziehen',
  withdrawOf: (what) => `Zurückziehen: ${what}`,
  withdrawn: 'Zurückgezogen. Der Link gilt nicht mehr.',
}
