import { expect, test } from 'vitest'
import { caretIn, partBefore, quoted, stillThere } from './quick-add.ts'

const part = (text: string, words: string) => ({
  start: text.indexOf(words),
  end: text.indexOf(words) + words.length,
  text: words,
  field: 'dueDate',
})

test('a rejected part is quoted, once', () => {
  expect(quoted('Call May about march 5', ['march 5'])).toBe('Call May about "march 5"')
  expect(quoted('Call May about "march 5"', ['march 5'])).toBe('Call May about "march 5"')
})

test('what was typed over is no longer rejected', () => {
  expect(stillThere('Call May', ['march 5', 'May'])).toEqual(['May'])
})

test('Backspace takes the part that ends at the caret, spaces aside', () => {
  const text = 'Send it tomorrow every friday '
  const found = [part(text, 'tomorrow'), part(text, 'every friday')]
  expect(partBefore(text.length, text, found)?.text).toBe('every friday')
  expect(partBefore(text.indexOf(' every'), text, found)?.text).toBe('tomorrow')
  expect(partBefore(4, text, found)).toBeUndefined()
  expect(partBefore(text.length + 3, `${text}now`, found)).toBeUndefined()
})

test('at the end of the line the caret is at the end of what was sent, quotes or not', () => {
  expect(caretIn('a "b" c', 'a b c', 5)).toBe(7)
  expect(caretIn('a "b" c', 'a b c', 3)).toBe(-1)
  expect(caretIn('a b c', 'a b c', 3)).toBe(3)
})
