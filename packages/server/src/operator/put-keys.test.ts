import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keysIn, putKeys } from './put-keys.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'throughline-keys-'))
  for (const each of ['made', 'data']) mkdirSync(join(folder, each))
  writeFileSync(join(folder, 'made', 'secret-key'), `${ofBackup}\n`)
})
afterEach(() => rmSync(folder, { recursive: true }))

const ofBackup = 'the key of the backup, which is long enough'
const another = 'another key that somebody made since then'
const placed = () => readFileSync(join(folder, 'data', 'secret-key'), 'utf8').trim()

/** What is told as the keys of the backup are put in place. */
async function put(secretKey: string | null = null, formerSecretKeys: string[] = []) {
  const told: string[] = []
  const dataDir = join(folder, 'data')
  const there = await keysIn(dataDir)
  await putKeys(join(folder, 'made'), { there, given: { dataDir, secretKey, formerSecretKeys }, tell: (line) => told.push(line) })
  return told.join(' ')
}

it('puts the key where there is none, and says nothing', async () => {
  expect(await put()).toBe('')
  expect(placed()).toBe(ofBackup)
})

it('leaves another that is there, and says that both are needed', async () => {
  writeFileSync(join(folder, 'data', 'secret-key'), another)
  expect(await put()).toMatch(/is another than that of the backup, and stays\. Set SECRET_KEY_PREVIOUS/)
  expect(placed()).toBe(another)
})

it('takes one that cannot be read for no missing one', async () => {
  symlinkSync('secret-key', join(folder, 'data', 'secret-key'))
  await expect(put()).rejects.toThrow(/secret-key cannot be read \(ELOOP\)/)
  await expect(keysIn(join(folder, 'data'))).rejects.toThrow('cannot be read')
})

it('says that both are needed where the environment names another', async () => {
  expect(await put(another)).toMatch(/^SECRET_KEY is another than the key of the backup\. Set SECRET_KEY_PREVIOUS/)
  expect(placed()).toBe(ofBackup)
})

it('says nothing where the environment names it, as the key or as one from before', async () => {
  expect(await put(ofBackup)).toBe('')
  expect(await put(another, [ofBackup])).toBe('')
})
