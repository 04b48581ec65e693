import { z } from 'zod'
import { AppError, type KindsDep } from '../kernel/index.ts'

const PATTERN = /^(\*|[a-z]+(-[a-z]+)*\.(\*|[a-z]+(-[a-z]+)*))$/

/** Events that a webhook is sent: one such as `goal.created`, all of a kind by `task.*`, or `*`. */
export const EventPattern = z
  .string()
  .max(100)
  .regex(PATTERN, { error: 'Write an event as task.completed, all of a kind as task.*, or all as *.' })
  .meta({ id: 'EventPattern', example: 'task.*' })

/** What is told of, though it is no kind of record. */
const ALSO = ['trash']

/** The kind a pattern is about; `null` for all. */
const kindOfPattern = (pattern: string): string | null => (pattern === '*' ? null : pattern.slice(0, pattern.indexOf('.')))

/** Whether one of the patterns means this type of event. */
export const isMeant = (patterns: readonly string[], type: string): boolean =>
  patterns.some((pattern) => pattern === '*' || pattern === type || pattern === `${type.slice(0, type.indexOf('.'))}.*`)

/** Makes sure that there is something to each pattern. @throws AppError `validation` */
export function checkPatterns({ kinds }: KindsDep, patterns: readonly string[]): void {
  const known = new Set([...kinds.map(({ name }) => name), ...ALSO])
  const faults = patterns.flatMap((pattern, at) => {
    const kind = kindOfPattern(pattern)
    return kind === null || known.has(kind)
      ? []
      : [{ pointer: `/events/${at}`, code: 'unknown_event', message: `Nothing here is called ${kind}.` }]
  })
  if (faults.length > 0) throw new AppError('validation', 'Some of this cannot be accepted.', { faults })
}
