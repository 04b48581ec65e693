import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from './support/test.ts'

const document = fileURLToPath(new URL('../../docs/api.md', import.meta.url))

test('the commands in docs/api.md run as they stand', async ({ server }) => {
  test.skip(process.platform === 'win32', 'They are written for a POSIX shell.')
  const commands = [...readFileSync(document, 'utf8').matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block]) => block)
  expect(commands.length).toBeGreaterThan(5)
  const folder = mkdtempSync(join(tmpdir(), 'throughline-doc-'))
  const script = ['set -e', ...commands].join('\n')
  const { status, stdout, stderr } = spawnSync('bash', ['-c', script], {
    cwd: folder,
    env: { ...process.env, BASE: server.url },
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true, force: true })
  expect(status, `${stdout}\n${stderr}`).toBe(0)
  expect(stdout).toContain('Send Ana the draft')
})
