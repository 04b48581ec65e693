import { type AccountMail, ADDRESS_PROOF_HOURS, RESET_MINUTES } from '@throughline/core/account'
import type { Words } from '../words.ts'

/** The words of mails about the ways into an account. */
export const account: Record<AccountMail['template'], Words> & { footer: string; forgotten: string } = {
  'sign-up-attempt': {
    subject: 'You have a Throughline account already',
    before: ['Somebody, perhaps you, tried to sign up with this address. It has an account already, so nothing was changed.'],
    button: 'Sign in',
    after: ['If it was not you, there is nothing you need to do.'],
  },
  'address-proof': {
    subject: 'Is this your address?',
    before: [
      'Somebody, perhaps you, made a Throughline account with this address. Say that it is yours, and reminders and other mails come here.',
    ],
    button: 'Confirm the address',
    after: [
      `The link works once, for ${ADDRESS_PROOF_HOURS} hours, where you are signed in to that account.`,
      'If it was not you, leave it alone: nothing more is mailed here then, unless it is about the safety of the account. You can also have a new password sent to you at the sign-in: that makes the account yours, and closes it to whoever made it.',
    ],
  },
  'password-reset': {
    subject: 'Choose a new password',
    before: ['Somebody, perhaps you, asked for a new password for the Throughline account with this address.'],
    button: 'Choose a new password',
    after: [
      `The link works once, for ${RESET_MINUTES} minutes.`,
      'If you did not ask for it, leave it alone: your password stays as it is.',
    ],
  },
  'email-change-new': {
    subject: 'Is this to be your address?',
    before: ['Somebody, perhaps you, wants this to be the address of their Throughline account. It is once you say so here.'],
    button: 'Look at it',
    after: ['The link is good for a day.', 'If it is not for you, leave it alone: nothing happens then.'],
  },
  'email-change-old': {
    subject: 'Is your address to be another?',
    before: [
      'Somebody who is signed in to your Throughline account wants it to have another address. It has it once you say so here, and the other end too.',
    ],
    button: 'See which, and answer',
    after: ['The link is good for a day.', 'If it was not you, stop it there and change your password: somebody is in your account.'],
  },
  'email-change-known': {
    subject: 'You have a Throughline account already',
    before: [
      'Somebody, perhaps you, wanted this to be the address of another Throughline account. It has one already, so nothing was changed.',
    ],
    button: 'Sign in',
    after: ['If it was not you, there is nothing you need to do.'],
  },
  forgotten: 'Choose a new password, if you have forgotten yours',
  footer: 'This mail is about the safety of your account, so it cannot be switched off.',
}
