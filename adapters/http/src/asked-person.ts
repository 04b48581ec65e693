import { localeIn } from '@throughline/core/kernel'
import { askedLanguage } from './asked-language.ts'
import type { SignedInPerson } from './people.ts'

/**
 * Who is signed in, as somebody who reads what their browser asks for: pages are in that language for who has chosen none, and so
 * is what the library says in them. What is written while nobody looks goes by the account.
 */
export function asAsked(person: SignedInPerson, acceptLanguage: string | null): SignedInPerson {
  if (person.hasLanguage || acceptLanguage === null) return person
  const { actor } = person.deps
  const locale = localeIn(askedLanguage(acceptLanguage), actor.locale)
  return locale === actor.locale ? person : { ...person, askedLocale: locale, deps: { ...person.deps, actor: { ...actor, locale } } }
}
