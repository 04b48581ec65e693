import { workingTime } from '@throughline/contracts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hostileTexts } from '../../kernel/text/test-hostile-texts.ts'
import { MAX_EXCERPT } from '../limits.ts'
import { countWords, makeExcerpt, readNamed, renamed } from './index.ts'
import { plainText } from './plain-text.ts'

const [a, b, c] = ['a', 'b', 'c'].map((letter) => `019a9b3c-5d00-7cc0-8000-00000000000${letter}`) as [string, string, string]

declare const performance: { now(): number }

describe('what an entry names', () => {
  it('are the pages its links lead to, each once, in the order of the text', () => {
    const body = `[Ship *it*](/goals/${a}) then [call](</tasks/${b}> "soon")\n\n- and [that day](/journal/${c})\n> [again](/goals/${a})`
    expect(readNamed(body).links).toEqual([
      { kind: 'goal', id: a },
      { kind: 'task', id: b },
      { kind: 'journal-entry', id: c },
    ])
  })

  it('are the pictures it shows, and not the files it links to', () => {
    expect(readNamed(`![The [old] shed](attachment:${a})\n[the plan](attachment:${b}) ![](attachment:${a})`)).toEqual({
      links: [],
      photoIds: [a],
    })
  })

  it.each([
    ['fenced', `~~~md\n[x](/goals/${a})\n~~~`],
    ['fenced and never closed', `\`\`\`\n[x](/goals/${a})`],
    ['fenced within a list', `- a\n  \`\`\`\n  [x](/goals/${a})\n  \`\`\``],
    ['indented', `a\n\n    [x](/goals/${a})`],
    ['indented far', `a\n\n${' '.repeat(300)}[x](/goals/${a})`],
    ['within a line', `\`\` [x](/goals/${a}) \` \`\``],
    ['a comment', `<!-- [x](/goals/${a}) -->`],
    ['escaped', `\\[x](/goals/${a}) [x\\](/goals/${a})`],
    ['not a link', `](/goals/${a}) (/goals/${a}) [x] (/goals/${a}) [one\n\ntwo](/goals/${a})`],
    ['another address', `[x](/goals/${a}/edit) [x](https://post.example/goals/${a}) [x](/experiences/${a}) [x](/goals/${a.toUpperCase()})`],
    ['unresolved', '[[Some title]]'],
  ])('is nothing of what is %s', (_, body) => expect(readNamed(body)).toEqual({ links: [], photoIds: [] }))

  it('is found between what is code', () => {
    expect(readNamed(`\`[x](/goals/${a})\` [y](/goals/${b}) \`\`[z](/goals/${c})\`\``).links).toEqual([{ kind: 'goal', id: b }])
  })

  it('takes the new ids of an archive, where it is a link and nowhere else', () => {
    const body = `\`[x](/goals/${a})\` [x](/goals/${a} "${a}") ![y](attachment:${a}) ${a} [z](/tasks/${b})`
    const moved = renamed(body, (id) => (id === a ? c : null))
    expect(moved).toBe(`\`[x](/goals/${a})\` [x](/goals/${c} "${a}") ![y](attachment:${c}) ${a} [z](/tasks/${b})`)
  })

  it('whatever the text, renaming to the same ids changes nothing, and what is named is what is renamed', () => {
    const piece = fc.constantFrom(
      '[',
      ']',
      '](',
      ')',
      '![',
      '`',
      '```\n',
      '\n',
      '\n\n',
      '    ',
      '\\',
      '> ',
      '- ',
      '<',
      'x',
      `](/goals/${a})`,
      `[w](/tasks/${b})`,
      `![p](attachment:${c})`,
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const body = pieces.join('')
        expect(renamed(body, (id) => id)).toBe(body)
        const { links } = readNamed(body)
        const swapped = readNamed(renamed(body, (id) => id.replace('019a', '019b')))
        expect(swapped.links.map(({ id }) => id)).toEqual(links.map(({ id }) => id.replace('019a', '019b')))
      }),
      { numRuns: 1000 },
    )
  })
})

describe('the excerpt', () => {
  it('is the text without its marks, on one line', () => {
    const body = `## Morning\n\nWoke **up** [late](/goals/${a} "no"), \`code\`, 2 \\* 3.\n![shed](attachment:${b})\n\n- [x] ~~swim~~\n1. bike\n> quoted <b>loud</b>\n\n| a | b |\n|---|---|\n| c | d |\n\n***\n<!-- hidden -->`
    expect(makeExcerpt(body)).toBe('Morning · Woke up late, code, 2 * 3. swim · bike · quoted loud · a · b · c · d')
  })

  it('tells paragraphs and lines of a list apart where no sign ends them', () => {
    expect(makeExcerpt('Two late\n\nBoth full of lids.\n\nCalled Dev:\n\n- lids\n- pots\n\nwrapped\nhere')).toBe(
      'Two late · Both full of lids. Called Dev: lids · pots · wrapped here',
    )
    expect(makeExcerpt('Two late\n\nBoth full of lids.\n \nDone')).toBe('Two late · Both full of lids. Done')
    expect(makeExcerpt('# \n\n- \n- [ ] pots')).toBe('pots')
  })

  it('shows a bare address and what is not resolved', () => {
    expect(makeExcerpt('https://post.example/x and <https://post.example/y> and [[Allotment]]')).toBe(
      'https://post.example/x and https://post.example/y and [Allotment]',
    )
  })

  it('ends after a word, with a sign that there is more', () => {
    const excerpt = makeExcerpt('Fourteen beds. '.repeat(400))
    expect(excerpt.length).toBeLessThanOrEqual(MAX_EXCERPT)
    expect(excerpt).toMatch(/(Fourteen|beds\.)…$/)
    expect(makeExcerpt('日'.repeat(5000))).toBe(`${'日'.repeat(MAX_EXCERPT - 1)}…`)
    expect(makeExcerpt('👩‍🌾'.repeat(900)).isWellFormed()).toBe(true)
  })

  it('of any text is short, on one line and well formed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 600 }), (body) => {
        const excerpt = makeExcerpt(body.toWellFormed())
        expect(excerpt.length).toBeLessThanOrEqual(MAX_EXCERPT)
        expect(excerpt).not.toMatch(/[\n\r\t]|^ | $/)
        expect(excerpt.isWellFormed()).toBe(true)
      }),
    )
  })
})

describe('words', () => {
  it.each<[string, number]>([
    ['', 0],
    ['Three small words', 3],
    ['don’t stop, it’s 2.0 or 3,5', 6],
    ['Über-Ich naïve cafe\u0301', 4],
    [`[Ship 2.0](/goals/${a} "or not") soon`, 3],
    [`called [Ask \\[Dev\\] twice](/tasks/${a}), then [that day](/journal/${b})`, 7],
    ['read [the long report](https://post.example/goals)', 4],
    [`![a shed](attachment:${a}) [\\[x](/goals/${a})`, 3],
    [`![the shed](attachment:${a})`, 2],
    ['今日は良い天気ー', 8],
    ['한국어 단어', 2],
    ['東京 to 京都', 5],
    ['- **a** `b`\n\n# c', 3],
    ['🌱 — … !', 0],
  ])('%j has %i', (body, count) => expect(countWords(body)).toBe(count))

  it('are as many in two paragraphs as in each', () => {
    const words = fc.stringMatching(/^[a-z日本 ,.]{0,30}$/)
    fc.assert(fc.property(words, words, (one, two) => countWords(`${one}\n\n${two}`) === countWords(one) + countWords(two)))
  })
})

it('a hostile text as long as an entry may be takes no longer than any other', () => {
  const long = (piece: string) => `[x](/goals/${a})\n${piece.repeat(Math.ceil(100_000 / piece.length))}`.slice(0, 100_000)
  const pieces = [
    '[',
    '![',
    '[a](',
    `](/goals/${a})`,
    `[](/goals/${b})`,
    '*a_ ',
    '**a*_b',
    '* + ',
    '- ',
    '-\t',
    '> ',
    '1) * ',
    '<a',
    '<!--',
    '`a``',
    '~~a',
    '\\',
    '](a b',
    '|a|\n|-|\n',
    '\n',
  ]
  const named = Object.entries(hostileTexts).map(([name, text]) => [name, `[x](/goals/${a})\n${text}`] as const)
  for (const [name, body] of [...pieces.map((piece) => [piece, long(piece)] as const), ...named]) {
    const worked = workingTime()
    readNamed(body)
    makeExcerpt(body)
    countWords(body)
    expect([name, worked() < 1_500]).toEqual([name, true])
  }
})

it('a text that has nothing of Markdown in it reads as it does beside one that has', () => {
  const signs = [...'ab19 \n\t.)(-+=:!&;"/@$^,', 'http://a.example', '&amp;', 'a@b.example', 'www.a.example', '---', '    ']
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...signs), maxLength: 30 }), (text) => {
      expect(plainText(`${text}\n\n*x*`)).toBe(`${plainText(text)}\n\nx`)
    }),
    { numRuns: 2000 },
  )
})
