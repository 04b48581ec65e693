import { isCheap } from '@throughline/core/kernel/markdown-cost'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hostileTexts } from '../../../../../../core/src/kernel/text/test-hostile-texts.ts'
import { payloads } from '../../../markdown/test-xss-payloads.ts'
import { stillText } from './still.ts'

const options = {
  placeholder: 'Write',
  pictureAddress: (id: string) => (id === 'gone' ? null : { src: `/files/${id}`, width: 30, height: 20 }),
}
const still = (text: string) => stillText(text, options)
const lines = (text: string) => still(text).split(/(?<=<\/div>)(?=<div)/)
/** What somebody reads: text outside of tags. */
const read = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')

test('each line of the text is a line, and an empty one keeps its room', () => {
  expect(lines('one\n\ntwo')).toEqual([
    '<div class="cm-line" dir="auto">one</div>',
    '<div class="cm-line" dir="auto"><br></div>',
    '<div class="cm-line" dir="auto">two</div>',
  ])
})

test('phrases lose their signs', () => {
  expect(still('a *b* **c** ~~d~~ `e` \\* ***f***')).toContain(
    'a <em>b</em> <strong>c</strong> <s>d</s> <code spellcheck="false">e</code> * <em><strong>f</strong></em>',
  )
})

test('the signs of headings, items and quotes hang before the text', () => {
  expect(lines('## Head ##')[0]).toMatch(
    /^<div class="cm-line is-h2" .*role="heading" aria-level="2"><span class="hang">.*##.*<\/span>Head <\/div>$/,
  )
  expect(lines('- a\n  - b')[1]).toMatch(/style="--items: 2"><span class="hang"> {2}<span class="md-item">-<\/span> <\/span>b</)
  expect(lines('> a\n> > b')[1]).toContain('style="--quotes: 2"')
  expect(lines('- a\n  more')[1]).toContain('<span class="hang">  </span>more')
})

test('an item of a checklist shows a box, ticked where it is done', () => {
  expect(lines('- [ ] a\n- [x] b').map((line) => /aria-checked="(\w+)"/.exec(line)?.[1])).toEqual(['false', 'true'])
  expect(lines('- [x] b')[0]).toContain('is-done')
  expect(still('- [ ]: no')).not.toContain('checkbox')
})

test('a link to a task that is done looks so, and says it', () => {
  const told = stillText('[Call](/tasks/01J) [Write](/tasks/01K)', { ...options, isFinished: (href) => href === '/tasks/01J' })
  expect(told).toContain('<a class="link is-record is-task is-finished" href="/tasks/01J" aria-description="Done">Call</a>')
  expect(told).toContain('<a class="link is-record is-task" href="/tasks/01K">Write</a>')
})

test('links lead where they say, those to records look like records, and those that could run something are text', () => {
  expect(still('[Ship](/goals/01J)')).toContain('<a class="link is-record is-goal" href="/goals/01J">Ship</a>')
  expect(still('[a](https://a.b "t") <https://c.d> www.e.f')).toMatch(
    /href="https:\/\/a\.b".*href="https:\/\/c\.d".*href="https:\/\/www\.e\.f"/,
  )
  expect(still('[a](//evil.example) [b](javascript:alert(1)) [c](data:text/html,x)')).not.toContain('<a')
  expect(still('[[Not found]] [ref]')).toContain('>[[Not found]] [ref]<')
})

test('a picture stands above its caption, with room for it; one that is not there stays as it was typed', () => {
  expect(still('![Pallets](attachment:p1)')).toContain(
    '<span class="picture" style="--width: 30; --height: 20"><img src="/files/p1" alt="Pallets" width="30" height="20" draggable="false"></span><span class="caption">Pallets</span>',
  )
  expect(still('![x](attachment:gone)')).toContain('![x](attachment:gone)')
  expect(still('![map](https://elsewhere.example/map.png)')).not.toContain('<img')
})

test('the columns of a table are equally wide in each row, and stand as the line under the heads says', () => {
  const widths = lines('| a | b |\n|:--|--:|\n| longer | c |').map((line) =>
    [...line.matchAll(/width: ([\d.]+em)/g)].map(([, width]) => width),
  )
  expect(widths[0]).toHaveLength(2)
  expect(widths[2]).toEqual(widths[0])
  expect(lines('| a | b |\n|:--|--:|\n| longer | c |')[2]).toContain('text-align: end')
  const wide = still(`| ${'a '.repeat(60)} | ${'b '.repeat(60)} |\n|-|-|\n`)
  const shares = [...wide.matchAll(/width: ([\d.]+)%/g)].map(([, share]) => Number(share))
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(100)
})

test('code stands as it was typed, its fences unseen but with their room', () => {
  const [open, code, close] = lines('```js\n**x** <b>\n```')
  expect(open).toContain('is-code is-first')
  expect(code).toContain('>**x** &lt;b&gt;<')
  expect(close).toContain('md-block')
})

test('an empty text shows what may be written', () => {
  expect(still('')).toBe('<div class="cm-line" dir="auto"><span class="cm-placeholder">Write</span><br></div>')
})

test('no text brings markup of its own', () => {
  for (const payload of payloads) {
    const html = still(payload)
    expect(html, payload).not.toMatch(/<(?!\/?(div|span|a|em|strong|s|code|br|img)\b)/)
    // What stands in a value between quotes is no attribute.
    expect(html.replace(/"[^"]*"/g, '""'), payload).not.toMatch(/<[^>]*\son\w+=/)
    expect(html, payload).not.toMatch(/(href|src)="\s*(javascript|data|vbscript):/i)
  }
})

test('every word is there, whatever marks stand around it', () => {
  const marks = [
    '**',
    '*',
    '`',
    '\n',
    '\n\n',
    '# ',
    '- ',
    '1. ',
    '> ',
    '| ',
    '|-|-|',
    '[',
    '](https://z.z)',
    '~~',
    '```',
    '\r\n',
    '&',
    '- [x] ',
    '\\',
    '![',
    '](attachment:z)',
  ]
  const part = fc.constantFrom('a', 'b c', '🎉', ...marks)
  fc.assert(
    fc.property(fc.array(part, { maxLength: 25 }), (parts) => {
      const words = (all: string) => all.replace(/[^abc🎉]/gu, '')
      const text = parts.join('')
      return !text || words(read(still(text)).replaceAll('attachment', '')) === words(text.replaceAll('attachment', ''))
    }),
    { seed: 6, numRuns: 500 },
  )
})

describe('a text made to cost much is shown quickly, each letter of it:', () => {
  test.each(Object.entries(hostileTexts))('%s', (_, text) => {
    const before = process.threadCpuUsage()
    const html = still(text)
    // Of the processor, in microseconds: what runs beside it is not counted.
    expect(process.threadCpuUsage(before).user).toBeLessThan(2_500_000)
    if (!isCheap(text)) expect(read(html)).toBe(text.replaceAll('\n', ''))
  })
})
