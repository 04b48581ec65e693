import { mkdtemp, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { keptSecretKey } from './secret-key.ts'

const folder = () => mkdtemp(join(tmpdir(), 'throughline-key-'))

describe('the kept secret key', () => {
  it('is made once, for its owner alone, and is the same for all who ask at the same time', async () => {
    const data = join(await folder(), 'data')
    const keys = await Promise.all([keptSecretKey(data), keptSecretKey(data), keptSecretKey(data)])
    expect(new Set(keys).size).toBe(1)
    expect(keys[0]).toMatch(/^[\w-]{43}$/)
    expect(await keptSecretKey(data)).toBe(keys[0])
    expect((await stat(join(data, 'secret-key'))).mode & 0o777).toBe(0o600)
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
