import fc from 'fast-check'
import { expect, it } from 'vitest'
import { HEAD_BYTES } from '../sniff-type.ts'
import { concat, latin1 } from './bytes.ts'
import { pixelsIn } from './pixels.ts'
import { madePicture, madePictures } from './test-pictures.ts'

it.each([
  // They are 24 by 16 and lie on their side.
  ['jpeg', { width: 16, height: 24 }],
  ['progressive', { width: 16, height: 24 }],
  ['png', { width: 24, height: 16 }],
  ['webp', { width: 24, height: 16 }],
  ['lossless', { width: 24, height: 16 }],
  ['avif', { width: 16, height: 24 }],
] as const)('the size of a %s is read from its beginning', (name, pixels) => {
  expect(pixelsIn(madePicture(name).subarray(0, HEAD_BYTES))).toEqual(pixels)
})

it.each([
  ['a GIF', latin1('GIF89a\x20\0\x10\0'), { width: 32, height: 16 }],
  ['a WebP of the simple kind', latin1('RIFF....WEBPVP8 ....\0\0\0\x9d\x01\x2a\x20\0\x10\0'), { width: 32, height: 16 }],
  ['a WebP without loss', concat(latin1('RIFF....WEBPVP8L....\x2f'), Uint8Array.of(31, 0xc0, 3, 0)), { width: 32, height: 16 }],
  ['a HEIC that is turned', latin1('\0\0\0\x18ftypheic....ispe\0\0\0\0\0\0\0\x20\0\0\0\x10irot\x01'), { width: 16, height: 32 }],
  ['a picture without an extent', latin1('GIF89a\0\0\x10\0'), null],
  ['a picture that breaks off', latin1('\x89PNG\r\n\x1a\n'), null],
  ['a text', latin1('Just words.'), null],
])('so is that of %s', (_, head, pixels) => expect(pixelsIn(head)).toEqual(pixels))

it('of any beginning it says a size or none', () => {
  const start = fc.constantFrom(...madePictures.map(madePicture))
  fc.assert(
    fc.property(start, fc.nat(200), fc.uint8Array({ maxLength: 300 }), (picture, kept, rest) => {
      const found = pixelsIn(concat(picture.subarray(0, kept), rest))
      if (found) expect(Math.min(found.width, found.height)).toBeGreaterThanOrEqual(1)
    }),
    { numRuns: 2000 },
  )
})
