import type { passkey as english } from '../passkey.ts'
import type { InGerman } from './words.ts'

export const passkey: InGerman<typeof english> = {
  use: 'Passkey benutzen',
  orPassword: 'oder mit Passwort',
  orCode: 'oder mit einem Code',
  cancelled: 'Es wurde kein Passkey benutzt. Versuche es noch einmal oder nimm einen anderen Weg.',
  known: 'Dieses Gerät hat schon einen Passkey für dein Konto.',
  none: 'Dieser Browser kennt hier keine Passkeys: Sie brauchen einen neuen Browser und eine Adresse mit https.',
  failed: 'Das ging nicht, und nichts hat sich geändert. Versuche es noch einmal.',
}
