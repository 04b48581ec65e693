import type { authWith as english, connectedSettings as englishSettings } from '../auth-with.ts'
import type { InGerman } from './words.ts'

/** The words of signing in by other sites. */
export const authWith: InGerman<typeof english> = {
  ways: {
    'sign-in': (name) => `Mit ${name} anmelden`,
    'sign-up': (name) => `Mit ${name} weiter`,
    prove: (name) => `Mit ${name} bestätigen`,
  },
}

/** The section of the account's settings. */
export const connectedSettings: InGerman<typeof englishSettings> = {
  title: 'Verbundene Anmeldungen',
  about: 'Andere Dienste, mit denen du in dein Konto kommst.',
  notConnected: 'Nicht verbunden',
  connect: 'Verbinden',
  connectTo: (name) => `${name} verbinden`,
  since: (who, day) => (who ? `${who}, seit ${day}` : `Seit ${day}`),
  remove: 'Entfernen',
  removeOf: (name, who) => `${[name, who].filter(Boolean).join(', ')} entfernen`,
  connected: (name) => `Von jetzt an kommst du auch mit ${name} in dein Konto.`,
  removed: 'Damit kommt man nicht mehr in dein Konto.',
}
