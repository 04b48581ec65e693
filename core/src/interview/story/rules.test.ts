import { describe, expect, it } from 'vitest'
import { checkStory, type StoryFacts, type StoryParts, spokenSeconds, strengthOf } from './rules.ts'

const words = (count: number, word = 'word') => Array.from({ length: count }, () => word).join(' ')

describe('how long telling takes', () => {
  it('is a minute for 140 words', () => {
    expect(spokenSeconds(words(140))).toBe(60)
    expect(spokenSeconds(words(140, 'Bestandsgenauigkeit'))).toBe(60)
    expect(spokenSeconds('')).toBe(0)
  })

  it.each([
    ['signs of Markdown', `## **${words(35)}** _and_ ***\n\n- ${words(34)}\n\n> \`x\`\n\n___`, 71],
    ['numbers and boxes of a list', `1. ${words(10)}\n2) ${words(10)}\n- [x] ${words(10)}\n* [ ] ${words(10)}`, 40],
    ['addresses', `[${words(3)}](https://pellworth.example/route-review?page=6) and https://pellworth.example/a-b/c`, 4],
    ['punctuation', 'Well — “yes”, I said … (twice)!', 5],
  ])('leaves out %s', (_, text, count) => {
    expect(spokenSeconds(text)).toBe(Math.round((count * 60) / 140))
  })

  it.each([
    ['don’t', 1],
    ['we’d', 1],
    ['long-term', 2],
    ['78', 1],
    ['2026', 2],
    ['1,140', 2],
    ['61.000', 3],
    ['12 %', 2],
    ['€9', 2],
  ])('reckons %s as words: %i', (text, count) => {
    expect(spokenSeconds(`${text} `.repeat(140))).toBe(count * 60)
  })
})

const english: StoryParts = {
  situation: 'Two of three kettles left Leeds late, and the planners had stopped believing the stock figures.',
  task: 'I was asked to find out why before the Easter orders.',
  action:
    'I counted one aisle by hand each morning for two weeks. I found that returns were booked twice, told the floor lead, and we agreed on one place where they are booked. Then I wrote the check that catches it.',
  result: 'Stock accuracy rose from 69 to 78 %.',
  reflection: 'I would go and count on the first day.',
}

const german: StoryParts = {
  situation: 'Zwei von drei Wasserkochern gingen zu spät aus dem Lager, und niemand glaubte mehr den Beständen.',
  task: 'Ich sollte vor dem Ostergeschäft herausfinden, woran das liegt.',
  action:
    'Ich habe zwei Wochen lang jeden Morgen einen Gang von Hand gezählt. Dabei sah ich, dass Rücksendungen doppelt gebucht wurden, und wir haben uns auf einen Ort dafür geeinigt. Danach schrieb ich die Prüfung dazu.',
  result: 'Die Bestandsgenauigkeit stieg von 69 auf 78 %.',
  reflection: 'Heute würde ich am ersten Tag zählen gehen.',
}

describe.each([
  ['in English', english],
  ['in German', german],
])('a telling %s', (_, telling) => {
  const remarks = (changed: Partial<StoryParts>, minutes = 2) => checkStory({ ...telling, ...changed }, minutes)

  it('that has all is left alone', () => {
    expect(remarks({})).toEqual([])
  })

  it.each(['situation', 'task', 'action', 'result', 'reflection'] as const)('misses its %s, also where only signs stand', (part) => {
    for (const empty of ['', ' \n ', '**\n\n- \n---', '1. ']) expect(remarks({ [part]: empty })).toEqual([{ code: 'missing-part', part }])
  })

  it('takes too long by so many percent, and exactly what it may is not too long', () => {
    const bare = { situation: 'a', task: 'a', reflection: 'a', result: 'a 9' }
    expect(remarks({ ...bare, action: words(135) }, 1)).toEqual([])
    expect(remarks({ ...bare, action: words(149) }, 1)).toEqual([{ code: 'over-length', percent: 10 }])
    expect(remarks({ ...bare, action: words(138) }, 1)).toEqual([{ code: 'over-length', percent: 2 }])
    expect(remarks({ ...bare, action: words(149) }, 2)).toEqual([])
  })

  it('says more of what was than of what was done', () => {
    expect(remarks({ situation: words(50), action: words(49) })).toEqual([
      { code: 'situation-longer-than-action', situation: 50, action: 49 },
    ])
    expect(remarks({ situation: words(50), action: words(50) })).toEqual([])
  })
})

describe('who acts', () => {
  const whoIn = (action: string) => checkStory({ ...english, situation: 'Late.', action }, 5)

  it.each([
    ['We met, we’d planned it, and then I called them.', { we: 2, i: 1 }],
    ['Wir haben gezählt und **wir** haben gebucht, und ich habe geholfen.', { we: 2, i: 1 }],
    ['we did it all', { we: 1, i: 0 }],
    ['Am Ende haben wir’s geschafft.', { we: 1, i: 0 }],
  ])('is “we” more than “I”: %s', (action, counts) => {
    expect(whoIn(action)).toEqual([{ code: 'we-more-than-i', ...counts }])
  })

  it.each([
    'I called them, we met, I’ve written it down.',
    'Ich rief an, wir trafen uns.',
    'i called them and we met',
    'Counted the aisle and told the lead; it was our list, and it helped us.',
    'I said “we must count, and we must do it now”, and did it.',
    'Ich sagte: „Wir zählen, und wir zählen heute.“',
    'Ich sagte: »Wir zählen, und wir zählen heute.«',
  ])('is oneself, or nobody in particular: %s', (action) => {
    expect(whoIn(action)).toEqual([])
  })
})

describe('the number of a result', () => {
  const lacks = (result: string) => checkStory({ ...english, result }, 5).some(({ code }) => code === 'result-without-number')

  it.each([
    'It fell by 12 %.',
    'Costs went down €4,000 a month.',
    'It fell to 3.1.',
    'Complaints halved.',
    'We served twice as many tables.',
    'The queue went from forty people to none.',
    'Since March 2024 it has been 9 a week.',
    'In 2024 complaints fell by a half.',
    'It took 12 drivers off the road in May.',
    'Die Fehler wurden halbiert.',
    'Die Hälfte der Wege fiel weg.',
    'Am 12. März waren es noch acht.',
    'Seit Mai null Unfälle.',
    'Kosten um 4.000 € gesenkt',
    'Es waren 12 märkische Höfe.',
    '1. Returns fell by 9 %',
  ])('is there: %s', (result) => {
    expect(lacks(result)).toBe(false)
  })

  it.each([
    'Everybody was happy, and one of them said so.',
    'It has worked since 2024.',
    'By 12 March it ran.',
    'It went live on March 3rd, 2025 and is still there.',
    'It was finished on May 12.',
    'On 2026-03-05 it ran.',
    'Done for Q3, for B2B and ISO-9001.',
    '1. Returns fell\n2. Nobody complained',
    'Alle waren zufrieden, und einer sagte es.',
    'Seit Mai 2024 läuft es.',
    'Am 12. März lief es.',
    'Am 3.1. war es fertig.',
    'Zum 01.04.2025 war es fertig.',
    'Ende 2025 war es fertig.',
    'It [reads well](https://pellworth.example/12).',
  ])('is missing: %s', (result) => {
    expect(lacks(result)).toBe(true)
  })
})

describe('how well a story is proved', () => {
  const bare: StoryFacts = { evidence: [], isAttested: false, happenedOn: null, on: '2026-03-05' }
  const piece = (kind: string, said: Partial<StoryFacts['evidence'][number]> = {}) => ({ kind, isLive: true, saysNumber: false, ...said })

  it('is thin where only words show it, however recent', () => {
    expect(strengthOf({ ...bare, happenedOn: '2026-03' })).toEqual({
      strength: 'thin',
      reasons: ['recent'],
      lacking: ['live-evidence', 'number-from-evidence', 'attested', 'several-kinds'],
    })
    expect(strengthOf({ ...bare, evidence: [piece('task')] })).toMatchObject({ strength: 'thin', reasons: ['live-evidence'] })
  })

  it('is fair with two proofs or three', () => {
    expect(strengthOf({ ...bare, evidence: [piece('goal', { saysNumber: true })] }).strength).toBe('fair')
    expect(strengthOf({ ...bare, isAttested: true, happenedOn: '2025' })).toMatchObject({
      strength: 'fair',
      reasons: ['attested', 'recent'],
    })
    expect(strengthOf({ ...bare, evidence: [piece('goal', { saysNumber: true }), piece('task')] }).strength).toBe('fair')
  })

  it('is strong with four', () => {
    const evidence = [piece('goal', { saysNumber: true }), piece('task')]
    expect(strengthOf({ ...bare, evidence, isAttested: true })).toEqual({
      strength: 'strong',
      reasons: ['live-evidence', 'number-from-evidence', 'attested', 'several-kinds'],
      lacking: ['recent'],
    })
  })

  it('rests on no evidence whose source is gone', () => {
    const evidence = [piece('goal', { saysNumber: true, isLive: false }), piece('task', { isLive: false })]
    expect(strengthOf({ ...bare, evidence }).reasons).toEqual([])
  })

  it.each([
    ['2023-03-06', true],
    ['2023-03-05', false],
    ['2023-03', true],
    ['2023', true],
    ['2022', false],
    ['2022-12', false],
  ])('counts three years as recent: %s', (happenedOn, isRecent) => {
    expect(strengthOf({ ...bare, happenedOn }).reasons.includes('recent')).toBe(isRecent)
  })
})
