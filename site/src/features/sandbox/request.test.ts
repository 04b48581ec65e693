import { expect, it } from 'vitest'
import { addressOf, cursorOf, listOf, shortened, shownBody } from './request.ts'

const parameter = (where: 'path' | 'query', name: string, value: string) => ({ in: where, name, value })

it('an address has what was typed, and nothing of what was left empty', () => {
  const parameters = [parameter('path', 'id', ' a/../b '), parameter('query', 'q', 'Ana & co'), parameter('query', 'limit', ' ')]
  expect(addressOf({ path: '/tasks/{id}/links', parameters })).toBe('/tasks/a%2F..%2Fb/links?q=Ana%20%26%20co')
  expect(addressOf({ path: '/tasks', parameters: [] })).toBe('/tasks')
})

it('JSON is shown in lines, other text as it is, and never more than a page can hold', () => {
  expect(shownBody('{"a":[1]}')).toBe('{\n  "a": [\n    1\n  ]\n}')
  expect(shownBody('BEGIN:VCALENDAR')).toBe('BEGIN:VCALENDAR')
  expect(shownBody('x'.repeat(50), 10)).toBe('xxxxxxxxxx\n…')
})

it('a long address is cut where it is told of', () => {
  expect([shortened('/tasks?view=all'), shortened('/changes?after=abcdef', 12)]).toEqual(['/tasks?view=all', '/changes?af…'])
})

it('the cursor of an answer is known where there is one', () => {
  expect(['{"items":[],"cursor":"b1Z"}', '{"cursor":null}', '[]', 'null', 'BEGIN:VCALENDAR'].map(cursorOf)).toEqual([
    'b1Z',
    null,
    null,
    null,
    null,
  ])
})

it('a record in a path is looked for in the list that the path begins with', () => {
  expect(['/goals/{id}/check-ins', '/journal-entries/{id}', '/tasks', '/practice/{cardId}/reviews'].map(listOf)).toEqual([
    '/goals',
    '/journal-entries',
    null,
    '/practice',
  ])
})
