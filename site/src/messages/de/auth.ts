import type { auth as english } from '../auth.ts'
import type { InGerman } from './words.ts'

/** Minutes a reset link is good for; said in words here, decided in the core. */
const RESET = '30 Minuten'

export const auth: InGerman<typeof english> = {
  email: 'E-Mail',
  password: 'Passwort',
  showPassword: 'Eingabe anzeigen',
  show: 'Anzeigen',
  newPassword: 'Neues Passwort',
  passwordHelp: 'Mindestens 10 Zeichen. Ein paar Wörter ohne Zusammenhang sind gut.',
  signIn: {
    title: 'Anmelden',
    lead: 'Mach da weiter, wo du aufgehört hast.',
    act: 'Anmelden',
    forgot: 'Vergessen?',
    newHere: 'Neu hier?',
    makeAccount: 'Konto anlegen',
    why: {
      tab: 'Du hast dich in einem anderen Tab abgemeldet.',
      ended: 'Du bist hier abgemeldet: Deine Sitzung wurde beendet, in einem anderen Tab oder auf einem anderen Gerät.',
    },
    passwordChanged: 'Dein Passwort ist geändert, und alle anderen Sitzungen sind beendet. Melde dich mit dem neuen an.',
  },
  code: {
    title: 'Noch ein Schritt',
    lead: 'Dein Konto verlangt nach dem Passwort einen Code.',
    label: 'Code',
    help: 'Die sechs Ziffern, die deine App gerade zeigt, oder einer deiner Notfallcodes.',
    act: 'Weiter',
    again: 'Anders anmelden',
  },
  signUp: {
    title: 'Konto anlegen',
    lead: 'Es dauert eine Minute. Was du schreibst, sieht niemand außer dir.',
    leadDemo: 'Was in der Demo ist, kommt mit: Du siehst alles, bevor es in dein Konto geht, und in der Demo bleibt es auch.',
    leadInvited: 'Es dauert eine Minute. Was du schreibst, gehört dir; ein Gespräch sehen alle, die daran teilnehmen.',
    name: 'Name',
    act: 'Konto anlegen',
    or: 'oder mit einem Passwort',
    known: 'Schon ein Konto?',
    signIn: 'Anmelden',
    lookTitle: 'Schau in dein Postfach',
    look: (email) => `Wir haben eine Mail an ${email} geschickt. Darin steht, wie es weitergeht.`,
    shutTitle: 'Keine neuen Konten',
    shut: {
      invite: 'Ein Konto gibt es hier nur auf Einladung. Öffne den Link, den du bekommen hast.',
      closed: 'Neue Konten vergibt hier nur, wer diese Seite betreibt. Bitte dort um eines.',
    },
  },
  signOut: {
    title: 'Abmelden',
    lead: 'Nur in diesem Browser. Was du hast, bleibt.',
    act: 'Abmelden',
    stay: 'Angemeldet bleiben',
    outTitle: 'Du bist abgemeldet',
    outLead: 'Alles ist gespeichert. Bis zum nächsten Mal.',
    again: 'Wieder anmelden',
  },
  forgot: {
    title: 'Passwort vergessen',
    lead: `Wir schicken dir einen Link, mit dem du ein neues wählst. Er gilt ${RESET} lang und nur einmal.`,
    act: 'Link schicken',
    sentTitle: 'Schau in dein Postfach',
    sent: (email) => `Wenn es zu ${email} ein Konto gibt, ist ein Link zu einem neuen Passwort unterwegs. Er gilt ${RESET} lang.`,
    remembered: 'Wieder eingefallen?',
    signIn: 'Anmelden',
  },
  reset: {
    title: 'Neues Passwort wählen',
    lead: 'Damit enden alle deine Sitzungen, auf allen Geräten.',
    act: 'Passwort ändern',
    noToken: 'Diese Seite braucht den Link aus unserer Mail. Fordere einen neuen an.',
    newLink: 'Neuen Link anfordern',
  },
}
