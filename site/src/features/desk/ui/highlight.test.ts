import { expect, test } from 'vitest'
import { highlighted } from './highlight.ts'

const marked = (text: string, typed: string) =>
  highlighted(text, typed)
    .map(({ text, found }) => (found ? `[${text}]` : text))
    .join('')

test.each([
  ['Read the shortage list', 'short li', 'Read the [short]age [li]st'],
  ['Résumé for Zoë', 'resume zoe', '[Résumé] for [Zoë]'],
  ['Reread', 'read', 'Reread'],
  ['Plan', 'plan planner', '[Plan]'],
  ['Nothing here', '!!', 'Nothing here'],
  ['Ｗｉｄｅ text', 'wide', '[Ｗｉｄｅ] text'],
])('in “%s”, “%s” finds the beginnings of words', (text, typed, expected) => {
  expect(marked(text, typed)).toBe(expected)
})

test('the stretches are the text, whole', () => {
  const text = 'A, b; Ça — ﬁn'
  expect(
    highlighted(text, 'a fi c')
      .map((stretch) => stretch.text)
      .join(''),
  ).toBe(text)
})
