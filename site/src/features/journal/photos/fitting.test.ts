import { describe, expect, it, test } from 'vitest'
import { altOf, fitted, isLarge, isMoving, madeAs, namedAs } from './fitting.ts'

const latin1 = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0))

test.each([
  [4032, 3024, 2048, 1536],
  [3024, 4032, 1536, 2048],
  [2048, 100, 2048, 100],
  [640, 480, 640, 480],
  [30_000, 3, 2048, 1],
])('%i by %i fits as %i by %i', (width, height, toWidth, toHeight) => {
  expect(fitted({ width, height })).toEqual({ width: toWidth, height: toHeight })
})

test('a picture is made anew for its sides or for its bytes', () => {
  expect(isLarge({ width: 2048, height: 2048 }, 900_000)).toBe(false)
  expect(isLarge({ width: 2049, height: 10 }, 900)).toBe(true)
  expect(isLarge({ width: 800, height: 600 }, 5_000_000)).toBe(true)
})

test('photos become JPEG, drawings stay PNG, and what else there is stays', () => {
  expect(['image/jpeg', 'image/webp', 'image/heic', 'image/png', 'image/gif', 'application/pdf', ''].map(madeAs)).toEqual([
    ...Array(3).fill('image/jpeg'),
    'image/png',
    ...Array(3).fill(null),
  ])
  expect([namedAs('IMG_1.HEIC', 'image/jpeg'), namedAs('a.b', 'image/png'), namedAs('shed', 'image/jpeg')]).toEqual([
    'IMG_1.jpg',
    'a.png',
    'shed.jpg',
  ])
})

describe('what moves is left alone:', () => {
  it.each([
    ['an animated PNG', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR................\0\0\0\x08acTL', true],
    ['a still PNG', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR................\0\0\0\x08IDAT', false],
    ['an animated WebP', 'RIFF....WEBPVP8X\x0a\0\0\0\x02', true],
    ['a still WebP', 'RIFF....WEBPVP8X\x0a\0\0\0\x10', false],
    ['a WebP of the simple kind', 'RIFF....WEBPVP8 ....\x02', false],
    ['an animated AVIF', '\0\0\0\x20ftypavis', true],
    ['a JPEG', '\xff\xd8\xff\xe0', false],
    ['nothing', '', false],
  ])('%s', (_, beginning, moves) => expect(isMoving(latin1(beginning))).toBe(moves))
})

test.each([
  ['The old shed.jpg', 'The old shed'],
  ['old_shed.jpeg', 'old shed'],
  ['IMG_2041.HEIC', 'Photo'],
  ['image.png', 'Photo'],
  ['PXL_20260305_101500123.jpg', 'Photo'],
  ['Screenshot 2026-03-05 at 10.15.00.png', 'Screenshot 2026-03-05 at 10.15.00'],
  ['', 'Photo'],
])('%s shows “%s”', (name, alt) => expect(altOf(name, 'Photo')).toBe(alt))
