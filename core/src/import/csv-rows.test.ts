import { describe, expect, it } from 'vitest'
import { csvRows, MAX_ROWS } from './csv-rows.ts'

const rows = (...lines: string[]) => csvRows(lines.join('\n'), { app: 'Todoist', required: ['TYPE', 'CONTENT'] })

describe('the rows of a CSV', () => {
  it('know their columns and their line, also after a quoted line break and a blank row', () => {
    expect(rows('TYPE,CONTENT', 'task,"two', 'lines"', ',', '', 'task,"say ""hi"""')).toEqual([
      { line: 2, cells: { TYPE: 'task', CONTENT: 'two\nlines' } },
      { line: 6, cells: { TYPE: 'task', CONTENT: 'say "hi"' } },
    ])
  })

  it('may be parted by semicolons or tabs, and begin with blank lines', () => {
    expect(rows('', 'type;Content', 'task;a, b')).toEqual([{ line: 3, cells: { TYPE: 'task', CONTENT: 'a, b' } }])
    expect(rows('TYPE\tCONTENT', 'task\tone')).toEqual([{ line: 2, cells: { TYPE: 'task', CONTENT: 'one' } }])
  })

  it('keep what stands beyond the last column, and may end before it', () => {
    expect(rows('TYPE,CONTENT,DATE', 'task,one,,more').at(0)?.cells).toEqual({ TYPE: 'task', CONTENT: 'one', DATE: '', 'COLUMN 4': 'more' })
    expect(rows('TYPE,CONTENT,DATE', 'task,one').at(0)?.cells).toEqual({ TYPE: 'task', CONTENT: 'one' })
  })

  it.each([
    ['no header', ['task,one', 'task,two']],
    ['another table', ['Name,Due', 'one,today']],
    ['no table', ['<!doctype html>', '<p>Sign in</p>']],
    ['blank lines alone', ['', ' ', '']],
  ])('%s is refused as no Todoist export', (_, lines) => {
    expect(() => rows(...lines)).toThrow(
      expect.objectContaining({ code: 'unsupported-format', message: expect.stringContaining('TYPE, CONTENT') }),
    )
  })

  it('with a quote that is never closed are refused with the line', () => {
    expect(() => rows('TYPE,CONTENT', 'task,"a', 'b"', 'task,"never', 'closed', 'task,x')).toThrow(
      expect.objectContaining({ code: 'validation', message: expect.stringContaining('line 4') }),
    )
  })

  it('hold no more than an export could', () => {
    for (const row of [`task,${'x'.repeat(100_001)}`, `task${',x'.repeat(50)}`])
      expect(() => rows('TYPE,CONTENT', 'task,one', row)).toThrow(
        expect.objectContaining({ code: 'too-large', message: expect.stringContaining('line 3') }),
      )
  })

  it('have headings no longer than an export could', () => {
    expect(() => rows(`TYPE,CONTENT,${'x'.repeat(2000)}`, 'task,one,y')).toThrow(
      expect.objectContaining({ code: 'too-large', message: expect.stringContaining('line 1') }),
    )
  })

  it('are so many at most', () => {
    const many = (count: number) => rows('TYPE,CONTENT', ...Array.from({ length: count }, () => 'task,one'))
    expect(many(MAX_ROWS)).toHaveLength(MAX_ROWS)
    expect(() => many(MAX_ROWS + 1)).toThrow(expect.objectContaining({ code: 'too-large' }))
    expect(() => many(5 * MAX_ROWS)).toThrow(expect.objectContaining({ code: 'too-large' }))
  })
})
