/** The words of the page where somebody proves again who they are. */
export const confirm = {
  title: 'Confirm it is you',
  lead: 'What you are about to do changes how you sign in, or exports everything. Confirm that it is you; it counts for ten minutes.',
  act: 'Continue',
  /** In place of those, of who wants to take everything along. */
  toExport: {
    title: 'Export everything',
    lead: 'Enter your password to export everything you keep in Throughline. It counts for ten minutes.',
    leadOtherwise: 'Confirm that it is you to export everything you keep in Throughline. It counts for ten minutes.',
    act: 'Export everything',
  },
  stay: 'Cancel',
  code: 'Code',
  codeHelp: 'The six digits your app shows now, or one of your recovery codes.',
  byCode: 'Use a code instead',
  byPassword: 'Use your password instead',
  noWay: 'There is no way to confirm it here. Sign out, ask for a password link by e-mail, and sign in with that.',
  signOut: 'Sign out',
}
