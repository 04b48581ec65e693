import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { aNote, newerNotes, notes, people, put } from '@throughline/contracts'
import { defineKind } from '@throughline/core/kernel'
import { afterAll, describe, expect, it } from 'vitest'
import { Database } from './database.ts'
import { openSqlite } from './index.ts'

const folder = mkdtempSync(join(tmpdir(), 'throughline-opening-'))
afterAll(() => rmSync(folder, { recursive: true }))

let made = 0
const newFile = () => join(folder, `${++made}`, 'throughline.sqlite')
/** How SQLite numbers `synchronous = FULL`. */
const FULL = 2
const firstPage = { limit: 200 }
const backupsOf = (file: string) => readdirSync(join(file, '..')).filter((name) => name.endsWith('.backup'))
const mode = (path: string) => statSync(path).mode & 0o777

function raw<T>(file: string, work: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(file)
  try {
    return work(database)
  } finally {
    database.close()
  }
}

describe('opening', () => {
  it('writes nothing where everything is as it is to be', async () => {
    const file = newFile()
    await openSqlite({ file, kinds: [notes, people] }).close()
    const beside = new DatabaseSync(file)
    const commits = () => beside.prepare('PRAGMA data_version').get()
    const before = commits()
    const { close } = openSqlite({ file, kinds: [notes, people] })
    expect(commits()).toEqual(before)
    beside.close()
    await close()
  })

  it.skipIf(process.platform === 'win32')('makes the folder and the file for their owner alone', async () => {
    const file = newFile()
    const { close } = openSqlite({ file, kinds: [notes] })
    expect(mode(file)).toBe(0o600)
    expect(mode(`${file}-wal`)).toBe(0o600)
    expect(mode(join(file, '..'))).toBe(0o700)
    await close()
    chmodSync(file, 0o644)
    await openSqlite({ file, kinds: [notes] }).close()
    expect(mode(file)).toBe(0o600)
  })

  it('has every commit synced to the disk', () => {
    const database = new Database(newFile())
    expect([database.get('PRAGMA journal_mode'), database.get('PRAGMA synchronous')]).toEqual([['wal'], [FULL]])
    database.close()
  })

  it('says in words when the file is damaged', () => {
    const file = join(folder, 'damaged.sqlite')
    writeFileSync(file, 'This is no database. '.repeat(100))
    expect(() => openSqlite({ file, kinds: [notes] })).toThrow(
      expect.objectContaining({ code: 'unavailable', message: expect.stringContaining('damaged') }),
    )
  })

  it('says in words when the file can not be made', () => {
    const blocking = join(folder, 'not-a-folder')
    writeFileSync(blocking, '')
    const file = join(blocking, 'throughline.sqlite')
    expect(() => openSqlite({ file, kinds: [notes] })).toThrow(
      expect.objectContaining({ code: 'unavailable', message: expect.stringContaining(file) }),
    )
  })

  it('leaves the database of another program alone', () => {
    const file = join(folder, 'foreign.sqlite')
    raw(file, (database) => database.exec('CREATE TABLE theirs (x)'))
    expect(() => openSqlite({ file, kinds: [notes] })).toThrow(expect.objectContaining({ code: 'unavailable' }))
  })

  it('refuses what a newer version has written, be it the tables or a kind', async () => {
    const file = newFile()
    const refusal = expect.objectContaining({ code: 'unavailable', message: expect.stringContaining('newer version of Throughline') })
    await openSqlite({ file, kinds: [newerNotes] }).close()
    expect(() => openSqlite({ file, kinds: [notes] })).toThrow(refusal)
    raw(file, (database) => database.exec('PRAGMA user_version = 99'))
    expect(() => openSqlite({ file, kinds: [newerNotes] })).toThrow(refusal)
    expect(backupsOf(file)).toEqual([])
  })

  it('answers unavailable once it is closed', async () => {
    const { store, directory, close } = openSqlite({ file: ':memory:', kinds: [notes] })
    await close()
    await close()
    await expect(store.ready()).rejects.toMatchObject({ code: 'unavailable' })
    await expect(store.get('space', notes, 'x')).rejects.toMatchObject({ code: 'unavailable' })
    await expect(put(store, 'space', notes, aNote())).rejects.toMatchObject({ code: 'unavailable' })
    await expect(directory.sweep('2026-03-05T09:00:00.000Z')).rejects.toMatchObject({ code: 'unavailable' })
  })

  it('finishes the saves that wait before it closes, also those of a space that is new', async () => {
    const file = newFile()
    const { store, close } = openSqlite({ file, kinds: [notes] })
    const saves = Array.from({ length: 500 }, (_, i) => put(store, `space-${i % 3}`, notes, aNote()))
    await close()
    await Promise.all(saves)
    const again = openSqlite({ file, kinds: [notes] })
    const counts = await Promise.all([0, 1, 2].map((i) => again.store.count(`space-${i}`, notes.queries.all, {})))
    expect(counts).toEqual([167, 167, 166])
    await again.close()
  })
})

describe('a declaration that changed', () => {
  it('gives older records their new keys, without a copy when no record changes', async () => {
    const file = newFile()
    const before = openSqlite({ file, kinds: [notes] })
    const note = await put(before.store, 'space', notes, aNote({ title: 'Ripe pear', labels: ['x'] }))
    await before.close()

    const regrouped = defineKind('note', {
      schema: notes.schema,
      version: 1,
      keys: { length: ({ title }) => title.length },
      queries: { byLength: { range: 'length', order: ['length', 'id'] }, byLabel: { each: 'labels', order: ['id'] } },
    })
    const { store, close } = openSqlite({ file, kinds: [regrouped] })
    expect((await store.list('space', regrouped.queries.byLength, { from: 9 }, firstPage)).items).toEqual([note])
    expect((await store.list('space', regrouped.queries.byLabel, { each: 'x' }, firstPage)).items).toEqual([note])
    expect((await store.search('space', 'pear', [regrouped], firstPage)).items).toEqual([])
    await close()
    expect(backupsOf(file)).toEqual([])
    const columns = raw(file, (database) =>
      database
        .prepare(`SELECT name FROM pragma_table_info('note')`)
        .all()
        .map(({ name }) => name),
    )
    expect(columns).toEqual(['row', 'space', 'id', 'version', 'record', 'key_deletedAt', 'key_length'])

    const again = openSqlite({ file, kinds: [notes] })
    expect((await again.store.search('space', 'pear', [notes], firstPage)).items).toHaveLength(1)
    await again.close()
  })

  it('brings records to a new version also when they are found as before', async () => {
    const file = newFile()
    const before = openSqlite({ file, kinds: [notes] })
    const note = await put(before.store, 'space', notes, aNote({ title: 'pear' }))
    await before.close()
    const capital = {
      ...notes,
      version: 2,
      upcasters: { 1: ({ title, ...old }: Record<string, unknown>) => ({ ...old, title: `Quince and ${title}` }) },
    }
    const { store, close } = openSqlite({ file, kinds: [capital] })
    const expected = { ...note, title: 'Quince and pear' }
    expect((await store.list('space', capital.queries.byWords, { where: { words: 3 } }, firstPage)).items).toEqual([expected])
    expect((await store.search('space', 'quince', [capital], firstPage)).items).toEqual([{ kind: 'note', record: expected }])
    await close()
  })

  it('leaves a usable copy of the records as they were before it rewrites them', async () => {
    const file = newFile()
    const before = openSqlite({ file, kinds: [notes, people] })
    const note = await put(before.store, 'space', notes, aNote({ title: 'As it was' }))
    await before.close()
    await openSqlite({ file, kinds: [newerNotes, people] }).close()
    await openSqlite({ file, kinds: [newerNotes, people] }).close()

    const backups = backupsOf(file)
    expect(backups).toHaveLength(1)
    const copy = join(file, '..', backups[0] as string)
    expect(mode(copy)).toBe(0o600)
    const { store, close } = openSqlite({ file: copy, kinds: [notes, people] })
    expect(await store.get('space', notes, note.id)).toEqual(note)
    await close()
  })

  it('changes nothing when a rewrite fails halfway', async () => {
    const file = newFile()
    const before = openSqlite({ file, kinds: [notes] })
    const saved = [
      await put(before.store, 'space', notes, aNote({ title: 'Good' })),
      await put(before.store, 'space', notes, aNote({ title: 'Bad' })),
    ]
    await before.close()
    const faulty = {
      ...newerNotes,
      upcasters: {
        ...newerNotes.upcasters,
        1: (old: Record<string, unknown>) => {
          if (old.title === 'Bad') throw new Error('This one can not be read.')
          return { ...old, feeling: 'x' }
        },
      },
    }
    expect(() => openSqlite({ file, kinds: [faulty] })).toThrow('This one can not be read.')
    const { store, close } = openSqlite({ file, kinds: [notes] })
    expect((await store.list('space', notes.queries.all, {}, firstPage)).items).toEqual(saved)
    await close()
  })
})
