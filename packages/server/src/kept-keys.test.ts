import { mkdtemp, readFile, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newPushKeys, type PushKeys } from '@throughline/push'
import { describe, expect, it } from 'vitest'
import { keptPushKeys, keptSecretKey, missingKeys } from './kept-keys.ts'

const folder = () => mkdtemp(join(tmpdir(), 'throughline-key-'))

describe('the kept secret key', () => {
  it('is made once, for its owner alone, and is the same for all who ask at the same time', async () => {
    const data = join(await folder(), 'data')
    const keys = await Promise.all([keptSecretKey(data), keptSecretKey(data), keptSecretKey(data)])
    expect(new Set(keys).size).toBe(1)
    expect(keys[0]).toMatch(/^[\w-]{43}$/)
    expect(await keptSecretKey(data)).toBe(keys[0])
    expect((await stat(join(data, 'secret-key'))).mode & 0o777).toBe(0o600)
    expect((await stat(data)).mode & 0o777, 'nobody else looks into the folder').toBe(0o700)
  })

  it('is another one in another folder', async () => {
    expect(await keptSecretKey(await folder())).not.toBe(await keptSecretKey(await folder()))
  })

  it('is not made anew where it was cut short: what was sealed would be lost', async () => {
    const data = await folder()
    await writeFile(join(data, 'secret-key'), 'short\n')
    await expect(keptSecretKey(data)).rejects.toThrow('too short')
  })
})

describe('the kept keys of push messages', () => {
  it('are kept for the eyes of the process alone, and the same for all that begin together', async () => {
    const own = await folder()
    const [first, ...others] = await Promise.all([keptPushKeys(own), keptPushKeys(own), keptPushKeys(own)])
    for (const other of [...others, await keptPushKeys(own)]) expect(other).toEqual(first)
    expect((await stat(join(own, 'push-keys.json'))).mode & 0o077).toBe(0)
    expect(await readFile(join(own, 'push-keys.json'), 'utf8')).toContain(first.publicKey)
  })

  it('that are not whole stop the start with words', async () => {
    const own = await folder()
    await writeFile(join(own, 'push-keys.json'), '{"publicKey":"x"}')
    await expect(keptPushKeys(own)).rejects.toThrow('not whole')
  })
})

it('a key is missing that neither the environment sets nor the folder has, each by itself', async () => {
  const dataDir = await folder()
  const missing = ({ secretKey = null, keys = null }: { secretKey?: string | null; keys?: PushKeys | null } = {}) =>
    missingKeys({ dataDir, secretKey, push: { keys, subject: 'mailto:us@post.example' } }).map(({ file }) => file)
  expect(missing()).toEqual(['secret-key', 'push-keys.json'])
  expect(missing({ secretKey: 'kettle' })).toEqual(['push-keys.json'])
  expect(missing({ keys: newPushKeys() })).toEqual(['secret-key'])
  await keptSecretKey(dataDir)
  expect(missing()).toEqual(['push-keys.json'])
  await keptPushKeys(dataDir)
  expect(missing()).toEqual([])
})
