/** What is told of a message on its way. */
export const said = {
  signedOut: 'You are signed out. It is sent once you have signed in again.',
}
