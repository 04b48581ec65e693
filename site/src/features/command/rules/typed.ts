/**
 * What is typed into the palette. An Enter that cannot be done yet stands in it as the end of a line, so that what is
 * typed after it is kept for the step that it leads to.
 */

/** What the first step is asked for, and what was typed ahead for the next ones; `null` without an Enter. */
export function inSteps(typed: string): { text: string; ahead: string | null } {
  const end = typed.indexOf('\n')
  return end < 0 ? { text: typed, ahead: null } : { text: typed.slice(0, end), ahead: typed.slice(end + 1) }
}

/** What its field shows: the newest line that has a letter. */
export const shownIn = (typed: string): string => typed.split('\n').findLast(Boolean) ?? ''

/** The field was made to read so: letters after Enter begin a line, and a change of what stands before takes Enter back. */
export function withField(typed: string, field: string): string {
  const shown = shownIn(typed)
  if (typed.endsWith('\n') && field.startsWith(shown)) return typed + field.slice(shown.length)
  return typed.slice(0, typed.lastIndexOf(shown)) + field
}
