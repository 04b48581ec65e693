import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { kinds } from '@throughline/core/kinds'
import { createMemoryStorage } from '@throughline/memory'
import { it } from 'vitest'
import { openStorage } from './storage.ts'
import { expectForgotten } from './test-forgotten.ts'

it('nobody keeps the address of a deleted account in memory', () =>
  expectForgotten({ ...createMemoryStorage({ kinds }), counters: null, close: async () => {} }))

it('nobody keeps the address of a deleted account in SQLite', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'throughline-forgotten-'))
  const storage = await openStorage({ dataDir: folder, database: { kind: 'sqlite', file: join(folder, 'throughline.db') } })
  try {
    await expectForgotten(storage)
  } finally {
    await storage.close()
    rmSync(folder, { recursive: true })
  }
})
