import type { Directory, DirectoryEntry } from '@throughline/core/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nextId } from './fakes.ts'
import { contractKinds } from './note.ts'
import type { OpenStorage, Storage } from './storage.ts'

const now = '2026-03-05T09:00:00.000Z'
const later = '2026-03-05T10:00:00.000Z'

/** What every Directory must do. */
export function directoryContract(name: string, open: OpenStorage): void {
  describe(`${name} directory`, () => {
    let storage: Storage
    let directory: Directory
    beforeAll(async () => {
      storage = await open(contractKinds)
      directory = storage.directory
    })
    afterAll(() => storage.close())

    const anEntry = (fields: Partial<DirectoryEntry> = {}): DirectoryEntry => ({
      name: 'email',
      value: `${nextId()}@post.example`,
      space: 'space-1',
      id: 'record-1',
      expiresAt: null,
      ...fields,
    })

    it('finds what was reserved, and only under its own name', async () => {
      const entry = anEntry({ expiresAt: later })
      expect(await directory.reserve(entry, now)).toBe(true)
      expect(await directory.find('email', entry.value, now)).toEqual(entry)
      expect(await directory.find('session', entry.value, now)).toBeNull()
      expect(await directory.find('email', `${entry.value}x`, now)).toBeNull()
    })

    it('refuses a value that another record or another space holds', async () => {
      const entry = anEntry()
      await directory.reserve(entry, now)
      expect(await directory.reserve({ ...entry, id: 'record-2' }, now)).toBe(false)
      expect(await directory.reserve({ ...entry, space: 'space-2' }, now)).toBe(false)
      expect(await directory.find('email', entry.value, now)).toEqual(entry)
    })

    it('lets a record reserve its own value again and renews when it ends', async () => {
      const entry = anEntry({ expiresAt: later })
      await directory.reserve(entry, now)
      expect(await directory.reserve({ ...entry, expiresAt: null }, now)).toBe(true)
      expect(await directory.find('email', entry.value, '2030-01-01T00:00:00.000Z')).toMatchObject({ expiresAt: null })
    })

    it('counts an entry as absent from the instant it expires', async () => {
      const entry = anEntry({ expiresAt: later })
      await directory.reserve(entry, now)
      expect(await directory.find('email', entry.value, '2026-03-05T09:59:59.999Z')).not.toBeNull()
      expect(await directory.find('email', entry.value, later)).toBeNull()
      expect(await directory.take('email', entry.value, later)).toBeNull()
      expect(await directory.reserve({ ...entry, id: 'record-2', expiresAt: null }, later)).toBe(true)
      expect(await directory.find('email', entry.value, later)).toMatchObject({ id: 'record-2' })
    })

    it('gives a value to exactly one of many records that claim it at once', async () => {
      const entry = anEntry()
      const claims = await Promise.all(Array.from({ length: 50 }, (_, i) => directory.reserve({ ...entry, id: `record-${i}` }, now)))
      expect(claims.filter(Boolean)).toHaveLength(1)
      expect(await directory.find('email', entry.value, now)).toMatchObject({ id: `record-${claims.indexOf(true)}` })
    })

    it('gives an expired value to exactly one of many records that claim it at once', async () => {
      const entry = anEntry({ expiresAt: now })
      await directory.reserve(entry, '2026-03-01T00:00:00.000Z')
      const claims = await Promise.all(
        Array.from({ length: 50 }, (_, i) => directory.reserve({ ...entry, id: `other-${i}`, expiresAt: later }, now)),
      )
      expect(claims.filter(Boolean)).toHaveLength(1)
    })

    it('hands a single-use entry to exactly one taker', async () => {
      const entry = anEntry({ name: 'password-reset', expiresAt: later })
      await directory.reserve(entry, now)
      const taken = await Promise.all(Array.from({ length: 20 }, () => directory.take('password-reset', entry.value, now)))
      expect(taken.filter((each) => each !== null)).toEqual([entry])
      expect(await directory.find('password-reset', entry.value, now)).toBeNull()
    })

    it('releases a value only for the record that holds it', async () => {
      const entry = anEntry()
      await directory.reserve(entry, now)
      await directory.release({ ...entry, id: 'record-2' })
      expect(await directory.find('email', entry.value, now)).not.toBeNull()
      await directory.release(entry)
      await directory.release(entry)
      expect(await directory.find('email', entry.value, now)).toBeNull()
    })

    it('frees all values of a space, those that have expired too, and of no other', async () => {
      const space = `space-${nextId()}`
      const [own, expired, other] = [anEntry({ space }), anEntry({ space, expiresAt: now }), anEntry({ space: `${space}0` })]
      for (const entry of [own, expired, other]) await directory.reserve(entry, '2026-03-01T00:00:00.000Z')
      await directory.releaseSpace(space)
      await directory.releaseSpace(space)
      for (const { value } of [own, expired]) expect(await directory.find('email', value, '2026-03-01T00:00:00.000Z')).toBeNull()
      expect(await directory.find('email', other.value, now)).toEqual(other)
    })

    it('sweeps out what has expired and nothing else', async () => {
      const [expired, current, lasting] = [anEntry({ expiresAt: now }), anEntry({ expiresAt: later }), anEntry()]
      for (const entry of [expired, current, lasting]) await directory.reserve(entry, '2026-03-01T00:00:00.000Z')
      await directory.sweep(now)
      const before = '2026-03-02T00:00:00.000Z'
      expect(await directory.find('email', expired.value, before)).toBeNull()
      expect(await directory.find('email', current.value, before)).toEqual(current)
      expect(await directory.find('email', lasting.value, before)).toEqual(lasting)
    })
  })
}
