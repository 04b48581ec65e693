import type { FeedbackQuestion, OpenedFeedback } from '@throughline/core/discussion'
import { expect, test } from 'vitest'
import { fieldsOf, givenIn, typedOf, writtenIn } from './form.ts'

const questions: FeedbackQuestion[] = [
  { text: 'What should stay?', kind: 'text', options: [] },
  { text: 'How well?', kind: 'scale', options: [] },
  { text: 'Again?', kind: 'choice', options: ['Yes', 'No'] },
]

test('what is typed goes to the question it stands below, and comes back to it', () => {
  const typed = {
    name: 'Ana',
    copyTo: ' ',
    corrects: '2',
    correction: 'secret',
    'replies/0/text': 'Its *length*.',
    'replies/1/value': '4',
    'replies/2/value': '',
  }
  expect(fieldsOf(questions).sort()).toEqual(Object.keys(typed).sort())
  const given = givenIn(questions, typed)
  expect(given).toEqual({ name: 'Ana', copyTo: null, corrects: 2, replies: [{ text: 'Its *length*.' }, { value: 4 }, { value: null }] })
  const replies = [
    { text: 'Its *length*.', value: null },
    { text: '', value: 4 },
    { text: '', value: null },
  ]
  const answer = { name: 'Ana', replies, givenAt: '', editedAt: null, editableUntil: '', revision: 2 }
  expect(typedOf({ questions, answer } as OpenedFeedback)).toEqual({
    ...typed,
    copyTo: undefined,
    corrects: undefined,
    correction: undefined,
  })
})

test('what nobody could send is kept as it was written', () => {
  expect(writtenIn({ name: 'Ana', 'replies/0/text': 'Its length.', 'replies/1/text': ' ', 'replies/2/text': 'Its end.' })).toBe(
    'Its length.\n\nIts end.',
  )
})
