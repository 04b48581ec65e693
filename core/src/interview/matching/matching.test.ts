import { workingTime } from '@throughline/contracts'
import { describe, expect, it } from 'vitest'
import { libraryQuestion, libraryQuestions } from '../question/library/index.ts'
import { conceptsOf } from './concepts-of.ts'
import { cueIndex, wordsOf } from './cue-index.ts'
import { untagged } from './judge-matching.ts'
import { labelledStories } from './labelled-stories.ts'
import { matchQuestions } from './match-questions.ts'
import { matchStories } from './match-stories.ts'
import { needsOf } from './needs-of.ts'
import { reasonInWords } from './reason-words.ts'
import type { QuestionToMatch, StoryToMatch } from './story.ts'

const ofBank = (id: string) => libraryQuestion(id) as QuestionToMatch
const mistake = ofBank('own-mistake')
const told = (id: string, text: string, more: Partial<StoryToMatch> = {}): StoryToMatch => ({ ...untagged(id, text), ...more })
const idsOf = (matches: readonly { storyId: string }[]) => matches.map(({ storyId }) => storyId)

describe('what a text tells of', () => {
  it.each([
    ['conflict', 'I told my lead I disagreed.'],
    ['integrity', 'In the morning I was wrong and said so.'],
    ['resilience', 'Sie blieb ruhig, als das Wasser stieg.'],
    ['delegation', 'I gave her the keys and kept my hands off while I was away.'],
    ['finding-causes', 'Es kam immer wieder, und niemand wusste warum; wir haben das Getriebe zerlegt.'],
  ])('is %s without the word', (competency, text) => {
    expect(conceptsOf(text)[0]?.competency).toBe(competency)
  })

  it('is told with the words that led to it', () => {
    expect(conceptsOf('I told my lead I disagreed.')[0]?.words).toEqual(['told my lead', 'disagreed'])
  })

  it('reads German stems in German only: “kind” is no child in English', () => {
    const concepts = (text: string) => conceptsOf(text).map(({ competency }) => competency)
    expect(concepts('It was the kind of day that I like, and we had it to ourselves.')).not.toContain('care')
    expect(concepts('Das Kind war an dem Tag nicht da, und ich habe es gesucht.')).toContain('care')
  })

  it('is no forecast by years alone', () => {
    expect(conceptsOf('After years of asking, they gave me the keys.').map(({ competency }) => competency)).not.toContain('forecasting')
    expect(conceptsOf('I plotted years of sales.').map(({ competency }) => competency)).toContain('forecasting')
  })

  it('is nothing where there is nothing', () => {
    expect(conceptsOf('')).toEqual([])
  })
})

describe('one word alone', () => {
  const story = told('calls', '', { competencies: [{ name: 'improving', isMain: true }] })
  const say = (action: string) => ({ ...story, parts: { situation: '', task: '', action, result: '', reflection: '' } })
  const [waste] = matchQuestions(say('I wrote down the minutes of the talk.'), [ofBank('waste-cut')])
  const [twice] = matchQuestions(say('I copied it by hand, twice, every week.'), [ofBank('waste-cut')])

  it('hardly says that what the question asks about happens', () => {
    expect((twice?.fit ?? 0) - (waste?.fit ?? 1)).toBeGreaterThan(0.05)
  })

  it('is no reason that is told', () => {
    expect(waste?.reasons.find(({ code }) => code === 'happens')?.words).toEqual(['minutes'])
    expect(reasonInWords(waste?.reasons ?? [], 'en')).not.toMatch(/happens/)
    expect(reasonInWords(twice?.reasons ?? [], 'en')).toMatch(/happens in it: .*“by hand”/)
  })
})

describe('finding cues', () => {
  const find = cueIndex([
    { of: 'a', said: 'line, line manag*, so long', points: 1 },
    { of: 'b', said: 'manag*', points: 2 },
  ])
  const found = (text: string) => Object.fromEntries([...find(wordsOf(text))].map(([of, words]) => [of, [...words.keys()]]))

  it('takes the longest cue of one thing, and leaves others theirs', () => {
    expect(found('My line managers')).toEqual({ a: ['line managers'], b: ['managers'] })
  })

  it('finds whole words only, whatever their case and marks', () => {
    expect(found('Linen, SO   Lóng')).toEqual({ a: ['so long'] })
  })

  it('tells words apart by their umlauts, in a text that has any', () => {
    const find = cueIndex([
      { of: 'learning', said: 'bestanden', points: 1 },
      { of: 'change', said: 'einführ*', points: 1 },
    ])
    const found = (text: string) => [...find(wordsOf(text)).keys()]
    expect(found('Einführung von Beständen')).toEqual(['change'])
    expect(found('Die Prüfung bestanden')).toEqual(['learning'])
    expect(found('Pruefung bestanden, einfuhrung')).toEqual(['learning', 'change'])
  })
})

describe('stories for a question', () => {
  const owned = told('owned', 'I had mixed up two names. I rang them myself before anyone noticed, and apologised: it was my fault.')
  const sums = told('sums', 'We counted the stock and plotted the demand of previous years as a curve.')

  it('come best first, with the words that speak for them', () => {
    const [best] = matchStories(mistake, [sums, owned])
    expect(best?.storyId).toBe('owned')
    expect(best?.reasons).toContainEqual({
      code: 'tells',
      competency: 'integrity',
      words: ['i had mixed up', 'rang them myself', 'before anyone noticed', 'apologised', 'my fault'],
    })
    expect(best?.reasons.map(({ code }) => code)).toEqual(['tells', 'happens'])
  })

  it('are judged by what the person says of them before their words', () => {
    const said = told('said', 'A day in March.', { competencies: [{ name: 'Integrity', isMain: true }] })
    const aside = told('aside', 'A day in March.', { competencies: [{ name: 'integrity', isMain: false }] })
    const elsewhere = { ...owned, id: 'elsewhere', competencies: [{ name: 'Planning', isMain: true }] }
    const matches = matchStories(mistake, [elsewhere, aside, said])
    expect(matches.map(({ storyId }) => storyId)).toEqual(['said', 'elsewhere', 'aside'])
    expect(matches[0]?.reasons).toEqual([{ code: 'tagged-main', competency: 'integrity' }])
  })

  it('are not said to tell of what a short word alone says, where the person has said what they show', () => {
    const learning: QuestionToMatch = { id: 'own', text: 'Hm?', wants: '', competencies: ['learning', 'planning'] }
    const goodsIn = told('goods-in', 'I kept the goods-in book.', { competencies: [{ name: 'planning', isMain: true }] })
    expect(matchStories(learning, [goodsIn])[0]?.reasons).toEqual([{ code: 'tagged-main', competency: 'planning' }])
    const read = { ...goodsIn, parts: told('read', 'I read a book on it.').parts }
    expect(matchStories(learning, [read])[0]?.reasons).toContainEqual({ code: 'tells', competency: 'learning', words: ['read', 'book'] })
  })

  it.each([
    ['caught-before-it-left', 'Before, it took hours. Before, it rained.'],
    ['first-fortnight', 'Both of them, then. Now I am here, and each of us was there before.'],
    ['caught-before-it-left', 'Bevor, es. Beide dann, und alle aus.'],
  ])('are none for %s by small words alone: %s', (id, text) => {
    expect(matchStories(ofBank(id), [told('small', text)])).toEqual([])
  })

  it('are not said to tell of work with others by a night shift', () => {
    const others: QuestionToMatch = { id: 'own', text: 'Hm?', wants: '', competencies: ['collaboration'] }
    for (const text of ['I was on the night shift as the alarm rang.', 'Ich hatte in der Nachtschicht Dienst, als es klingelte.'])
      expect(matchStories(others, [told('night', text)])).toEqual([])
    expect(idsOf(matchStories(others, [told('with', 'I went through the list with the night shift.')]))).toEqual(['with'])
  })

  it('find competencies of the person’s own, too', () => {
    const own: QuestionToMatch = { id: 'own', text: 'Hm?', wants: '', competencies: ['Beekeeping'] }
    const bees = told('bees', '', { competencies: [{ name: 'beekeeping', isMain: true }] })
    expect(idsOf(matchStories(own, [sums, bees]))).toEqual(['bees'])
  })

  it('fit better with figures where figures are asked for, and with evidence', () => {
    const proved = { ...sums, id: 'proved', numbers: 2, evidenceKinds: ['task', 'document'] }
    const [first, second] = matchStories(ofBank('forecast-missed'), [sums, proved])
    expect([first?.storyId, second?.storyId]).toEqual(['proved', 'sums'])
    expect(first?.reasons.map(({ code }) => code)).toEqual(expect.arrayContaining(['figures', 'evidence']))
    expect(matchStories(mistake, [{ ...owned, numbers: 2 }])[0]?.reasons).not.toContainEqual({ code: 'figures' })
  })

  it('that fit alike: the one practised last first, then by id, however they are given', () => {
    const same = ['c', 'a', 'b'].map((id) => ({ ...owned, id }))
    const practised = { ...owned, id: 'z', lastPractisedOn: '2026-03-01' }
    expect(idsOf(matchStories(mistake, [...same, practised]))).toEqual(['z', 'a', 'b', 'c'])
    expect(idsOf(matchStories(mistake, [practised, ...same].reverse()))).toEqual(['z', 'a', 'b', 'c'])
  })

  it('are left out where nothing speaks for them, and cut at what is asked for', () => {
    expect(matchStories(mistake, [told('empty', '')])).toEqual([])
    expect(matchStories(mistake, [owned, { ...owned, id: 'two' }], 1)).toHaveLength(1)
  })

  it('are left out where one word alone speaks for them, unless the person said so', () => {
    const notes: QuestionToMatch = {
      id: 'x',
      text: 'Tell us about handover notes that others still use.',
      wants: '',
      competencies: ['writing'],
    }
    const tagged = (id: string, text: string, name: string) => told(id, text, { competencies: [{ name, isMain: true }] })
    const stories = [
      tagged('labels', 'I had the labels moved.', 'improving'),
      tagged('guide', 'I wrote the guide for the labels.', 'improving'),
      tagged('said', 'I had the labels moved.', 'writing'),
    ]
    expect(idsOf(matchStories(notes, stories)).toSorted()).toEqual(['guide', 'said'])
  })

  it('are found for a question of one’s own by its words', () => {
    const asked: QuestionToMatch = { id: 'x', text: 'Tell us when you had to own up to a mistake.', wants: '', competencies: [] }
    expect(idsOf(matchStories(asked, [sums, owned]))[0]).toBe('owned')
  })

  it('fit between 0 and 1', () => {
    const stories = labelledStories.map(({ id, text }) =>
      told(id, text, { competencies: [{ name: 'integrity', isMain: true }], numbers: 9, evidenceKinds: ['a', 'b', 'c'] }),
    )
    for (const question of libraryQuestions) {
      for (const { fit } of matchStories(question, stories)) expect(fit > 0 && fit <= 1).toBe(true)
    }
  })
})

it('offers a story no question that is worked out on the spot', () => {
  const sums = told('sums', 'We forecast the demand.', { competencies: [{ name: 'forecasting', isMain: true }] })
  const offered = matchQuestions(sums, libraryQuestions, libraryQuestions.length).map(({ questionId }) => questionId)
  expect(offered).toContain('forecast-missed')
  expect(offered).not.toContain('check-the-estimate')
  for (const id of ['check-the-estimate', 'questions-for-us']) expect(libraryQuestion(id)).toBeDefined()
})

it('names the questions that a story answers', () => {
  const glue = labelledStories.find(({ id }) => id === 'bindery-glue') as { id: string; text: string }
  const matches = matchQuestions(untagged(glue.id, glue.text), libraryQuestions, 5)
  expect(matches.map(({ questionId }) => questionId)).toContain('same-fault-again')
  expect(matches.map(({ fit }) => fit)).toEqual(matches.map(({ fit }) => fit).toSorted((a, b) => b - a))
})

it('matches 245 questions with 200 stories within 150 ms of the processor, once they are read', () => {
  const stories = Array.from({ length: 200 }, (_, index) => {
    const at = (place: number) => labelledStories[place % labelledStories.length]?.text ?? ''
    return told(`s${index}`, `${at(index)} ${at(index * 7 + 3)}`)
  })
  const round = () => {
    const worked = workingTime()
    for (const question of libraryQuestions) matchStories(question, stories)
    return worked()
  }
  round()
  expect(Math.min(round(), round(), round())).toBeLessThan(150)
})

it('a word as long as a text is soon read, and signs that stand for words are no more than a text', () => {
  conceptsOf('Read once, so that cues are at hand')
  const took = workingTime()
  for (const sign of 'abcdefghij') conceptsOf(sign.repeat(20_000))
  expect(took()).toBeLessThan(300)
  expect(wordsOf('ﷺ '.repeat(15_000)).join(' ').length).toBeLessThanOrEqual(30_000)
})

describe('a question is answered by what it asks about', () => {
  it('asks for figures where it says so, or is about what is counted', () => {
    expect(needsOf(ofBank('proudest-work')).asksForFigures).toBe(false)
    expect(needsOf(ofBank('launch-day')).asksForFigures).toBe(false)
    expect(needsOf(ofBank('money-found')).asksForFigures).toBe(true)
  })

  it('does not happen by the place where a story is', () => {
    const [match] = matchQuestions(told('w', 'I counted pallets in the warehouse.'), [ofBank('launch-day')])
    expect(match?.reasons.flatMap(({ words = [] }) => words) ?? []).not.toContain('warehouse')
  })
})
