import text from '../../../docs/filters.md?raw'

/** How filters are written, in Markdown. */
export const filterGuide = text
