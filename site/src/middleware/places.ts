import { localPath } from './local-path.ts'
import { isFromHere } from './same-origin.ts'

/** Where the demo begins, which runs in the browser alone. */
export const DEMO = '/demo'

/** Where the app begins. */
export const HOME = '/tasks'

/** Where somebody who has just signed up begins. */
export const FIRST_STEPS = '/welcome'

/** Where an account that is to be deleted may be kept. */
export const LEAVING = '/auth/leaving'

/** Whether somebody who is not signed in may see the page of this route. */
export const isOpen = (routePattern: string): boolean => open.includes(routePattern) || routePattern.startsWith('/auth/')

/** Whether the page of this route says the same to all who read the language. */
export const isForAll = (routePattern: string): boolean => routePattern === '/'

/**
 * Whether the page of this route may cost far more than it looks to make: it draws many texts, or holds much of somebody's
 * against each other.
 */
export const isCostly = (routePattern: string): boolean => costly.includes(routePattern)

/** Routes of such pages. */
export const costly = [
  ...['/career', '/career/experience/[experienceId]', '/career/packets/[packetId]', '/career/resumes/[resumeId]', '/career/skills'],
  ...['/career/wins/[winId]', '/career/wins/new'],
  ...['/discussions/[discussionId]', '/goals', '/goals/review', '/goals/[goalId]'],
  ...['/interview-prep', '/interview-prep/jobs/[jobId]', '/interview-prep/practice', '/interview-prep/questions'],
  ...['/interview-prep/stories', '/journal', '/journal/[journalId]', '/journal/on-this-day'],
]

/** The pages of links that are a secret. */
const bySecret = [
  ...['/attest/[token]', '/invites/[token]', '/feedback/[token]', '/feedback/[token]/copy'],
  ...['/unsubscribe/[token]', '/unsubscribe-success', '/auth/email', '/auth/address', '/auth/resetpassword'],
]

const ofDemo = ['/demo/[...path]', '/demo/without']
const open = [
  '/',
  '/robots.txt',
  '/sitemap.xml',
  '/404',
  '/success',
  '/language',
  '/[...lost]',
  '/sandbox',
  '/api/v1/docs',
  '/api/v1/docs/[area]',
  '/problems',
  '/problems/[code]',
  ...ofDemo,
  ...bySecret,
]

/** Whether the page of this route shows, to who holds a link, what nobody else may see: nothing may keep it. */
export const isBySecret = (routePattern: string): boolean => bySecret.includes(routePattern)

/** The page that says in words what this code means. */
export const errorPath = (code: string): string => `/auth/error?code=${code}`

/** Whether mail programs may post to the page of this route: they come from nowhere, and the secret in its address says all (RFC 8058). */
export const takesOneClick = (routePattern: string): boolean => routePattern === '/unsubscribe/[token]'

/** Where somebody who is not signed in is sent: to the door, remembering where they were heading. */
export function doorFor({ method }: Pick<Request, 'method'>, url: URL): string {
  // A form cannot be sent again on its own, so there is nothing to come back to.
  if (method !== 'GET' && method !== 'HEAD') return errorPath('session-expired')
  const heading = url.pathname + url.search
  return heading === HOME ? '/auth/signin' : `/auth/signin?return=${encodeURIComponent(heading)}`
}

/** Where the page asks to go after signing in. */
export const returnPath = (url: URL): string => localPath(url.searchParams.get('return')) ?? HOME

/** Where a person who has just signed up goes: back to what they were on their way to, otherwise to the first steps. */
export const firstPath = (url: URL): string => localPath(url.searchParams.get('return')) ?? FIRST_STEPS

/** Where a signed-in person who opens a door is sent instead; null when the page is not one. */
export const homeOf = (url: URL): string | null => (['/auth/signin', '/auth/signup'].includes(url.pathname) ? returnPath(url) : null)

/**
 * Whether a visit may ask the API for changes: a link to another site that was followed here, which browsers do not say of
 * every visit in a way the API knows, and the way back from there, which is judged by what this very browser was given to
 * bring along and not by where it comes from.
 */
export const mayVisit = (routePattern: string, request: Pick<Request, 'headers'>): boolean =>
  routePattern === '/auth/callback/[provider]' || (routePattern === '/auth/with' && isFromHere(request))
