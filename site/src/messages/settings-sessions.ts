/** The words of the browsers one is signed in with. */
export const sessionSettings = {
  title: 'Where you are signed in',
  about: 'If you do not recognise a browser, sign it out and change your password.',
  isThis: (from: string) => `This browser, signed in ${from}`,
  since: (used: string | null, from: string) => (used === null ? `Signed in ${from}` : `Signed in ${from}; used ${used}`),
  end: 'Sign out',
  endThis: 'Sign out of this browser',
  endOf: (device: string, from: string) => `Sign out: ${device}, signed in ${from}`,
  endOthers: (others: number) => (others === 1 ? 'Sign out the other one' : `Sign out the other ${others}`),
  ended: 'That browser is signed out.',
  endedOthers: 'Every other browser is signed out.',
}
