/** The words of the password among the settings. */
export const passwordSettings = {
  title: 'Password',
  is: 'A password is set',
  since: (day: string) => `Last changed ${day}`,
  isNot: 'You get in without one',
  change: 'Change password',
  set: 'Set a password',
  lead: 'It signs every other browser out.',
  act: 'Change my password',
  actFirst: 'Set my password',
  cancel: 'Cancel',
  changed: 'Your password is changed, and every other browser is signed out.',
}
