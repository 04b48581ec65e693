import type { SecurityWords } from '../security.ts'

const named = (which: string | null, words: (name: string) => string, without: string) => (which ? words(`“${which}”`) : without)

const STRANGER = 'If it was not you, change your password now and sign out every other browser: both stand in your account settings.'

/** What is said of each thing that happens to the ways into an account. */
const events: SecurityWords['events'] = {
  'sign-in-new-device': {
    subject: 'A new sign-in to your account',
    said: (which) => `Somebody signed in to your account${which ? ` with ${which}` : ''}, which was not used for it before.`,
    else: STRANGER,
  },
  'password-changed': {
    subject: 'Your password was changed',
    said: () => 'The password of your account was changed, and every other browser was signed out.',
    else: 'If it was not you, somebody may read your mail: change the password of your mail account, and then this one by “Forgot it?” on the page where you sign in.',
  },
  'address-proven': {
    subject: 'Your password was changed, and every other way in was closed',
    said: () =>
      'The password of your account was changed by a link that was mailed to you: the first proof that this address is yours. So that nobody stays who used it before you, all that opened the account until now was closed: passkeys, two-step codes, connected sign-ins, API tokens, webhooks, calendar addresses, push messages and every signed-in browser. Your password alone opens it now. Add again what you use.',
    else: 'If it was not you, somebody may read your mail: change the password of your mail account, and then this one by “Forgot it?” on the page where you sign in.',
  },
  'email-changed': {
    subject: 'Your address was changed',
    said: (which) => `You now sign in with ${which ?? 'another address'}, and mail goes there.`,
    else: 'If it was not you, write to whoever runs your Throughline.',
  },
  'passkey-added': {
    subject: 'A passkey was added',
    said: (which) => `${named(which, (name) => `The passkey ${name}`, 'A passkey')} was added: whoever holds it can sign in.`,
    else: 'If it was not you, remove it in your account settings and change your password.',
  },
  'passkey-removed': {
    subject: 'A passkey was removed',
    said: (which) => `${named(which, (name) => `The passkey ${name}`, 'A passkey')} was removed and signs nobody in any more.`,
    else: STRANGER,
  },
  'passkey-refused': {
    subject: 'A copy of a passkey was refused',
    said: (which) =>
      `Somebody tried to sign in with what looks like a copy of ${named(which, (name) => `your passkey ${name}`, 'one of your passkeys')}. They were not let in.`,
    else: 'Remove that passkey in your account settings and add a new one.',
  },
  'codes-on': {
    subject: 'Codes are asked for when you sign in',
    said: () => 'From now on a code from an app is asked for after the password.',
    else: STRANGER,
  },
  'codes-off': {
    subject: 'Codes are not asked for any more',
    said: () => 'Codes from an app were turned off: the password is enough to sign in.',
    else: STRANGER,
  },
  'recovery-code-used': {
    subject: 'A recovery code was used',
    said: () => 'One of your recovery codes was used in place of a code from your app. It is worth nothing any more.',
    else: STRANGER,
  },
  'recovery-codes-renewed': {
    subject: 'You have new recovery codes',
    said: () => 'New recovery codes were made; the old ones are worth nothing any more.',
    else: STRANGER,
  },
  'sign-in-linked': {
    subject: 'Another way to sign in was connected',
    said: (which) => `${which ?? 'Another site'} was connected: whoever signs in there can sign in here.`,
    else: 'If it was not you, disconnect it in your account settings and change your password.',
  },
  'sign-in-unlinked': {
    subject: 'A way to sign in was disconnected',
    said: (which) => `${which ?? 'Another site'} was disconnected and signs nobody in here any more.`,
    else: STRANGER,
  },
  'sessions-revoked': {
    subject: 'You were signed out elsewhere',
    said: (which) => (which ? `One browser was signed out: ${which}.` : 'Every browser but one was signed out.'),
    else: STRANGER,
  },
  'token-made': {
    subject: 'An API token was made',
    said: (which) =>
      `${named(which, (name) => `The token ${name}`, 'A token')} was made: a program that has it can use your account within its limits.`,
    else: 'If it was not you, revoke it in your account settings and change your password.',
  },
  'token-revoked': {
    subject: 'An API token was revoked',
    said: (which) => `${named(which, (name) => `The token ${name}`, 'A token')} was revoked: programs that had it are out.`,
    else: STRANGER,
  },
  'webhook-made': {
    subject: 'A webhook was added',
    said: (which) =>
      `${named(which, (name) => `The webhook ${name}`, 'A webhook')} was added: a program elsewhere is told what happens here.`,
    else: 'If it was not you, remove it in your account settings and change your password.',
  },
  'webhook-changed': {
    subject: 'A webhook was changed',
    said: (which) =>
      `${named(which, (name) => `The webhook ${name}`, 'A webhook')} was changed: where it sends to, what it sends, or the secret it signs with.`,
    else: 'If it was not you, remove it in your account settings and change your password.',
  },
  'webhook-gone': {
    subject: 'A webhook was turned off',
    said: (which) =>
      `${named(which, (name) => `The webhook ${name}`, 'A webhook')} was turned off, because the program at its address says that it is gone for good.`,
    else: 'If it is there after all, turn the webhook on again in your account settings. What happens until then is not sent.',
  },
  'webhook-failing': {
    subject: 'A webhook was turned off',
    said: (which) =>
      `${named(which, (name) => `The webhook ${name}`, 'A webhook')} was turned off, because nothing has got through to its address for three days.`,
    else: 'Once the program there answers again, turn the webhook on in your account settings. What happens until then is not sent.',
  },
  'deletion-asked': {
    subject: 'Your account is to be deleted',
    said: (which) =>
      `Your account is hidden, and will be deleted for good ${which ? `on ${which}` : 'in fourteen days'}. To keep it, sign in before then and say so.`,
    else: 'If it was not you, sign in now and change your password.',
  },
  'deletion-cancelled': {
    subject: 'Your account stays',
    said: () => 'Your account was to be deleted. That was called off; everything is as it was.',
    else: STRANGER,
  },
  'export-made': {
    subject: 'Everything was exported',
    said: () => 'An archive of everything in your account was made and downloaded.',
    else: STRANGER,
  },
}

export const security: SecurityWords = {
  events,
  happened: (when) => `It happened on ${when}. If it was you, there is nothing you need to do.`,
  button: 'Open your account settings',
  footer: 'This mail is about the safety of your account, so it cannot be switched off.',
}
