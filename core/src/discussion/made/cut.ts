import { beginningOf } from '../../kernel/index.ts'
import { MAX_PASSAGE } from '../../task/index.ts'

/** As much of a text as is kept of a passage. */
export const cut = (text: string): string => (text.length <= MAX_PASSAGE ? text : `${beginningOf(text, MAX_PASSAGE - 1)}…`)
