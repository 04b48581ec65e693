import { authError as words } from '../../messages/auth-error.ts'

type Code = keyof typeof words.known

interface Explanation {
  title: string
  what: string
  todo: { href: string; label: string }
  /** The code itself, made harmless, where we have no words for it. */
  code: string | null
}

const signIn = { href: '/auth/signin', label: words.todo.signIn }
const signUp = { href: '/auth/signup', label: words.todo.signUp }
const newLink = { href: '/auth/forgotpassword', label: words.todo.newLink }
const settings = { href: '/settings/account', label: words.todo.settings }

/** Where a code leads on, where that is not to sign in. */
const todos: Partial<Record<Code, Explanation['todo']>> = {
  'link-expired': newLink,
  'no-account': signUp,
  'email-not-proven': signUp,
  'linked-elsewhere': settings,
  'not-yours': settings,
  'not-fresh': settings,
  'too-many-sign-ins': settings,
}

/** What to say for a code, and what to do next. Nobody who is in is told to sign in. */
export function explain(code: string | null, isIn = false): Explanation {
  const known = code !== null && isKnown(code) ? code : null
  const todo = isIn ? settings : ((known && todos[known]) ?? signIn)
  if (known) return { ...words.known[known], todo, code: null }
  return { ...words.unknown, todo, code: code?.replace(/[^\w.:-]/g, '').slice(0, 64) || null }
}

const isKnown = (code: string): code is Code => Object.hasOwn(words.known, code)
