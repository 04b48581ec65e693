/** The words of the address among the settings, and of the page where either end confirms another. */
export const emailSettings = {
  title: 'E-mail',
  detail: 'You sign in with it, and mail goes there.',
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
