/** The words of the browsers one is signed in with. */
export const sessionSettings = {
  title: 'Where you are signed in',
  about: 'A browser you do not know may be somebody else: sign it out and change your password.',
  isThis: 'This browser',
  since: (used: string, from: string) => (used === from ? `Signed in ${from}` : `Used ${used}, signed in ${from}`),
  end: 'Sign out',
  endOf: (device: string, from: string) => `Sign out: ${device}, signed in ${from}`,
  endOthers: (others: number) => (others === 1 ? 'Sign out the other one' : `Sign out the other ${others}`),
  ended: 'That browser is signed out.',
  endedOthers: 'Every other browser is signed out.',
}
