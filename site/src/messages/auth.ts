/** Minutes a reset link is good for; said in words here, decided in the core. */
const RESET = '30 minutes'

export const auth = {
  email: 'E-mail',
  password: 'Password',
  newPassword: 'New password',
  passwordHelp: 'At least 10 characters. A few unrelated words are good.',
  signIn: {
    title: 'Sign in',
    lead: 'Your week is where you left it.',
    act: 'Sign in',
    forgot: 'Forgot it?',
    newHere: 'New here?',
    makeAccount: 'Make an account',
    passwordChanged: 'Your password is changed and every other session has ended. Sign in with the new one.',
  },
  signUp: {
    title: 'Make an account',
    lead: 'It takes a minute. Nothing you write is shown to anybody else.',
    leadInvited: 'It takes a minute. What you write is yours; a discussion is seen by those in it.',
    name: 'Name',
    act: 'Make my account',
    known: 'Have an account?',
    signIn: 'Sign in',
    lookTitle: 'Look into your mail',
    look: (email: string) => `We have sent a mail to ${email} that says how to go on.`,
  },
  signOut: {
    title: 'Sign out',
    lead: 'On this browser only. What you have is kept.',
    act: 'Sign out',
    stay: 'Stay signed in',
    outTitle: 'You are signed out',
    outLead: 'Everything is stored. Until next time.',
    again: 'Sign in again',
  },
  forgot: {
    title: 'Forgot your password',
    lead: `We send you a link to choose a new one. It is good for ${RESET}, once.`,
    act: 'Send the link',
    sentTitle: 'Look into your mail',
    sent: (email: string) => `If there is an account for ${email}, a link to a new password is on its way. It is good for ${RESET}.`,
    remembered: 'Remembered it?',
    signIn: 'Sign in',
  },
  reset: {
    title: 'Choose a new password',
    lead: 'It ends every session you have, on all devices.',
    act: 'Change my password',
    noToken: 'This page needs the link from our mail. Ask for a new one.',
    newLink: 'Ask for a new link',
  },
}
