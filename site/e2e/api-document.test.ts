import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from './support/test.ts'

/** What runs all the commands of a document in one shell, as its reader would, in a folder of its own. */
function run(name: string, base: string) {
  const document = fileURLToPath(new URL(`../../docs/${name}`, import.meta.url))
  const commands = [...readFileSync(document, 'utf8').matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block]) => block)
  expect(commands.length).toBeGreaterThan(5)
  const folder = mkdtempSync(join(tmpdir(), 'throughline-doc-'))
  const script = ['set -e', ...commands].join('\n')
  const { status, stdout, stderr } = spawnSync('bash', ['-c', script], {
    cwd: folder,
    env: { ...process.env, BASE: base },
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true, force: true })
  expect(status, `${stdout}\n${stderr}`).toBe(0)
  return stdout
}

test.skip(process.platform === 'win32', 'They are written for a POSIX shell.')

test('the commands in docs/api.md run as they stand', async ({ server }) => {
  expect(run('api.md', server.url)).toContain('Send Ana the draft')
})

test('a first task is made by the commands in docs/first-call.md', async ({ server }) => {
  const said = run('first-call.md', server.url)
  expect(said).toContain('"title":"Call the printer"')
  expect(said).toContain('whsec_')
  expect(said).toContain('Call May')
})
