/** A text as one line of Markdown says it: nothing in it is taken for a mark. */
export const plain = (text: string): string => text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>#|]/g, '\\$&')

/** Lines of Markdown below a point of a list. */
export const indented = (text: string, by: string): string =>
  text
    .split('\n')
    .map((line) => (line.trim() ? by + line : ''))
    .join('\n')

/** What is said of something, those left out that are empty. */
export const said = (...parts: readonly (string | null | false | undefined)[]): string => parts.filter(Boolean).join(' · ')
