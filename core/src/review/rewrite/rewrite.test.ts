import { nextId, workingTime } from '@throughline/contracts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Paragraph, type Sentence } from '../schema.ts'
import { rewritten } from './rewrite-paragraph.ts'

let made = 0
const id = () => `019a9b3c-5d00-7cc0-8000-${String(++made).padStart(12, '0')}`

const sentence = (text: string, ...of: string[]): Sentence => ({
  id: id(),
  text,
  sources: of.map((title) => ({ kind: 'win', id: `win-${title}`, title, date: '2026-09', numbers: [] })),
  drafted: { facet: 'told', of: null, text },
})

const paragraph = (...sentences: Sentence[]): Paragraph => ({ id: id(), sentences })

const again = (before: Paragraph, text: string) => rewritten(before, text, { locale: 'en-GB', nextId: id })

/** What each sentence of the result rests on. */
const resting = (paragraphs: readonly Paragraph[]) =>
  paragraphs.flatMap(({ sentences }) => sentences.map(({ text, sources }) => [text, sources.map(({ title }) => title).join('+')]))

const forecast = sentence('I found the order that had bent the bakeware forecast.', 'order')
const points = sentence('Without it the family gained nine points, from 69 to 78 %.', 'rerun')
const stock = sentence('It had cost us £61,000 of stock held last winter.', 'stock')

describe('a paragraph written anew', () => {
  it('keeps each sentence, its id and how it was drafted, where nothing is changed', () => {
    const before = paragraph(forecast, points, stock)
    expect(again(before, before.sentences.map(({ text }) => text).join(' '))).toEqual([before])
  })

  it('keeps sources through an edit within a sentence', () => {
    const after = again(paragraph(forecast, points), `I found, after a week, the one order that bent our bakeware forecast. ${points.text}`)
    expect(resting(after).map(([, of]) => of)).toEqual(['order', 'rerun'])
    expect(after[0]?.sentences[0]).toMatchObject({ id: forecast.id, drafted: forecast.drafted })
  })

  it('keeps the sources of the one sentence of a paragraph that is said in all other words, first, between, last or alone', () => {
    const olds = [forecast, points, stock]
    for (const place of olds.keys()) {
      const said = olds.map(({ text }, i) => (i === place ? 'Nobody is woken at night any more.' : text)).join(' ')
      const [after] = again(paragraph(...olds), said)
      expect(resting(after ? [after] : []).map(([, of]) => of)).toEqual(['order', 'rerun', 'stock'])
      expect(after?.sentences[place]).toMatchObject({ id: olds[place]?.id, drafted: olds[place]?.drafted })
    }
    expect(resting(again(paragraph(points), 'Nobody is woken at night any more.')).map(([, of]) => of)).toEqual(['rerun'])
    const edited = `I found, after a week, the one order that bent our bakeware forecast. Nobody is woken at night any more. ${stock.text}`
    expect(resting(again(paragraph(...olds), edited)).map(([, of]) => of)).toEqual(['order', 'rerun', 'stock'])
  })

  it('gives nothing of a sentence away where two stand in its place, it went elsewhere, or the new one comes from elsewhere', () => {
    const own = 'Nobody is woken at night any more.'
    expect(resting(again(paragraph(forecast, points), `${forecast.text} ${own} I like that.`)).map(([, of]) => of)).toEqual([
      'order',
      '',
      '',
    ])
    expect(resting(again(paragraph(forecast, points), `${points.text} ${own}`)).map(([, of]) => of)).toEqual(['rerun', ''])
    const pasted = rewritten(paragraph(forecast, points), `${forecast.text} ${stock.text}`, { locale: 'en-GB', nextId: id, cut: [stock] })
    expect(resting(pasted).map(([, of]) => of)).toEqual(['order', 'stock'])
  })

  it('makes a sentence that joins two rest on both', () => {
    const after = again(
      paragraph(forecast, points),
      'I found the order that had bent the bakeware forecast, and without it the family gained nine points, from 69 to 78 %.',
    )
    expect(resting(after).map(([, of]) => of)).toEqual(['order+rerun'])
  })

  it('makes a sentence that joins two of many wins rest on every one of them, and refuses more wins than fit', () => {
    const many = (from: number, count: number) => Array.from({ length: count }, (_, i) => String(from + i))
    const joined = 'I found the order that had bent the bakeware forecast, and it had cost us £61,000 of stock held last winter.'
    const kept = (count: number) =>
      again(paragraph(sentence(forecast.text, ...many(0, count)), sentence(stock.text, ...many(count, count))), joined)
    expect(kept(12)[0]?.sentences.map(({ sources }) => sources.length)).toEqual([24])
    expect(() => kept(51)).toThrow(expect.objectContaining({ code: 'validation' }))
  })

  it('gives other records up for wins where there is no room for all', () => {
    const task = (i: number) => ({ kind: 'task' as const, id: `task-${i}`, title: '', date: '', numbers: [] })
    const before = paragraph(
      { ...forecast, sources: Array.from({ length: 60 }, (_, i) => task(i)) },
      sentence(stock.text, ...Array.from({ length: 60 }, (_, i) => String(i))),
    )
    const [one] = again(before, `${forecast.text.slice(0, -1)}, and ${stock.text}`)[0]?.sentences ?? []
    expect([one?.sources.length, one?.sources.filter(({ kind }) => kind === 'win').length]).toEqual([100, 60])
  })

  it('makes both halves of a sentence that is split rest on it, under ids of their own', () => {
    const after = again(paragraph(forecast, points), `${forecast.text} Without it the family gained nine points. It went from 69 to 78 %.`)
    expect(resting(after).map(([, of]) => of)).toEqual(['order', 'rerun', 'rerun'])
    expect(new Set(after[0]?.sentences.map((one) => one.id)).size).toBe(3)
  })

  it('follows sentences that change their places, changed or not', () => {
    const after = again(paragraph(forecast, points, stock), `It cost £61,000 of stock that we held last winter. ${forecast.text}`)
    expect(resting(after).map(([, of]) => of)).toEqual(['stock', 'order'])
  })

  it('leaves what is like nothing to the person, without a source', () => {
    const after = again(paragraph(forecast), `${forecast.text} I would like to sign it myself from December.`)
    expect(after[0]?.sentences[1]).toMatchObject({ sources: [], drafted: null })
  })

  it('lets go of the sources of a sentence that is taken out, however many small words it shared', () => {
    const after = again(paragraph(forecast, points, stock), `${forecast.text} ${stock.text}`)
    expect(resting(after).map(([, of]) => of)).toEqual(['order', 'stock'])
  })

  it('becomes several at an empty line, and none without words', () => {
    const before = paragraph(forecast, points)
    const after = again(before, `${forecast.text}\n\n${points.text}`)
    expect(after.map((one) => one.sentences.map(({ id }) => id))).toEqual([[forecast.id], [points.id]])
    expect(after[0]?.id).toBe(before.id)
    expect(again(before, ' \n ')).toEqual([])
  })

  it('knows a sentence that was copied from another paragraph', () => {
    const after = rewritten(paragraph(forecast), `${forecast.text} ${stock.text}`, { locale: 'en-GB', nextId: id, elsewhere: [stock] })
    expect(resting(after).map(([, of]) => of)).toEqual(['order', 'stock'])
  })
})

describe('what matching costs', () => {
  const [some, each] = [190, 14]
  const texts = (word: (at: number, part: number) => number) =>
    Array.from({ length: some }, (_, at) => `I ${Array.from({ length: each }, (_, part) => `w${word(at, part)}`).join(' ')}.`)

  it('stays small where the words of every sentence went into many others', () => {
    const worked = workingTime()
    const before = texts((at, part) => at * each + part).map((text, i) => sentence(text, String(i)))
    const after = again(paragraph(...before), texts((at, part) => at + part * some).join(' '))
    expect(new Set(resting(after).flatMap(([, of]) => of?.split('+') ?? [])).size).toBeGreaterThanOrEqual(some)
    expect(worked()).toBeLessThan(1_000)
  })

  it('is bounded: a paragraph holds so many characters, and so many sentences are written at once', () => {
    const full = (count: number) => {
      const text = 'x'.repeat(5_000)
      return { id: nextId(), sentences: Array.from({ length: count }, () => ({ id: nextId(), text, sources: [], drafted: null })) }
    }
    expect([4, 5].map((count) => Paragraph.safeParse(full(count)).success)).toEqual([true, false])
    expect(() => again(paragraph(forecast), 'Ab c. '.repeat(1_001))).toThrow(expect.objectContaining({ code: 'validation' }))
  })
})

describe('no source is lost', () => {
  const small = ['the', 'of', 'and', 'we', 'to', 'in']
  const word = fc.oneof(fc.constantFrom(...small), fc.stringMatching(/^[b-df-hj-np-tv-z]{2,6}$/))
  const texts = fc.array(fc.array(word, { minLength: 4, maxLength: 14 }), { minLength: 1, maxLength: 6 })
  const written = (words: readonly string[]) => `I ${words.join(' ')}.`
  const told = (all: readonly (readonly string[])[]) => paragraph(...all.map((words, i) => sentence(written(words), String(i))))
  const kept = (paragraphs: readonly Paragraph[]) =>
    new Set(paragraphs.flatMap(({ sentences }) => sentences.flatMap(({ sources }) => sources.map(({ title }) => title))))

  /** An edit that keeps at least half of the words of each sentence, in their order. */
  const halved = (words: readonly string[], drops: readonly boolean[]) => {
    let left = Math.floor((words.length + 1) / 2) - 1
    return words.filter((_, i) => !(drops[i % drops.length] && left-- > 0))
  }
  const drops = fc.array(fc.boolean(), { minLength: 5, maxLength: 9 })
  const all = (count: number) => new Set(Array.from({ length: count }, (_, i) => String(i)))

  it('by edits that keep half of the words, in any order of the sentences', () => {
    fc.assert(
      fc.property(texts, drops, fc.integer(), (words, dropped, seed) => {
        const edited = words.map((one) => `${halved(one, dropped).join(' ')} anew`)
        const turned = edited.map((_, i) => edited[(i + Math.abs(seed)) % edited.length] as string)
        expect(kept(again(told(words), turned.map((one) => `I ${one}.`).join(' ')))).toEqual(all(words.length))
      }),
      { numRuns: 300 },
    )
  })

  it('by joining all sentences to one, or splitting each in two', () => {
    fc.assert(
      fc.property(texts, (words) => {
        const joined = `I ${words.map((one) => one.join(' ')).join(', and ')}.`
        expect(kept(again(told(words), joined))).toEqual(all(words.length))
        const split = words.flatMap((one) => [written(one.slice(0, one.length / 2)), written(one.slice(one.length / 2))])
        expect(kept(again(told(words), split.join(' ')))).toEqual(all(words.length))
      }),
      { numRuns: 300 },
    )
  })
})
