import type { ErrorAbout } from '@throughline/core/monitoring'
import type { LogEntry } from '@throughline/http'
import { expect, it } from 'vitest'
import { reportFaults } from './report-faults.ts'

function reported(entries: readonly LogEntry[]) {
  const [written, told]: [LogEntry[], [unknown, ErrorAbout][]] = [[], []]
  const sink = {
    dsn: '',
    pass: async () => {},
    close: async () => {},
    report: (error: unknown, about: ErrorAbout) => void told.push([error, about]),
  }
  const log = reportFaults((entry) => void written.push(entry), sink)
  for (const entry of entries) log(entry)
  return { written, told }
}

it('a fault is written and reported, without the words beside it', () => {
  const error = new Error('broken')
  const entry: LogEntry = {
    level: 'error',
    event: 'request-failed',
    requestId: 'r',
    method: 'GET',
    route: '/tasks',
    message: 'words',
    error,
  }
  expect(reported([entry])).toEqual({
    written: [entry],
    told: [[error, { event: 'request-failed', requestId: 'r', method: 'GET', route: '/tasks', chore: undefined }]],
  })
})

it('what is no fault is only written', () => {
  const entries: LogEntry[] = [
    { level: 'info', event: 'mail', message: 'sent' },
    { level: 'warn', event: 'mail', error: new Error('later') },
    { level: 'error', event: 'odd' },
  ]
  expect(reported(entries)).toEqual({ written: entries, told: [] })
})
