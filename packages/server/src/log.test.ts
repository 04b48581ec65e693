import { expect, it, vi } from 'vitest'
import { log } from './log.ts'

it('tells of a fault what kind it was, where and why, without what somebody wrote', () => {
  const lines: string[] = []
  vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line))
  const cause = new SyntaxError(`Unexpected token 'D', "Dear diary" is not valid JSON`)
  log({ level: 'error', event: 'request-failed', error: new Error('No mail to ines@post.example', { cause }) })
  log({ level: 'error', event: 'request-failed', error: '“Dear diary” was thrown' })
  expect(lines.join()).not.toMatch(/diary|ines/)
  const [first, second] = lines.map((line) => JSON.parse(line))
  expect(first).toMatchObject({ level: 'error', event: 'request-failed', time: expect.stringMatching(/^\d{4}-.*Z$/) })
  expect(first.error).toMatch(
    /^Error: No mail to …\n +at .*log\.test\.ts(?:.|\n)*because of SyntaxError: Unexpected token …, … is not valid JSON\n +at /,
  )
  expect(second.error).toBe('… was thrown')
})
