import { randomUUID } from 'node:crypto'
import { MongoClient } from 'mongodb'
import { startWireServer } from './test-wire-server.ts'

export interface TestServer {
  /** A connection string to an empty database. */
  newDatabase(): string
  /** Removes those databases and stops the server, if it was started for the tests. */
  stop(): Promise<void>
}

/**
 * The server that `MONGODB_URL` names (with its `authSource`, if it has credentials), or else a wire server.
 * @throws Error when that cannot be built, as without Go.
 */
export async function serverForTests({ MONGODB_URL } = process.env): Promise<TestServer> {
  const { url, stop } = MONGODB_URL ? { url: MONGODB_URL, stop: async () => {} } : await startWireServer()
  const databases: string[] = []
  return {
    newDatabase() {
      const name = `throughline-${randomUUID().slice(0, 18)}`
      databases.push(name)
      return url.replace(/^(mongodb(?:\+srv)?:\/\/[^/?]+)(?:\/[^?]*)?/, `$1/${name}`)
    },
    async stop() {
      const client = new MongoClient(url)
      for (const name of databases) await client.db(name).dropDatabase()
      await client.close()
      await stop()
    },
  }
}
