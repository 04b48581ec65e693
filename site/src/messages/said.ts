/** What is told of a message on its way. */
export const said = {
  signedOut: 'You are signed out. It will be sent once you have signed in again.',
}
