/** The words of the address among the settings, and of the page where either end confirms another. */
export const emailSettings = {
  title: 'E-mail',
  detail: 'You sign in with it, and mail goes there.',
  change: 'Change e-mail',
  field: 'New e-mail',
  help: 'We send a mail to it and to the one you have. It is changed once both have confirmed.',
  act: 'Send the mails',
  cancel: 'Cancel',
  pending: {
    neither: (until: string) => `Becomes your address once you open the links in both mails. They can be opened until ${until}.`,
    old: (until: string) => `Confirmed at the address you have. Open the link in the mail to the new one as well, by ${until}.`,
    new: (until: string) => `Confirmed at the new address. Open the link in the mail to the one you have as well, by ${until}.`,
  },
  stop: 'Call it off',
  asked: 'Two mails are on their way.',
  cancelled: 'Your address stays as it is.',
}

export const emailAnswer = {
  title: 'Another address',
  new: (email: string) => `Somebody who has a Throughline account wants ${email} to be its address.`,
  old: (email: string) => `Your account is to have the address ${email}. Sign-in and mail then go there.`,
  confirm: { new: 'Yes, it is mine', old: 'Yes, change it' },
  stop: { new: 'No, not mine', old: 'No, this was not me' },
  waiting: {
    title: 'Confirmed',
    new: (email: string) => `It is changed to ${email} once the link in the mail to the other address is opened as well.`,
    old: (email: string) => `It is changed once the link in the mail to ${email} is opened as well.`,
  },
  changed: { title: 'Your address is changed', lead: (email: string) => `From now on you sign in with ${email}.` },
  stopped: {
    title: 'Nothing is changed',
    new: 'The account keeps the address it had.',
    old: 'Your account keeps the address it has. Somebody was in it: choose a new password now, which signs everybody else out.',
  },
  invalid: 'This link is not good any more.',
  goOn: 'Go on',
  signIn: 'Sign in',
  newPassword: 'Choose a new password',
}
