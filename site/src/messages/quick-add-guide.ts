import text from '../../../docs/quick-add.md?raw'

/** What quick add reads, in Markdown. */
export const quickAddGuide = text
