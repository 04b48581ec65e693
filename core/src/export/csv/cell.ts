/** What a spreadsheet takes for the beginning of a formula, in the wide letters of East Asia as well, or for the sign that it is none. */
const formula = /^[=+\-@＝＋－＠\t\r']/

/** Nothing to be reckoned: what is less than nothing stays a number. */
const number = /^-\d+(\.\d+)?$/

/**
 * A value as a cell of a CSV that is safe to open: one that a spreadsheet would run gets a `'` ahead of it, and so does one
 * that begins with `'` itself, so that `fromCell` gives every value back.
 */
export function toCell(value: string): string {
  const safe = formula.test(value) && !number.test(value) ? `'${value}` : value
  return /[",\n\r]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The value of a cell, once its quotation marks are gone. */
export const fromCell = (cell: string): string => (cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell)
