import text from '../../../../docs/quick-add.de.md?raw'
import type { quickAddGuide as english } from '../quick-add-guide.ts'
import type { InGerman } from './words.ts'

export const quickAddGuide: InGerman<typeof english> = text
