import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { aNote, holdingsContract, notes, put } from '@throughline/contracts'
import { afterAll, expect, it } from 'vitest'
import { copySqlite, openSqlite, openSqliteHoldings } from './index.ts'

const folder = mkdtempSync(join(tmpdir(), 'throughline-holdings-'))
afterAll(() => rmSync(folder, { recursive: true }))

let files = 0
const place = () => join(folder, `${++files}.sqlite`)

holdingsContract('SQLite', {
  place,
  open: (file, kinds) => openSqlite({ file, kinds }),
  holdings: (file, kinds, use) => openSqliteHoldings({ file, kinds, use }),
})

async function noted() {
  const file = place()
  const { store, close } = openSqlite({ file, kinds: [notes] })
  const note = aNote({ title: 'Quince', labels: ['a'] })
  await put(store, 'space', notes, note)
  return { file, note, close }
}

async function faultsOf(file: string) {
  const held = openSqliteHoldings({ file, kinds: [notes], use: 'read' })
  const faults: string[] = []
  for await (const fault of held.faults()) faults.push(fault)
  await held.close()
  return faults
}

it.each([
  ['a column', `UPDATE note SET "key_status" = 'done'`, 'it is found by another status than its own.'],
  ['a value of many', 'DELETE FROM _each_note_byLabel', 'it is missing in _each_note_byLabel.'],
  [
    'a value that nobody has',
    `INSERT INTO _each_note_byLabel SELECT space, key_status, 'z', key_place, id, row FROM _each_note_byLabel`,
    '_each_note_byLabel has 2 rows',
  ],
  ['a word', `DELETE FROM _text_note`, 'Search finds 1 of note by other words than theirs.'],
  ['what is no JSON', `UPDATE note SET record = '{'`, 'what is stored can not be read.'],
  ['another version', 'UPDATE note SET version = 7', 'it is kept under another id or version than its own.'],
])('finds %s that differs from its record', async (_, sql, said) => {
  const { file, close } = await noted()
  await close()
  expect(await faultsOf(file)).toEqual([])
  const raw = new DatabaseSync(file)
  raw.exec(sql)
  raw.close()
  expect((await faultsOf(file)).join('\n')).toContain(said)
})

it('reads and copies what a server is writing to, without a change to it', async () => {
  const { file, note, close } = await noted()
  expect(await faultsOf(file)).toEqual([])
  copySqlite(file, `${file}.copy`)
  await close()
  const copy = openSqlite({ file: `${file}.copy`, kinds: [notes] })
  expect(await copy.store.get('space', notes, note.id)).toEqual(note)
  await copy.close()
})

it('makes no database where there is none to be read', () => {
  expect(() => openSqliteHoldings({ file: join(folder, 'none.sqlite'), kinds: [notes], use: 'read' })).toThrow('There is no database')
})
