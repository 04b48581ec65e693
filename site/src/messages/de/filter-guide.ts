import text from '../../../../docs/filters.de.md?raw'
import type { filterGuide as english } from '../filter-guide.ts'
import type { InGerman } from './words.ts'

export const filterGuide: InGerman<typeof english> = text
