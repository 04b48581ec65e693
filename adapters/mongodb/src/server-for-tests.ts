import { randomUUID } from 'node:crypto'
import { MongoClient } from 'mongodb'
import { startWireServer } from './wire-server.ts'

export interface TestServer {
  /** A connection string to an empty database. */
  newDatabase(): string
  /** Removes those databases and stops the server, if it was started for the tests. */
  stop(): Promise<void>
}

/**
 * The server that `MONGODB_URL` names (with its `authSource`, if it has credentials), or else a wire server; the reason
 * why when there is none.
 * @throws Error instead when `THROUGHLINE_REQUIRE_MONGODB` is 1.
 */
export async function serverForTests({ MONGODB_URL, THROUGHLINE_REQUIRE_MONGODB } = process.env): Promise<TestServer | string> {
  try {
    return await started(MONGODB_URL)
  } catch (error) {
    if (THROUGHLINE_REQUIRE_MONGODB === '1') throw error
    return `${error}`.split('\n', 1)[0] as string
  }
}

async function started(given?: string): Promise<TestServer> {
  const { url, stop } = given ? { url: given, stop: async () => {} } : await startWireServer()
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
