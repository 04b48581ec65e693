import { expect, test } from 'vitest'
import { whileShown } from './while-shown.ts'

test('ends while the page is frozen and begins again with it', () => {
  const page = new EventTarget()
  const seen: string[] = []
  whileShown((isBack) => {
    seen.push(isBack ? 'back' : 'first')
    return () => seen.push('end')
  }, page as Window)
  page.dispatchEvent(new Event('pageshow'))
  expect(seen).toEqual(['first'])
  page.dispatchEvent(new Event('pagehide'))
  expect(seen).toEqual(['first', 'end'])
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(seen.at(-1)).toBe('back')
  page.dispatchEvent(new Event('pagehide'))
  expect(seen.at(-1)).toBe('end')
})
