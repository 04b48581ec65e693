/** A text as the piece of a regular expression, with the flag `u`, that finds it as it is. */
export const literalPattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
