import type { settingPlaces as english } from '../setting-places.ts'
import type { InGerman } from './words.ts'

export const settingPlaces: InGerman<typeof english> = {
  account: {
    language: 'Sprache und Region',
    appearance: 'Darstellung',
    address: 'E-Mail',
    'own-password': 'Passwort',
    passkeys: 'Passkeys',
    codes: 'Anmeldung in zwei Schritten',
    sessions: 'Wo du angemeldet bist',
    tokens: 'API-Tokens',
    webhooks: 'Webhooks',
    data: 'Deine Daten',
  },
  calendar: {
    days: 'Zeitzone und Woche',
    feeds: 'In anderen Kalendern',
    caldav: 'In beide Richtungen (CalDAV)',
    outside: 'Andere Kalender hier',
  },
  notifications: {
    told: 'Was dir mitgeteilt wird, und wie',
    time: 'Tageszeit',
    where: 'Wohin es geht',
  },
}
