/** What the worker does with a request. */
export type Way =
  /** A page of the app, whose last answer is kept. */
  | 'page'
  /** A page that is never kept. Without a network a page of ours says so. */
  | 'other page'
  /** A page before one is in: whoever sees it is nobody. */
  | 'door'
  /** What islands read of the API: the last answer is kept. */
  | 'read'
  /** A file of the build, which has a hash of its content in its name. */
  | 'file'
  /** The request that ends a session. */
  | 'sign-out'
  /** A visit that goes on as if there were no worker. */
  | 'visit'

/** What of a request decides. */
export interface Asked {
  method: string
  mode: string
  url: URL
  headers: Pick<Headers, 'has'>
  /** Where it was asked for; empty where nothing says so. */
  referrer: string
  /** What shows the answer: `document` for a visit that has a window of its own. */
  destination: string
}

/** The areas of the app that can be read without a network, by name: whatever is not named here is not kept. */
const pages = /^\/(tasks|goals|journal|discussions|career|interview-prep|notifications)(\/[\w-]+)*$/
/** In them, what is made to be taken away or sent. */
const notPages = /\/(export|import)$/

/** What islands read of those areas. */
const reads =
  /^\/api\/v1\/(tasks|time-entries|saved-views|task-templates|goals|check-ins|journal-entries|journal-prompts|journals|journal-templates|days|on-this-day|discussions|notifications)(\/[\w-]+)*$/
/** Secrets of others, files, copies, what is written as one waits, and what depends on what was typed. */
const notReads = /\/(invites|feedback|export|files|content|search|coach-answers|participation|preparation)(\/|$)/

/** What others make of it, where they have a worker or programs of their own. */
const ofOthers = /^\/(demo|api|dav|mcp|calendar|monitoring|push|_astro)(\/|$)/

/** An address longer than this was not made by our own links. */
const LONGEST_SEARCH = 500

/** An address as it is asked for: what follows a hash is the page's own. */
export const withoutHash = (url: string): string => url.replace(/#.*$/s, '')

/** Our pages tell our own server where they stand, and no other site can say that it is one of ours. */
const isFrom = (origin: string, referrer: string): boolean => URL.canParse(referrer) && new URL(referrer).origin === origin

/** What to do with a request of this site; `null` for nothing at all. */
export function wayOf({ method, mode, url, headers, referrer, destination }: Asked): Way | null {
  const { pathname, search } = url
  const isVisit = mode === 'navigate'
  // Another site may have a browser send this as well: the server refuses that, and nothing here follows from it.
  if (method === 'POST') return /^(\/api\/v1)?\/auth\/signout$/.test(pathname) && isFrom(url.origin, referrer) ? 'sign-out' : null
  // A part of a file is not the file.
  if (method !== 'GET' || headers.has('range')) return null
  if (pathname.startsWith('/_astro/') && !isVisit) return 'file'
  if (isVisit) {
    // Our pages frame none of ours. In a frame of another site nobody is signed in, which says nothing of who is here.
    if (destination !== 'document') return null
    if (ofOthers.test(pathname) || pathname === '/') return 'visit'
    if (pathname.startsWith('/auth/')) return 'door'
    return pages.test(pathname) && !notPages.test(pathname) && search.length <= LONGEST_SEARCH ? 'page' : 'other page'
  }
  // A token speaks for somebody else than who is signed in.
  const isRead = reads.test(pathname) && !notReads.test(pathname) && search.length <= LONGEST_SEARCH && !headers.has('authorization')
  return isRead ? 'read' : null
}
