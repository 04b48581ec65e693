import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { heldFile } from '../../kernel/index.ts'
import { dayOneEntry, dayOnePhoto, dayOneZip, dot, MD5, PHOTO, zipOf } from '../journal/test-journal.ts'
import { entryFaults, messagesOf, textOf } from '../journal/test-read.ts'
import { utf8 } from '../test-import.ts'
import { readDayOneZip } from './read-day-one-zip.ts'

const context = { timeZone: 'Europe/Berlin', written: [] }
const read = (...entries: object[]) => readDayOneZip(dayOneZip(...entries), context)
const one = async (entry: object) => {
  const plan = await read(dayOneEntry(entry))
  expect(entryFaults(plan)).toEqual([])
  return { plan, entry: plan.entries?.[0] as NonNullable<typeof plan.entries>[number], said: messagesOf(plan) }
}

describe('an entry of Day One', () => {
  it('is about the day it was in its own zone, however late in UTC, and keeps both', async () => {
    const { entry, said } = await one({ creationDate: '2025-11-02T23:30:00Z', starred: true, tags: ['rain', 'Mika'] })
    expect(entry).toMatchObject({
      ...{ entryDate: '2025-11-03', entryAt: '2025-11-02T23:30:00.000Z', timeZone: 'Europe/Budapest' },
      ...{ starred: true, tags: ['rain', 'Mika'], title: '', mood: null },
    })
    expect([textOf(entry), said]).toEqual(['Rain again. Mika stayed!', []])
  })

  it('takes the heading it begins with as its title', async () => {
    const { entry } = await one({ text: '# The allotment\\!\nBeans \\- at last\\.' })
    expect([entry.title, textOf(entry)]).toEqual(['The allotment!', 'Beans - at last.'])
  })

  it('shows its photos where they stood, and those it does not name below', async () => {
    const shown = await one({ text: `Look:\n\n![](dayone-moment:\\/\\/${PHOTO})\n\nNice\\.`.replaceAll('\\/', '/'), photos: [dayOnePhoto] })
    expect(textOf(shown.entry)).toBe(`Look:\n\n![](attachment:${MD5}.png)\n\nNice.`)
    expect(shown.entry.files).toEqual([{ path: `photos/${MD5}.png`, name: `${MD5}.png`, size: dot.length }])
    expect(shown.plan.counts).toMatchObject({ entries: 1, photos: 1, files: 0 })
    const below = await one({ text: 'Look', photos: [dayOnePhoto] })
    expect(textOf(below.entry)).toBe(`Look\n\n![](attachment:${MD5}.png)`)
  })

  it('tells of a photo that is not in the archive, and leaves its mark out', async () => {
    const { entry, said } = await one({ text: `A ![](dayone-moment://${PHOTO}) b`, photos: [{ ...dayOnePhoto, md5: 'gone' }] })
    expect(textOf(entry)).toBe('A  b')
    expect(said).toEqual(['2025-11-02: A photo of it is not in the archive; it was left out.'])
  })

  it('keeps recordings and PDF files as files that are linked', async () => {
    const plan = await readDayOneZip(
      zipOf({
        'Journal.json': {
          entries: [dayOneEntry({ text: 'Hear: ![](dayone-moment:/audio/A1)', audios: [{ identifier: 'A1', md5: 'abc' }] })],
        },
        'audios/abc.m4a': 'sound',
      }),
      context,
    )
    expect(textOf(plan.entries![0]!)).toBe('Hear: [abc.m4a](attachment:abc.m4a)')
    expect(plan.counts).toMatchObject({ photos: 0, files: 1 })
  })

  it('keeps where it was and the weather as a line below', async () => {
    const { entry } = await one({
      location: { placeName: 'Market Hall', localityName: 'Pécs', country: 'Hungary', latitude: 46.07, longitude: 18.23 },
      weather: { temperatureCelsius: 7.6, conditionsDescription: 'Light_Rain' },
    })
    expect(textOf(entry)).toMatch(/\n\n\*Market Hall, Pécs, Hungary · Light\\_Rain, 8 °C\*$/)
    const { entry: bare } = await one({ location: { latitude: -33.9, longitude: 18.4, placeName: '(null)' } })
    expect(textOf(bare)).toMatch(/\*33\.9000° S, 18\.4000° E\*$/)
  })

  it('without a text is read of its rich text', async () => {
    const richText = JSON.stringify({
      contents: [
        { text: 'Plans\n', attributes: { line: { header: 1 } } },
        { text: 'Sow ', attributes: { line: { listStyle: 'checkbox', checked: true } } },
        { text: 'beans', attributes: { bold: true } },
        { text: '\n' },
        { embeddedObjects: [{ type: 'photo', identifier: PHOTO }] },
      ],
    })
    const { entry } = await one({ text: undefined, richText, photos: [dayOnePhoto] })
    expect([entry.title, textOf(entry)]).toEqual(['Plans', `- [x] Sow **beans**\n![](attachment:${MD5}.png)`])
  })

  it('links to another entry of the archive, and to none that is not in it', async () => {
    const other = dayOneEntry({
      uuid: 'AA',
      text: 'See [that](dayone2://view?entryId=CC08EAA4F4B144EBBA74E416DCDB0B66) and [this](dayone2://view?entryId=BB)',
    })
    const plan = await read(dayOneEntry(), other)
    expect(textOf(plan.entries![1]!)).toBe('See [that](/journal/cc08eaa4f4b144ebba74e416dcdb0b66) and [this](dayone2://view?entryId=BB)')
  })

  it('of another zone than there is takes the person’s; without a moment it is left out', async () => {
    const { entry, said } = await one({ timeZone: 'Mars/Olympus' })
    expect(entry).toMatchObject({ timeZone: 'Europe/Berlin', entryDate: '2025-11-02' })
    expect(said).toEqual(['2025-11-02: Its time zone “Mars/Olympus” is not known; your own was taken.'])
    const plan = await read(
      dayOneEntry({ creationDate: '(null)' }),
      dayOneEntry({ creationDate: '1850-01-01T00:00:00Z' }),
      dayOneEntry({ text: '', richText: '(null)' }),
    )
    expect(plan.entries).toEqual([])
    expect(messagesOf(plan)).toEqual([
      expect.stringContaining('is none; it was left out'),
      expect.stringContaining('Nobody can write about the day 1850-01-01'),
      expect.stringContaining('There is nothing in it'),
    ])
  })

  it('gets tags of one word, each told once', async () => {
    const plan = await read(dayOneEntry({ tags: ['deep work', '!!!'] }), dayOneEntry({ tags: ['deep work'] }))
    expect(plan.entries?.map(({ tags }) => tags)).toEqual([['deep-work'], ['deep-work']])
    expect(messagesOf(plan)).toEqual(['#deep work: The tag became “deep-work”: a tag is one word.', expect.stringContaining('#!!!')])
  })

  it('that is too long becomes several of its day, and nothing is lost', async () => {
    const lines = Array.from({ length: 3000 }, (_, i) => `Line ${i} of a very long day ${'x'.repeat(60)}`)
    const plan = await read(dayOneEntry({ text: `# Long\n${lines.join('\n')}` }))
    expect(entryFaults(plan)).toEqual([])
    expect(plan.entries?.map(({ title }) => title)).toEqual(['Long', 'Long (2)', 'Long (3)'])
    expect(plan.entries?.map(textOf).join('\n')).toBe(lines.join('\n'))
    expect(new Set(plan.entries?.map(({ entryAt }) => entryAt)).size).toBe(3)
  })
})

describe('an archive of Day One', () => {
  it('of several journals makes each a tag', async () => {
    const plan = await readDayOneZip(
      zipOf({ 'Journal.json': { entries: [dayOneEntry()] }, 'Night shift.json': { entries: [dayOneEntry()] }, 'other.json': { a: 1 } }),
      context,
    )
    expect(plan.entries?.map(({ tags }) => tags)).toEqual([['Journal'], ['Night-shift']])
    expect(plan.sections).toMatchObject([{ name: 'Journal' }, { name: 'Night shift', tag: 'Night-shift' }])
    expect(messagesOf(plan)).toContain('other.json: This file is no journal; it was left out.')
  })

  it.each([
    ['is no archive', heldFile(utf8('{"entries":[]}')), 'unsupported-format'],
    ['is something else', zipOf({ 'a.txt': 'x', 'b.json': {} }), 'unsupported-format'],
    ['breaks off', zipOf({ 'Journal.json': '{"entries":[{' }), 'validation'],
    ['is in another encoding', zipOf({ 'Journal.json': Uint8Array.of(0x7b, 0xe9, 0x7d) }), 'unsupported-format'],
    ['leads out of itself', zipOf({ 'Journal.json': { entries: [] }, '../photos/a.png': dot }), 'validation'],
    ['unpacks to far more', zipOf({ 'Journal.json': ' '.repeat(80 * 1024 * 1024) }), 'too-large'],
  ])('that %s is refused in words', async (_, file, code) => {
    await expect(readDayOneZip(file, context)).rejects.toMatchObject({ name: 'AppError', code, message: expect.stringMatching(/\.$/) })
  })

  it('of whatever values makes entries that can be stored, or tells', async () => {
    const value = fc.oneof(
      fc.constantFrom('(null)', null, 7, true, [], {}, '2025-11-02T22:30:00Z', 'Europe/Paris', '\ud800', '\u0000a'),
      fc.string({ unit: 'binary' }),
    )
    const names = fc.constantFrom(
      'uuid',
      'creationDate',
      'timeZone',
      'text',
      'richText',
      'tags',
      'starred',
      'location',
      'weather',
      'photos',
      'videos',
    )
    const entry = fc.dictionary(
      names,
      fc.oneof(value, fc.array(value), fc.dictionary(fc.constantFrom('identifier', 'md5', 'placeName', 'latitude'), value)),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(entry, { maxLength: 4 }), async (entries) => {
        const plan = await read(...entries.map((said) => dayOneEntry(said)))
        expect(entryFaults(plan)).toEqual([])
        expect((plan.entries?.length ?? 0) + plan.problems.length).toBeGreaterThanOrEqual(entries.length)
      }),
      { numRuns: 150 },
    )
  })
})
