import { expect, it } from 'vitest'
import { contentDisposition } from './content-disposition.ts'

it.each([
  ['plan.pdf', `attachment; filename="plan.pdf"; filename*=UTF-8''plan.pdf`],
  ['Büro 100%.pdf', `attachment; filename="Buro 100_.pdf"; filename*=UTF-8''B%C3%BCro%20100%25.pdf`],
  ['a"b\\c.txt', `attachment; filename="a_b_c.txt"; filename*=UTF-8''a%22b%5Cc.txt`],
  [`it's (1)*.txt`, `attachment; filename="it's (1)*.txt"; filename*=UTF-8''it%27s%20%281%29%2A.txt`],
  ['計画.txt', `attachment; filename="__.txt"; filename*=UTF-8''%E8%A8%88%E7%94%BB.txt`],
])('%s', (name, header) => {
  expect(contentDisposition('attachment', name)).toBe(header)
})

it('stays one line of ASCII, whatever the name is', () => {
  expect(contentDisposition('inline', 'a\r\nSet-Cookie: x\ud800😀')).toMatch(/^[\x20-\x7e]+$/)
})
