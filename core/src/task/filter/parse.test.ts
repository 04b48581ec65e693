import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { faultWithPlace } from './fault-words.ts'
import { formatFilter } from './format.ts'
import { parseFilter } from './parse.ts'
import { MAX_FILTER, states } from './syntax.ts'
import { filters } from './test-filters.ts'

const same = (text: string) => formatFilter(parseFilter(text).filter ?? { is: 'any', of: [] })

describe('a filter that can be read', () => {
  it.each([
    ['due:<=7d -tag:home priority:high "exact words" status:open', 'due:<=7d -tag:home priority:high "exact words" status:open'],
    ['a AND b or c', 'a b or c'],
    ['a | b | c', 'a or b or c'],
    ['(a or b) c', '(a or b) c'],
    ['((a b)) (c d)', 'a b c d'],
    ['-(a b) --c', '-(a b) --c'],
    ['DUE:Today tags:Home,work #work !HIGH', 'due:today tag:Home,work tag:work priority:high'],
    ['due:+1d due:-1d due:0w due:7D due:mon due:thurs', 'due:tomorrow due:yesterday due:today due:7d due:monday due:thursday'],
    ['due:2026-03..2026 due:..today due:none', 'due:2026-03..2026 due:..today due:none'],
    ['estimate:90 time:>1h30 duration:1h..2h', 'estimate:1h30m estimate:>1h30m estimate:1h..2h'],
    ['priority:any is:overdue,blocked has:notes', 'priority:>none is:overdue,blocked has:notes'],
    ['goal:ship GOAL:"Ship 2.0" goal:none goal:"none" has:goal', 'goal:ship goal:"Ship 2.0" goal:none goal:"none" has:goal'],
    ['re-read 10:30 text:or text:"a"', 're-read 10:30 text:or "a"'],
    ['"say \\"hi\\" \\\\"', '"say \\"hi\\" \\\\"'],
    ['   ', ''],
  ])('%s', (text, formatted) => expect(same(text)).toBe(formatted))

  it('is the same filter when it is written out and read again', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        const text = formatFilter(filter)
        if (text.length <= MAX_FILTER) expect(parseFilter(text)).toEqual({ filter, faults: [] })
      }),
      { numRuns: 2000 },
    )
  })
})

describe('a filter that cannot be read', () => {
  const faultsIn = (text: string) => parseFilter(text).faults.map((fault) => [fault.code, text.slice(fault.from, fault.to), fault.instead])

  it.each([
    ['deu:today', [['unknown_field', 'deu', 'due']]],
    ['http://x', [['unknown_field', 'http', undefined]]],
    ['due:tomorow', [['invalid_date', 'tomorow', 'tomorrow']]],
    ['due:2026-02-30', [['invalid_date', '2026-02-30', undefined]]],
    ['due:>=soon', [['invalid_date', 'soon', undefined]]],
    ['due:today..never', [['invalid_date', 'never', undefined]]],
    ['due:..', [['invalid_date', '', undefined]]],
    ['is:blokced,overdue', [['unknown_value', 'blokced', 'blocked']]],
    ['status:open,doen', [['unknown_value', 'doen', 'done']]],
    ['priority:>hihg', [['unknown_value', 'hihg', 'high']]],
    ['estimate:long', [['invalid_estimate', 'long', undefined]]],
    ['tag:>home', [['no_comparison', '>home', 'home']]],
    ['due: x', [['missing_value', 'due:', undefined]]],
    ['tag:,', [['missing_value', 'tag:,', undefined]]],
    ['a "b c', [['unclosed_quote', '"b c', undefined]]],
    ['(a b', [['unclosed_bracket', '(', undefined]]],
    ['a) b', [['stray_bracket', ')', '']]],
    ['()', [['missing_operand', ')', undefined]]],
    ['a or', [['missing_operand', 'or', undefined]]],
    ['or a', [['missing_operand', 'or', undefined]]],
    ['a - b', [['missing_operand', '-', undefined]]],
    [`${'-'.repeat(21)}a`, [['too_deep', '-', undefined]]],
    ['('.repeat(400), [['too_deep', '(', undefined]]],
    [
      'deu:x (is:lat',
      [
        ['unknown_field', 'deu', 'due'],
        ['unclosed_bracket', '(', undefined],
        ['unknown_value', 'lat', undefined],
      ],
    ],
  ])('%s: says what is wrong, where, and what may have been meant', (text, faults) => expect(faultsIn(text)).toEqual(faults))

  it('says the place in words, counted from 1', () => {
    const told = (text: string) => parseFilter(text).faults.map(faultWithPlace)
    expect(told('due:tomorow')).toEqual(['At character 5–11: “tomorow” is no day. Did you mean tomorrow?'])
    expect(told('a )')).toEqual(['At character 3: This bracket closes nothing.'])
    expect(told('x'.repeat(501))).toEqual(['At character 501: A filter has at most 500 characters.'])
    expect(told('tag:>home estimate:long "" is:lat')).toEqual([
      'At character 5–9: tag: takes no comparison. Write the word alone.',
      'At character 20–23: “long” is no length of time. Write 45m, 2h or 1h30m.',
      'At character 25–26: There is nothing in these quotes.',
      'At character 31–33: is: knows no “lat”. Write active, closed, done, cancelled, overdue, today, inbox, blocked, repeating, subtask or deferred.',
    ])
  })

  it('carries what it takes to say so in any language', () => {
    expect(parseFilter('is:lat due:tomorow').faults).toEqual([
      { code: 'unknown_value', field: 'is', written: 'lat', offered: states, from: 3, to: 6 },
      { code: 'invalid_date', written: 'tomorow', from: 11, to: 18, instead: 'tomorrow' },
    ])
    expect(parseFilter('-').faults).toEqual([{ code: 'missing_operand', sign: 'minus', from: 0, to: 1 }])
  })

  it('never throws, and points into the text, whatever it is given', () => {
    const pieces = fc.constantFrom(
      '(',
      ')',
      '-',
      '"',
      '\\',
      '|',
      ' or ',
      'and',
      'due:',
      'is:',
      'tag:',
      '<=',
      '..',
      '7d',
      ',',
      '#',
      '!',
      ' ',
      'x',
    )
    const texts = fc.oneof(
      fc.string({ maxLength: 600, unit: 'binary-ascii' }),
      fc.array(pieces, { maxLength: 60 }).map((all) => all.join('')),
    )
    fc.assert(
      fc.property(texts, (text) => {
        const { filter, faults } = parseFilter(text)
        expect(filter === null).toBe(faults.length > 0)
        for (const { from, to } of faults) expect(0 <= from && from <= to && to <= Math.max(text.length, MAX_FILTER)).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })
})
