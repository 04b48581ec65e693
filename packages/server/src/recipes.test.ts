import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { listening } from './test-listening.ts'

it('the commands in docs/recipes.md run as they stand, and a chat is told of the win', { timeout: 120_000 }, async () => {
  const { url, end } = await listening()
  const told: string[] = []
  const chat = createServer((request, response) => {
    let body = ''
    request.on('data', (piece) => (body += piece))
    request.on('end', () => response.end(String(told.push(body))))
  })
  await new Promise<void>((resolve) => chat.listen(0, '127.0.0.1', resolve))
  const folder = mkdtempSync(join(tmpdir(), 'throughline-recipes-'))
  const text = readFileSync(new URL('../../../docs/recipes.md', import.meta.url), 'utf8')
  const commands = [...text.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block]) => block)
  expect(commands.length).toBeGreaterThan(6)
  const env = { ...process.env, BASE: url, TOKEN: '', CHAT: `http://127.0.0.1:${(chat.address() as AddressInfo).port}` }
  const said = await new Promise<string>((resolve, reject) =>
    execFile('bash', ['-c', ['set -e', ...commands].join('\n')], { cwd: folder, env }, (error, stdout, stderr) =>
      error ? reject(new Error(`${stdout}\n${stderr}`)) : resolve(stdout),
    ),
  )
  expect(said).toContain('"tasks":2')
  expect(said).toContain('"value":"yes"')
  expect(told).toEqual(['{"text": "A win: Brought the smallest order of glass down by a third"}'])
  chat.closeAllConnections()
  chat.close()
  rmSync(folder, { recursive: true })
  await end()
})
