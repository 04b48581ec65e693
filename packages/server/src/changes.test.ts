import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { kinds } from '@throughline/core/kinds'
import { openSqlite } from '@throughline/sqlite'
import { expect, it } from 'vitest'
import { expectCopies, kindsInCopies } from './test-copies.ts'

it('a copy kept by each of two people is what is there, whatever they did 2,000 times, with records of every kind', async () => {
  const met = await expectCopies({}, { operations: 2_000, seed: 20260305 })
  expect([...met].sort()).toEqual(kindsInCopies)
})

it('the same over SQLite', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'throughline-'))
  const storage = openSqlite({ file: join(folder, 'copies.db'), kinds })
  await expectCopies(storage, { operations: 500, seed: 20260306 })
  await storage.close()
  await rm(folder, { recursive: true })
})
