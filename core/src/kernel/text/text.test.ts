import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { shortenedTo } from './shortened.ts'
import { composed, line, MAX_MARKS, prose, thinned } from './text.ts'

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

  it('is no line where nothing of it can be seen', () => {
    for (const text of ['\u200b', '\u200b\u2060', '\u202e']) expect(message(line(1, 10), text)).toBe('Write something here.')
    expect(line(0, 10).parse('')).toBe('')
    expect(line(1, 30).parse('👩‍💻')).toBe('👩‍💻')
  })

  it('turns the direction of nothing that stands behind it', () => {
    expect(line(1, 20).parse('Mara \u202egnp.exe\u2066')).toBe('Mara gnp.exe')
  })

  it.each(['a\nb', 'a\tb', 'a\rb', 'a\u0000b', 'a\u007fb', 'a\u0085b', 'a\u009bb', 'a\u2028b', 'a\u2029b'])(
    'holds no line break and no control character: %j',
    (text) => {
      expect(line(1, 10).safeParse(text).success).toBe(false)
    },
  )
})

it('holds nothing that XML has no way to say', () => {
  for (const schema of [line(1, 10), prose(10)]) expect(schema.parse('P \uffff\ufffe x')).toBe('P \ufffd\ufffd x')
  expect(thinned('P \uffff x')).toBe('P \ufffd x')
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

describe('marks in a row', () => {
  const marks = (count: number) => `a${'\u0316'.repeat(count)}`

  it('may be as many as any script needs, and no more', () => {
    for (const schema of [line(1, 200), prose(200)]) {
      expect(schema.parse(marks(MAX_MARKS))).toBe(marks(MAX_MARKS))
      expect(schema.safeParse(marks(MAX_MARKS + 1)).error?.issues).toMatchObject([
        { message: 'Put at most 30 accents on a letter.', params: { code: 'too_many_marks' } },
      ])
    }
  })

  it('are counted as they are kept, too', () => {
    const twoOfEach = `a${'\u0344'.repeat(MAX_MARKS)}`
    expect(line(1, 200).safeParse(twoOfEach).success).toBe(false)
    expect(thinned(twoOfEach)).toBe(`ä\u0301${'\u0308\u0301'.repeat(MAX_MARKS)}`.slice(0, 1 + MAX_MARKS))
  })

  it('of halfwidth Japanese, which become marks in a search, count as marks', () => {
    expect(line(1, 200).parse('ﾊﾞﾋﾟ')).toBe('ﾊﾞﾋﾟ')
    expect(line(1, 200).safeParse('\u0300\uff9e'.repeat(16)).success).toBe(false)
  })

  it.each(['\u0300\u0316', '\u0344', '\u0300\uff9e', 'a'])('are refused before the work their order makes: %j', (piece) => {
    const normalize = vi.spyOn(String.prototype, 'normalize')
    for (const schema of [line(1, 500), prose(16_384), prose(1_000_000)]) {
      const text = [...piece].map((sign) => sign.repeat(500_000)).join('')
      if (piece !== 'a') expect(schema.safeParse(`a${text}`).success).toBe(false)
      thinned(text)
    }
    const ordered = normalize.mock.contexts.map(String)
    normalize.mockRestore()
    expect(ordered.length).toBeGreaterThan(0)
    expect(ordered.filter((text) => new RegExp(`[\\p{M}\\uff9e\\uff9f]{${MAX_MARKS + 1}}`, 'u').test(text))).toEqual([])
  })

  it('are left out where text is taken as it comes, which is then acceptable', () => {
    const unit = fc.constantFrom('a', 'か', '\u0300', '\u0316', '\u0344', '\u3099', '\uff9e', '\u09be', '\u09c7', '\u0958', '\u1f82')
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 120 }), fc.nat(50), (text, more) => {
        const kept = thinned(text + '\u0301'.repeat(more))
        expect(kept).toBe(kept.normalize('NFC'))
        expect(composed(1000).parse(kept)).toBe(kept)
        expect(thinned(kept)).toBe(kept)
      }),
    )
  })
})

it('half a surrogate pair is kept as the sign for what cannot be shown', () => {
  expect(line(1, 10).parse('a\ud800b')).toBe('a\ufffdb')
  expect(prose(10).parse('\udc00\u{1f600}')).toBe('\ufffd\u{1f600}')
})

it('a text far too long is refused once, before it is looked at', () => {
  const long = 'x'.repeat(1_000_000)
  for (const schema of [line(1, 500), prose(500)])
    expect(schema.safeParse(long).error?.issues).toMatchObject([{ message: 'Use at most 500 characters.', params: { code: 'too_big' } }])
  expect(line(1, 3).parse('\u03b1\u0313\u0300\u0345'.repeat(3))).toBe('\u1f82'.repeat(3))
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

it.each([
  ['Short.', 'Short.'],
  ['One two three four five six seven', 'One two three four five six…'],
  ['x'.repeat(40), `${'x'.repeat(29)}…`],
  [`${'x'.repeat(28)}😀 and more`, `${'x'.repeat(28)}…`],
])('a line that is too long is cut behind a word: %s', (text, cut) => expect(shortenedTo(text, 30)).toBe(cut))
