import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, it, vi } from 'vitest'
import { expectTalk } from './test-two-talking.ts'

const folder = await mkdtemp(join(tmpdir(), 'throughline-'))
afterAll(() => rm(folder, { recursive: true }))

it('people at two processes that share a file hear each other within a second, in order and once, also after the network was gone', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  await expectTalk({ DATA_DIR: folder }, 500)
})
