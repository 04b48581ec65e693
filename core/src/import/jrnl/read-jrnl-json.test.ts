import { describe, expect, it } from 'vitest'
import { entryFaults, messagesOf, textOf } from '../journal/test-read.ts'
import { utf8 } from '../test-import.ts'
import { readJrnlJson } from './read-jrnl-json.ts'

const context = { timeZone: 'Europe/Berlin', written: [] }
const jrnl = (...entries: object[]) => readJrnlJson(utf8(JSON.stringify({ tags: { '@rain': 1 }, entries })), context)
const walk = {
  title: 'Walked with @mika.',
  body: '\nAlong the Danube.\n',
  date: '2025-07-14',
  time: '06:20',
  tags: ['@mika'],
  starred: true,
}

describe('a JSON export of jrnl', () => {
  it('makes entries of the wall clock where the person lives', () => {
    const plan = jrnl(walk, { ...walk, time: undefined, tags: [], starred: false })
    expect(entryFaults(plan)).toEqual([])
    expect(plan.entries).toMatchObject([
      {
        line: 1,
        title: 'Walked with @mika.',
        entryDate: '2025-07-14',
        entryAt: '2025-07-14T04:20:00.000Z',
        timeZone: 'Europe/Berlin',
        tags: ['mika'],
        starred: true,
      },
      { entryAt: '2025-07-14T10:00:00.000Z', starred: false },
    ])
    expect(textOf(plan.entries![0]!)).toBe('Along the Danube.')
    expect([plan.problems, plan.counts]).toMatchObject([[], { entries: 2, tags: 1 }])
  })

  it('keeps a title that is too long in the text', () => {
    const title = 'Went on and on '.repeat(30).trim()
    const plan = jrnl({ ...walk, title })
    expect([plan.entries?.[0]?.title.length, textOf(plan.entries![0]!)]).toEqual([300, `${title}\n\n\nAlong the Danube.`])
    expect(messagesOf(plan)).toEqual([expect.stringContaining('1: The title is longer')])
  })

  it('tells by number of entries without a day', () => {
    const plan = jrnl(walk, { ...walk, date: '2025-02-30' }, { ...walk, date: 'yesterday' }, { ...walk, time: '25:00' })
    expect(plan.entries).toHaveLength(1)
    expect(plan.problems.map(({ line }) => line)).toEqual([2, 3, 4])
  })

  it.each([
    ['is another', '{"tasks":[]}', 'unsupported-format'],
    ['has other entries', '{"entries":[{"uuid":"a"}]}', 'unsupported-format'],
    ['breaks off', '{"entries":[{"title":', 'validation'],
    ['is a list', '[1,2]', 'unsupported-format'],
    ['is empty', '', 'validation'],
  ])('that %s is refused in words', (_, text, code) => {
    expect(() => readJrnlJson(utf8(text), context)).toThrow(expect.objectContaining({ code }))
  })

  it('of more entries than one import takes is refused', () => {
    expect(() => jrnl(...Array.from({ length: 20_001 }, () => walk))).toThrow(expect.objectContaining({ code: 'too-large' }))
  })
})
