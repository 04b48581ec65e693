/** The words of the address among the settings, and of the page where either end confirms another. */
export const emailSettings = {
  title: 'E-mail',
  unproven: 'You sign in with it.',
  /** Where the server sends none. */
  noMail: {
    proven: 'Confirmed. You sign in with it. This server sends no e-mail.',
    unproven: 'Not confirmed. You sign in with it. This server sends no e-mail.',
    help: 'It changes once links to both addresses are opened. This server sends no e-mail: whoever runs it can give you the links.',
    asked: 'The links are made. This server sends no e-mail: whoever runs it can give them to you.',
  },
  change: 'Change e-mail',
  field: 'New e-mail',
  help: 'We will e-mail it and your current address. It changes once both are confirmed.',
  act: 'Send the e-mails',
  cancel: 'Cancel',
  pending: {
    neither: (until: string) => `Becomes your address once you open the links in both e-mails. They work until ${until}.`,
    old: (until: string) => `Confirmed at your current address. Open the link sent to the new one as well, by ${until}.`,
    new: (until: string) => `Confirmed at the new address. Open the link sent to your current one as well, by ${until}.`,
  },
  stop: 'Cancel the change',
  asked: 'Two e-mails are on their way.',
  cancelled: 'Your address stays as it is.',
  proof: {
    missing: 'Not confirmed yet',
    about: 'Reminders and other e-mails start once you open the link that was sent there.',
    again: 'Send the link again',
    sent: (email: string) => `The link is on its way to ${email}. It works for 24 hours.`,
    done: 'Confirmed. You sign in with it, and mail goes there.',
  },
}

/** The words of the page where an address is confirmed by a mailed link. */
export const addressProof = {
  title: 'Confirm your address',
  signInFirst: 'Sign in to the account with the address this link was sent to, and confirm there that it is yours.',
  signIn: 'Sign in',
  stranger: 'You made no such account?',
  takeOver: 'Choose a new password',
  takes: 'by a link sent to this address: the account is yours then, and closed to whoever made it.',
  ask: (email: string) => `You are signed in as ${email}. Do you read the e-mails that are sent there?`,
  act: 'Yes, it is my address',
  doneTitle: 'Your address is confirmed',
  done: (email: string) => `Reminders and whatever else you choose to be told by e-mail go to ${email}.`,
  goOn: 'Continue',
  otherTitle: 'This link is for another account',
  other: (email: string) => `You are signed in as ${email}. Sign out, sign in with the address the link was sent to, and open it again.`,
  signOut: 'Sign out',
  again: 'Get another link',
}

export const emailAnswer = {
  title: 'Change of address',
  new: (email: string) => `Somebody who has a Throughline account wants ${email} to be its address.`,
  old: (email: string) => `Your account is to use the address ${email}, for signing in and for mail.`,
  confirm: { new: 'Yes, it is mine', old: 'Yes, change it' },
  stop: { new: 'No, not mine', old: 'No, this was not me' },
  waiting: {
    title: 'Confirmed',
    new: (email: string) => `It changes to ${email} once the link sent to the other address is opened as well.`,
    old: (email: string) => `It changes once the link sent to ${email} is opened as well.`,
  },
  changed: { title: 'Your address is changed', lead: (email: string) => `From now on you sign in with ${email}.` },
  stopped: {
    title: 'Nothing was changed',
    new: 'The account keeps the address it had.',
    old: 'Your account keeps the address it has. Somebody was in it: choose a new password now, which signs everybody else out.',
  },
  invalid: 'This link no longer works.',
  goOn: 'Continue',
  signIn: 'Sign in',
  newPassword: 'Choose a new password',
}
