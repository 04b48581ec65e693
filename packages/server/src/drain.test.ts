import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'

/** The real server in a process of its own. */
async function running(set: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'throughline-drain-'))
  const env = { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder, ...set }
  const child = spawn(process.execPath, [fileURLToPath(new URL('./test-running.ts', import.meta.url))], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true })
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk))
  await expect.poll(() => printed, { timeout: 40_000 }).toMatch(/^port \d+$/m)
  const url = `http://127.0.0.1:${/^port (\d+)$/m.exec(printed)?.[1]}`
  return { child, url, printed: () => printed }
}

it('says that it is to end, goes on for a while, ends streams with a hint when to come back, and then itself', async () => {
  const { child, url, printed } = await running({ DRAIN_SECONDS: '1' })
  const status = async (path: string) => (await fetch(url + path)).status
  expect(await status('/readyz')).toBe(200)
  expect(printed()).toMatch(/^\{.*"event":"started","message":"Throughline \d+\.\d+\.\d+ .*is running at /m)
  const body = JSON.stringify({ email: 'ines@post.example', password: 'slate ferry quince ladder', name: 'Ines' })
  const signedUp = await fetch(`${url}/api/v1/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body,
  })
  const cookie = signedUp.headers.get('set-cookie')?.split(';')[0] ?? ''
  const events = await fetch(`${url}/api/v1/events`, { headers: { cookie } })
  const heard = text(events.body as never)

  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  await expect.poll(() => status('/readyz'), { interval: 10 }).toBe(503)
  // Whoever has not noticed yet is answered as before.
  expect([await status('/healthz'), (await fetch(`${url}/api/v1/me`, { headers: { cookie } })).status]).toEqual([200, 200])
  expect(await heard).toMatch(/^retry: 2000\n(.*\n)*retry: [1-4]\d{3}\n\n$/)
  expect(await exit).toEqual([0, null])
  await expect(fetch(`${url}/healthz`)).rejects.toThrow()
})
