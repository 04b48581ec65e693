/** Octets a line may have, its end aside (RFC 5545, 3.1). */
const MAX_OCTETS = 75

const octetsOf = (character: string): number => {
  const code = character.codePointAt(0) as number
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
}

/** A content line with its end, folded between letters where it is longer than 75 octets. */
export function contentLine(text: string): string {
  let folded = ''
  let octets = 0
  for (const character of text) {
    const size = octetsOf(character)
    if (octets + size > MAX_OCTETS) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return `${folded}\r\n`
}

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
