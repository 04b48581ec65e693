import { localeIn } from '../kernel/index.ts'
import type { Account } from './schema.ts'

/** The locale a person is written to in: of the language they have chosen, as it is written where they are. */
export const ownLocale = ({ language, locale }: Pick<Account, 'language' | 'locale'>): string =>
  language ? localeIn(language, locale) : locale
