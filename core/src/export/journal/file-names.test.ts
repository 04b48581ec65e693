import fc from 'fast-check'
import { strToU8 } from 'fflate'
import { expect, it } from 'vitest'
import { asAddress, createNames, relativePath, safeName } from './file-names.ts'

it('keeps a title as it reads, without what some file system refuses', () => {
  expect(safeName('Why? “Because” 1/2: a<b>|c*\\d.')).toBe('Why “Because” 1 2 a b c d')
  expect(safeName('  …und Ärger \u202e\u0007 ')).toBe('…und Ärger')
  expect(safeName('...')).toBe('')
  expect(safeName('日'.repeat(100))).toBe('日'.repeat(50))
})

it('any title is a name that Windows, macOS and Linux take', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (title) => {
      const name = `2026-03-05 ${safeName(title)}`.trim()
      expect(name).toMatch(/^[^<>:"/\\|?*\p{Cc}]+$/u)
      expect(name).not.toMatch(/[. ]$/)
      expect(strToU8(name).length).toBeLessThan(200)
    }),
  )
})

it('gives each name once, also where capitals and accents are one', () => {
  const { unique } = createNames()
  expect(['Día', 'dia', 'DIA', 'Día (2)'].map((name) => unique(name, '.md'))).toEqual([
    'Día.md',
    'dia (2).md',
    'DIA (3).md',
    'Día (2) (2).md',
  ])
})

it('leads from one file to another, in an address that Markdown leaves whole', () => {
  expect(relativePath('2026/a.md', '2026/media/b.jpg')).toBe('media/b.jpg')
  expect(relativePath('2026/a.md', '2025/b.md')).toBe('../2025/b.md')
  expect(relativePath('2026/a.md', 'Allotment/2026/b.md')).toBe('../Allotment/2026/b.md')
  expect(relativePath('Allotment/2026/a.md', 'Allotment/2026/b.md')).toBe('b.md')
  expect(asAddress('../2025/ä (1).md')).toBe('../2025/%C3%A4%20%281%29.md')
})
