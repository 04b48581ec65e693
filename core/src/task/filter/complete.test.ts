import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { completeFilter } from './complete.ts'
import { parseFilter } from './parse.ts'
import { fieldNames } from './syntax.ts'

const vocabulary = { tags: ['home', 'Work', 'Größe'], titles: ['Ship "2.0"'], goals: ['Run "10" km', 'any'] }

/** What each choice makes of a text with a `^` where the caret stands. */
function chosen(text: string): string[] {
  const caret = text.indexOf('^')
  const whole = text.replace('^', '')
  const { from, to, options } = completeFilter(whole, caret, vocabulary)
  return options.map((option) => whole.slice(0, from) + option.text + whole.slice(to))
}

describe('what may be written next', () => {
  it('where nothing stands yet: the fields', () => {
    expect(chosen('^')).toEqual(fieldNames.map((name) => `${name}:`))
    expect(chosen('a ^')[0]).toBe('a text:')
  })

  it.each([
    ['du^', ['due:', 'has:due']],
    ['over^', ['is:overdue']],
    ['-over^ x', ['-is:overdue x']],
    ['pri^', ['priority:', 'has:priority']],
    ['sta^:open', ['status:open', 'start:open']],
    ['due:to^', ['due:today', 'due:tomorrow', 'due:<today', 'due:<=today']],
    ['due:<=to^ a', ['due:<=today a']],
    ['done:y^', ['done:yesterday']],
    ['tag:gro^', ['tag:Größe']],
    ['#ho^', ['#home']],
    ['tag:home,w^,x', ['tag:home,Work,x']],
    ['status:o^', ['status:open']],
    ['has:che^', ['has:checklist']],
    ['priority:h^', ['priority:high', 'priority:>=high']],
    ['in:sh^', ['in:"Ship \\"2.0\\""']],
    ['in:"sh^', ['in:"Ship \\"2.0\\""']],
    ['goal:ru^', ['goal:"Run \\"10\\" km"']],
    ['goal:^', ['goal:"Run \\"10\\" km"', 'goal:none', 'goal:any']],
    ['"due^"', []],
    ['title:x^', []],
    ['due:today^', ['due:<today', 'due:<=today']],
  ])('%s', (text, expected) => expect(chosen(text)).toEqual(expected))

  it('can be read once it is chosen, wherever the caret was', () => {
    const texts = fc.constantFrom('due:<=7d -tag:home (a or is:overdue)', 'priority:>=high estimate:<=1h', 'done:>=-7d has:notes,tags')
    fc.assert(
      fc.property(texts, fc.nat(), (text, at) => {
        const { from, to, options } = completeFilter(text, at % (text.length + 1), vocabulary)
        for (const option of options.filter(({ value }) => value !== null))
          expect(parseFilter(text.slice(0, from) + option.text + text.slice(to)).faults).toEqual([])
      }),
    )
  })

  it('takes any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii' }), fc.nat(60), (text, caret) => {
        const { from, to } = completeFilter(text, Math.min(caret, text.length), vocabulary)
        expect(0 <= from && from <= to && to <= text.length).toBe(true)
      }),
    )
  })
})
