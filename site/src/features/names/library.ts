import { competencies, competencyName } from '@throughline/core/career'
import { language } from '../../messages/language.ts'
import type { Named } from './offers.ts'

/** The competencies of our library, as they are called in the language of the page. */
export const libraryCompetencies: readonly Named[] = competencies.map(({ id }) => ({ id, name: competencyName(language, id) }))
