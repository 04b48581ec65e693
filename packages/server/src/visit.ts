import { type Language, localeIn } from '@throughline/core/kernel'
import { acceptedLocales, languagesOf } from '@throughline/http'

/** In which language a visitor is answered, and how dates and numbers are written for who has no account. */
export interface Visit {
  language: Language
  /** BCP 47, of that language. */
  locale: string
}

const COOKIE = 'language'
/** Such a cookie no other host can set. */
const HOST_PREFIX = '__Host-'
const YEAR_SECONDS = 31_536_000

/** The Set-Cookie value that keeps the choice of who is not signed in. */
export const keptChoice = (language: Language, { https }: { https: boolean }): string =>
  `${https ? HOST_PREFIX : ''}${COOKIE}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax${https ? '; Secure' : ''}`

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
  const asked = acceptedLocales(acceptLanguage)
  const own = languages.find((one) => one === ofAccount)
  const language = own ?? choice ?? asked.flatMap((tag) => languagesOf(tag, languages)).at(0) ?? languages[0] ?? 'en'
  const [locale] = asked.filter((tag) => tag.includes('-') && languagesOf(tag, [language]).length > 0)
  // Where somebody is, is told by the languages they read beside ours as well.
  const elsewhere = asked.find((tag) => /-[A-Z]{2}$/i.test(tag))
  return { language, locale: locale ?? localeIn(language, elsewhere ?? 'und') }
}

const choiceIn = (cookie = ''): string | undefined =>
  new RegExp(`(?:^|;\\s*)(?:${HOST_PREFIX})?${COOKIE}=([a-z]{2})(?=;|$)`).exec(cookie)?.[1]
