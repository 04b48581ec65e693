import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aNote, anEvent, changed, contractKinds, notes, put, trashed } from '@throughline/contracts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openSqlite } from './index.ts'

const now = '2026-03-05T09:00:00.000Z'
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'throughline-erasing-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** The files of the database that hold a text, the log and what search keeps among them. */
const filesWith = (text: string) =>
  readdirSync(folder).filter((name) => readFileSync(join(folder, name)).toString('latin1').toLowerCase().includes(text))

it('leaves no word of an erased space in the file, in the log beside it or in what search keeps', async () => {
  const { store, directory, queue, close } = openSqlite({ file: join(folder, 'data.db'), kinds: contractKinds })
  // Search keeps of a word what differs from the one before it, so that its end is looked for.
  const said = 'qzquagmirevexillum'
  const kept = 'wjwobblingvexation'
  for (let i = 0; i < 120; i++) {
    const [space, word] = i % 2 ? ['leaving', said] : ['staying', kept]
    const long = `${`${i} ${word} `.repeat(i % 40)}`
    const note = await put(store, space, notes, aNote({ title: `${word}${i}`, body: long, labels: [`${word}-${i}`], day: word }))
    const next = changed(note, { body: `${word} once more` })
    if (i % 3 === 0) await put(store, space, notes, next, [anEvent(notes, next, word)])
    if (i % 9 === 0) await put(store, space, notes, trashed(next), [anEvent(notes, next, word)])
    if (i % 5 === 0) await store.erase(space, notes, note.id)
    await directory.reserve({ name: 'email', value: `${word}${i}@post.example`, space, id: note.id, expiresAt: null }, now)
    await queue.enqueue({ id: note.id, type: 'mail', space, payload: { word }, runAt: now })
  }
  const endOf = (word: string) => word.slice(-6)
  expect(filesWith(endOf(said))).not.toEqual([])

  await store.eraseSpace('leaving')
  await directory.releaseSpace('leaving')
  await queue.dropSpace('leaving')
  await store.scrub()
  expect(filesWith(endOf(said))).toEqual([])
  expect(filesWith(endOf(kept))).not.toEqual([])
  const found = await store.search('staying', kept, [notes], { limit: 200 })
  expect(found.items.length).toBeGreaterThan(40)
  await close()
  expect(filesWith(endOf(said))).toEqual([])
})
