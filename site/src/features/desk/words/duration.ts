import { time as words } from '../../../messages/time.ts'

/** `45 min`, `1 h 30 min`, `2 h`. */
export function durationWords(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [hours && `${hours} h`, rest && `${rest} min`].filter(Boolean).join(' ') || '0 min'
}

/** Minutes of what was typed: `45`, `45m`, `1h30`, `1:30`, `1.5 h`, `1,5 Std.`. `null` when it is empty, `undefined` when it is no duration. */
export function readDuration(text: string): number | null | undefined {
  const typed = text.trim().toLowerCase().replace(',', '.')
  if (!typed) return null
  const match =
    typed.match(/^(?<minutes>\d+)\s*(m|min\.?|mins|minuten?|minutes?)?$/) ??
    typed.match(/^(?<hours>\d+(\.\d+)?)\s*(h|hours?|std\.?|stunden?)\s*((?<minutes>\d+)\s*(m|min\.?|mins|minuten?|minutes?)?)?$/) ??
    typed.match(/^(?<hours>\d+):(?<minutes>[0-5]\d)$/)
  if (!match) return undefined
  const { hours = '0', minutes = '0' } = match.groups ?? {}
  return Math.round(Number(hours) * 60) + Number(minutes)
}

/** A length in milliseconds, in whole minutes: `45 min`. What began counts as less than a minute, not as nothing. */
export function lengthWords(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000)
  return milliseconds > 0 && minutes === 0 ? words.lessThanAMinute : durationWords(minutes)
}

/** `0:45`, `1:02:03`: a length in milliseconds as a clock shows it. */
export function clockWords(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000)
  const two = (n: number) => String(n).padStart(2, '0')
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}
