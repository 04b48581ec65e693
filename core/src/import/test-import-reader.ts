import { fakeActor } from '@throughline/contracts'
import { beforeAll, describe, expect, it } from 'vitest'
import { attachments } from '../attachment/index.ts'
import { type FileSource, heldFile, joined } from '../kernel/index.ts'
import { tasks } from '../task/index.ts'
import { writeZip } from '../zip/index.ts'
import type { ImportReader, Reading, ReadRecord } from './import-reader.ts'

const id = '019a9b3c-5d00-7cc0-8000-bbbbbbbbbbbb'
const at = '2026-03-05T09:00:00.000Z'
const text = (...lines: string[]) => heldFile(new TextEncoder().encode(lines.join('\n')))
const head = 'TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE'

/** What is asked of a file of this format. */
export const readingOf = (format: string, accountId = fakeActor().accountId): Reading => ({
  ...{ format, importId: id, now: at },
  actor: fakeActor({ accountId, timeZone: 'Europe/Berlin' }),
})

/** A Todoist export of tasks with these titles. */
export const todoistFile = (titles: readonly string[]): FileSource => text(head, ...titles.map((title) => `task,${title},,4,1,,,,,`))

/** What is to be made of a file, by bundles. */
export const bundlesIn = (reader: ImportReader, format: string, file: FileSource): Promise<ReadRecord[][]> =>
  reader.open(readingOf(format), file, async (open) => {
    const bundles: ReadRecord[][] = []
    for await (const bundle of open.records()) bundles.push(bundle)
    return bundles
  })

/** What every implementation of the ImportReader port must do. It reads tasks and their files. */
export function importReaderContract(name: string, make: () => ImportReader): void {
  describe(`${name} reader of imports`, () => {
    let reader: ImportReader
    beforeAll(() => {
      reader = make()
    })

    it('says what importing a file would do', async () => {
      expect(await reader.preview(readingOf('todoist-csv'), todoistFile(['Pack tomorrow', 'Move']))).toMatchObject({
        ...{ format: 'todoist-csv', problems: [], counts: { tasks: 2 } },
        rows: [{ title: 'Pack tomorrow' }, { title: 'Move' }],
      })
    })

    it('answers all that is to be made, in its order and in bundles, the same at every try', async () => {
      const file = todoistFile(Array.from({ length: 450 }, (_, i) => `Task ${i}`))
      const bundles = await bundlesIn(reader, 'todoist-csv', file)
      expect(bundles.length).toBeGreaterThan(2)
      expect(bundles.flat().map(({ record }) => (record as { title?: string }).title)).toEqual(
        Array.from({ length: 450 }, (_, i) => `Task ${i}`),
      )
      expect(bundles[0]?.[0]).toMatchObject({ kind: 'task', record: { importId: id, version: 1, createdAt: at } })
      expect(await bundlesIn(reader, 'todoist-csv', file)).toEqual(bundles)
    })

    it('reads the contents of an archive while it is open', async () => {
      const content = 'slate '.repeat(200_000)
      const read = await reader.open(readingOf('throughline-zip'), await archiveFile('Pack', content), async (open) => {
        const made: ReadRecord[] = []
        for await (const bundle of open.records()) made.push(...bundle)
        const files = made.flatMap(({ file }) => file ?? [])
        return { contents: open.contents, files, bytes: await joined(open.content(files[0] as string)) }
      })
      expect(read).toMatchObject({ contents: { count: 1, size: content.length }, files: [expect.stringMatching(/^files\//)] })
      expect(read.bytes).toEqual(new TextEncoder().encode(content))
    })

    it('tells of a content that breaks off', async () => {
      const whole = await archiveFile('Pack', 'slate '.repeat(200_000))
      const bytes = await whole.bytes({ start: 0, end: whole.size })
      const place = bytes.findLastIndex((_, i) => bytes[i] === 0x50 && bytes[i + 1] === 0x4b && bytes[i + 2] === 7)
      bytes.fill(0xff, place - 300, place)
      const read = reader.open(readingOf('throughline-zip'), heldFile(bytes), async (open) => {
        for await (const bundle of open.records()) for (const { file } of bundle) if (file) await joined(open.content(file))
      })
      await expect(read).rejects.toMatchObject({ code: 'validation', message: expect.stringContaining('damaged') })
    })

    it.each([
      ['outlook', text('x'), 'unsupported-format'],
      ['todoist-csv', text(head, 'task,"never closed'), 'validation'],
      ['throughline-zip', text('PKslate'), 'validation'],
      ['loop-zip', text('slate'), 'unsupported-format'],
    ])('refuses what is no file of the format %s', async (format, file, code) => {
      await expect(reader.preview(readingOf(format), file)).rejects.toMatchObject({ name: 'AppError', code })
      await expect(bundlesIn(reader, format, file)).rejects.toMatchObject({ name: 'AppError', code })
    })

    it('passes on what goes wrong while the file is used or read', async () => {
      const failing = reader.open(readingOf('todoist-csv'), todoistFile(['Pack']), () => Promise.reject(new Error('full')))
      await expect(failing).rejects.toThrow('full')
      const gone: FileSource = { ...todoistFile(['Pack']), bytes: () => Promise.reject(new Error('gone')) }
      await expect(reader.preview(readingOf('todoist-csv'), gone)).rejects.toThrow('gone')
    })
  })
}

/** An archive of one task with one file. */
export function archiveFile(title: string, content = title): Promise<FileSource> {
  const envelope = { createdAt: at, updatedAt: at, version: 1, deletedAt: null }
  const none = { dueDate: null, dueAt: null, timeZone: null, startDate: null, durationMinutes: null, recurrence: null, parentId: null }
  const links = {
    goalId: null,
    formerGoalId: null,
    roundId: null,
    importId: null,
    lastCompletion: null,
    closedAt: null,
    deletedWith: null,
    actionOf: null,
    saidIn: null,
  }
  const lists = { reminders: [], checklist: [], blockedBy: [], links: [], tags: [] }
  const task = { ...envelope, ...none, ...links, ...lists, id, title, notes: '', status: 'open', priority: 'none', order: 'a0' }
  const said = { name: 'list.txt', size: content.length, type: 'text/plain', sha256: '0'.repeat(64), pixels: null, blobId: id }
  const about = { format: 'throughline', version: 2, exportedAt: at, kinds: { task: tasks.version, attachment: attachments.version } }
  const lines = (record: object) => `[\n${JSON.stringify(record)}\n]\n`
  const files = [
    ['throughline.json', JSON.stringify(about)],
    ['records/task.json', lines(task)],
    ['records/attachment.json', lines({ ...envelope, id, owner: { kind: 'task', id }, ...said })],
    [`files/${id}.txt`, content],
  ] as const
  async function* packed() {
    for (const [name, held] of files) yield { name, packed: !name.startsWith('files/'), content: one(held) }
  }
  async function* one(held: string) {
    yield held
  }
  return joined(writeZip(packed(), Temporal.PlainDateTime.from('2026-03-05T09:00'))).then(heldFile)
}
