import { monthNamed } from '../../kernel/index.ts'

/** `Mar 2023`, `2023`, `Mar 5, 2023`, `2023/03/05` as a partial date; `null` for anything else. */
export function readDate(text: string): string | null {
  const said = text.trim()
  if (/^\d{4}$/.test(said)) return said
  const numbers = /^(\d{4})[-/](\d{1,2})(?:[-/](\d{1,2}))?$/.exec(said)
  if (numbers) return [numbers[1], ...[numbers[2], numbers[3]].flatMap((part) => (part ? [part.padStart(2, '0')] : []))].join('-')
  const words = /^(?:(\d{1,2})\.? )?(\p{L}{3})\p{L}*\.? (?:(\d{1,2})(?:,|\.)? )?(\d{4})$/u.exec(said)
  if (!words) return null
  const month = monthNamed(words[2] as string)
  const day = words[1] ?? words[3]
  if (month === null) return null
  return [words[4], String(month).padStart(2, '0'), ...(day ? [day.padStart(2, '0')] : [])].join('-')
}
