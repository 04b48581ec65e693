import { strFromU8, strToU8, unzipSync } from 'fflate'
import { describe, expect, it, vi } from 'vitest'
import { type Attachment, attachments } from '../../attachment/index.ts'
import type { Part, PrintedDocument } from '../../document/index.ts'
import { type Journal, type JournalEntry, journalRevisions, journals } from '../../journal/index.ts'
import { storedEntry } from '../../journal/test-entry.ts'
import { joined, type Kind, newEnvelope, type StoredRecord } from '../../kernel/index.ts'
import { exportDeps, whole } from '../test-export.ts'
import { exportJournalJson, exportJournalPdf, exportJournalZip, measureJournal } from './index.ts'

type Deps = ReturnType<typeof exportDeps>

const envelope = (deps: Deps) => newEnvelope(deps.ids.next(), '2026-03-05T09:00:00.000Z')

async function stored<R extends StoredRecord>(deps: Deps, kind: Kind<R>, record: R): Promise<R> {
  await deps.store.save(deps.actor.space, kind, record, { expectedVersion: 0 })
  return record
}

async function* bytes(text: string) {
  yield strToU8(text)
}

async function fileOf(deps: Deps, entryId: string, name: string, id = deps.ids.next()): Promise<Attachment> {
  const blobId = deps.ids.next()
  const { size, sha256 } = await deps.blobs.put(deps.actor.space, blobId, bytes(`content of ${id}`))
  const owner = { kind: 'journal-entry', id: entryId } as const
  return stored(deps, attachments, { ...envelope(deps), id, owner, name, size, type: 'image/jpeg', pixels: null, sha256, blobId })
}

const sealedBy = { iv: 'AAAAAAAAAAAAAAAA', data: 'c2VhbGVk' }

const allotment = (deps: Deps): Journal => ({ ...envelope(deps), name: 'Allotment: the plot', seal: null })

async function unzipped(pieces: AsyncIterable<Uint8Array>): Promise<Record<string, string>> {
  const files = unzipSync(await joined(pieces))
  return Object.fromEntries(Object.entries(files).map(([name, content]) => [name, strFromU8(content)]))
}

describe('the folder', () => {
  it('holds a file for each entry, by year and day, with its text as it is', async () => {
    const deps = exportDeps()
    const journal = await stored(deps, journals, allotment(deps))
    await storedEntry(deps, { title: 'A/B?', body: '# Head\n\n- [ ] *x*' })
    await storedEntry(deps, { title: 'a b', body: '' })
    await storedEntry(deps, { entryDate: '2025-12-31', title: '', body: 'Nothing.', journalId: journal.id })
    const files = await unzipped(exportJournalZip(deps, {}))
    expect(Object.keys(files)).toEqual(['Allotment the plot/2025/2025-12-31.md', '2026/2026-03-05 A B.md', '2026/2026-03-05 a b (2).md'])
    expect(files['2026/2026-03-05 A B.md']).toMatch(/^---\nid: .*\n[\s\S]*---\n\n# Head\n\n- \[ \] \*x\*\n$/)
  })

  it('links entries and files by where they lie, and leaves other links as they are', async () => {
    const deps = exportDeps()
    const [first, picture] = [deps.ids.next(), deps.ids.next()]
    const other = await storedEntry(deps, { entryDate: '2025-01-02', title: 'Old (1)', body: `See [this](/journal/${first}).` })
    const body = `[old](/journal/${other.id}) ![pier](attachment:${picture} "t") [task](/tasks/${other.id}) [gone](/journal/${deps.ids.next()})`
    await storedEntry(deps, { id: first, body: `${body}\n\n\`![x](attachment:${picture})\``, photoIds: [picture] })
    await fileOf(deps, first, 'Pier & sea.JPG', picture)
    await fileOf(deps, first, 'pier & sea.jpg')
    const files = await unzipped(exportJournalZip(deps, {}))
    expect(files['2026/2026-03-05.md']).toContain(
      body
        .replace(`/journal/${other.id}`, '../2025/2025-01-02%20Old%20%281%29.md')
        .replace(`attachment:${picture}`, 'media/Pier%20%26%20sea.JPG')
        .concat(`\n\n\`![x](attachment:${picture})\``),
    )
    expect(files['2025/2025-01-02 Old (1).md']).toContain('[this](../2026/2026-03-05.md)')
    expect(files['2026/media/Pier & sea.JPG']).toBe(`content of ${picture}`)
    expect(Object.keys(files)).toContain('2026/media/pier & sea (2).jpg')
  })

  it('keeps to the days and the journal asked for, and to what is not in the trash', async () => {
    const deps = exportDeps()
    const journal = await stored(deps, journals, allotment(deps))
    for (const day of ['2026-03-04', '2026-03-05', '2026-03-06']) await storedEntry(deps, { entryDate: day, title: 'open' })
    await storedEntry(deps, { title: 'plot', journalId: journal.id })
    await storedEntry(deps, { title: 'gone', deletedAt: '2026-03-05T10:00:00.000Z' })
    const names = async (range: object) => Object.keys(await unzipped(exportJournalZip(deps, range)))
    const day = { from: '2026-03-05', before: '2026-03-06' }
    expect(await names(day)).toEqual(['2026/2026-03-05 open.md', 'Allotment the plot/2026/2026-03-05 plot.md'])
    expect(await names({ ...day, journalId: null })).toEqual(['2026/2026-03-05 open.md'])
    expect(await names({ journalId: journal.id })).toEqual(['Allotment the plot/2026/2026-03-05 plot.md'])
  })

  it('holds what is sealed as it is sealed, and tells how it is opened', async () => {
    const deps = exportDeps()
    const { id } = await storedEntry(deps, { sealed: sealedBy })
    const files = await unzipped(exportJournalZip(deps, {}))
    expect(JSON.parse(files['2026/2026-03-05 Sealed.sealed.json'] ?? '')).toMatchObject({ id, sealed: sealedBy })
    expect(Object.keys(files)).toEqual([expect.anything(), 'Sealed entries/Read me.txt', 'Sealed entries/journals.json'])
  })

  it('goes on without a content that is missing', async () => {
    const deps = exportDeps()
    const { id } = await storedEntry(deps)
    const file = await fileOf(deps, id, 'a.jpg')
    await deps.blobs.erase(deps.actor.space, file.blobId)
    expect(Object.keys(await unzipped(exportJournalZip(deps, {})))).toEqual(['2026/2026-03-05.md'])
  })
})

it('the JSON holds the records of the range as they are', async () => {
  const deps = exportDeps()
  const journal = await stored(deps, journals, allotment(deps))
  const entry = await storedEntry(deps, { title: 'One', body: 'Text' })
  const outside = await storedEntry(deps, { entryDate: '2026-04-01' })
  const revisionOf = ({ id, title, body }: JournalEntry) => ({
    ...envelope(deps),
    ...{ entryId: id, entryVersion: 1, writtenAt: '2026-03-05T09:00:00.000Z', title, body, sealed: null, wordCount: 0 },
  })
  const revision = await stored(deps, journalRevisions, revisionOf(entry))
  await stored(deps, journalRevisions, revisionOf(outside))
  const file = await fileOf(deps, entry.id, 'a.jpg')
  expect(JSON.parse(await whole(exportJournalJson(deps, { before: '2026-04-01' })))).toMatchObject({
    ...{ format: 'throughline', version: 1, from: null, before: '2026-04-01' },
    ...{ journals: [journal], entries: [entry], revisions: [revision], files: [file] },
  })
})

it('reads nothing of entries outside of the range, however it is exported', async () => {
  const deps = exportDeps()
  const inside = await storedEntry(deps)
  for (let n = 0; n < 12; n++) await storedEntry(deps)
  const outside = await storedEntry(deps, { entryDate: '2026-04-01' })
  for (const { id } of [inside, outside]) {
    const text = { title: '', body: 'Before', sealed: null, wordCount: 1 }
    await stored(deps, journalRevisions, {
      ...envelope(deps),
      entryId: id,
      entryVersion: 1,
      writtenAt: '2026-03-05T09:00:00.000Z',
      ...text,
    })
    await fileOf(deps, id, 'a.jpg')
  }
  const [list, listEach] = [vi.spyOn(deps.store, 'list'), vi.spyOn(deps.store, 'listEach')]
  const range = { before: '2026-04-01' }
  const { revisions, files } = JSON.parse(await whole(exportJournalJson(deps, range)))
  expect([revisions, files]).toMatchObject([[{ entryId: inside.id }], [{ owner: { id: inside.id } }]])
  await joined(exportJournalZip(deps, range))
  await measureJournal(deps, range)
  const read = await Promise.all([...list.mock.results, ...listEach.mock.results].map(({ value }) => value))
  expect(JSON.stringify(read.map((found) => (found instanceof Map ? [...found] : found)))).not.toContain(outside.id)
})

it('tells how much there is', async () => {
  const deps = exportDeps()
  const { id } = await storedEntry(deps, { title: 'One', body: 'Two words', wordCount: 2 })
  await storedEntry(deps, { sealed: sealedBy })
  const { size } = await fileOf(deps, id, 'a.jpg')
  await fileOf(deps, deps.ids.next(), 'of another.jpg')
  expect(await measureJournal(deps, {})).toEqual({ entries: 2, words: 2, files: 1, fileBytes: size, textLength: 20, sealed: 1 })
  expect(await measureJournal(deps, { from: '2027-01-01' })).toMatchObject({ entries: 0, files: 0 })
})

describe('the print', () => {
  /** The document that a printer is given, with all of its parts. */
  async function printed(deps: Deps, range: object = {}): Promise<PrintedDocument & { all: Part[] }> {
    const all: Part[] = []
    let given: PrintedDocument | undefined
    async function* print(document: PrintedDocument) {
      given = document
      for await (const part of document.parts) all.push(part)
      yield strToU8('%PDF')
    }
    const asked = { paper: 'a4', origin: 'https://throughline.example', ...range } as const
    await joined(exportJournalPdf({ ...deps, printer: { print } }, asked))
    return { ...(given as PrintedDocument), all }
  }

  it('tells of each entry when it was, how it felt and what it says, month by month', async () => {
    const deps = exportDeps()
    deps.actor.locale = 'en-GB'
    const said = { mood: 1, energy: 4, feelings: ['calm'], tags: ['forecast', 'oskar'], prompt: { id: null, text: 'What?' } }
    const entry = { title: 'Spike', body: 'Well, *well*.', timeZone: 'Europe/Berlin', entryAt: '2026-03-05T17:40:00.000Z', ...said }
    const { id } = await storedEntry(deps, entry)
    await storedEntry(deps, { entryDate: '2026-04-01', entryAt: '2026-04-02T01:00:00.000Z', body: '' })
    const { title, language, all } = await printed(deps, { from: '2026-03-01', before: '2026-05-01' })
    expect({ title, language }).toEqual({ title: 'Journal, 1 March 2026 – 30 April 2026', language: 'en-GB' })
    expect(all).toEqual([
      { kind: 'section', level: 1, title: 'March 2026' },
      {
        ...{ kind: 'section', level: 2, title: 'Spike', outline: '5 March · Spike', anchor: id },
        ...{ above: 'Thursday, 5 March 2026, 18:40', below: 'Good · energy 4 of 5 · calm · #forecast #oskar' },
      },
      { kind: 'paragraph', spans: [{ text: 'What?', italic: true }] },
      { kind: 'paragraph', spans: [{ text: 'Well, ' }, { text: 'well', italic: true }, { text: '.' }] },
      { kind: 'section', level: 1, title: 'April 2026' },
      expect.objectContaining({ above: 'Wednesday, 1 April 2026', outline: '1 April' }),
    ])
  })

  it('links entries within it, other records where they are, and nothing that runs', async () => {
    const deps = exportDeps()
    const [other, away] = [await storedEntry(deps), deps.ids.next()]
    const body = `[a](/journal/${other.id}) [b](/journal/${away}) [c](/tasks/${away}) [d](javascript:x) [e](https://e.example)`
    await storedEntry(deps, { body })
    const { all } = await printed(deps)
    const hrefs = all.flatMap((part) => ('spans' in part ? part.spans.flatMap(({ href }) => href ?? []) : []))
    const site = 'https://throughline.example'
    expect(hrefs).toEqual([`#${other.id}`, `${site}/journal/${away}`, `${site}/tasks/${away}`, 'https://e.example'])
  })

  it('shows pictures that are kept, says of a sealed entry that it is, and of a time without any that there is none', async () => {
    const deps = exportDeps()
    const picture = deps.ids.next()
    const { id } = await storedEntry(deps, { body: `![pier](attachment:${picture})` })
    await fileOf(deps, id, 'a.jpg', picture)
    await storedEntry(deps, { sealed: sealedBy })
    const { all, picture: contentOf } = await printed(deps)
    expect(all.at(2)).toEqual({ kind: 'picture', id: picture, alt: 'pier' })
    const content = await contentOf(picture)
    expect(content && strFromU8(await joined(content))).toBe(`content of ${picture}`)
    expect(await contentOf(id)).toBeNull()
    expect(all.at(-1)).toMatchObject({ kind: 'note', spans: [{ text: expect.stringContaining('sealed') }] })
    expect((await printed(deps, { from: '2030-01-01' })).all).toMatchObject([{ kind: 'note' }])
  })
})
