/** Octets a line may have, its end aside (RFC 5545, 3.1). */
const MAX_OCTETS = 75

/** A content line with its end, folded between letters where it is longer than 75 octets. */
export function contentLine(text: string): string {
  const pieces: string[] = []
  let from = 0
  let octets = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    const size = code < 0x80 ? 1 : code < 0x800 ? 2 : isPairAt(text, at, code) ? 4 : 3
    if (octets + size > MAX_OCTETS) {
      pieces.push(text.slice(from, at))
      from = at
      // The space that a folded line begins with.
      octets = 1
    }
    octets += size
    if (size === 4) at++
  }
  pieces.push(text.slice(from))
  return `${pieces.join('\r\n ')}\r\n`
}

const isPairAt = (text: string, at: number, code: number): boolean =>
  (code & 0xfc00) === 0xd800 && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00

/** Lines one after the other. */
export const contentLines = (lines: readonly string[]): string => lines.map(contentLine).join('')

/** A text as the value of a property. */
export const textValue = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n')

/** An RFC 3339 instant as a UTC date-time. */
export const utcValue = (instant: string): string => `${instant.slice(0, 19).replace(/[-:]/g, '')}Z`

/** `YYYY-MM-DD` as a date. */
export const dateValue = (date: string): string => date.replaceAll('-', '')

/** `YYYY-MM-DDTHH:mm` as a local date-time. */
export const localValue = (dateTime: string): string => `${dateTime.replace(/[-:]/g, '')}00`
