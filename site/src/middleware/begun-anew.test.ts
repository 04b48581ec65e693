import { ProblemError } from '@throughline/client'
import { expect, it } from 'vitest'
import { begunAnew } from './begun-anew.ts'

const refusal = (pointer: string, code = 'validation') =>
  new ProblemError({
    ...{ type: `/problems/${code}`, title: 'No', status: 422, instance: '', requestId: '' },
    errors: [{ pointer, code: 'invalid_cursor', message: 'Begin anew.' }],
  })
const at = (path: string) => new URL(path, 'https://t.example')

it('a page whose place in a list is none begins anew, and keeps what else it was asked', () => {
  expect(begunAnew(refusal('/cursor'), at('/journal/trash?cursor=aaa'))).toBe('?')
  expect(begunAnew(refusal('/cursor'), at('/career?from=aaa&q=a+b'))).toBe('?q=a+b')
})

it('whatever else fails fails, and nothing leads to itself', () => {
  expect(begunAnew(refusal('/q'), at('/journal/trash?cursor=aaa'))).toBeNull()
  expect(begunAnew(refusal('/cursor', 'forbidden'), at('/journal/trash?cursor=aaa'))).toBeNull()
  expect(begunAnew(new Error('No'), at('/journal/trash?cursor=aaa'))).toBeNull()
  expect(begunAnew(refusal('/cursor'), at('/journal/trash'))).toBeNull()
})
