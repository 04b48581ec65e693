import type { ImportPreview } from '@throughline/core/import'
import { profile as words } from '../../messages/profile.ts'

type Person = NonNullable<NonNullable<ImportPreview['career']>['person']>

/** What a file would fill into the profile, a line each: the field as the profile calls it, and what it would say. */
export function personLines(person: Person, locale: string): { field: string; said: string }[] {
  const listed = (parts: readonly string[]) => new Intl.ListFormat(locale, { type: 'unit' }).format(parts)
  const { address, postalCode, city, region, countryCode } = person.location
  const lines: [field: string, said: string][] = [
    [words.name, person.name],
    [words.label, person.label],
    [words.email, person.email],
    [words.phone, person.phone],
    [words.url, person.url ?? ''],
    [words.place, [address, [postalCode, city].filter(Boolean).join(' '), region, countryCode].filter(Boolean).join(', ')],
    [words.summary, person.summary],
    [words.links.title, listed(person.links.map(({ network, username, url }) => network || username || url || '').filter(Boolean))],
    [words.languages.title, listed(person.languages.map(languageWords))],
    [words.interests.title, listed(person.interests.map(({ name }) => name))],
    [words.references.title, listed(person.references.map(({ name, reference }) => name || reference))],
    [words.photo.title, person.image],
  ]
  return lines.flatMap(([field, said]) => (said ? [{ field, said }] : []))
}

const languageWords = ({ language, fluency, cefr }: Person['languages'][number]) => {
  const level = fluency || (cefr ? words.cefr[cefr] : '')
  return level ? `${language} (${level})` : language
}
