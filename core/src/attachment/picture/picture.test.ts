import { workingTime } from '@throughline/contracts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bounded, crc32, joined } from '../../kernel/index.ts'
import { sniffType } from '../sniff-type.ts'
import { concat, latin1, nameAt, viewOf } from './bytes.ts'
import { barePicture } from './index.ts'
import { exifOf, orientationIn } from './orientation.ts'
import { type MadePicture, madePicture, madePictures } from './test-pictures.ts'

declare const performance: { now(): number }

async function* pieces(bytes: Uint8Array, ...lengths: number[]) {
  for (let at = 0, i = 0; at < bytes.length; i++) {
    const length = lengths[i % lengths.length] as number
    yield bytes.subarray(at, at + length)
    at += length
  }
}

const bare = (bytes: Uint8Array, ...lengths: number[]) => joined(barePicture(pieces(bytes, ...(lengths.length > 0 ? lengths : [65_536]))))

const textOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')

const bytes = (...parts: (string | number[] | Uint8Array)[]) =>
  concat(...parts.map((part) => (typeof part === 'string' ? latin1(part) : Uint8Array.from(part))))

const uint32 = (value: number) => [value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255]

/** The chunks of a PNG, or of a WebP, with what they say. */
function chunksOf(picture: Uint8Array): [name: string, data: Uint8Array][] {
  const isPng = picture[0] === 0x89
  const found: [string, Uint8Array][] = []
  for (let at = isPng ? 8 : 12; at + 8 <= picture.length; ) {
    const length = viewOf(picture).getUint32(isPng ? at : at + 4, !isPng)
    found.push([nameAt(picture, isPng ? at + 4 : at), picture.subarray(at + 8, at + 8 + length)])
    at += isPng ? length + 12 : length + 8 + (length % 2)
  }
  return found
}

/** What is shown of it: the coded picture, however the format wraps it. */
const shownOf: Record<MadePicture, (picture: Uint8Array) => unknown> = {
  jpeg: fromFrame,
  progressive: fromFrame,
  png: shownChunks,
  webp: shownChunks,
  lossless: shownChunks,
  avif: (picture) => nameAt(picture, 4),
}

/** A JPEG from its tables on: what libvips says of a picture stands before them. */
function fromFrame(picture: Uint8Array) {
  const tables = textOf(picture).indexOf('\xff\xdb')
  return tables < 0 ? null : textOf(picture.subarray(tables))
}

function shownChunks(picture: Uint8Array) {
  return chunksOf(picture).filter(([name]) => /^(IHDR|IDAT|VP8)/.test(name))
}

describe.each(madePictures)('%s', (name) => {
  const picture = madePicture(name)

  it('says neither where it was taken nor with what, and shows what it showed', async () => {
    expect(textOf(picture)).toMatch(/SECRET/)
    const kept = await bare(picture)
    expect(textOf(kept)).not.toMatch(/SECRET|Fotokiste|GPSLatitude/)
    expect(shownOf[name](kept)).toEqual(shownOf[name](picture))
    expect(sniffType(kept)).toBe(sniffType(picture))
    expect(kept.length).toBeLessThanOrEqual(picture.length)
  })

  it('is the same in whatever pieces it comes, and done twice', async () => {
    const kept = await bare(picture)
    expect(await bare(kept)).toEqual(kept)
    const lengths = fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(lengths, async (each) => {
        expect(await bare(picture, ...each)).toEqual(kept)
      }),
      { numRuns: 30 },
    )
  })

  it('cut off or damaged anywhere it never breaks, grows or says more', async () => {
    const damage = fc.record({
      end: fc.integer({ min: 0, max: picture.length }),
      changes: fc.array(fc.tuple(fc.integer({ min: 12, max: picture.length - 1 }), fc.integer({ min: 0, max: 255 })), { maxLength: 8 }),
    })
    await fc.assert(
      fc.asyncProperty(damage, async ({ end, changes }) => {
        const damaged = picture.slice()
        for (const [at, value] of changes) damaged[at] = value
        const sent = damaged.subarray(0, end)
        expect((await bare(sent, 100)).length).toBeLessThanOrEqual(sent.length + 4)
      }),
      { numRuns: 300 },
    )
  })
})

describe('how a picture is turned', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('%i stays', (orientation) => {
    const exif = exifOf(orientation)
    expect(exif && orientationIn(exif)).toBe(orientation === 1 ? null : orientation)
  })

  it('is read in either order of bytes', () => {
    const tiff = (...entry: number[]) => bytes('MM\0*', uint32(8), [0, 1], [1, 0x12, 0, 3, 0, 0, 0, 1], entry, uint32(0))
    expect(orientationIn(tiff(0, 8, 0, 0))).toBe(8)
    expect(orientationIn(tiff(0, 9, 0, 0))).toBe(1)
  })

  it('is upright where nothing readable says so', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), fc.constantFrom('II*\0', 'MM\0*', ''), (rest, start) => {
        expect(orientationIn(bytes(start, rest))).toBeGreaterThanOrEqual(1)
      }),
    )
  })

  it.each(['jpeg', 'progressive', 'png', 'webp', 'lossless'] as const)('is all that stays of the Exif of a %s', async (name) => {
    const kept = textOf(await bare(madePicture(name)))
    const exif = textOf(exifOf(6) as Uint8Array)
    expect([kept.split(exif).length, kept.split('II*\0').length]).toEqual([2, 2])
  })
})

describe('a JPEG', () => {
  const segment = (marker: number, said: string | Uint8Array) => {
    const data = bytes(said)
    return bytes([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 255], data)
  }
  const start = [0xff, 0xd8]
  const end = [0xff, 0xd9]
  const tables = segment(0xdb, 'tables')
  const scan = bytes(segment(0xda, '\x01\x01\0\0\x3f\0'), [1, 2, 0xff, 0, 3, 0xff, 0xd0, 4])

  it('keeps what its colours are meant by', async () => {
    const colours = bytes(segment(0xe2, 'ICC_PROFILE\0\x01\x01profile'), segment(0xee, 'Adobe\0\x64\0\0\0\0\x01'))
    const picture = bytes(start, colours, tables, scan, end)
    expect(await bare(picture)).toEqual(picture)
  })

  it('loses notes, also those between scans, the thumbnail, and what follows its end', async () => {
    const jfif = 'JFIF\0\x01\x02\0\0\x48\0\x48'
    const notes = bytes(
      segment(0xfe, 'SECRET'),
      segment(0xed, 'Photoshop 3.0\0SECRET'),
      segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0SECRET'),
    )
    const picture = bytes(start, segment(0xe0, `${jfif}\x02\x02SECRETSECRET`), notes, scan, notes, scan, end, 'ftypmp42 SECRET')
    expect(await bare(picture)).toEqual(bytes(start, segment(0xe0, `${jfif}\0\0`), scan, scan, end))
  })

  it('loses segments that are reserved, an index of more pictures and these, and what stands behind the colours', async () => {
    const adobe = 'Adobe\0\x64\0\0\0\0\x01'
    const notes = bytes(segment(0xc8, 'SECRET'), segment(0xf0, 'SECRET'), segment(0xe2, 'MPF\0SECRET'))
    const second = bytes(start, segment(0xe1, 'Exif\0\0SECRET'), scan, end)
    const picture = bytes(start, notes, segment(0xee, `${adobe}SECRET`), scan, end, second)
    expect(await bare(picture)).toEqual(bytes(start, segment(0xee, adobe), scan, end))
  })

  it.each(['\0', 'x', '\n\n\n\n'])('behind what does not belong to it is one nevertheless: %j', async (stray) => {
    const picture = bytes(start, segment(0xfe, 'SECRET'), tables, scan, end)
    expect(await bare(bytes(stray, picture), 3)).toEqual(bytes(start, tables, scan, end))
  })

  it('says how it is turned once, as it was said first', async () => {
    const turned = (way: number) => segment(0xe1, bytes('Exif\0\0', exifOf(way) as Uint8Array))
    expect(await bare(bytes(start, turned(6), turned(3), scan, end))).toEqual(bytes(start, turned(6), scan, end))
  })

  it('with bytes of no meaning between its segments is read on', async () => {
    expect(await bare(bytes(start, tables, 'SECRET\xff\0\xff', scan, 'SECRET'))).toEqual(bytes(start, tables, scan, 'SECRET'))
    expect(await bare(bytes(start, [0xff], scan, end))).toEqual(bytes(start, scan, end))
  })
})

describe('a PNG', () => {
  const chunk = (name: string, data: string) => {
    const said = bytes(name, data)
    return bytes(uint32(data.length), said, uint32(crc32(said)))
  }
  const start = '\x89PNG\r\n\x1a\n'
  const header = chunk('IHDR', '0123456789abc')

  it('loses texts, times, chunks of nobody’s, and what follows its end', async () => {
    const notes = bytes(...['tEXt', 'zTXt', 'iTXt', 'tIME', 'caBX', 'prVt', 'sPLT'].map((name) => chunk(name, 'SECRET')))
    const colours = bytes(chunk('gAMA', 'gama'), chunk('iCCP', 'profile'), chunk('cICP', 'hdrs'))
    const kept = [chunk('IDAT', 'pixels'), chunk('IEND', '')]
    const picture = bytes(start, header, notes, colours, ...kept, 'SECRET')
    expect(await bare(picture)).toEqual(bytes(start, header, colours, ...kept))
    const talkingEnd = bytes(start, header, chunk('IDAT', 'pixels'), chunk('IEND', 'SECRET'))
    expect(await bare(talkingEnd)).toEqual(bytes(start, header, ...kept))
  })

  it('has a sound checksum at what it says of turning', async () => {
    const kept = await bare(madePicture('png'))
    const at = textOf(kept).indexOf('eXIf')
    expect(viewOf(kept).getUint32(at + 4 + 26)).toBe(crc32(kept.subarray(at, at + 4 + 26)))
  })
})

describe('a WebP', () => {
  const chunk = (name: string, data: string) => {
    const length = uint32(data.length).reverse()
    return bytes(name, length, data, data.length % 2 ? [0] : [])
  }
  const riff = (...chunks: Uint8Array[]) => {
    const all = bytes(...chunks)
    return bytes('RIFF', uint32(all.length + 4).reverse(), 'WEBP', all)
  }

  it('is as long as it was, and blank where it said something', async () => {
    const [image, exif] = [chunk('VP8L', 'pixels!'), 'Exif\0\0II*\0SECRET and more of the same']
    const picture = riff(image, chunk('EXIF', exif), chunk('XMP ', 'SECRET'), chunk('C2PA', 'SECRET'))
    const blank = riff(image, chunk('EXIF', '\0'.repeat(exif.length)), chunk('XMP ', ' '.repeat(6)), chunk('C2PA', '\0'.repeat(6)))
    expect(await bare(bytes(picture, 'SECRET'))).toEqual(blank)
  })
})

it('a WebP that moves says nothing within its frames either, and stays as long', async () => {
  const chunk = (name: string, data: string | Uint8Array) => bytes(name, uint32(data.length).reverse(), data)
  const file = (said: string, told: string) => {
    const frame = bytes('0123456789abcdef', chunk('ALPH', 'opaque'), chunk('VP8 ', 'pixels'), chunk('EXIF', told), chunk('zzzz', said))
    const all = bytes(chunk('VP8X', '0123456789'), chunk('ANMF', frame), chunk('ANMF', frame))
    return bytes('RIFF', uint32(all.length + 4).reverse(), 'WEBP', all)
  }
  expect(await bare(file('SECRET', 'II*\0SECRET'), 7)).toEqual(file('\0'.repeat(6), '\0'.repeat(10)))
})

describe('a GIF', () => {
  const block = (said: string) => bytes([said.length], said)
  const extension = (label: number, ...said: string[]) => bytes([0x21, label], ...said.map(block), [0])
  const screen = bytes('GIF89a', [1, 0, 1, 0, 0x80, 0, 0], 'RGBrgb')
  const looping = extension(0xff, 'NETSCAPE2.0', '\x01\0\0')
  const image = bytes([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0x80], 'RGBrgb', [2], block('L\x01'), block('more'), [0])
  const frame = bytes(extension(0xf9, '\x04\x0a\0\0'), image)

  it('loses comments, texts, what applications say, and what follows its end', async () => {
    const notes = bytes(
      extension(0xfe, 'SECRET', 'SECRET'),
      extension(0x01, '0123456789ab', 'SECRET'),
      extension(0xff, 'XMP DataXMP', '<exif:GPSLatitude SECRET'),
      extension(0xff, 'NETSCAPE2.0', '\x02SECRET'),
      extension(0xab, 'SECRET'),
    )
    const colours = extension(0xff, 'ICCRGBG1012', 'profile')
    const picture = bytes(screen, notes, looping, colours, frame, notes, frame, [0x3b], 'SECRET')
    const kept = bytes(screen, looping, colours, frame, frame, [0x3b])
    expect(await bare(picture)).toEqual(kept)
    expect(await bare(picture, 1, 5)).toEqual(kept)
    expect(await bare(kept)).toEqual(kept)
  })

  it('that breaks off anywhere never breaks', async () => {
    const picture = bytes(screen, looping, frame, extension(0xfe, 'SECRET'), [0x3b])
    for (let end = 6; end < picture.length; end++) expect((await bare(picture.subarray(0, end), 9)).length).toBeLessThanOrEqual(end + 1)
  })
})

describe('a HEIF', () => {
  const box = (name: string, ...parts: (string | number[] | Uint8Array)[]) => {
    const content = bytes(...parts)
    return bytes(uint32(content.length + 8), name, content)
  }
  const ftyp = box('ftyp', 'heic', uint32(0), 'mif1')
  const item = (id: number, type: string) => box('infe', [2, 0, 0, 0, 0, id, 0, 0], type, [0])
  /** A picture (item 1) and Exif (item 2) in `mdat`, with Exif (item 3) beside the description. */
  const description = (picture: number, exif: number) =>
    box(
      'meta',
      uint32(0),
      box('iinf', [0, 0, 0, 0, 0, 3], item(1, 'hvc1'), item(2, 'Exif'), item(3, 'mime')),
      box(
        'iloc',
        [1, 0, 0, 0, 0x44, 0, 0, 3],
        ...[
          [0, 1, 0, 0, 0, 0, 0, 1, ...uint32(picture), ...uint32(6)],
          [0, 2, 0, 0, 0, 0, 0, 1, ...uint32(exif), ...uint32(6)],
          [0, 3, 0, 1, 0, 0, 0, 1, ...uint32(2), ...uint32(6)],
        ],
      ),
      box('idat', '..SECRET'),
      box('iprp', 'turned'),
    )
  const media = box('mdat', 'pixelsSECRETmore')
  const lengthOfDescription = description(0, 0).length
  const inOrder = ftyp.length + lengthOfDescription + 8
  const usual = bytes(
    ftyp,
    description(inOrder, inOrder + 6),
    media,
    box('uuid', 'SECRET'),
    box('moov', box('trak', box('udta', 'SECRET'))),
  )

  it('is blank where its Exif was, and all else keeps its place', async () => {
    const kept = textOf(await bare(usual, 50))
    expect(kept.length).toBe(usual.length)
    expect(kept).toContain('pixels\0\0\0\0\0\0more')
    expect(kept).toContain('..\0\0\0\0\0\0')
    expect(kept).toContain('iprpturned')
    expect(kept).not.toContain('SECRET')
  })

  it('is the same with its description behind what it describes', async () => {
    const at = ftyp.length + 8
    const kept = textOf(await bare(bytes(ftyp, media, description(at, at + 6)), 50))
    expect(kept).toContain('pixels\0\0\0\0\0\0more')
    expect(kept).not.toContain('SECRET')
  })

  it('of any content and length never breaks', async () => {
    const odd = fc.record({ at: fc.nat(usual.length - 1), with: fc.uint8Array({ minLength: 1, maxLength: 12 }) })
    await fc.assert(
      fc.asyncProperty(fc.array(odd, { maxLength: 4 }), async (changes) => {
        const sent = usual.slice()
        for (const { at, with: bytes } of changes) sent.set(bytes.subarray(0, sent.length - at), at)
        expect((await bare(sent, 37)).length).toBeLessThanOrEqual(sent.length)
      }),
      { numRuns: 500 },
    )
  })
})

it('whatever begins like a picture is read to its end, in bounded time', async () => {
  const starts = madePictures.map((name) => madePicture(name).subarray(0, 24))
  const content = fc.tuple(
    fc.constantFrom(...starts),
    fc.array(fc.oneof(fc.uint8Array({ maxLength: 40 }), fc.constantFrom(...starts)), { maxLength: 8 }),
  )
  await fc.assert(
    fc.asyncProperty(content, async ([start, rest]) => {
      const sent = concat(start, ...rest)
      expect((await bare(sent, 13)).length).toBeLessThanOrEqual(sent.length + 4)
    }),
    { numRuns: 1000 },
  )
})

it.each([
  ['a million marks of a JPEG', bytes([0xff, 0xd8]), bytes([0xff, 0xe1, 0, 2])],
  ['a million fillings of a JPEG', bytes([0xff, 0xd8]), bytes([0xff, 0xff, 0xff, 0xff])],
  ['a million chunks of a PNG', bytes('\x89PNG\r\n\x1a\n'), bytes(uint32(0), 'tEXt0000')],
  ['a million notes of a GIF', bytes('GIF89a', [1, 0, 1, 0, 0, 0, 0]), bytes([0x21, 0xfe, 0, 0x21, 0xfe, 0])],
])('%s do not take long', async (_, start, part) => {
  const many = new Uint8Array(start.length + part.length * 1_000_000)
  many.set(start)
  for (let at = start.length; at < many.length; at += part.length) many.set(part, at)
  const worked = workingTime()
  await bare(many)
  expect(worked()).toBeLessThan(2000)
})

it('what is no picture stays as it is', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (sent) => {
      expect(await bare(bytes('%PDF-', sent), 7)).toEqual(bytes('%PDF-', sent))
    }),
  )
})

it('one that is too long is refused as any other file, however much of it would be left out', async () => {
  async function* endless() {
    yield bytes('\x89PNG\r\n\x1a\n', uint32(0x7fff_ffff), 'tEXt')
    for (;;) yield new Uint8Array(65_536)
  }
  await expect(joined(barePicture(bounded(endless(), 1_000_000)))).rejects.toMatchObject({ code: 'too-large' })
})

it('who sends more than the picture is heard out', async () => {
  let sent = 0
  async function* talkative() {
    yield madePicture('png')
    for (; sent < 3; sent++) yield new Uint8Array(100)
  }
  expect(await joined(barePicture(talkative()))).toEqual(await bare(madePicture('png')))
  expect(sent).toBe(3)
})
