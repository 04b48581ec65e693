import { closeSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aNote, notes, put } from '@throughline/contracts'
import { afterAll, expect, it } from 'vitest'
import { openSqlite } from './index.ts'

const folder = mkdtempSync(join(tmpdir(), 'throughline-damaged-'))
afterAll(() => rmSync(folder, { recursive: true }))

const PAGE = 4096

it('says of damaged pages that they are, and lives on to be asked for others', async () => {
  const file = join(folder, 'damaged.sqlite')
  const before = openSqlite({ file, kinds: [notes] })
  const all = await Promise.all(
    Array.from({ length: 200 }, (_, i) => put(before.store, 'space', notes, aNote({ title: `Note ${i}`, body: 'Rain. '.repeat(200) }))),
  )
  await before.close()
  const pages = statSync(file).size / PAGE
  const descriptor = openSync(file, 'r+')
  for (let page = pages - 40; page < pages; page++) writeSync(descriptor, Buffer.alloc(PAGE, 0xab), 0, PAGE, page * PAGE)
  closeSync(descriptor)

  const { store, close } = openSqlite({ file, kinds: [notes] })
  const faults: unknown[] = []
  const onFault = (error: unknown) => void faults.push(error)
  process.on('uncaughtException', onFault)
  let damaged = 0
  for (const note of all) {
    const answer = await store.get('space', notes, note.id).catch((error: unknown) => error)
    if (answer instanceof Error) {
      expect(answer).toMatchObject({ code: 'unavailable', message: expect.stringContaining('damaged') })
      damaged++
    }
    // What ends the reading comes with the next turn.
    await new Promise((resolve) => setImmediate(resolve))
  }
  process.off('uncaughtException', onFault)
  expect([damaged > 0, damaged < all.length, faults]).toEqual([true, true, []])
  await close()
})
