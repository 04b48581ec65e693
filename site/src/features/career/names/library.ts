import { competencies, competencyName, otherNames } from '@throughline/core/career'
import { language } from '../../../messages/language.ts'
import type { Named } from './offers.ts'

/** The competencies of our library, as they are called in the language of the page. */
export const libraryCompetencies: readonly Named[] = competencies.map(({ id }) => ({ id, name: competencyName(language, id) }))

/** The same with all they may be found by. */
export const findableCompetencies: readonly Named[] = competencies.map((one) => ({
  ...{ id: one.id, name: competencyName(language, one.id), definition: one.definition },
  aliases: otherNames(language, one),
}))
