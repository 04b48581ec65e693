/** What `/auth/error?code=` says for each code we send people there with, and where it leads on. */
export const authError = {
  known: {
    'session-expired': {
      title: 'Your session has ended',
      what: 'You have been away for a while, or your password was changed. Nothing is lost.',
    },
    'link-expired': {
      title: 'This link has expired',
      what: 'A password link works once, for 30 minutes. Ask for a new one; it arrives right away.',
    },
    'signup-closed': {
      title: 'Sign-up is closed here',
      what: 'Whoever runs this site hands out accounts. Ask them for one.',
    },
    'rate-limited': {
      title: 'Too many attempts',
      what: 'To keep your account safe, we pause after many attempts. Try again in a few minutes.',
    },
    unavailable: {
      title: 'Not available right now',
      what: 'The place where your account is stored is not answering. Nothing is lost; try again in a moment.',
    },
    denied: {
      title: 'Sign-in was cancelled',
      what: 'The other site says you declined. Nothing has changed here. Try again, or sign in another way.',
    },
    'invalid-answer': {
      title: 'That sign-in did not match',
      what: 'The other site’s answer does not belong to the sign-in you started here. Start again.',
    },
    'flow-over': {
      title: 'Start again',
      what: 'Signing in through another site has to be finished once, in the same browser, within ten minutes.',
    },
    'no-account': {
      title: 'No account is connected to that sign-in',
      what: 'If you have an account, sign in as usual and connect the other site in your settings. If not, create one.',
    },
    'email-known': {
      title: 'You already have an account',
      what: 'There is one with that e-mail address. Sign in as usual, then connect the other site in your settings to use it from then on.',
    },
    'email-not-proven': {
      title: 'No confirmed e-mail address',
      what: 'The other site has no e-mail address that you have confirmed. Confirm one there, or create your account with a password.',
    },
    'linked-elsewhere': {
      title: 'Already connected to another account',
      what: 'A sign-in at another site can open only one account here. If that account is yours too, disconnect it there first.',
    },
    'not-yours': {
      title: 'Not connected to your account',
      what: 'To confirm that it is you, use the sign-in you have connected here.',
    },
    'not-fresh': {
      title: 'That does not confirm that it is you',
      what: 'The other site let you through without asking, or does not say when you signed in there. Use your password, a passkey or a code.',
    },
    'no-provider': {
      title: 'That way to sign in is not available here',
      what: 'Whoever runs this site has not set it up, or has turned it off.',
    },
    'provider-unavailable': {
      title: 'The other site is not answering',
      what: 'Try again in a moment, or sign in another way.',
    },
    'too-many-sign-ins': {
      title: 'Ten sign-ins are already connected',
      what: 'Remove one you no longer use, then connect this one.',
    },
    'foreign-origin': {
      title: 'This form came from another site',
      what: 'To protect you, forms are accepted only from our own pages. Open the page here and send it again.',
    },
  },
  code: 'The code:',
  unknown: {
    title: 'That did not work',
    what: 'Nothing about your account was changed. Try again; if it happens again, tell whoever runs this site the code below.',
  },
  todo: { signIn: 'Sign in', signUp: 'Create an account', newLink: 'Ask for a new link', settings: 'Back to your settings' },
}
