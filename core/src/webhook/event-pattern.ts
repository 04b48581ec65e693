import { z } from 'zod'
import { nearest } from '../kernel/index.ts'
import { EVENT_NAMES, eventsByKind } from './event-names.ts'

/** All that a webhook can be sent: `*`, each kind as `task.*`, and each event. */
export const EVENT_PATTERNS: readonly string[] = ['*', ...[...eventsByKind.keys()].map((kind) => `${kind}.*`), ...EVENT_NAMES]
const known = new Set(EVENT_PATTERNS)

/** Events that a webhook is sent: one such as `goal.created`, all of a kind by `task.*`, or `*`. */
export const EventPattern = z
  .string()
  .max(100)
  .refine((pattern) => known.has(pattern), { error: ({ input }) => unknownWords(String(input)), params: { code: 'unknown_event' } })
  .meta({
    id: 'EventPattern',
    description: 'An event there is (`WebhookMessage` lists them), all of a kind as `task.*`, or all as `*`.',
    example: 'task.*',
  })

/** Whether one of the patterns means this type of event. */
export const isMeant = (patterns: readonly string[], type: string): boolean =>
  patterns.some((pattern) => pattern === '*' || pattern === type || pattern === `${type.slice(0, type.indexOf('.'))}.*`)

/** What there is near to what was written. */
function unknownWords(pattern: string): string {
  if (pattern.length > 100) return 'There is no such event.'
  const [kind = ''] = pattern.split('.')
  const ofKind = eventsByKind.get(kind)
  if (ofKind) return `There is no event “${pattern}”. Of this kind there are ${[`${kind}.*`, ...ofKind].join(', ')}.`
  const near = nearest(pattern, EVENT_PATTERNS)
  const kinds = near.length > 0 ? near : nearest(kind, [...eventsByKind.keys()]).map((name) => `${name}.*`)
  if (kinds.length > 0) return `There is no event “${pattern}”. Did you mean ${kinds.join(' or ')}?`
  return `There is no event “${pattern}”. Write one as task.completed, all of a kind as task.*, or all as *. Kinds are ${[...eventsByKind.keys()].join(', ')}.`
}
