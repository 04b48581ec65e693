/** The words of signing in, and of showing who one is, by a passkey. */
export const passkey = {
  use: 'Use a passkey',
  orPassword: 'or with a password',
  orCode: 'or with a code',
  cancelled: 'No passkey was used. Try again, or continue another way.',
  known: 'This device already has a passkey for your account.',
  none: 'This browser cannot use passkeys here: they need a recent browser and an https address.',
  failed: 'That did not work, and nothing has changed. Try again.',
}
