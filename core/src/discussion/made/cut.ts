import { MAX_PASSAGE } from '../../task/index.ts'

/** As much of a text as is kept of a passage. */
export const cut = (text: string): string =>
  text.length <= MAX_PASSAGE ? text : `${text.slice(0, MAX_PASSAGE - 1).replace(/[\ud800-\udbff]$/, '')}…`
