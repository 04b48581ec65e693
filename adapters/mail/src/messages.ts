import { type AccountMail, RESET_MINUTES } from '@throughline/core/account'

export interface Words {
  subject: string
  /** Paragraphs before the button and after it. */
  before: string[]
  button: string
  after: string[]
}

/** The words of every mail; a translation is another such object. */
export const english: Record<AccountMail['template'], Words> & { footer: string; forgotten: string } = {
  'sign-up-attempt': {
    subject: 'You have a Throughline account already',
    before: ['Somebody, perhaps you, tried to sign up with this address. It has an account already, so nothing was changed.'],
    button: 'Sign in',
    after: ['If it was not you, there is nothing you need to do.'],
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
  'password-changed': {
    subject: 'Your password was changed',
    before: [
      'The password of the Throughline account with this address was changed, and every browser was signed out.',
      'If it was you, there is nothing you need to do. If it was not, somebody can read your mail: change the password of your mail account, and then this one.',
    ],
    button: 'Choose a new password',
    after: [],
  },
  forgotten: 'Choose a new password, if you have forgotten yours',
  footer: 'This mail is about the safety of your account, so it cannot be switched off.',
}

/** The words of the mail of a reminder: what is due and when is the person's own, and written as they write dates. */
export const reminder = {
  subject: (title: string) => `Reminder: ${title}`,
  due: (when: string) => `Due ${when}.`,
  /** A moment that the server could not keep. */
  late: (when: string) => `This reminder was set for ${when} and comes late.`,
  button: 'Open the task',
  footer: 'You set this reminder in Throughline. Reminders by mail are switched off there, below the bell.',
}

/** The words of the mail that a colleague has answered: name and title are others' and the person's own. */
export const answer = {
  subject: (name: string, title: string) => `${name} answered about: ${title}`,
  confirmed: (name: string, when: string) => `${name} confirmed it on ${when}. What they wrote stands with the win.`,
  commented: (name: string, when: string) => `${name} remembers it otherwise, on ${when}. What they wrote stands with the win.`,
  button: 'Open the win',
  footer: 'You asked a colleague about this win in Throughline. Answers by mail are switched off there, below the bell.',
}
