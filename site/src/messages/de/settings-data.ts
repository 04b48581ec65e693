import type { dataSettings as english } from '../settings-data.ts'
import type { InGerman } from './words.ts'

export const dataSettings: InGerman<typeof english> = {
  title: 'Deine Daten',
  text: 'Ein ZIP aus JSON, Markdown und deinen Dateien. In ein leeres Konto importiert, ist alles wieder da, mit einem Bericht, der das sagt.',
  export: 'Alles exportieren',
  import: 'Importieren',
  begin: 'Konto löschen',
  help: 'Löschen verbirgt sofort alles und entfernt es nach 14 Tagen endgültig. Melde dich vorher an, um das Konto zu behalten.',
  removeSample: 'Beispieldaten entfernen',
  sampleRemoved: 'Die Beispieldaten liegen 30 Tage im Papierkorb. Was du selbst angelegt hast, ist noch da.',
  ready: 'Danke. Dein Archiv ist unterwegs. Kommt es nicht, drücke auf „Alles exportieren“.',
  delete: {
    heading: 'Dein Konto löschen?',
    what: [
      'Aufgaben, Ziele, Journal, Werdegang, Dateien und Einstellungen werden alle gelöscht.',
      'Du wirst überall abgemeldet, und deine Links und Kalenderadressen gelten sofort nicht mehr.',
      '14 Tage lang kannst du das Konto doch noch behalten: Melde dich an und sag es. Danach kann es niemand zurückholen.',
      'Gespräche bleiben bei den anderen darin; dein Name wird entfernt.',
    ],
    email: 'Gib zur Bestätigung deine E-Mail-Adresse ein',
    act: 'Mein Konto löschen',
    stay: 'Abbrechen',
  },
  leaving: {
    title: 'Dein Konto wird gelöscht',
    on: (day: string) => `Ab ${day} ist alles darin weg. Bis dahin ist es verborgen, und du kannst es noch behalten.`,
    keep: 'Mein Konto behalten',
    keptTitle: 'Dein Konto bleibt',
    keptLead: 'Alles darin ist wie zuvor, und deine Links und Kalenderadressen gelten wieder. Andere Browser bleiben abgemeldet.',
    onward: 'Weiter zu deinen Aufgaben',
    signOut: 'Abmelden und löschen lassen',
    outTitle: 'Du bist abgemeldet',
    outLead: 'Ein Konto, das gelöscht wird, ist sofort verborgen und nach 14 Tagen weg. Um deins zu behalten, melde dich vorher an.',
    signIn: 'Anmelden',
  },
}
