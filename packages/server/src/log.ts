import { scrubbedText } from '@throughline/core/monitoring'
import type { LogEntry } from '@throughline/http'

/** Writes one line per entry: words on a terminal, JSON anywhere else. */
export function log({ error, ...entry }: LogEntry): void {
  const line = { time: new Date().toISOString(), ...entry, ...(error !== undefined && { error: describeError(error) }) }
  const write = entry.level === 'error' ? console.error : console.log
  write(process.stdout.isTTY ? inWords(line) : JSON.stringify(line))
}

/** Says to who sits at the terminal that something is there; in a log it is an entry like others. */
export function announce(message: string): void {
  if (process.stdout.isTTY) console.log(message)
  else log({ level: 'info', event: 'started', message })
}

function inWords({ time, level, event, message, error, ...facts }: Omit<LogEntry, 'error'> & { time: string; error?: string }): string {
  const named = Object.entries(facts).map(([name, value]) => `${name}=${value}`)
  return [time.slice(11, 19), level, event, ...named, message, error].filter(Boolean).join(' ')
}

/** What kind of fault it was and where, and so its causes; without what is quoted in a message, which may be what somebody wrote. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return scrubbedText(String(error))
  const where = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? []
  const cause = error.cause === undefined ? '' : `\nbecause of ${describeError(error.cause)}`
  return [`${error.name}: ${scrubbedText(error.message)}`, ...where].join('\n') + cause
}
