import { expect, it } from 'vitest'
import { renderMarkdown } from '../../markdown/render.ts'
import { withoutPictures } from './without-pictures.ts'

it.each([
  '![a](https://elsewhere.example/?q=said)',
  '![a][b]\n\n[b]: https://elsewhere.example/?q=said',
  '!![a](https://elsewhere.example/)',
  '[![a](https://elsewhere.example/)](https://elsewhere.example/)',
  '<img src="https://elsewhere.example/">',
  '![b]\n\n[b]: https://elsewhere.example/?q=said',
])('has no picture fetched: %s', (text) => {
  expect(renderMarkdown(withoutPictures(text))).not.toContain('<img')
})

it('leaves all else as it is', () => {
  expect(withoutPictures('Yes! [a](https://a.example) is **it**!')).toBe('Yes! [a](https://a.example) is **it**!')
})
