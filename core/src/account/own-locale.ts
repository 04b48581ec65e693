import { languageOf, localeIn } from '../kernel/index.ts'
import type { Account } from './schema.ts'

/**
 * The locale a person is written to in: of the language they have chosen, otherwise the one of their locale that there are words
 * in, as it is written where they are. `fr-FR` → `en-FR`.
 */
export const ownLocale = ({ language, locale }: Pick<Account, 'language' | 'locale'>): string =>
  localeIn(language ?? languageOf(locale), locale)
