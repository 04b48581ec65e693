import type { AddressInfo } from 'node:net'
import { run } from './run.ts'
import { noSite } from './test-site.ts'

// The server as a process of its own, with a site that says nothing: tells where it listens.
await run({ site: noSite, listening: (server) => console.log(`port ${(server.address() as AddressInfo).port}`) })
