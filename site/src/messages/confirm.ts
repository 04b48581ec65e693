/** The words of the page where somebody proves again who they are. */
export const confirm = {
  title: 'Is it you?',
  lead: 'What you are about to do in Throughline changes how you get in, or takes everything out. Show once more who you are; it counts for ten minutes.',
  act: 'Go on',
  /** In place of those, of who wants to take everything along. */
  toExport: {
    title: 'Export everything',
    lead: 'Enter your password to export everything you keep in Throughline. It counts for ten minutes.',
    leadOtherwise: 'Show that it is you to export everything you keep in Throughline. It counts for ten minutes.',
    act: 'Export everything',
  },
  stay: 'Cancel',
  code: 'Code',
  codeHelp: 'The six digits your app shows now, or one of your recovery codes.',
  byCode: 'Use a code instead',
  byPassword: 'Use your password instead',
  noWay: 'There is nothing here to show it by. Sign out, ask for a link to a new password by mail, and sign in with that.',
  signOut: 'Sign out',
}
