import { workingTime } from '@throughline/contracts'
import { expect, it } from 'vitest'
import { joined } from '../../kernel/index.ts'
import { concat, latin1 } from './bytes.ts'
import { barePicture } from './index.ts'

declare const performance: { now(): number }

async function* whole(bytes: Uint8Array) {
  yield bytes
}

const uint32 = (value: number) => String.fromCharCode(value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255)

const box = (name: string, ...parts: string[]) => {
  const content = parts.join('')
  return uint32(content.length + 8) + name + content
}
const full = (name: string, ...parts: string[]) => box(name, uint32(0), ...parts)
const bare = async (file: string) =>
  Array.from(await joined(barePicture(whole(latin1(file)))), (byte) => String.fromCharCode(byte)).join('')

const ftyp = (brand: string) => box('ftyp', brand, uint32(0))
const handler = (type: string, name: string) => full('hdlr', uint32(0), type, uint32(0).repeat(3), name)
const zero = (text: string) => '\0'.repeat(text.length)

/** A sequence of pictures: `said` stands wherever something may be told of where, when and with what. */
const sequence = (said: string, time: string, saying: (name: string) => string) =>
  box(
    'moov',
    full('mvhd', time, time, 'rate'),
    box(saying('meta'), said),
    box(
      'trak',
      full('tkhd', time, time, 'track'),
      box(saying('meta'), said),
      box('mdia', full('mdhd', time, time, 'scale'), handler('pict', said), box('minf', box('stbl', 'samples'))),
    ),
    box('trak', box('mdia', handler('vide', ''), full('mdhd', time, time, 'scale'))),
  )

it.each(['heic', 'hevc', 'msf1', 'avis'])(
  'a sequence of %s says nothing of place, time and names, with its samples as they were',
  async (brand) => {
    const sent = ftyp(brand) + sequence('SECRET', 'TIME', (name) => name) + box('mdat', 'pixels')
    const kept = ftyp(brand) + sequence(zero('SECRET'), zero('TIME'), () => 'free') + box('mdat', 'pixels')
    expect(await bare(sent)).toBe(kept)
  },
)

it('times that take eight bytes are blank too', async () => {
  const head = (time: string) => box('mvhd', '\x01\0\0\0', time, time, 'rate')
  expect(await bare(ftyp('msf1') + box('moov', head('LONGTIME')))).toBe(ftyp('msf1') + box('moov', head(zero('LONGTIME'))))
})

it('a track that is neither seen nor heard is emptied', async () => {
  const media = box('mdia', handler('meta', 'SECRET'))
  expect(await bare(ftyp('msf1') + box('moov', box('trak', media)))).toBe(ftyp('msf1') + box('moov', box('free', zero(media))))
})

it('of properties stay those that say how a picture looks, each at its number; of items no names', async () => {
  const told = ['udes', 'crtt', 'mdft', 'altt', 'itai', 'uuid']
  const described = (said: string, each: readonly string[], note: string) =>
    full(
      'meta',
      handler('pict', said),
      full('iinf', '\0\x01', box('infe', '\x02\0\0\0\0\x01\0\0hvc1', said)),
      box('iprp', box('ipco', box('colr', 'profile'), ...each.map((name) => box(name, said)), box('irot', '\x01')), box('ipma', 'numbers')),
      box(note, said),
    )
  const sent = ftyp('heic') + described('SECRET', told, 'xml ') + box('free', 'SECRET') + box('mdat', 'pixels')
  const kept =
    ftyp('heic') +
    described(
      zero('SECRET'),
      told.map(() => 'free'),
      'free',
    ) +
    box('free', zero('SECRET')) +
    box('mdat', 'pixels')
  expect(await bare(sent)).toBe(kept)
})

it('what an old entry without a kind tells of is blank', async () => {
  const at = ftyp('heic').length + 8
  const media = box('mdat', 'pixelsSECRET')
  const entry = (name: string) => box('infe', '\0\0\0\0\0\x02\0\0', name)
  const places = full('iloc', '\x44\0\0\x01', '\0\x02\0\0\0\x01', uint32(at + 6), uint32(6))
  const file = (name: string) => full('meta', full('iinf', '\0\x01', entry(name)), places)
  expect(await bare(ftyp('heic') + media + file('x\0'))).toBe(ftyp('heic') + box('mdat', `pixels${zero('SECRET')}`) + file('\0\0'))
})

it.each([
  ['before its description', ftyp('heic')],
  ['behind it', ftyp('heic') + full('meta')],
  ['in a film', `${ftyp('msf1')}${uint32(0)}moov`],
  ['in its description', `${ftyp('heic')}${uint32(0)}meta${uint32(0)}`],
])('millions of boxes %s take no time', async (_, start) => {
  const empty = latin1(box('free').repeat(1000))
  const file = concat(latin1(start), ...Array.from({ length: 2900 }, () => empty))
  const worked = workingTime()
  await joined(barePicture(whole(file)))
  expect(worked()).toBeLessThan(1000)
})
