import type { authError as english } from '../auth-error.ts'
import type { InGerman } from './words.ts'

/** What `/auth/error?code=` says for each code we send people there with, and where it leads on. */
export const authError: InGerman<typeof english> = {
  known: {
    'session-expired': {
      title: 'Deine Sitzung ist abgelaufen',
      what: 'Du warst eine Weile nicht hier, oder dein Passwort wurde geändert. Nichts ist verloren.',
    },
    'link-expired': {
      title: 'Dieser Link gilt nicht mehr',
      what: 'Ein Link zu einem neuen Passwort gilt einmal und 30 Minuten lang. Fordere einen neuen an; er kommt sofort.',
    },
    'signup-closed': {
      title: 'Hier kann man kein Konto anlegen',
      what: 'Konten vergibt, wer diese Seite betreibt. Bitte dort um eines.',
    },
    'rate-limited': {
      title: 'Zu viele Versuche',
      what: 'Zum Schutz deines Kontos warten wir nach vielen Versuchen ein wenig. Versuche es in ein paar Minuten erneut.',
    },
    unavailable: {
      title: 'Gerade nicht erreichbar',
      what: 'Der Server antwortet nicht. Nichts ist verloren; versuche es gleich noch einmal.',
    },
    denied: {
      title: 'Beim anderen Dienst hast du abgelehnt',
      what: 'Hier hat sich nichts geändert. Du kannst es erneut versuchen oder dich anders anmelden.',
    },
    'invalid-answer': {
      title: 'Das passte nicht zusammen',
      what: 'Was der andere Dienst mitgeschickt hat, gehört nicht zu dem, was hier begonnen wurde. Beginne noch einmal.',
    },
    'flow-over': {
      title: 'Bitte noch einmal beginnen',
      what: 'Eine Anmeldung über einen anderen Dienst muss im selben Browser und binnen zehn Minuten abgeschlossen sein, und jeder Versuch gilt nur einmal.',
    },
    'no-account': {
      title: 'Damit ist kein Konto verbunden',
      what: 'Wenn du ein Konto hast, melde dich an wie sonst und verbinde den anderen Dienst in deinen Einstellungen. Wenn nicht, lege eines an.',
    },
    'email-known': {
      title: 'Du hast schon ein Konto',
      what: 'Zu dieser E-Mail-Adresse gibt es eines. Melde dich an wie sonst; verbinde dann den anderen Dienst in deinen Einstellungen, und von da an kommst du auch damit hinein.',
    },
    'email-not-proven': {
      title: 'Es fehlt eine E-Mail-Adresse',
      what: 'Der andere Dienst kennt keine, die du ihm bestätigt hast. Bestätige dort eine, oder lege dein Konto mit einem Passwort an.',
    },
    'linked-elsewhere': {
      title: 'Das ist mit einem anderen Konto verbunden',
      what: 'Eine Anmeldung bei einem anderen Dienst öffnet hier nur ein Konto. Wenn jenes Konto auch deines ist, entferne sie zuerst dort.',
    },
    'not-yours': {
      title: 'Das ist nicht mit deinem Konto verbunden',
      what: 'Um zu zeigen, dass du es bist, melde dich beim anderen Dienst mit dem an, was du hier verbunden hast.',
    },
    'not-fresh': {
      title: 'Das zeigt nicht, dass du es gerade bist',
      what: 'Der andere Dienst hat dich durchgelassen, ohne zu fragen, oder sagt nicht, wann du dich dort angemeldet hast. Nimm dein Passwort, einen Passkey oder einen Code.',
    },
    'no-provider': {
      title: 'Diese Anmeldung gibt es hier nicht',
      what: 'Wer diese Seite betreibt, hat das nicht oder nicht mehr eingerichtet.',
    },
    'provider-unavailable': {
      title: 'Der andere Dienst antwortet nicht',
      what: 'Versuche es gleich noch einmal, oder melde dich anders an.',
    },
    'too-many-sign-ins': {
      title: 'Zehn sind schon verbunden',
      what: 'Entferne eine Anmeldung, die du nicht mehr brauchst; verbinde dann diese.',
    },
    'foreign-origin': {
      title: 'Dieses Formular kam von einer anderen Seite',
      what: 'Zu deinem Schutz nehmen wir Formulare nur von unseren eigenen Seiten an. Öffne die Seite hier und schicke es noch einmal ab.',
    },
  },
  code: 'Der Code:',
  unknown: {
    title: 'Das hat nicht geklappt',
    what: 'An deinem Konto wurde nichts geändert. Versuche es erneut; wenn es wieder geschieht, nenne denen, die diese Seite betreiben, den Code unten.',
  },
  todo: { signIn: 'Anmelden', signUp: 'Konto anlegen', newLink: 'Neuen Link anfordern', settings: 'Zurück zu den Einstellungen' },
}
