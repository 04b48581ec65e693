import { localeIn } from '@throughline/core/kernel'
import { language } from '../../../messages/language.ts'

/** Where dates and numbers are written in some way of its own, by ISO 3166-1. */
const codes = `AR AT AU BE BR CA CH CL CN CO CZ DE DK EE EG ES FI FR GB GR HK HR HU ID IE IL IN IS IT JP KE KR LI LT LU LV MX MY NG NL NO NZ
  PE PH PL PT RO RS SA SE SG SI SK TH TR TW UA US VN ZA`.split(/\s+/)

export interface Region {
  code: string
  name: string
}

/** The region of a locale, and the one that its language is at home in where it names none. */
export const regionOf = (locale: string): string => {
  const { region } = new Intl.Locale(locale)
  // `en` alone is American to Intl, and British to us.
  return region ?? new Intl.Locale(localeIn(language, locale)).region ?? 'GB'
}

/** Where one may be, by name; the one that is set is among them. */
export function regions(set: string): Region[] {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const collator = new Intl.Collator(language)
  return [...new Set([...codes, set])]
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => collator.compare(a.name, b.name))
}
