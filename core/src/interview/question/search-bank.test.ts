import { describe, expect, it } from 'vitest'
import { type InterviewTestDeps, interviewDeps } from '../test-interview.ts'
import { createQuestion } from './change-question.ts'
import { libraryQuestion } from './library/index.ts'
import { listQuestions } from './read-questions.ts'
import { topics } from './topics.ts'

const inLocale = (deps: InterviewTestDeps, locale: string) => ({ ...deps, actor: { ...deps.actor, locale } })
const germanOf = (deps: InterviewTestDeps) => inLocale(deps, 'de-DE')
const found = async (q: string, locale = 'de-DE', deps = interviewDeps()) =>
  (await listQuestions(inLocale(deps, locale), { q }, { limit: 100 })).items.map(({ id }) => id)

describe('questions are found', () => {
  it.each([
    ['Schwäche', 'real-weakness'],
    ['schwächen', 'real-weakness'],
    ['Stärken', 'strength-with-proof'],
    ['Wechsel', 'why-leave'],
    ['wechseln', 'why-leave'],
    ['Kündigung', 'why-leave'],
    ['Gehalt', 'salary-expectation'],
    ['verdienen', 'salary-expectation'],
    ['Gehaltsvorst', 'salary-expectation'],
    ['über sich', 'tell-me-about-yourself'],
    ['Erzählen über sich', 'tell-me-about-yourself'],
  ])('by words for what they are about: “%s”', async (q, id) => expect(await found(q)).toContain(id))

  it('by the names of what they ask for and of their kind, in the language of who asks', async () => {
    expect((await found('Planung')).length).toBeGreaterThan(3)
    expect((await found('Verhalten Planung')).length).toBeGreaterThan(0)
    expect((await found('planning', 'en-GB')).length).toBeGreaterThan(3)
  })

  it('by whole words where a word is known, and by no other that begins with it', async () => {
    const { items } = await listQuestions(germanOf(interviewDeps()), { q: 'Gehalt' }, { limit: 100 })
    expect(items.map(({ id }) => id)).toEqual(expect.arrayContaining(['offer-below-hope', 'other-offers', 'salary-expectation']))
    for (const { id, text, wants } of items)
      expect(topics.some(({ questions }) => questions.includes(id)) || /Gehalt(?!\p{L})/u.test(`${text} ${wants}`), text).toBe(true)
    expect(await found('über sich')).toEqual(['tell-me-about-yourself'])
    expect(await found('salary', 'en-GB')).toContain('salary-expectation')
  })

  it('of one’s own too, by any word for the same', async () => {
    const deps = interviewDeps()
    const { id } = await createQuestion(deps, { text: 'Welche Gehaltsvorstellung haben Sie?' })
    expect(await found('Gehalt', 'de-DE', deps)).toContain(id)
    expect(await found('Urlaub', 'de-DE', deps)).not.toContain(id)
  })

  it('by nothing where nothing is typed that is a word', async () => expect(await found('?!')).toEqual([]))
})

it('topics name questions that there are', () => {
  for (const { questions } of topics) for (const id of questions) expect(libraryQuestion(id), id).not.toBeNull()
})
