import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from './support/test.ts'

/** What runs all the commands of a document in one shell, as its reader would, in a folder of its own. */
function run(name: string, base: string, { blocks = 5 }: { blocks?: number } = {}) {
  const document = fileURLToPath(new URL(`../../docs/${name}`, import.meta.url))
  const commands = [...readFileSync(document, 'utf8').matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block]) => block)
  expect(commands.length).toBeGreaterThanOrEqual(blocks)
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
  const said = run('api.md', server.url)
  expect(said).toContain('Send Ana the draft')
  // By token: read back with the fields that were asked for, made once, told of.
  expect(said).toContain('"title":"Call the printer","version":1}')
  expect(said.match(/"title":"Sent twice, made once"/g)?.length).toBeGreaterThanOrEqual(2)
  expect(said).toContain('"title":"Two of two"')
})

test('a first task is made by the commands in docs/first-call.md', async ({ server }) => {
  const said = run('first-call.md', server.url)
  expect(said).toContain('"title":"Call the printer"')
  expect(said).toContain('whsec_')
  expect(said).toContain('Call May')
})

test('an assistant’s tools are called by the commands in docs/mcp.md', async ({ server }) => {
  const said = run('mcp.md', server.url, { blocks: 2 })
  expect(said).toContain('"name":"what_was_done"')
  expect(said).toContain('Send Ana the draft')
})
