import { expect, it } from 'vitest'
import { EVENT_NAMES } from './event-names.ts'
import { EVENT_PATTERNS, EventPattern, isMeant } from './event-pattern.ts'

const said = (pattern: string) => EventPattern.safeParse(pattern).error?.issues[0]?.message

it.each(['*', 'task.*', 'task.completed', 'goal.achieved', 'trash.emptied', 'message.created'])('knows %s', (pattern) => {
  expect(said(pattern)).toBeUndefined()
})

it.each([
  ['task.nonsense', 'There is no event “task.nonsense”. Of this kind there are task.*, task.created, task.updated,'],
  ['tasks.completed', 'There is no event “tasks.completed”. Did you mean task.completed'],
  ['goals.*', 'Did you mean goal.*'],
  ['jurnal-entry.written', 'Did you mean journal-entry.'],
  ['xyzzy', 'Write one as task.completed, all of a kind as task.*, or all as *. Kinds are task, completion,'],
  ['toString.x', 'There is no event “toString.x”.'],
  ['x'.repeat(5000), 'at most 100'],
])('names what is near to %s', (pattern, words) => {
  expect(said(pattern)?.replace('to have <=100', 'at most 100')).toContain(words)
})

it('means one event, those of a kind or all', () => {
  expect([isMeant(['task.*'], 'task.completed'), isMeant(['task.*'], 'task-template.created')]).toEqual([true, false])
  expect([isMeant(['*'], 'goal.created'), isMeant(['goal.created'], 'goal.updated')]).toEqual([true, false])
})

it('names each once', () => {
  expect(new Set(EVENT_PATTERNS).size).toBe(EVENT_PATTERNS.length)
  expect(EVENT_NAMES.length).toBeGreaterThan(150)
})
