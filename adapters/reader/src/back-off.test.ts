import { expect, it } from 'vitest'
import { createBackOff } from './back-off.ts'

it('has who took a while for nothing wait ten times as long, and nobody else', () => {
  let now = 0
  const backOff = createBackOff(() => now)
  backOff.note('ines', 6_000)
  expect(() => backOff.check('ruth')).not.toThrow()
  expect(() => backOff.check('ines')).toThrow(expect.objectContaining({ code: 'rate-limited', details: { retryAfter: 60 } }))
  now = 59_999
  expect(() => backOff.check('ines')).toThrow()
  now = 60_000
  expect(() => backOff.check('ines')).not.toThrow()
})

it('has nobody wait for what took no time', () => {
  const backOff = createBackOff(() => 0)
  backOff.note('ines', -1)
  expect(() => backOff.check('ines')).not.toThrow()
})
