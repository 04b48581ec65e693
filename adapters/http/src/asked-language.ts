import { type Language, languages } from '@throughline/core/kernel'
import { parseAccept } from 'hono/utils/accept'

/** The first of our languages that an Accept-Language header asks for; English where it asks for none of them. */
export const askedLanguage = (header: string | null): Language =>
  (header && acceptedLocales(header).flatMap((locale) => languagesOf(locale, languages))[0]) || 'en'

/** The locales (BCP 47) that an Accept-Language header asks for, best first, in canonical form; not what it refuses, nor what is none. */
export const acceptedLocales = (header: string): string[] =>
  parseAccept(header.slice(0, 1000))
    .filter(({ q }) => q > 0)
    .flatMap(({ type }) => canonical(type))

/** Of some languages the one that a locale is, or is a part of: `de-AT` is German (RFC 4647, 3.4). */
export const languagesOf = (locale: string, some: readonly Language[]): Language[] =>
  some.filter((language) => locale === language || locale.startsWith(`${language}-`))

function canonical(tag: string): string[] {
  try {
    return Intl.getCanonicalLocales(tag)
  } catch {
    return []
  }
}
