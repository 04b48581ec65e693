// The server without its pages, in a process of its own that is killed, starved and lied to.
import type { AddressInfo } from 'node:net'
import { refuse, run } from '../../packages/server/src/run.ts'
import { whyNotStarted } from '../../packages/server/src/why-not-started.ts'

run({
  site: { files: async () => false, languages: ['en'], pages: async () => (_, response) => void response.end() },
  listening: (server) => console.log(`Listening at http://127.0.0.1:${(server.address() as AddressInfo).port}`),
}).catch((error: unknown) => refuse(whyNotStarted(error)))
