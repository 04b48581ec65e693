import { z } from 'zod'

// Tab, line feed and carriage return are the only control characters prose may hold.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

const clean = (text: string) => text.normalize('NFC')

/** One line: trimmed, NFC, `min`–`max` UTF-16 units, no control characters at all. */
export const line = (min: number, max: number) =>
  z
    .string()
    .transform((text) => clean(text).trim())
    .pipe(
      z
        .string()
        .min(min, { error: min === 1 ? 'Write something here.' : `Use at least ${min} characters.` })
        .max(max, { error: `Use at most ${max} characters.` })
        .refine((text) => !controls.test(text) && !/[\t\n\r]/.test(text), {
          error: 'Line breaks and control characters do not belong here.',
          params: { code: 'control_characters' },
        }),
    )

/** Markdown: kept as written but for NFC and line ends (LF); at most `max` UTF-16 units. */
export const prose = (max: number) =>
  z
    .string()
    .transform((text) => clean(text).replace(/\r\n?/g, '\n'))
    .pipe(
      z
        .string()
        .max(max, { error: `Use at most ${max} characters.` })
        .refine((text) => !controls.test(text), {
          error: 'Control characters do not belong here.',
          params: { code: 'control_characters' },
        }),
    )
