import { describe, expect, it } from 'vitest'
import { NewTask, TaskChanges } from './schema.ts'

const accepts = (schema: typeof NewTask | typeof TaskChanges, input: object) => schema.safeParse(input).success

const link = { kind: 'task', id: '019a9b3c-5d00-7cc0-8000-0123456789ab' }
const linksOf = (many: number) => Array.from({ length: many }, () => link)

/** For each field: what is just within its limit, and what is just past it. */
const limits: [field: string, within: unknown, past: unknown][] = [
  ['title', 'x'.repeat(500), 'x'.repeat(501)],
  ['title', 'x', ' '],
  ['notes', 'x'.repeat(16_384), 'x'.repeat(16_385)],
  ['tags', Array.from({ length: 20 }, (_, n) => `tag-${n}`), Array.from({ length: 21 }, (_, n) => `tag-${n}`)],
  ['tags', ['x'.repeat(60)], ['x'.repeat(61)]],
  ['tags', ['home'], ['at home']],
  ['durationMinutes', 1, 0],
  ['durationMinutes', 31 * 24 * 60, 31 * 24 * 60 + 1],
  ['priority', 'urgent', 'highest'],
  ['status', 'in-progress', 'blocked'],
  ['links', linksOf(20), linksOf(21)],
  ['links', [{ ...link, quote: 'x'.repeat(2_000) }], [{ ...link, quote: 'x'.repeat(2_001) }]],
  ['links', [link], [{ ...link, kind: 'completion' }]],
  ['dueAt', '2026-03-05T16:00', '2026-03-05T16:00:00.000Z'],
]

describe.each([
  ['a new task', NewTask],
  ['an edit', TaskChanges],
] as const)('%s', (_, schema) => {
  it.each(limits)('keeps the limit of its %s', (field, within, past) => {
    expect(accepts(schema, { title: 'Draft', [field]: within })).toBe(true)
    expect(accepts(schema, { title: 'Draft', [field]: past })).toBe(false)
  })

  it.each(['overdue', 'blocked', 'version', 'deletedAt', 'closedAt', 'lastCompletion', 'importId', 'formerGoalId', 'actionOf'])(
    'cannot say %s: that is not the person’s to say',
    (field) => {
      expect(accepts(schema, { title: 'Draft', [field]: null })).toBe(false)
    },
  )
})
