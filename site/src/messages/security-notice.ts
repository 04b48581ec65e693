import type { SecurityNotice } from '@throughline/core/notification'

/** What is said below the bell of each thing that happens to the ways into an account. */
export const securityNotices: Record<SecurityNotice['what'], string> = {
  'sign-in-new-device': 'New sign-in to your account',
  'password-changed': 'Your password was changed',
  'address-proven': 'Your password was changed, and every other way in was closed',
  'email-changed': 'Your address was changed',
  'passkey-added': 'A passkey was added',
  'passkey-removed': 'A passkey was removed',
  'passkey-refused': 'A copy of a passkey was refused',
  'codes-on': 'Two-step codes were turned on',
  'codes-off': 'Two-step codes were turned off',
  'recovery-code-used': 'A recovery code was used',
  'recovery-codes-renewed': 'You have new recovery codes',
  'sign-in-linked': 'Another way to sign in was connected',
  'sign-in-unlinked': 'A way to sign in was disconnected',
  'sessions-revoked': 'You were signed out elsewhere',
  'token-made': 'An API token was created',
  'token-revoked': 'An API token was revoked',
  'webhook-made': 'A webhook was added',
  'webhook-changed': 'A webhook was changed',
  'webhook-gone': 'A webhook was turned off: its program is gone',
  'webhook-failing': 'A webhook was turned off: nothing got through for three days',
  'deletion-asked': 'Your account is scheduled to be deleted',
  'deletion-cancelled': 'The deletion of your account was cancelled',
  'export-made': 'Everything was exported',
}
