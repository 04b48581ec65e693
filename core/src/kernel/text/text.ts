import { z } from 'zod'

// Tab, line feed and carriage return are the only control characters prose may hold.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/
/** What ends a line somewhere, or is a control character of C1 (some programs end lines at U+0085). */
const lineEnds = /[\t\n\r\u0080-\u009f\u2028\u2029]/

/** Noncharacters that XML, and so a Word file or an answer of CalDAV, has no way to hold. */
const noncharacters = /[\ufffe\uffff]/g
/** What turns the direction of the text that follows, beyond the line where it is not closed. */
const turningDirection = /[\u202a-\u202e\u2066-\u2069]/g
/** A text of invisible signs looks like none. */
const visible = /[^\p{Cf}\p{Z}]/u

/**
 * Marks in a row a character may carry (UAX #15, Stream-Safe Text Format). Putting marks into their order takes
 * time that grows with the square of their number, so longer runs never reach `normalize`.
 */
export const MAX_MARKS = 30

// The halfwidth voiced sound signs of Japanese are letters, but become marks when text is folded for search.
const mark = '[\\p{M}\\uff9e\\uff9f]'
const tooManyMarks = new RegExp(`${mark}{${MAX_MARKS + 1}}`, 'u')
const runs = new RegExp(`${mark}+`, 'gu')

/** A composed character takes the place of up to four. */
const COMPOSED_FROM = 4

const fewMarks = () =>
  z.string().refine((text) => !tooManyMarks.test(text), {
    error: `Put at most ${MAX_MARKS} accents on a letter.`,
    params: { code: 'too_many_marks' },
    abort: true,
  })

/**
 * Any text as NFC; half a surrogate pair and noncharacters, which not every store and format can keep, become U+FFFD. What
 * could not fit into `max` UTF-16 units, or carries too many marks, is refused before the work is done.
 */
export const composed = (max: number) =>
  z
    .string()
    .refine((text) => text.length <= COMPOSED_FROM * max, {
      error: `Use at most ${max} characters.`,
      params: { code: 'too_big' },
      abort: true,
    })
    .pipe(fewMarks())
    .transform((text) => kept(text).normalize('NFC'))
    .pipe(fewMarks())

/** The same for text that is taken as it comes: NFC, with the marks that are too many left out. */
export const thinned = (text: string): string => withFewMarks(withFewMarks(kept(text)).normalize('NFC'))

const kept = (text: string) => text.toWellFormed().replace(noncharacters, '\ufffd')

const withFewMarks = (text: string) => text.replace(runs, (run) => (run.length > MAX_MARKS ? [...run].slice(0, MAX_MARKS).join('') : run))

/**
 * One line: trimmed, NFC, `min`–`max` UTF-16 units of which some can be seen, no control characters at all, and none that turn
 * the direction of text.
 */
export const line = (min: number, max: number) =>
  composed(max)
    .transform((text) => text.replace(turningDirection, '').trim())
    .pipe(
      z
        .string()
        .min(min, { error: min === 1 ? 'Write something here.' : `Use at least ${min} characters.` })
        .max(max, { error: `Use at most ${max} characters.` })
        .refine((text) => min === 0 || text.length < min || visible.test(text), {
          error: 'Write something here.',
          params: { code: 'too_small' },
        })
        .refine((text) => !controls.test(text) && !lineEnds.test(text), {
          error: 'Line breaks and control characters do not belong here.',
          params: { code: 'control_characters' },
        }),
    )

/** Markdown: kept as written but for NFC and line ends (LF); at most `max` UTF-16 units. */
export const prose = (max: number) =>
  composed(max)
    .transform((text) => text.replace(/\r\n?/g, '\n'))
    .pipe(
      z
        .string()
        .max(max, { error: `Use at most ${max} characters.` })
        .refine((text) => !controls.test(text), {
          error: 'Control characters do not belong here.',
          params: { code: 'control_characters' },
        }),
    )
