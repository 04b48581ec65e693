import type { latePlaces as english } from '../late-places.ts'
import type { InGerman } from './words.ts'

export const latePlaces: InGerman<typeof english> = {
  guides: {
    'quick-add': ['Was die Schnelleingabe versteht', 'hilfe wie syntax sprache wörter tage datum priorität p1 dauer schlagwörter'],
    filters: ['Was ein Filter sagen kann', 'hilfe wie syntax abfrage suche'],
  },
  also: {
    language: 'deutsch englisch english datum zahlen format übersetzung',
    appearance: 'design dunkel hell modus farben aussehen',
    address: 'e-mail mail anmeldung ändern adresse',
    'own-password': 'kennwort ändern anmelden sicherheit',
    passkeys: 'anmelden sicherheit fingerabdruck gesicht schlüssel',
    codes: '2fa zwei-faktor totp authenticator sicherheit notfallcode',
    sessions: 'sitzungen geräte browser abmelden überall sicherheit',
    tokens: 'entwickler skript schlüssel zugang',
    webhooks: 'entwickler integration zapier slack',
    data: 'konto löschen export sicherung beispieldaten datenschutz',
    days: 'uhrzeit wochenbeginn erster tag montag sonntag tagesbeginn mitternacht',
    feeds: 'ical ics feed adresse google outlook apple abonnieren handy',
    caldav: 'apple erinnerungen thunderbird abgleich synchronisieren',
    outside: 'google outlook termine einbinden abonnieren ical',
    told: 'benachrichtigungen mitteilungen mail push erinnerungen tagesplan wochenrückblick ausschalten',
    time: 'ruhezeit nicht stören sammelmitteilung nacht',
    where: 'push browser test gerät',
  },
}
