/** Signs that would begin something in the words of a link, or end them; of addresses, what makes a link of them by itself. */
const signs = /[\\`*_[\]<~@]|&(?=#?\w+;)|:(?=\/\/)|(?<=www)\./gi

/** Words as Markdown that reads as those words, whatever is in them; not for the beginning of a line. */
export const escaped = (text: string): string => text.replace(signs, '\\$&')

/** A link to the page of a record, by its name. */
export const linkTo = (page: 'tasks' | 'goals' | 'journal', id: string, name: string): string => `[${escaped(name)}](/${page}/${id})`

/** A heading with what stands below it; nothing where there is nothing. */
export const section = (heading: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [`## ${heading}\n\n${lines.map((line) => `- ${line}`).join('\n')}`] : []

/** Parts of a text with a blank line between them, the last followed by room to write. */
export const textOf = (parts: readonly string[]): string => `${parts.join('\n\n')}\n\n`
