import { expect, it } from 'vitest'
import { contentLine } from './content-line.ts'

const octets = (text: string) => new TextEncoder().encode(text).length

it.each([
  ['a', 'of one octet'],
  ['é', 'of two octets'],
  ['日', 'of three octets'],
  ['🌉', 'of four octets'],
  ['aé日🌉', 'of all sorts'],
  ['\ud83c', 'that are half of a letter'],
])('folds %j, signs %s, where no more fits and nowhere else', (sign) => {
  for (let before = 0; before < 8; before++) {
    const text = 'x'.repeat(before) + sign.repeat(90)
    const folded = contentLine(text)
    const lines = folded.slice(0, -2).split('\r\n')
    expect(folded.endsWith('\r\n')).toBe(true)
    expect(lines.map((line, place) => (place === 0 ? line : line.slice(1))).join('')).toBe(text)
    lines.slice(0, -1).forEach((line, place) => {
      const next = [...(lines[place + 1] as string)][1] as string
      expect(octets(line)).toBeLessThanOrEqual(75)
      expect(octets(line) + octets(next)).toBeGreaterThan(75)
    })
    expect(octets(lines.at(-1) as string)).toBeLessThanOrEqual(75)
  }
})

it('does not fold a line that fits', () => {
  expect([contentLine(''), contentLine('x'.repeat(75)), contentLine('x'.repeat(76))]).toEqual([
    '\r\n',
    `${'x'.repeat(75)}\r\n`,
    `${'x'.repeat(75)}\r\n x\r\n`,
  ])
})
