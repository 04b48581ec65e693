/** The words of writing in a discussion. */
export const compose = {
  signedOut: 'You are signed out. It is sent once you have signed in again.',
}
