import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, it } from 'vitest'
import { openStorage } from './storage.ts'
import { expectOnce } from './test-two-processes.ts'

const folder = await mkdtemp(join(tmpdir(), 'throughline-'))
afterAll(() => rm(folder, { recursive: true }))

it('two processes that share a file tell and mail every reminder once', () =>
  expectOnce(() => openStorage({ dataDir: folder, database: { kind: 'sqlite', file: join(folder, 'shared.db') } })))
