import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { entryOf } from '../../journal/test-entry.ts'
import { frontMatter } from './front-matter.ts'

const read = (text: string) => parse(/^---\n([\s\S]*)---\n$/.exec(text)?.[1] ?? '', { schema: 'core' })

it('says what was said, and leaves out what was not', () => {
  const entry = entryOf({ title: 'The spike: 50 %', mood: 0, tags: ['forecast', 'true'], prompt: { id: null, text: '- What?' } })
  expect(frontMatter({ ...entry, id: 'x' })).toBe(
    [
      ...[
        '---',
        'id: x',
        'title: "The spike: 50 %"',
        'entryDate: 2026-03-05',
        'entryAt: 2026-03-05T09:00:00.000Z',
        'timeZone: UTC',
        'mood: 0',
      ],
      ...['tags:', '  - forecast', '  - "true"', 'prompt: "- What?"', '---', ''],
    ].join('\n'),
  )
})

it('whatever is said reads back as it was', () => {
  const text = fc.oneof(
    fc.string({ maxLength: 60 }),
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.constantFrom(
      'null',
      '~',
      'yes',
      '2026-03-05',
      '1e3',
      '0x1f',
      '- a',
      'a: b',
      '#a',
      '---',
      '...',
      "'",
      '"',
      '*a',
      '&a',
      '!x',
      '%',
      '@',
      '`',
      ' a ',
      '{}',
      '|',
    ),
  )
  const line = text.map((each) => each.replace(/[\p{Cc}\u2028\u2029]/gu, ' ').toWellFormed())
  const said = fc.record({
    title: line,
    mood: fc.option(fc.integer({ min: -2, max: 2 })),
    energy: fc.option(fc.integer({ min: 1, max: 5 })),
    feelings: fc.array(line, { maxLength: 5 }),
    tags: fc.array(line, { maxLength: 5 }),
    starred: fc.boolean(),
    prompt: fc.option(fc.record({ id: fc.constantFrom(null, 'small-joys'), text: line })),
  })
  fc.assert(
    fc.property(said, (given) => {
      const entry = entryOf(given)
      const { id, title, entryDate, entryAt, timeZone } = entry
      const { mood = null, energy = null, feelings = [], tags = [], starred = false, prompt = null, ...rest } = read(frontMatter(entry))
      expect(rest).toEqual({ id, title, entryDate, entryAt, timeZone })
      const asked = typeof prompt === 'string' ? { id: null, text: prompt } : prompt
      expect({ title, mood, energy, feelings, tags, starred, prompt: asked }).toEqual(given)
    }),
    { numRuns: 200 },
  )
})
