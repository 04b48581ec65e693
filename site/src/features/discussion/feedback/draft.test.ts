import { feedbackTemplates } from '@throughline/core/discussion'
import { expect, test } from 'vitest'
import { type DraftQuestion, draftsOf, isSound, questionsOf } from './draft.ts'

const drafted = (rest: Partial<DraftQuestion>): DraftQuestion[] => [{ key: 'a', text: 'Again?', kind: 'text', lines: '', ...rest }]

test('what a template asks is asked as it is', () => {
  for (const template of feedbackTemplates('en')) {
    const questions = questionsOf(draftsOf(template, () => 'a'))
    expect(questions).toEqual(template.questions)
    expect(isSound(questions)).toBe(true)
  }
})

test('lines are what there is to choose from, and what nobody wrote is not asked', () => {
  const [question, ...others] = questionsOf([...drafted({ kind: 'choice', lines: ' Yes \n\nNo' }), ...drafted({ text: ' ' })])
  expect([question, others]).toEqual([{ text: 'Again?', kind: 'choice', options: ['Yes', 'No'] }, []])
})

test.each([
  ['nothing', { text: '' }, false],
  ['one to choose from', { kind: 'choice', lines: 'Yes' }, false],
  ['the same twice', { kind: 'choice', lines: 'Yes\nYes' }, false],
  ['a scale without words', { kind: 'scale' }, true],
  ['a scale with one word', { kind: 'scale', lines: 'Never' }, false],
  ['words left over from a choice', { kind: 'text', lines: 'Yes' }, true],
] as const)('%s', (_, rest, sound) => expect(isSound(questionsOf(drafted(rest)))).toBe(sound))
