/** `45 min`, `1 h 30 min`, `2 h`. */
export function durationWords(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [hours && `${hours} h`, rest && `${rest} min`].filter(Boolean).join(' ') || '0 min'
}

/** Minutes of what was typed: `45`, `45m`, `1h30`, `1:30`, `1.5 h`. `null` when it is empty, `undefined` when it is no duration. */
export function readDuration(text: string): number | null | undefined {
  const typed = text.trim().toLowerCase().replace(',', '.')
  if (!typed) return null
  const match =
    typed.match(/^(?<minutes>\d+)\s*(m|min|mins|minutes?)?$/) ??
    typed.match(/^(?<hours>\d+(\.\d+)?)\s*(h|hours?)\s*((?<minutes>\d+)\s*(m|min|mins|minutes?)?)?$/) ??
    typed.match(/^(?<hours>\d+):(?<minutes>[0-5]\d)$/)
  if (!match) return undefined
  const { hours = '0', minutes = '0' } = match.groups ?? {}
  return Math.round(Number(hours) * 60) + Number(minutes)
}
