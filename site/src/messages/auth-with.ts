/** The words of signing in by other sites. */
export const authWith = {
  ways: {
    'sign-in': (name: string) => `Sign in with ${name}`,
    'sign-up': (name: string) => `Continue with ${name}`,
    prove: (name: string) => `Confirm with ${name}`,
  },
}

/** The section of the account's settings. */
export const connectedSettings = {
  title: 'Connected sign-ins',
  about: 'Other sites that open your account.',
  notConnected: 'Not connected',
  connect: 'Connect',
  connectTo: (name: string) => `Connect ${name}`,
  since: (who: string | null, day: string) => (who ? `${who}, since ${day}` : `Since ${day}`),
  remove: 'Remove',
  removeOf: (name: string, who: string | null) => `Remove ${[name, who].filter(Boolean).join(', ')}`,
  connected: (name: string) => `${name} opens your account from now on.`,
  removed: 'It no longer opens your account.',
}
