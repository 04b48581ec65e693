/** What one may do with all that is kept of one: take it along, bring it back, and have it deleted. */
export const dataSettings = {
  title: 'Your data',
  text: 'One zip of JSON, Markdown and your files. Imported into an empty account it is all there again, with a report that says so.',
  export: 'Export everything',
  import: 'Import',
  begin: 'Delete account',
  help: 'Deleting hides everything at once and erases it after 14 days. Sign in before then to keep the account.',
  removeSample: 'Remove the sample data',
  sampleRemoved: 'The sample data lies in the trash for 30 days. What you made yourself is still here.',
  ready: 'Thank you. Your archive can be made now.',
  delete: {
    heading: 'Delete your account?',
    what: [
      'Tasks, goals, journal, career, files and settings are all deleted.',
      'You are signed out everywhere, and links and calendar addresses of yours stop working at once.',
      'For 14 days you can keep the account after all: sign in and say so. After that nobody can bring it back.',
      'Discussions stay with the others in them; your name is taken out.',
    ],
    email: 'Type your e-mail address to confirm',
    act: 'Delete my account',
    stay: 'Keep it',
  },
  leaving: {
    title: 'Your account is to be deleted',
    on: (day: string) => `Everything in it will be gone on ${day}. Until then it is hidden, and you can still keep it.`,
    keep: 'Keep my account',
    signOut: 'Sign out, and let it be deleted',
    outTitle: 'You are signed out',
    outLead: 'An account that is to be deleted is hidden at once and gone after 14 days. To keep yours, sign in before then.',
    signIn: 'Sign in',
  },
}
