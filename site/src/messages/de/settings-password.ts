import type { passwordSettings as english } from '../settings-password.ts'
import type { InGerman } from './words.ts'

export const passwordSettings: InGerman<typeof english> = {
  title: 'Passwort',
  is: 'Ein Passwort ist gesetzt',
  since: (day: string) => `Zuletzt geändert: ${day}`,
  isNot: 'Du kommst ohne eins hinein',
  change: 'Passwort ändern',
  set: 'Passwort setzen',
  lead: 'Das meldet jeden anderen Browser ab.',
  act: 'Mein Passwort ändern',
  actFirst: 'Mein Passwort setzen',
  cancel: 'Abbrechen',
  changed: 'Dein Passwort ist geändert, und jeder andere Browser ist abgemeldet.',
}
