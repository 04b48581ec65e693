import type { Client } from '@throughline/client'
import { ProblemError } from '@throughline/client/problem'
import { language } from '../../messages/language.ts'
import { localPath } from '../../middleware/local-path.ts'
import { doorFor, errorPath, FIRST_STEPS, HOME } from '../../middleware/places.ts'

/** What somebody goes to another site for. */
export const withs = ['sign-in', 'sign-up', 'link', 'prove'] as const
export type With = (typeof withs)[number]

/** Where each begins. */
const beginnings: Record<With, string> = {
  'sign-in': '/auth/signin',
  'sign-up': '/auth/signup',
  link: '/settings/account#connected',
  prove: '/auth/confirm',
}

/** The link to another site; `back` is where to go afterwards. */
export const wayWith = (provider: string, purpose: With, back: string): string =>
  `/auth/with?${new URLSearchParams({ provider, for: purpose, return: back })}`

export interface VisitAsked {
  provider: string
  purpose: With
  /** Where to go afterwards, on this site. */
  returnTo: string | null
  timeZone: string | null
}

/** What a link to another site asks for; what it says beside what it may is as if it had said nothing. */
export function askedOf({ searchParams }: URL): VisitAsked {
  const back = localPath(searchParams.get('return'))
  return {
    provider: searchParams.get('provider') ?? '',
    purpose: withs.find((name) => name === searchParams.get('for')) ?? 'sign-in',
    // The API keeps no longer one.
    returnTo: back && back.length <= 1000 ? back : null,
    timeZone: searchParams.get('timeZone'),
  }
}

/** The page that a visit begins at, heading for the same place: there somebody goes on by their own click. */
export function beginningOf({ purpose, returnTo }: Pick<VisitAsked, 'purpose' | 'returnTo'>): string {
  const page = beginnings[purpose]
  const usual = purpose === 'sign-up' ? FIRST_STEPS : HOME
  return purpose === 'link' || !returnTo || returnTo === usual ? page : `${page}?return=${encodeURIComponent(returnTo)}`
}

/** The secret of an invitation that somebody is on their way back to. */
export const invitationIn = (path: string): string | undefined => /^\/invites\/([^/?#]+)$/.exec(path)?.[1]

/** The address of the other site. */
export async function beginVisit(client: Client, asked: VisitAsked, { locale }: Pick<App.Locals, 'locale'>): Promise<string> {
  const { provider, purpose, returnTo, timeZone } = asked
  const visit = { provider, ...(returnTo && { returnTo }) }
  if (purpose === 'link') return (await client.signIns.begin(visit)).url
  if (purpose === 'prove') return (await client.signIns.beginProof(visit)).url
  if (purpose === 'sign-in') return (await client.providers.begin({ ...visit, purpose })).url
  const invitation = invitationIn(returnTo ?? '')
  const own = { ...(timeZone && { timeZone }), locale, language, ...(invitation && { invitation }) }
  return (await client.providers.begin({ ...visit, ...own, purpose })).url
}

/**
 * Where the browser goes: to the other site, or, where it is not at the address that it would come back to, to the page
 * that the visit begins at there, as it brings along nothing from one address to another.
 */
export function wayThere(url: string, host: string | null, asked: VisitAsked): string {
  const home = new URL(url).searchParams.get('redirect_uri')
  return home === null || new URL(home).host === host ? url : new URL(beginningOf(asked), home).href
}

/**
 * The page that says in words, or by what it asks for, why it does not go on.
 * @throws what is no refusal that a person can do something about.
 */
export function refusalPath(error: unknown, { purpose, returnTo }: Pick<VisitAsked, 'purpose' | 'returnTo'>): string {
  if (!(error instanceof ProblemError) || error.code === 'internal') throw error
  if (error.code === 'proof-needed') return `/auth/confirm?return=${encodeURIComponent(beginnings[purpose])}`
  if (error.code === 'unauthenticated') return doorFor({ method: 'GET' }, new URL(returnTo ?? HOME, 'http://here.invalid'))
  return errorPath(codeOf(error))
}

const codes: Record<string, string> = {
  forbidden: 'signup-closed',
  'not-found': 'no-provider',
  unavailable: 'provider-unavailable',
  conflict: 'too-many-sign-ins',
}

/** The code of a page of words: that of the fault, or of the problem. */
const codeOf = ({ code, problem }: ProblemError): string => problem.errors?.[0]?.code.replaceAll('_', '-') ?? codes[code] ?? code
