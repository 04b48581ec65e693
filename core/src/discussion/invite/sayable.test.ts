import { describe, expect, it } from 'vitest'
import { sayable } from './sayable.ts'

describe('what a mail to a stranger repeats of what somebody calls themselves or a discussion', () => {
  it.each([
    'Ms. Aino Laine',
    'Q3 review, 2026–2027',
    'Review of 2026-11-29',
    'Gespräch vom 29.11.2026',
    '1:1 Mara & Ruth',
    'Hall 3, aisle 14',
    'Anna 👩‍💻',
  ])('a name or a title: %s', (text) => {
    expect(sayable(`  ${text} `)).toBe(text)
  })

  it.each([
    'evil.com',
    'evil。com',
    'evil．com',
    'evil.\u00adcom',
    'ev\u200bil.\u2060com',
    'see evil [.] com',
    '192.0.2.7/login',
    'https://evil',
    'mara@post',
    'Your account is locked: call +1 888 555 0199',
    'Call 0800/123 45 67',
    'Throughline Support',
    'Through\u200bline Support',
    'two\u2028lines',
    'a'.repeat(81),
  ])('no address, no number to call, none who would speak for us: %j', (text) => {
    expect(sayable(text)).toBe('')
  })
})
