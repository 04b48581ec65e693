import { inner, PREFIX } from '../prefix.ts'
import { isWithout } from '../without.ts'

/** What the bar and the tour ask for, by a form. */
export type Act = 'reset' | 'keep' | 'tour' | 'earlier'

/** What is asked of the worker. */
export type Way =
  | { is: 'file' }
  | { is: 'api'; path: string }
  | { is: 'page'; path: string }
  | { is: 'without' }
  | { is: 'act'; act: Act }
  | { is: 'begin' }

/** Files of the app, which the site has for everybody. */
const file = /^\/(_astro\/|favicon\.svg$|robots\.txt$|push-worker\.js$|demo\/[a-z][\w-]*\.js$|500$)/
const acts = new Map<string, Act>((['reset', 'keep', 'tour', 'earlier'] as const).map((act) => [`${PREFIX}/-/${act}`, act]))

/** What a path of a page of the demo, or one that such a page asks for, is for. */
export function wayOf(pathname: string): Way {
  if (file.test(pathname)) return { is: 'file' }
  const act = acts.get(pathname)
  if (act) return { is: 'act', act }
  const path = inner(pathname)
  if (path === '/') return { is: 'begin' }
  if (isWithout(path)) return { is: 'without' }
  return { is: path.startsWith('/api/') ? 'api' : 'page', path }
}
