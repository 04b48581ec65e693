import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { dot, zipOf } from '../journal/test-journal.ts'
import { entryFaults, messagesOf, textOf } from '../journal/test-read.ts'
import { readMarkdownZip } from './read-markdown-zip.ts'

const context = { timeZone: 'Europe/Berlin', written: [] }

async function read(files: Record<string, string | Uint8Array>) {
  const plan = await readMarkdownZip(zipOf(files), context)
  expect(entryFaults(plan)).toEqual([])
  return { plan, entries: plan.entries ?? [], texts: (plan.entries ?? []).map(textOf), said: messagesOf(plan) }
}

const front = (properties: object, body: string) => `---\n${stringify(properties)}---\n${body}`

describe('a note', () => {
  it.each([
    ['2026-03-05.md', 'Rain', '2026-03-05', ''],
    ['daily/2026/2026-03-05.md', 'Rain', '2026-03-05', ''],
    ['2026/03/05.md', 'Rain', '2026-03-05', ''],
    ['vault/2026/03-March/05.md', 'Rain', '2026-03-05', ''],
    ['20260305.markdown', 'Rain', '2026-03-05', ''],
    ['2026-03-05 Dinner at Noor’s.md', 'Rain', '2026-03-05', 'Dinner at Noor’s'],
    ['2026-03-05 (2).md', '# Second thoughts\nRain', '2026-03-05', 'Second thoughts'],
    ['2026-03-05.md', '# 2026-03-05\nRain', '2026-03-05', ''],
    ['Trip.md', front({ date: '2026-03-05' }, 'Rain'), '2026-03-05', 'Trip'],
    ['2026-03-06.md', front({ created: '2026-03-05' }, 'Rain'), '2026-03-06', ''],
    ['2026-03-06.md', front({ date: '2026-03-05' }, 'Rain'), '2026-03-05', ''],
  ])('%s is about its day', async (path, text, entryDate, title) => {
    const { entries, said } = await read({ [path]: text })
    expect(entries).toMatchObject([{ entryDate, title, entryAt: `${entryDate}T11:00:00.000Z`, timeZone: 'Europe/Berlin' }])
    expect(said).toEqual([])
  })

  it.each([
    [{ date: '2026-03-05 7:30' }, '2026-03-05', '2026-03-05T06:30:00.000Z'],
    [{ date: '2026-03-05T23:30:00-05:00' }, '2026-03-06', '2026-03-06T04:30:00.000Z'],
    [{ date: '2026-03-05', created: '2026-03-05T21:00' }, '2026-03-05', '2026-03-05T20:00:00.000Z'],
    [{ date: '2026-03-05', created: '2026-04-01T21:00' }, '2026-03-05', '2026-03-05T11:00:00.000Z'],
    [{ entryDate: '2026-03-04', entryAt: '2026-03-05T00:30:00.000Z', timeZone: 'America/Lima' }, '2026-03-04', '2026-03-05T00:30:00.000Z'],
  ])('with %j is of that moment', async (properties, entryDate, entryAt) => {
    const { entries } = await read({ 'a.md': front(properties, 'x') })
    expect(entries).toMatchObject([{ entryDate, entryAt }])
  })

  it('says by its properties how it was, and keeps all others below its text', async () => {
    const properties = {
      ...{ title: 'The spike', tags: ['work/forecast', 'deep work'], mood: -1, energy: 4, feelings: ['calm'], starred: true },
      ...{ prompt: 'What surprised you?', aliases: ['spike day'], weather: { sky: 'grey' }, steps: 8000 },
    }
    const { entries, texts, said } = await read({ '2026-03-05.md': front(properties, 'Rain') })
    expect(entries).toMatchObject([
      {
        ...{ title: 'The spike', tags: ['work/forecast', 'deep-work'], mood: -1, energy: 4, feelings: ['calm'], starred: true },
        prompt: { id: null, text: 'What surprised you?' },
      },
    ])
    expect(texts).toEqual(['Rain\n\n```yaml\nweather:\n  sky: grey\nsteps: 8000\n```'])
    expect(said).toEqual([
      expect.stringMatching(/^weather: This property of one file has no place/),
      expect.stringMatching(/^steps:/),
      expect.stringContaining('“deep-work”'),
    ])
  })

  it('has its tags as a list or as a text, and a mood in words among its feelings', async () => {
    const { entries } = await read({ '2026-03-05.md': front({ tags: '#rain, mika walk', mood: 'hopeful' }, 'x') })
    expect(entries).toMatchObject([{ tags: ['rain', 'mika', 'walk'], mood: null, feelings: ['hopeful'] }])
  })

  it('of a folder that counts moods from 1 to 5 has them from −2 to 2; other numbers stay words', async () => {
    const five = await read({ '2026-03-05.md': front({ mood: 5 }, 'x'), '2026-03-06.md': front({ mood: 2 }, 'y') })
    expect(five.entries.map(({ mood }) => mood)).toEqual([2, -1])
    expect(five.said).toEqual(['mood: Moods from 1 to 5 became −2 to 2.'])
    const other = await read({ '2026-03-05.md': front({ mood: 80 }, 'x') })
    expect([other.entries[0]?.mood, other.texts[0]]).toEqual([null, 'x\n\n```yaml\nmood: 80\n```'])
  })

  it.each([
    ['cannot be read', '---\ntitle: "open\ntags: [a\n---\nRain'],
    ['names one twice', '---\na: 1\na: 2\n---\nRain'],
    [
      'is a tangle of aliases',
      `---\na: &a [x, x, x, x, x, x, x, x, x]\n${'bcdefghi'
        .split('')
        .map((name, i) => `${name}: &${name} [${`*${'abcdefgh'[i]}, `.repeat(9)}]`)
        .join('\n')}\n---\nRain`,
    ],
    ['goes round in a circle', '---\na: &a\n  b: *a\n  c: [*a, *a]\n---\nRain'],
    ['is nested without end', `---\na: ${'['.repeat(20_000)}\n---\nRain`],
    ['is far too long', `---\na: ${'x'.repeat(70_000)}\n---\nRain`],
  ])('whose front matter %s is imported, and nothing of it is lost', async (_, text) => {
    const { entries, texts } = await read({ '2026-03-05.md': text })
    expect(entries).toHaveLength(1)
    expect(texts[0]).toContain('Rain')
    for (const line of text.split('\n').slice(1, 3)) expect(texts[0]).toContain(line)
  })

  it('whose properties would change what an object is does not', async () => {
    const { texts } = await read({ '2026-03-05.md': '---\n__proto__: {starred: true}\nconstructor: x\n---\nRain' })
    expect(texts[0]).toContain('Rain')
    expect(({} as { starred?: boolean }).starred).toBeUndefined()
  })
})

describe('a folder of notes', () => {
  it('brings the pictures and files they name, wherever they lie', async () => {
    const { plan, texts, entries, said } = await read({
      'vault/daily/2026-03-05.md':
        'A ![[dot.png|300]] b ![the *dot*](<../my files/a b.png>) c ![](../assets/dot.png) d [menu](menu.pdf) e ![[menu.pdf]]',
      'vault/assets/dot.png': dot,
      'vault/my files/a b.png': dot,
      'vault/assets/menu.pdf': '%PDF-1.4',
      'vault/assets/unused.png': dot,
    })
    expect(texts).toEqual([
      'A ![](attachment:dot.png) b ![the *dot*](attachment:a b.png) c ![](attachment:dot.png) d [menu](attachment:menu.pdf) e [menu.pdf](attachment:menu.pdf)',
    ])
    expect(entries[0]?.files.map(({ path }) => path)).toEqual(['vault/assets/dot.png', 'vault/my files/a b.png', 'vault/assets/menu.pdf'])
    expect(plan.counts).toMatchObject({ entries: 1, photos: 2, files: 1 })
    expect(said).toEqual(['Files: One file is named by no note with a day; left out.'])
  })

  it('leaves alone what is elsewhere, missing, or in code', async () => {
    const body = '![](https://example.org/a.png) ![x](gone.png) `![[dot.png]]`\n\n```\n![](dot.png)\n```'
    const { texts, said } = await read({ '2026-03-05.md': body, 'dot.png': dot })
    expect(texts).toEqual([body])
    expect(said[0]).toBe('2026-03-05.md: The file “gone.png” is not in the archive; what names it stays as it is.')
  })

  it('links its notes to each other by their paths, names, aliases, titles and days', async () => {
    const { texts } = await read({
      'a/2026-03-05.md': 'x [[2026-03-06]] [[Noor|her]] [there](../b/Dinner.md) [[Mar 6th, 2026]] [[nobody]] [[dinner#soup]] ![[Dinner]]',
      'a/2026-03-06.md': front({ aliases: 'Noor' }, 'y'),
      'b/Dinner.md': front({ date: '2026-03-07' }, 'z'),
    })
    const [six, dinner] = ['/journal/a/2026-03-06.md', '/journal/b/Dinner.md']
    expect(texts[0]).toBe(
      `x [2026-03-06](${six}) [her](${six}) [there](${dinner}) [Mar 6th, 2026](${six}) [[nobody]] [dinner#soup](${dinner}) [Dinner](${dinner})`,
    )
  })

  it('leaves out what has no day, is empty, cannot be read or is an app’s own, and says so by its path', async () => {
    const { entries, said } = await read({
      ...{ '2026-03-05.md': 'x', 'Shopping.md': 'milk', '2026-03-06.md': '', '2026-03-07.md': Uint8Array.of(0xe9, 0x20, 0xff) },
      ...{ '.obsidian/2026-03-08.md': 'x', '__MACOSX/._2026-03-05.md': 'x', 'logseq/bak/2026_03_05.md': 'x' },
    })
    expect(entries).toHaveLength(1)
    expect(said.map((message) => message.split(':')[0]).sort()).toEqual(['2026-03-06.md', '2026-03-07.md', 'Shopping.md'])
  })

  it('without a day in most files names but a few of them', async () => {
    const files = Object.fromEntries(Array.from({ length: 50 }, (_, i) => [`note ${i}.md`, 'x']))
    const { said } = await read({ ...files, '2026-03-05.md': 'x' })
    expect([said.length, said.at(-1)]).toEqual([21, 'Files: 30 more files do not say which day they are about; left out.'])
  })

  it('takes over once what an entry of the same moment and text has already', async () => {
    const first = await read({ '2026-03-05.md': 'Rain', '2026-03-06.md': 'Sun, after [[2026-03-05]]' })
    expect(first.entries).toHaveLength(2)
    const written = [{ id: 'known', sign: '2026-03-05T11:00:00.000Z 1  Rain' }]
    const again = await readMarkdownZip(zipOf({ '2026-03-05.md': 'Rain', '2026-03-06.md': 'Sun, after [[2026-03-05]]' }), {
      ...context,
      written,
    })
    expect(again.entries?.map(({ entryDate }) => entryDate)).toEqual(['2026-03-06'])
    expect(again.entryIds?.get('2026-03-05.md')).toBe('known')
    expect(messagesOf(again)).toEqual([expect.stringContaining('One entry is in your journal already')])
  })

  it('of none is refused', async () => {
    await expect(readMarkdownZip(zipOf({ 'a.txt': 'x' }), context)).rejects.toMatchObject({ code: 'unsupported-format' })
  })
})

describe('a graph of Logseq', () => {
  it('is read with its properties, boxes and pictures', async () => {
    const { entries, texts } = await read({
      'graph/journals/2026_03_05.md':
        'tags:: [[garden]], #rain\nmood:: 1\nweather:: grey\n\n- TODO sow beans\n  id:: 6411\n\t- DONE buy beans\n- ![dot.png](../assets/dot.png){:height 30, :width 40}\n- with [[Mar 5th, 2026]]',
      'graph/assets/dot.png': dot,
    })
    expect(entries).toMatchObject([{ entryDate: '2026-03-05', tags: ['garden', 'rain'], mood: 1, title: '' }])
    expect(texts).toEqual([
      '- [ ] sow beans\n\t- [x] buy beans\n- ![dot.png](attachment:dot.png)\n- with [Mar 5th, 2026](/journal/graph/journals/2026_03_05.md)\n\n```yaml\nweather: grey\n```',
    ])
  })
})

it('whatever is in a file makes an entry that can be stored, and keeps each of its words', async () => {
  const key = fc.constantFrom(
    'title',
    'tags',
    'mood',
    'energy',
    'feelings',
    'starred',
    'prompt',
    'date',
    'entryAt',
    'timeZone',
    'aliases',
    'x',
    'a b',
  )
  const value = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.integer(),
    fc.boolean(),
    fc.constantFrom(null, [], {}, '2026-03-05', 'Europe/Paris'),
  )
  const properties = fc.dictionary(key, fc.oneof(value, fc.array(value), fc.dictionary(fc.constantFrom('id', 'text', 'y'), value)))
  const word = fc.constantFrom(
    'rain',
    '[[a]]',
    '![[dot.png]]',
    '![](dot.png)',
    '# one',
    '- two',
    '`',
    '---',
    '\n',
    '\n\n',
    '](',
    '\ud800',
    '[x](2026-03-06.md)',
  )
  await fc.assert(
    fc.asyncProperty(properties, fc.array(word, { maxLength: 12 }), async (said, words) => {
      const { texts, entries, plan } = await read({
        '2026-03-05.md': front(said, `walked ${words.join(' ')}`),
        '2026-03-06.md': 'other',
        'dot.png': dot,
      })
      expect(entries.length + plan.problems.length).toBeGreaterThanOrEqual(2)
      expect(texts.join() + entries.map(({ title }) => title).join()).toContain('walked')
    }),
    { numRuns: 150 },
  )
})
