import type { lost as english } from '../lost.ts'
import type { InGerman } from './words.ts'

export const lost: InGerman<typeof english> = {
  notFound: {
    title: 'Hier endet der Faden',
    lead: 'An dieser Adresse ist nichts, oder es ist nicht mit dir geteilt. Was im Papierkorb liegt, bleibt dort 30 Tage.',
    leadOut: 'An dieser Adresse ist nichts. Wenn es eine deiner Seiten ist, melde dich an, um sie zu sehen.',
  },
  noDiscussion:
    'An dieser Adresse ist kein Gespräch, oder du bist nicht darin. Eins, das du verlassen hast, öffnet sich wieder, wenn du wieder eingeladen wirst.',
  broken: {
    title: 'Ein Knoten bei uns',
    lead: 'Diese Seite ließ sich nicht anzeigen, und es liegt nicht an dir. Was du gespeichert hast, ist sicher. Versuche es gleich noch einmal.',
  },
  tooOften: 'Das war zu oft. Warte ein paar Sekunden, dann lade diese Seite noch einmal.',
  calendar: {
    title: 'Dieser Kalender ist nicht mehr hier',
    lead: 'Seine Adresse wurde ersetzt oder abgeschaltet. Wer sie angelegt hat, findet die gültige in den Einstellungen unter Kalender.',
    settings: 'Deine Kalenderadressen ansehen',
  },
  reports: {
    title: 'Hier gibt es nichts zu lesen',
    lead: 'Seiten dieser Website melden Fehler an diese Adresse, sofern das hier eingerichtet ist.',
  },
  today: 'Zu Heute',
  discussions: 'Zu deinen Gesprächen',
  trash: 'Im Papierkorb nachsehen',
  front: 'Zur Startseite',
  signIn: 'Anmelden',
}
