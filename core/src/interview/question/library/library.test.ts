import { describe, expect, it } from 'vitest'
import { competencies } from '../../../career/index.ts'
import { foldText, languages } from '../../../kernel/index.ts'
import { answerMinutes, questionKinds, questionLevels } from '../bank-question.ts'
import { BankQuestion } from '../schema.ts'
import { questionsPutTo } from './as-put-to.ts'
import { german } from './de/index.ts'
import { libraryQuestion, libraryQuestions } from './index.ts'

const words = (text: string): string[] => foldText(text).match(/\p{L}+/gu) ?? []
const telling = (text: string) => new Set(words(text).filter((word) => word.length > 3))

/** How much of their longer words two texts share, 0 to 1. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((word) => b.has(word)).length
  return shared / (a.size + b.size - shared)
}

describe('the library of questions', () => {
  it('has enough of every kind, level and length', () => {
    expect(libraryQuestions.length).toBeGreaterThanOrEqual(240)
    for (const kind of questionKinds) expect(libraryQuestions.filter((one) => one.kind === kind).length, kind).toBeGreaterThanOrEqual(24)
    for (const level of questionLevels)
      expect(libraryQuestions.filter((one) => one.level === level).length, level).toBeGreaterThanOrEqual(15)
    for (const minutes of answerMinutes)
      expect(libraryQuestions.filter((one) => one.minutes === minutes).length, `${minutes}`).toBeGreaterThanOrEqual(15)
  })

  it('asks for each of our competencies in four questions at least, and mainly for it in two', () => {
    for (const { id } of competencies) {
      expect(libraryQuestions.filter((one) => one.competencies.includes(id)).length, id).toBeGreaterThanOrEqual(4)
      expect(libraryQuestions.filter((one) => one.competencies[0] === id).length, id).toBeGreaterThanOrEqual(2)
    }
  })

  it('names competencies that we have, each once', () => {
    const known = new Set<string>(competencies.map(({ id }) => id))
    for (const { id, competencies: named } of libraryQuestions) {
      expect(named.length, id).toBeGreaterThanOrEqual(1)
      expect(named.length, id).toBeLessThanOrEqual(3)
      expect(new Set(named).size, id).toBe(named.length)
      expect(
        named.filter((name) => !known.has(name)),
        id,
      ).toEqual([])
    }
  })

  it('is found by ids that are slugs, each once', () => {
    for (const question of libraryQuestions) {
      expect(question.id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
      expect(question.id.length).toBeLessThanOrEqual(40)
      expect(libraryQuestion(question.id)).toBe(question)
    }
    expect(libraryQuestion('no-such-question')).toBeNull()
    expect(libraryQuestion('constructor')).toBeNull()
  })

  it.each(languages)(
    'in %s is written in whole sentences that a list can show, with what is wanted and what to beware of',
    async (language) => {
      const put = await questionsPutTo(language)
      for (const question of libraryQuestions) {
        const { id, text, wants, traps, ...rest } = put(question)
        expect(text, id).toMatch(/^\p{Lu}.*[.?]$/u)
        expect(text.length, id).toBeGreaterThanOrEqual(20)
        expect(text.length, id).toBeLessThanOrEqual(160)
        expect(wants, id).toMatch(/^\p{Lu}.*\.$/u)
        expect(wants.length, id).toBeGreaterThanOrEqual(40)
        expect(wants.length, id).toBeLessThanOrEqual(160)
        expect(traps.length, id).toBeGreaterThanOrEqual(2)
        expect(traps.length, id).toBeLessThanOrEqual(3)
        for (const trap of traps) expect(trap, id).toMatch(/^[\p{Lu}“„].{2,60}[^.]$/u)
        expect([text, wants, ...traps].join(' '), id).not.toMatch(/['"]| {2}/)
        const own = { version: 0, createdAt: null, updatedAt: null, deletedAt: null, note: '', askedAt: null, company: '' }
        const whole = { id, text, wants, traps, ...rest, ...own, origin: 'library', starred: false, hiddenAt: null, importId: null }
        expect(BankQuestion.safeParse(whole).error, id).toBeUndefined()
      }
    },
  )

  it('asks each question in German too, by the same id, with its own words', async () => {
    const putInGerman = await questionsPutTo('de-AT')
    expect(Object.keys(german).toSorted()).toEqual(libraryQuestions.map(({ id }) => id).toSorted())
    for (const question of libraryQuestions) {
      const put = putInGerman(question)
      expect(put.traps, question.id).toHaveLength(question.traps.length)
      for (const [own, other] of [
        [put.text, question.text],
        [put.wants, question.wants],
      ] as const)
        expect(own, question.id).not.toBe(other)
      expect(new Set([...put.traps, put.wants]).size).toBe(put.traps.length + 1)
      expect({ ...put, text: '', wants: '', traps: [] }).toEqual({ ...question, text: '', wants: '', traps: [] })
      expect(`${put.text} ${put.wants} ${put.traps}`, question.id).not.toMatch(/\b(?:the|you|your|what|did|with)\b/)
    }
  })

  it('stays as it was written for whoever reads no German, and so does a question of one’s own', async () => {
    const [first] = libraryQuestions as [(typeof libraryQuestions)[number]]
    expect((await questionsPutTo('fr-FR'))(first)).toBe(first)
    const own = { id: '01890000-0000-7000-8000-000000000000', text: 'Why?' }
    expect((await questionsPutTo('de-DE'))(own)).toBe(own)
  })

  it('asks nothing twice, nor wants to learn the same in nearly the same words', () => {
    for (const [of, most] of [
      ['text', 0.5],
      ['wants', 0.5],
    ] as const) {
      const all = libraryQuestions.map((question) => ({ id: question.id, words: telling(question[of]) }))
      const alike = all.flatMap((one, place) =>
        all.slice(0, place).flatMap((other) => (likeness(one.words, other.words) > most ? [`${one.id} ${other.id}`] : [])),
      )
      expect(alike, of).toEqual([])
    }
  })

  it('begins in many ways', () => {
    const beginnings = Map.groupBy(libraryQuestions, ({ text }) => words(text).slice(0, 3).join(' '))
    for (const [beginning, { length }] of beginnings) expect(length / libraryQuestions.length, beginning).toBeLessThan(0.16)
    expect(beginnings.size).toBeGreaterThan(100)
  })

  it('speaks to many lines of work', () => {
    const all = libraryQuestions.map(({ text, wants }) => words(`${text} ${wants}`))
    const asking = (...some: string[]) => all.filter((one) => one.some((word) => some.some((start) => word.startsWith(start)))).length
    expect(asking('patient', 'ward', 'resident', 'shift', 'relatives')).toBeGreaterThanOrEqual(6)
    expect(asking('class', 'lesson', 'pupil', 'learner', 'training', 'school')).toBeGreaterThanOrEqual(8)
    expect(asking('supplier', 'stock', 'warehouse', 'demand', 'deliver')).toBeGreaterThanOrEqual(6)
    expect(asking('workshop', 'site', 'machine', 'apprentice', 'material', 'plant')).toBeGreaterThanOrEqual(6)
  })
})
