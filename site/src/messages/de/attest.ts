import type { attest as english, attestations as englishAttestations } from '../attest.ts'
import { ended, type InGerman } from './words.ts'

/** What a colleague reads, who may never have heard of us. */
export const attest: InGerman<typeof english> = {
  title: 'War es so?',
  lead: (owner) => `${owner} hält fest, was geleistet wurde, und bittet dich um deine Einschätzung.`,
  hello: (name) => `Für ${name}`,
  at: (position, organisation) => [position, organisation].filter(Boolean).join(', '),
  answer: 'Deine Antwort',
  yes: 'Ja, so war es',
  no: 'Nicht ganz',
  comment: 'Möchtest du etwas hinzufügen?',
  commentHelp: 'Was du davon mitbekommen hast oder was anders war.',
  name: 'Dein Name',
  relation: 'Woher du die Arbeit kennst',
  relationHelp: 'Etwa „damals Teamleitung“.',
  optional: 'freiwillig',
  act: 'Antwort senden',
  note: (owner, until) =>
    ended(
      `${owner} sieht deinen Namen, deine Antwort und wann du sie gegeben hast, sonst hier niemand. Der Link nimmt eine Antwort an, bis ${until}`,
    ),
  sentTitle: 'Danke',
  sent: (owner) => `Deine Antwort ist bei ${owner} angekommen. Du kannst diese Seite schließen.`,
  choose: 'Wähle eines von beiden.',
  tooOftenTitle: 'Zu viele Versuche',
  tooOften: 'Über deinen Anschluss wurden zu viele Links geöffnet. Warte ein wenig und öffne diesen dann noch einmal.',
  overTitle: 'Dieser Link gilt nicht mehr',
  over: 'Er ist abgelaufen, wurde zurückgezogen oder ist schon beantwortet. Wer ihn geschickt hat, kann einen neuen erstellen.',
  kept: 'Was du geschrieben hast',
  keptHelp: 'Es wurde nicht geschickt. Kopiere es, bevor du diese Seite schließt.',
}

/** What the owner of a win sees of it. */
export const attestations: InGerman<typeof englishAttestations> = {
  title: 'Bestätigungen von Kolleginnen und Kollegen',
  help: 'Mit einem Link kann jemand ohne Konto diesen Erfolg bestätigen oder etwas dazu sagen. Zu sehen ist der Erfolg, nicht seine Belege.',
  ask: 'Um Bestätigung bitten',
  askedOf: 'Für wen ist er?',
  message: 'Ein paar Worte dazu',
  optional: 'freiwillig',
  make: 'Link erstellen',
  cancel: 'Abbrechen',
  link: (name) => (name ? `Link für ${name}` : 'Link'),
  linkHelp: 'Wird nur dieses eine Mal gezeigt. Schicke ihn einer Person; er nimmt binnen 30 Tagen eine Antwort an.',
  copy: 'Kopieren',
  copied: 'Kopiert',
  private: 'Dieser Erfolg ist privat. Gib ihn für Rückblicke frei, um jemanden danach zu fragen.',
  somebody: 'Jemand',
  waiting: (until) => `Noch keine Antwort; offen bis ${until}`,
  expired: 'Der Link ist abgelaufen',
  revoked: 'Der Link wurde zurückgezogen',
  confirmed: 'bestätigt es',
  doubted: 'sieht es anders',
  brought: 'Aus einem Archiv mitgebracht, hier nicht geprüft.',
  older: 'Der Erfolg wurde danach geändert.',
  showThen: 'Was damals gezeigt wurde',
  renew: 'Neuer Link',
  revoke: 'Zurückziehen',
  remove: 'Entfernen',
  removed: 'Eine Bestätigung wurde entfernt',
  made: 'Der Link ist fertig.',
}
