/** What a spreadsheet takes for the beginning of a formula, in the wide letters of East Asia as well, or for the sign that it is none. */
const formula = /^[=+\-@＝＋－＠\t\r']/

/** Nothing to be reckoned: what is less than nothing stays a number. */
const number = /^-\d+(\.\d+)?$/

const begins = '(?:[=+@＝＋＠]|[-－](?!\\s|-*[ \\t]*(?:[\\r\\n]|$)))'

/**
 * The same behind what ends a cell where another list separator is set, as in German: quotation marks within a line are no
 * more than signs then. A hyphen before a blank, or in a line of them, is a list or a rule of Markdown.
 */
const inner = new RegExp(`([;\\t\\n\\r] *)('*${begins})`, 'g')
const innerGuarded = new RegExp(`([;\\t\\n\\r] *)'('*${begins})`, 'g')

/**
 * A value as a cell of a CSV that is safe to open: one that a spreadsheet would run gets a `'` ahead of it, and so does one
 * that begins with `'` itself, so that `fromCell` gives every value back. Likewise within, where a cell may begin for another
 * spreadsheet.
 */
export function toCell(value: string): string {
  const within = value.replace(inner, "$1'$2")
  const safe = formula.test(value) && !number.test(value) ? `'${within}` : within
  return /[",;\t\n\r]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The value of a cell, once its quotation marks are gone. */
export const fromCell = (cell: string): string =>
  (cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell).replace(innerGuarded, '$1$2')
