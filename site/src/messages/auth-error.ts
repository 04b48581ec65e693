interface Explanation {
  title: string
  what: string
  todo: { href: string; label: string }
}

const signIn = { href: '/auth/signin', label: 'Sign in' }

/** What `/auth/error?code=` says for each code we send people there with. */
const explanations: Record<string, Explanation> = {
  'session-expired': {
    title: 'Your session has ended',
    what: 'You have not been here for a while, or your password was changed. Nothing is lost.',
    todo: signIn,
  },
  'link-expired': {
    title: 'This link is no longer good',
    what: 'A link to a new password works once, for 30 minutes. Ask for another one; it comes at once.',
    todo: { href: '/auth/forgotpassword', label: 'Ask for a new link' },
  },
  'signup-closed': {
    title: 'Sign-up is closed here',
    what: 'Whoever runs this site gives out the accounts. Ask them for one.',
    todo: signIn,
  },
  'rate-limited': {
    title: 'Too many tries',
    what: 'For the safety of your account we wait a little after many tries. Try again in a few minutes.',
    todo: signIn,
  },
  unavailable: {
    title: 'Not available right now',
    what: 'The place your account is stored does not answer. Nothing is lost; try again in a moment.',
    todo: signIn,
  },
  'foreign-origin': {
    title: 'This form came from another site',
    what: 'To protect you, forms are accepted only from our own pages. Open the page here and send it again.',
    todo: signIn,
  },
}

const unknown: Explanation = {
  title: 'That did not work',
  what: 'You are as signed in, or out, as you were before. Try again; if it happens again, whoever runs this site may know the code below.',
  todo: signIn,
}

/** The words for a code, and the code itself, made harmless, where we have no words for it. */
export function explain(code: string | null): Explanation & { code: string | null } {
  const known = code !== null && Object.hasOwn(explanations, code) ? explanations[code] : undefined
  if (known) return { ...known, code: null }
  return { ...unknown, code: code?.replace(/[^\w.:-]/g, '').slice(0, 64) || null }
}
