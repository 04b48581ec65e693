import type { LogEntry } from '@throughline/http'

/** Writes one line per entry: words on a terminal, JSON anywhere else. */
export function log({ error, ...entry }: LogEntry): void {
  const line = { time: new Date().toISOString(), ...entry, ...(error !== undefined && { error: describeError(error) }) }
  const write = entry.level === 'error' ? console.error : console.log
  write(process.stdout.isTTY ? inWords(line) : JSON.stringify(line))
}

function inWords({ time, level, event, message, error, ...facts }: Omit<LogEntry, 'error'> & { time: string; error?: string }): string {
  const named = Object.entries(facts).map(([name, value]) => `${name}=${value}`)
  return [time.slice(11, 19), level, event, ...named, message, error].filter(Boolean).join(' ')
}

const describeError = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error))
