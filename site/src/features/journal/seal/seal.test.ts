import { Seal, Sealed } from '@throughline/core/journal'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changedPassphrase, KDF, newSeal, openSeal } from './journal-key.ts'
import { newRecoveryKey, recoveryBytes } from './recovery-key.ts'
import { nothingSaid, openSaid, sealSaid } from './sealed-entry.ts'

/** As little work as Argon2 takes: what is tried here is who opens what. */
const cost = { ...KDF, memoryKiB: 64, iterations: 1 }
const made = newSeal('a lamp in the harbour', { cost })
const said = { ...nothingSaid, title: 'Nobody’s business', body: 'I want to **leave**.', mood: -1, tags: ['work'] }

describe('a sealed journal', () => {
  it('is opened by its passphrase, however its letters are composed', async () => {
    const { seal } = await newSeal('café à Brest', { cost })
    const key = await openSeal(seal, { passphrase: 'café à Brest'.normalize('NFD') })
    expect(key).not.toBeNull()
    expect(await openSeal(seal, { passphrase: 'cafe a Brest' })).toBeNull()
  })

  it('is opened by its recovery key, in any case and grouping', async () => {
    const { seal, key, recoveryKey } = await made
    const written = recoveryKey.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')
    const again = (await openSeal(seal, { recoveryKey: written })) as CryptoKey
    expect(await openSaid(again, await sealSaid(key, said))).toEqual(said)
    expect(await openSeal(seal, { recoveryKey: newRecoveryKey() })).toBeNull()
    expect(await openSeal(seal, { recoveryKey: 'not one' })).toBeNull()
  })

  it('keeps its key when the passphrase is changed, and the old one opens it no more', async () => {
    const { seal, key, recoveryKey } = await made
    const changed = (await changedPassphrase(seal, { recoveryKey }, 'another lamp', { cost })) as Seal
    const again = (await openSeal(changed, { passphrase: 'another lamp' })) as CryptoKey
    expect(await openSaid(again, await sealSaid(key, said))).toEqual(said)
    expect(await openSeal(changed, { passphrase: 'a lamp in the harbour' })).toBeNull()
    expect(await openSeal(changed, { recoveryKey })).not.toBeNull()
    expect(await changedPassphrase(seal, { passphrase: 'a guess' }, 'mine now', { cost })).toBeNull()
  })

  it('gives away a key that no script can read', async () => {
    const { key } = await made
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow()
  })

  it('costs no less for a new passphrase, and is not tried at a cost that stops the browser', async () => {
    const { seal, recoveryKey } = await made
    const changed = (await changedPassphrase(seal, { recoveryKey }, 'another lamp')) as Seal
    expect(changed.kdf).toMatchObject(KDF)
    const dear = { ...seal, kdf: { ...seal.kdf, memoryKiB: 2 ** 30 } }
    expect(await openSeal(dear, { passphrase: 'a lamp in the harbour' })).toBeNull()
    expect(await openSeal(dear, { recoveryKey })).not.toBeNull()
  })

  it('is kept as the API takes it, at a cost that it takes', async () => {
    const { seal } = await made
    expect(Seal.safeParse({ ...seal, kdf: { ...seal.kdf, ...KDF } }).success).toBe(true)
  })
})

describe('a sealed entry', () => {
  it('says what it said, whatever that was', async () => {
    const { key } = await made
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), fc.integer({ min: -2, max: 2 }), async (body, mood) => {
        const sealed = await sealSaid(key, { ...said, body, mood })
        expect(Sealed.safeParse(sealed).success).toBe(true)
        expect(await openSaid(key, sealed)).toEqual({ ...said, body, mood })
      }),
      { numRuns: 50 },
    )
  })

  it('fits into what the API takes when it is as long as can be', async () => {
    const { key } = await made
    const sealed = await sealSaid(key, { ...said, body: '"\u{1f6b2}字'.repeat(25_000) })
    expect(Sealed.safeParse(sealed).success).toBe(true)
  })

  it('shows nothing of itself, and no two are alike', async () => {
    const { key } = await made
    const [one, other] = [await sealSaid(key, said), await sealSaid(key, said)]
    expect(JSON.stringify(one)).not.toContain('leave')
    expect(one).not.toEqual(other)
  })

  it('opens for nobody else, and not when a bit of it was changed', async () => {
    const { key } = await made
    const { key: stranger } = await newSeal('a lamp in the harbour', { cost })
    const sealed = await sealSaid(key, said)
    const flipped = `${sealed.data[0] === 'A' ? 'B' : 'A'}${sealed.data.slice(1)}`
    expect(await openSaid(stranger, sealed)).toBeNull()
    expect(await openSaid(key, { ...sealed, data: flipped })).toBeNull()
  })
})

describe('a recovery key', () => {
  it('is eight groups of four, and reads back', () => {
    const keys = Array.from({ length: 50 }, newRecoveryKey)
    for (const key of keys) {
      expect(key).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){7}[0-9A-HJKMNP-TV-Z]{4}$/)
      expect(recoveryBytes(key)).toHaveLength(20)
    }
    expect(new Set(keys).size).toBe(50)
  })

  it('is not made of what holds other letters or is too short', () => {
    expect(recoveryBytes('UUUU-0000-0000-0000-0000-0000-0000-0000')).toBeNull()
    expect(recoveryBytes('0000-0000')).toBeNull()
  })
})
