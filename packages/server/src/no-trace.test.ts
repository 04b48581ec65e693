import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fakeClock } from '@throughline/contracts'
import { credentials } from '@throughline/core/account'
import { listAll, revised, type StoredRecord } from '@throughline/core/kernel'
import { kinds } from '@throughline/core/kinds'
import { purgeAccounts } from '@throughline/core/leaving'
import { createSessions } from '@throughline/lucia'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { testApp } from '../../../adapters/http/src/test-app.ts'
import { everythingOf } from '../../../adapters/http/src/test-everything.ts'
import { createIds } from './ids.ts'
import { openStorage } from './storage.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'throughline-trace-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Files below the folder that hold a text. */
const filesWith = (text: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && readFileSync(join(entry.parentPath, entry.name)).toString('latin1').toLowerCase().includes(text),
  )

const texts = new Set([
  'title',
  'name',
  'text',
  'body',
  'notes',
  'note',
  'what',
  'why',
  'role',
  'position',
  'question',
  'message',
  'summary',
  'description',
  'answer',
])

/** A record with a word more in everything that was written by hand. */
const marked = (value: unknown, word: string): unknown =>
  Array.isArray(value)
    ? value.map((each) => marked(each, word))
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value).map(([key, own]) => [
            key,
            typeof own === 'string' && texts.has(key) ? `${own} ${word}` : marked(own, word),
          ]),
        )
      : value

it('leaves no word of a deleted account in any file: not in the database, its log, what search keeps, or the folder of files', async () => {
  const storage = await openStorage({ database: { kind: 'sqlite', file: join(folder, 'throughline.db') }, dataDir: folder })
  const base = { ...storage, clock: fakeClock(), ids: createIds() }
  const made = testApp({ ...base, sessions: createSessions(base) })
  const [person, guest] = [await made.signUp('qzquagmire'), await made.signUp('Ruth')]
  await everythingOf(made.deps, person, guest)
  // What somebody else has sent there lies in a discussion of theirs.
  const { id: discussionId } = await guest.json('/discussions', { method: 'POST', body: { title: 'About the invoice' } })
  await guest.json(`/discussions/${discussionId}/invites`, { method: 'POST', body: { email: person.email } })
  const space = (await person.json('/me')).id as string
  // An address that is only given may be somebody else's, and stays in what was sent there.
  const credential = await base.store.get(space, credentials, space)
  if (!credential) throw new Error('Nobody signed up.')
  const emailProvenAt = '2026-03-05T09:00:00.000Z'
  await base.store.save(space, credentials, revised(credential, { emailProvenAt }, emailProvenAt), { expectedVersion: credential.version })
  const word = 'wjwobblingvexation'
  let count = 0
  for (const kind of kinds)
    for (const record of await listAll(base, space, kind.queries.all, {})) {
      const next = marked(revised(record, {}, '2026-03-05T10:00:00.000Z'), word) as StoredRecord
      // An address and what proves it are not written by hand.
      if (['account', 'credential', 'session'].includes(kind.name)) continue
      count++
      await base.store.save(space, kind, next, { expectedVersion: record.version })
    }
  expect(count).toBeGreaterThan(30)
  async function* content() {
    yield new TextEncoder().encode(word)
  }
  await base.blobs.put(space, base.ids.next(), content())
  expect([filesWith('vexation').length, filesWith('quagmire').length].every((found) => found > 0)).toBe(true)

  await person.ask('/me/deletion', { method: 'POST', body: { address: person.email } })
  base.clock.advance({ hours: 24 * 15 })
  expect(await purgeAccounts({ ...made.deps, kinds })).toBe(1)
  // What search keeps of a word may be its end alone.
  expect(filesWith('vexation')).toEqual([])
  expect(filesWith('quagmire')).toEqual([])
  expect(filesWith('ruth')).not.toEqual([])
  await storage.close()
  expect([...filesWith('vexation'), ...filesWith('quagmire')]).toEqual([])
})
