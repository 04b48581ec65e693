import { describe, expect, it } from 'vitest'
import { competencies } from '../../../career/index.ts'
import { questionKinds } from '../bank-question.ts'
import { libraryQuestions } from '../library/index.ts'
import { askedBy } from './asking.ts'
import { kindCues } from './kinds-asked.ts'
import { suggestForQuestion } from './suggest-for-question.ts'

describe('what the words of a question suggest', () => {
  it.each([
    ['Tell me about a time you disagreed with your manager.', 'behavioural', 'conflict'],
    ['How do you prioritise when everything is urgent?', 'behavioural', 'prioritising'],
    ['Describe a situation in which you failed.', 'behavioural', 'resilience'],
    ['How do you motivate a team member who underperforms?', 'leadership', 'leadership'],
    ['How do you handle an angry customer?', 'sales', 'customers'],
    ['What are your salary expectations?', 'closing', 'negotiation'],
    ['What is your greatest weakness?', 'closing', 'learning'],
    ['How would you debug a memory leak in production code?', 'engineering', 'finding-causes'],
    ['How would you forecast demand for a product without sales data?', 'data', 'forecasting'],
    ['How do you talk with the relatives of a dying patient?', 'people', 'care'],
    ['Erzählen Sie von einem Konflikt mit einer Kollegin.', 'behavioural', 'conflict'],
    ['Wie gehen Sie mit Stress und Druck um?', 'behavioural', 'resilience'],
    ['Wie führen Sie Mitarbeitende, die nicht motiviert sind?', 'leadership', 'leadership'],
    ['Welche Gehaltsvorstellung haben Sie?', 'closing', 'negotiation'],
    ['Wie erklären Sie Eltern, dass ihr Kind den Unterricht stört?', 'people', 'care'],
  ])('%s', (text, kind, competency) => {
    const suggested = suggestForQuestion(text)
    expect(suggested.kind).toBe(kind)
    expect(suggested.competencies).toContain(competency)
    expect(suggested.competencies.length).toBeLessThanOrEqual(3)
  })

  it('is behaviour, and nothing more, where they say nothing', () => {
    for (const text of ['Why?', 'x', '???', 'Tell me a story.'])
      expect(suggestForQuestion(text)).toEqual({ kind: 'behavioural', competencies: [] })
  })

  it('is what our library says of one in nearly the same words', () => {
    for (const { text, kind, competencies } of libraryQuestions)
      expect(suggestForQuestion(text.toUpperCase().replace('?', ' ??')), text).toEqual({ kind, competencies })
  })

  it('has cues for each competency and each kind but behaviour', () => {
    expect(Object.keys(askedBy).sort()).toEqual(competencies.map(({ id }) => id).sort())
    expect(['behavioural', ...kindCues.map(([kind]) => kind)].sort()).toEqual([...questionKinds].sort())
  })
})
