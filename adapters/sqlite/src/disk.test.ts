import { copyFileSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Database } from './database.ts'
import { type Disk, diskOf } from './disk.ts'
import { createWriter } from './writer.ts'

const folder = mkdtempSync(join(tmpdir(), 'throughline-disk-'))
afterAll(() => rmSync(folder, { recursive: true }))
afterEach(() => vi.restoreAllMocks())

const probe = await open(join(folder, 'probe'), 'w')
const handles = Object.getPrototypeOf(probe) as FileHandle
await probe.close()
const failed = (code: string) => Object.assign(new Error(code), { code })

let file: string
let database: Database
let disk: Disk
beforeEach(async (context) => {
  file = join(folder, `${context.task.id}.sqlite`)
  database = new Database(file)
  database.exec('CREATE TABLE t (x)')
  database.emptyLog()
  disk = diskOf(database)
  return async () => {
    await disk.close()
    database.close()
  }
})

const add = (x: string) => database.transaction(() => database.run('INSERT INTO t VALUES (?)', x))
/** What is there when all but the file itself is lost. */
function inTheFileAlone(): unknown[] {
  const copy = join(folder, 'copy.sqlite')
  copyFileSync(file, copy)
  const opened = new Database(copy)
  const found = opened.all('SELECT x FROM t').flat()
  opened.close()
  return found
}

it('takes the log to the disk, and its name in the folder once', async () => {
  const [datasync, sync] = [vi.spyOn(handles, 'datasync'), vi.spyOn(handles, 'sync')]
  add('a')
  await disk.sync()
  add('b')
  await disk.sync()
  expect(datasync).toHaveBeenCalledTimes(2)
  expect(sync).toHaveBeenCalledTimes(process.platform === 'win32' ? 0 : 1)
  expect(statSync(`${file}-wal`).size).toBeGreaterThan(0)
})

it('takes it beside the event loop: a commit itself waits for it no more', () => {
  expect(database.get('PRAGMA synchronous')).toEqual([1])
})

it.each([
  ['EIO', 'could not be read or written'],
  ['ENOSPC', 'disk is full'],
])('says what is wrong with a disk that does not take it (%s), and then writes anew what may be lost', async (code, words) => {
  vi.spyOn(handles, 'datasync').mockRejectedValueOnce(failed(code))
  add('a')
  await expect(disk.sync()).rejects.toMatchObject({ code: 'unavailable', message: expect.stringContaining(words) })
  expect(inTheFileAlone()).toEqual([])
  add('b')
  await disk.sync()
  expect(inTheFileAlone()).toEqual(['a', 'b'])
  add('c')
  await disk.sync()
  expect(inTheFileAlone()).toEqual(['a', 'b'])
})

it('is sure of nothing while another program keeps the log from being emptied', async () => {
  vi.spyOn(handles, 'datasync').mockRejectedValueOnce(failed('EIO'))
  add('a')
  await expect(disk.sync()).rejects.toThrow()
  database.exec('PRAGMA busy_timeout = 0')
  const reader = new Database(file, { readOnly: true })
  reader.exec('BEGIN; SELECT count(*) FROM t')
  add('b')
  await expect(disk.sync()).rejects.toMatchObject({ code: 'unavailable', message: expect.stringContaining('in use') })
  reader.exec('COMMIT')
  await disk.sync()
  expect(inTheFileAlone()).toEqual(['a', 'b'])
  reader.close()
})

it('tells a writer of a save once the disk has it', async () => {
  const order: string[] = []
  const datasync = handles.datasync
  vi.spyOn(handles, 'datasync').mockImplementation(async function (this: FileHandle) {
    await datasync.call(this)
    order.push('on the disk')
  })
  const writer = createWriter(database, { undone: vi.fn(), committed: () => order.push('told of') })
  await writer.write(() => database.run('INSERT INTO t VALUES (?)', 'a')).then(() => order.push('acknowledged'))
  await writer.finish()
  expect(order).toEqual(['on the disk', 'told of', 'acknowledged'])
})
