/** What of the driver's own connection is built on here; it has no types of its own. */
declare module 'mongodb/lib/cmap/connection.js' {
  import type { EventEmitter } from 'node:events'
  import type { Socket } from 'node:net'
  import type { Document, MongoDBNamespace } from 'mongodb'

  export class Connection extends EventEmitter {
    constructor(socket: Socket, options: object)
    /** Why it is closed. */
    readonly error: Error | null
    command(namespace: Pick<MongoDBNamespace, 'db'>, command: Document, options?: object): Promise<Document>
    destroy(): void
    protected writeCommand(command: unknown, options: unknown): Promise<void>
  }
}
