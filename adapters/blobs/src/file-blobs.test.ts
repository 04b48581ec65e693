import { chmod, mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { failureOf } from './failure.ts'
import { createFileBlobs } from './index.ts'

let folder: string
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'throughline-blobs-')), 'blobs')
})
afterEach(() => rm(join(folder, '..'), { recursive: true }))

async function* text(words: string) {
  yield new TextEncoder().encode(words)
}

it('lets nobody else on the machine read what it keeps', async () => {
  await createFileBlobs({ folder }).put('space', 'id', text('mine'))
  const modes = await Promise.all([join(folder, 'space'), join(folder, 'space', 'id')].map(async (path) => (await stat(path)).mode & 0o077))
  expect(modes).toEqual([0, 0])
})

it('leaves nothing behind of what broke off, nor of a process that ended a day ago', async () => {
  const incoming = join(folder, 'incoming')
  await mkdir(incoming, { recursive: true })
  for (const name of ['old', 'new']) await writeFile(join(incoming, name), 'half')
  const yesterday = new Date(Date.now() - 25 * 3_600_000)
  await utimes(join(incoming, 'old'), yesterday, yesterday)
  async function* broken() {
    yield new Uint8Array(8)
    throw new Error('closed')
  }
  const blobs = createFileBlobs({ folder })
  await expect(blobs.put('space', 'id', broken())).rejects.toThrow('closed')
  expect(await readdir(incoming)).toEqual(['new'])
})

it.each(['..', '../x', 'a/b', '', 'a\0b', 'incoming', '.'])('makes no path of the name %j', async (name) => {
  const blobs = createFileBlobs({ folder })
  await expect(blobs.put(name, 'id', text('x'))).rejects.toThrow('name of a content')
  await expect(blobs.get('space', name)).rejects.toThrow('name of a content')
})

it.each([
  ['ENOSPC', 'The disk is full'],
  ['EROFS', 'read-only'],
  ['EACCES', 'Check who owns it'],
])('says %s in words', (code, words) => {
  const told = failureOf(Object.assign(new Error('write'), { code }))
  expect(told).toMatchObject({ code: 'unavailable', message: expect.stringContaining(words), details: { retryAfter: 60 } })
})

it('passes any other error on as it is', () => {
  const error = new Error('a bug')
  expect(failureOf(error)).toBe(error)
})

it.skipIf(process.getuid?.() === 0)('recovers when its folder can be written again', async () => {
  await mkdir(folder, { mode: 0o500 })
  const blobs = createFileBlobs({ folder })
  await expect(blobs.put('space', 'id', text('x'))).rejects.toMatchObject({ code: 'unavailable' })
  await chmod(folder, 0o700)
  await blobs.put('space', 'id', text('x'))
  expect(await blobs.get('space', 'id')).not.toBeNull()
})
