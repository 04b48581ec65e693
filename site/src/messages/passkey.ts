/** The words of signing in, and of showing who one is, by a passkey. */
export const passkey = {
  use: 'Use a passkey',
  orPassword: 'or with a password',
  orCode: 'or with a code',
  cancelled: 'No passkey was used. Try it once more, or go on another way.',
  known: 'This device has a passkey for your account already.',
  none: 'This browser knows no passkeys here: they need a new browser and an address with https.',
  failed: 'That did not work, and nothing has changed. Try it once more.',
}
