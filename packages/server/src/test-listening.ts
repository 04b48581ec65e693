import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { apiListener } from './api-listener.ts'
import { composeServer } from './compose.ts'

/** The API behind a listener on the loopback address, with a folder of its own. */
export async function listening(variables: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'throughline-listening-'))
  const { app, close, endStreams } = await composeServer({ DATA_DIR: folder, ...variables })
  const server = createServer(apiListener(app))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async end() {
      endStreams()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await close()
      rmSync(folder, { recursive: true })
    },
  }
}
