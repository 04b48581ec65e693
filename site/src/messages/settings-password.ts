/** The words of the password among the settings. */
export const passwordSettings = {
  title: 'Password',
  is: 'A password is set',
  since: (day: string) => `Last changed ${day}`,
  isNot: 'You sign in without one',
  change: 'Change password',
  set: 'Set a password',
  lead: 'It signs out every other browser.',
  act: 'Change my password',
  actFirst: 'Set my password',
  cancel: 'Cancel',
  changed: 'Your password is changed, and every other browser is signed out.',
}
