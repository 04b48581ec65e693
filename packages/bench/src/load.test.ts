import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import type { Load, Round } from './load.ts'

/** In a process of its own: in a thread the load generator answers its raw counts. */
async function loadIn(load: Load): Promise<Round> {
  const script = `import { loadFor } from ${JSON.stringify(import.meta.resolve('./load.ts'))}
    console.log(JSON.stringify(await loadFor(${JSON.stringify(load)})))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script])
  return JSON.parse(stdout) as Round
}

it('times a round of so many requests by its last answer', async () => {
  const server = createServer((_, response) => response.end('{}')).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  try {
    const round = await loadIn({ url, requests: [{ path: '/' }], connections: 4, seconds: 20, most: 40, status: 200 })
    expect(round.answered).toBe(40)
    // Its own clock counts whole seconds: by that, forty would be forty a second at most.
    expect(round.perSecond).toBeGreaterThan(50)
  } finally {
    server.close()
  }
})
