import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { line, prose } from './text.ts'

fc.configureGlobal({ seed: 20260305 })

const message = (schema: ReturnType<typeof line>, text: string) => schema.safeParse(text).error?.issues[0]?.message

describe('a line', () => {
  it('is trimmed and composed', () => {
    expect(line(1, 10).parse('  Gru\u0308n ')).toBe('Grün')
  })

  it('is measured as it is kept', () => {
    expect(line(1, 3).parse('  abc  ')).toBe('abc')
    expect(line(1, 3).parse('u\u0308u\u0308u\u0308')).toBe('üüü')
    expect(message(line(1, 3), 'abcd')).toBe('Use at most 3 characters.')
    expect(message(line(1, 3), ' \t ')).toBe('Write something here.')
    expect(message(line(2, 3), 'a')).toBe('Use at least 2 characters.')
  })

  it.each(['a\nb', 'a\tb', 'a\rb', 'a\u0000b', 'a\u007fb'])('holds no line break and no control character: %j', (text) => {
    expect(line(1, 10).safeParse(text).success).toBe(false)
  })
})

describe('prose', () => {
  it('is kept as written, but for its line ends', () => {
    expect(prose(100).parse('  # Title  \r\n\r\n\ttext\rend ')).toBe('  # Title  \n\n\ttext\nend ')
    expect(prose(100).parse('')).toBe('')
  })

  it('has its limit and no control characters', () => {
    expect(prose(3).safeParse('abcd').success).toBe(false)
    expect(prose(3).safeParse('\r\n\r\n\r\n').success).toBe(true)
    expect(prose(3).safeParse('a\u001b').success).toBe(false)
  })
})

it('what was accepted once is accepted again, unchanged', () => {
  for (const schema of [line(0, 200), prose(200)])
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const once = schema.safeParse(text)
        if (once.success) expect(schema.parse(once.data)).toBe(once.data)
      }),
    )
})
