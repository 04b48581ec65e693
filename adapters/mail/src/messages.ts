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

/** The words of what people are told of: titles and names are others’ and the person’s own. */
export const told = {
  reminder: {
    subject: (title: string) => `Reminder: ${title}`,
    due: (when: string) => `Due ${when}.`,
    /** A moment that the server could not keep. */
    late: (when: string) => `This reminder was set for ${when} and comes late.`,
    button: 'Open the task',
    footer: 'You set this reminder in Throughline.',
  },
  answer: {
    subject: (name: string, title: string) => `${name} answered about: ${title}`,
    confirmed: (name: string, when: string) => `${name} confirmed it on ${when}. What they wrote stands with the win.`,
    commented: (name: string, when: string) => `${name} remembers it otherwise, on ${when}. What they wrote stands with the win.`,
    button: 'Open the win',
    footer: 'You asked a colleague about this win in Throughline.',
  },
  discussion: {
    mention: (name: string) => `${name} mentioned you`,
    reply: (name: string) => `${name} answered you`,
    'discussion-invite': (name: string) => `${name} invited you`,
    'discussion-removed': (name: string) => `${name} removed you`,
    'discussion-owner': (name: string) => `${name} made you the owner`,
    'feedback-answered': (name: string) => `${name} gave you feedback`,
    subject: (what: string, title: string) => `${what}: ${title}`,
    said: (what: string, when: string) => `${what} on ${when}. What was said stands in the discussion.`,
    place: (what: string, when: string) => `${what} on ${when}.`,
    somebody: 'Somebody',
    untitled: 'A discussion',
    button: 'Open the discussion',
    all: 'Open your discussions',
    footer: 'You are in this discussion in Throughline.',
  },
  'goal-off-track': {
    subject: (title: string) => `Off track: ${title}`,
    text: 'It is below the line to its target now. Look at what changed, or change the plan.',
    button: 'Open the goal',
    footer: 'You have this goal in Throughline.',
  },
  'check-in-due': {
    subject: (title: string) => `How is it going: ${title}`,
    text: 'It has had no check-in for a while. One number and a sentence are enough.',
    button: 'Check in',
    footer: 'You have this goal in Throughline.',
  },
  'practice-due': {
    subject: (cards: number) => (cards === 1 ? 'One answer to practise' : `${cards} answers to practise`),
    text: 'They are due today. A few minutes keep them ready.',
    button: 'Practise',
    footer: 'You practise for interviews in Throughline.',
  },
  test: {
    subject: 'A test from Throughline',
    text: 'You asked for it on the page of your notifications. Mail reaches you.',
    button: 'Back to your notifications',
    footer: 'You asked for this mail just now, so there is nothing to switch off.',
  },
  briefing: { 'daily-plan': 'Your day', 'weekly-review': 'Your week in review' },
  digest: {
    subject: (many: number) => `${many} things in Throughline`,
    text: 'Kept for you, so that it comes as one mail.',
    button: 'See all of it',
    footer: 'Throughline collected these for you.',
  },
  unsubscribe: 'Send me no such mail',
  choose: 'Choose what comes by mail in your settings.',
}
