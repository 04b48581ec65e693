/** A stretch of a text, from `start` up to but without `end`, in UTF-16 units. */
export interface Span {
  start: number
  end: number
}

/** What takes the place of words that are not to be read; it belongs to no word. */
export const BLANK = '\u25a1'
/** The same for what has been read already: nobody would say it is still there. */
export const READ = '\u25a0'

/** The text with stretches made unreadable, every other character in its place. */
export const blanked = (text: string, spans: readonly Span[], by = BLANK): string =>
  spans.reduce((rest, { start, end }) => `${rest.slice(0, start)}${by.repeat(end - start)}${rest.slice(end)}`, text)

export const overlap = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end

export const spanOf = ({ index, 0: match }: RegExpExecArray): Span => ({ start: index, end: index + match.length })
