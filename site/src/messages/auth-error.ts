/** What `/auth/error?code=` says for each code we send people there with, and where it leads on. */
export const authError = {
  known: {
    'session-expired': {
      title: 'Your session has ended',
      what: 'You have not been here for a while, or your password was changed. Nothing is lost.',
    },
    'link-expired': {
      title: 'This link is no longer good',
      what: 'A link to a new password works once, for 30 minutes. Ask for another one; it comes at once.',
    },
    'signup-closed': {
      title: 'Sign-up is closed here',
      what: 'Whoever runs this site gives out the accounts. Ask them for one.',
    },
    'rate-limited': {
      title: 'Too many tries',
      what: 'For the safety of your account we wait a little after many tries. Try again in a few minutes.',
    },
    unavailable: {
      title: 'Not available right now',
      what: 'The place your account is stored does not answer. Nothing is lost; try again in a moment.',
    },
    denied: {
      title: 'You said no at the other site',
      what: 'Nothing has changed here. You can try again, or sign in another way.',
    },
    'invalid-answer': {
      title: 'That did not fit together',
      what: 'What the other site sent with you does not belong to what was begun here. Begin again.',
    },
    'flow-over': {
      title: 'Begin once more',
      what: 'Signing in by another site takes one browser and ten minutes at most, and each way there is good for one way back.',
    },
    'no-account': {
      title: 'No account is connected with that',
      what: 'If you have an account, sign in as you usually do and connect the other site in your settings. If you have none, make one.',
    },
    'email-known': {
      title: 'You have an account already',
      what: 'There is one with that e-mail address. Sign in as you usually do; then connect the other site in your settings, and it opens the account from then on.',
    },
    'email-not-proven': {
      title: 'An e-mail address is missing',
      what: 'The other site knows none that it has seen you confirm. Confirm one there, or make your account with a password.',
    },
    'linked-elsewhere': {
      title: 'That is connected with another account',
      what: 'A sign-in at another site opens one account here. Remove it there first, if that account is yours as well.',
    },
    'not-yours': {
      title: 'That is not connected with your account',
      what: 'To show that it is you, sign in at the other site with what you have connected here.',
    },
    'not-fresh': {
      title: 'That does not show that it is you now',
      what: 'The other site let you through without asking anything, or does not say when you signed in there. Use your password, a passkey or a code.',
    },
    'no-provider': {
      title: 'Nobody signs in that way here',
      what: 'Whoever runs this site has not set it up, or does not any more.',
    },
    'provider-unavailable': {
      title: 'The other site does not answer',
      what: 'Try again in a moment, or sign in another way.',
    },
    'too-many-sign-ins': {
      title: 'Ten are connected already',
      what: 'Remove one that you do not use any more; then connect this one.',
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
  todo: { signIn: 'Sign in', signUp: 'Make an account', newLink: 'Ask for a new link', settings: 'Back to your settings' },
}
