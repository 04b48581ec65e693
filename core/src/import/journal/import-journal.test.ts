import { atEveryStep, faulty, interrupted } from '@throughline/contracts'
import { describe, expect, it } from 'vitest'
import { type Attachment, attachments, readAttachment, storageUsed } from '../../attachment/index.ts'
import { madePicture } from '../../attachment/picture/test-pictures.ts'
import { createEntry, type JournalEntry, journalEntries, restoreEntry } from '../../journal/index.ts'
import { joined, listAll } from '../../kernel/index.ts'
import { previewImport } from '../preview-import.ts'
import { resumeImports } from '../resume-imports.ts'
import { runImport } from '../run-import.ts'
import { imports } from '../schema.ts'
import { importDeps, partsLeft } from '../test-import.ts'
import { undoImport } from '../undo-import.ts'
import { dayOneEntry, dayOnePhoto, dayOneZip, dot, PHOTO, zipOf } from './test-journal.ts'

const id = '019a9b3c-5d00-7cc0-8000-bbbbbbbbbbbb'
type Deps = ReturnType<typeof importDeps>

const entriesIn = ({ store, actor }: Deps): Promise<JournalEntry[]> => listAll({ store }, actor.space, journalEntries.queries.oldest, {})
const filesIn = ({ store, actor }: Deps): Promise<Attachment[]> => listAll({ store }, actor.space, attachments.queries.all, {})

const withPhoto = dayOneEntry({ text: `Look\\!\n\n![](dayone-moment://${PHOTO})`, photos: [dayOnePhoto], tags: ['walks'] })
const later = dayOneEntry({
  uuid: 'BB',
  creationDate: '2025-12-24T08:00:00Z',
  text: 'As [then](dayone2://view?entryId=CC08EAA4F4B144EBBA74E416DCDB0B66)',
})
const dayOne = () => ({ format: 'dayone-zip', file: dayOneZip(withPhoto, later) })

describe('an import of a journal', () => {
  it('is previewed with its days, its first entries and pictures, and nothing is stored', async () => {
    const deps = importDeps()
    expect(await previewImport(deps, dayOne())).toMatchObject({
      format: 'dayone-zip',
      counts: { tasks: 0, entries: 2, photos: 1, tags: 1 },
      days: { from: '2025-11-02', to: '2025-12-24' },
      entries: [
        { title: '', excerpt: 'Look!', entryDate: '2025-11-02', photos: 1, tags: ['walks'] },
        { excerpt: 'As then', photos: 0 },
      ],
      problems: [],
    })
    expect([await entriesIn(deps), await filesIn(deps), await storageUsed(deps)]).toEqual([[], [], 0])
  })

  it('makes entries that show their pictures and link each other', async () => {
    const deps = importDeps()
    expect(await runImport(deps, { id, ...dayOne() })).toMatchObject({ state: 'applied', counts: { entries: 2, photos: 1 } })
    const [first, second] = await entriesIn(deps)
    const [photo] = await filesIn(deps)
    expect(photo).toMatchObject({
      owner: { kind: 'journal-entry', id: first?.id },
      type: 'image/png',
      sha256: expect.stringMatching(/^\w{64}$/),
    })
    expect(first).toMatchObject({ body: `Look!\n\n![](attachment:${photo?.id})`, photoIds: [photo?.id], excerpt: 'Look!', importId: id })
    expect(second).toMatchObject({ body: `As [then](/journal/${first?.id})`, links: [{ kind: 'journal-entry', id: first?.id }] })
    expect(await joined(await readAttachment(deps, photo as Attachment))).toEqual(dot)
    expect(await storageUsed(deps)).toBe(photo?.size)
  })

  it('makes nothing twice, whatever was imported or written before', async () => {
    const deps = importDeps()
    await createEntry(deps, { entryAt: '2025-12-24T08:00:00.000Z', timeZone: 'Europe/Budapest', body: 'As then' })
    await runImport(deps, { id, ...dayOne() })
    expect(await entriesIn(deps)).toHaveLength(2)
    const again = await previewImport(deps, dayOne())
    expect(again).toMatchObject({
      counts: { entries: 0, photos: 0 },
      days: null,
      problems: [{ message: expect.stringContaining('2 entries') }],
    })
  })

  it('is taken back as one, and single entries come back with their pictures', async () => {
    const deps = importDeps()
    await runImport(deps, { id, ...dayOne() })
    const [first] = await entriesIn(deps)
    expect(await undoImport(deps, id)).toMatchObject({ state: 'undone' })
    expect(await entriesIn(deps)).toEqual([])
    await restoreEntry(deps, first?.id ?? '')
    const [photo] = await filesIn(deps)
    expect(await joined(await readAttachment(deps, photo as Attachment))).toEqual(dot)
    await undoImport(deps, id)
    expect(await entriesIn(deps)).toHaveLength(1)
  })

  it('keeps pictures without where and when they were taken, and takes no room for that', async () => {
    const deps = { ...importDeps(), storageLimit: 10_000 }
    await runImport(deps, { id, format: 'markdown-zip', file: zipOf({ '2026-03-05.md': '![[a.jpg]]', 'a.jpg': madePicture('jpeg') }) })
    const [photo] = await filesIn(deps)
    const kept = await joined(await readAttachment(deps, photo as Attachment))
    expect(String.fromCharCode(...kept)).not.toContain('SECRET')
    expect(photo).toMatchObject({ type: 'image/jpeg', size: kept.length })
    expect(await storageUsed(deps)).toBe(kept.length)
  })

  it('takes no more room than there is, before anything is made', async () => {
    const deps = { ...importDeps(), storageLimit: dot.length - 1 }
    await expect(runImport(deps, { id, ...dayOne() })).rejects.toMatchObject({ code: 'too-large' })
    expect([await entriesIn(deps), await filesIn(deps), await partsLeft(deps)]).toEqual([[], [], 0])
  })

  it('of an archive whose picture is damaged makes nothing', async () => {
    const deps = importDeps()
    const { file, format } = dayOne()
    const bytes = await file.bytes({ start: 0, end: file.size })
    const place = bytes.findIndex((_, i) => bytes[i] === 0x89 && bytes[i + 1] === 0x50 && bytes[i + 2] === 0x4e)
    bytes.fill(0, place + 20, place + 30)
    await expect(runImport(deps, { id, format, file })).rejects.toMatchObject({
      code: 'validation',
      message: expect.stringContaining('damaged'),
    })
    expect([await entriesIn(deps), await filesIn(deps), await storageUsed(deps)]).toEqual([[], [], 0])
  })

  it('stopped anywhere is finished later, or never began', async () => {
    await atEveryStep(async (plan) => {
      const deps = importDeps()
      await interrupted(
        runImport(faulty(deps, plan), { id, format: 'markdown-zip', file: zipOf({ '2026-03-05.md': '![[a.png]]', 'a.png': dot }) }),
      )
      deps.clock.advance({ minutes: 70 })
      await resumeImports(deps)
      const applied = (await deps.store.get(deps.actor.space, imports, id))?.state === 'applied'
      const [entries, files] = [await entriesIn(deps), await filesIn(deps)]
      expect([entries.length, files.length]).toEqual(applied ? [1, 1] : [0, 0])
      for (const photo of files) expect(await joined(await readAttachment(deps, photo))).toEqual(dot)
    })
  })
})
