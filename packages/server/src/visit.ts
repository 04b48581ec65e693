import { type Language, localeIn } from '@throughline/core/kernel'
import { parseAccept } from 'hono/utils/accept'

/** In which language a visitor is answered, and how dates and numbers are written for who has no account. */
export interface Visit {
  language: Language
  /** The language they chose themselves, where they are not signed in. */
  choice: Language | null
  /** BCP 47, of that language. */
  locale: string
}

const COOKIE = 'language'
const YEAR_SECONDS = 31_536_000

/** The Set-Cookie value that keeps the choice of who is not signed in. */
export const keptChoice = (language: Language, { https }: { https: boolean }): string =>
  `${COOKIE}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax${https ? '; Secure' : ''}`

interface Asking {
  /** The Cookie header. */
  cookie?: string | undefined
  /** The Accept-Language header. */
  acceptLanguage?: string | undefined
  /** What the signed-in person has set. */
  ofAccount?: Language | null
}

/**
 * How to answer a visitor, of the languages the site was built in: as the signed-in person has set, otherwise as was chosen
 * in this browser, otherwise as the browser asks. The first of the languages is for all others.
 */
export function visitOf({ cookie, acceptLanguage = '', ofAccount = null }: Asking, languages: readonly Language[]): Visit {
  const choice = languages.find((one) => one === choiceIn(cookie)) ?? null
  const asked = accepted(acceptLanguage)
  const own = languages.find((one) => one === ofAccount)
  const language = own ?? choice ?? asked.flatMap((tag) => inOrPart(tag, languages)).at(0) ?? languages[0] ?? 'en'
  const [locale] = asked.filter((tag) => tag.includes('-') && inOrPart(tag, [language]).length > 0)
  // Where somebody is, is told by the languages they read beside ours as well.
  const elsewhere = asked.find((tag) => /-[A-Z]{2}$/i.test(tag))
  return { language, choice, locale: locale ?? localeIn(language, elsewhere ?? 'und') }
}

const choiceIn = (cookie = ''): string | undefined => new RegExp(`(?:^|;\\s*)${COOKIE}=([a-z]{2})(?=;|$)`).exec(cookie)?.[1]

/** What a browser reads, best first, in canonical form; not what it refuses, nor what is no language. */
const accepted = (header: string): string[] =>
  parseAccept(header.slice(0, 1000))
    .filter(({ q }) => q > 0)
    .flatMap(({ type }) => canonical(type))

function canonical(tag: string): string[] {
  try {
    return Intl.getCanonicalLocales(tag)
  } catch {
    return []
  }
}

/** The language that a tag is, or is a part of: `de-AT` is German (RFC 4647, 3.4). */
const inOrPart = (tag: string, languages: readonly Language[]): Language[] =>
  languages.filter((language) => tag === language || tag.startsWith(`${language}-`))
