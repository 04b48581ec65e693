// The server without its pages, in a process of its own that is killed, starved and lied to.
import type { AddressInfo } from 'node:net'
import { refuse, run } from '../../packages/server/src/run.ts'
import { whyNotStarted } from '../../packages/server/src/why-not-started.ts'

// Hours that a trial can not wait for pass as soon as it says so.
let ahead = Temporal.Duration.from({ milliseconds: Number(process.argv[2] ?? 0) })
process.on('message', (ms) => {
  ahead = Temporal.Duration.from({ milliseconds: Number(ms) })
})

run({
  clock: { now: () => Temporal.Now.instant().add(ahead) },
  site: { files: async () => false, languages: ['en'], pages: async () => (_, response) => void response.end() },
  listening: (server) => console.log(`Listening at http://127.0.0.1:${(server.address() as AddressInfo).port}`),
}).catch((error: unknown) => refuse(whyNotStarted(error)))
