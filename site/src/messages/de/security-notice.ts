import type { securityNotices as english } from '../security-notice.ts'
import type { InGerman } from './words.ts'

export const securityNotices: InGerman<typeof english> = {
  'sign-in-new-device': 'Neue Anmeldung in deinem Konto',
  'password-changed': 'Dein Passwort wurde geändert',
  'address-proven': 'Dein Passwort wurde geändert und jeder andere Zugang geschlossen',
  'email-changed': 'Deine Adresse wurde geändert',
  'passkey-added': 'Ein Passkey wurde hinzugefügt',
  'passkey-removed': 'Ein Passkey wurde entfernt',
  'passkey-refused': 'Die Kopie eines Passkeys wurde abgewiesen',
  'codes-on': 'Beim Anmelden werden Codes verlangt',
  'codes-off': 'Codes werden nicht mehr verlangt',
  'recovery-code-used': 'Ein Notfallcode wurde benutzt',
  'recovery-codes-renewed': 'Du hast neue Notfallcodes',
  'sign-in-linked': 'Eine weitere Anmeldung wurde verbunden',
  'sign-in-unlinked': 'Eine Anmeldung wurde getrennt',
  'sessions-revoked': 'Du wurdest anderswo abgemeldet',
  'token-made': 'Ein API-Token wurde angelegt',
  'token-revoked': 'Ein API-Token wurde widerrufen',
  'webhook-made': 'Ein Webhook wurde hinzugefügt',
  'webhook-changed': 'Ein Webhook wurde geändert',
  'webhook-gone': 'Ein Webhook wurde abgeschaltet: Sein Programm ist weg',
  'webhook-failing': 'Ein Webhook wurde abgeschaltet: Drei Tage lang kam nichts durch',
  'deletion-asked': 'Dein Konto wird gelöscht',
  'deletion-cancelled': 'Dein Konto bleibt',
  'export-made': 'Alles wurde exportiert',
}
