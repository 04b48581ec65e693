/// <reference path="./driver-connection.d.ts" />
import { Connection } from 'mongodb/lib/cmap/connection.js'

/**
 * A connection whose writes end with it. The driver (7.9) writes to a socket that is destroyed and has not said so yet, and then
 * waits for it to drain, which no such socket ever does. What asked then hung for good; where that was the driver's own watch
 * over the server, the process never found its database again.
 */
export class EndingConnection extends Connection {
  protected override async writeCommand(command: unknown, options: unknown): Promise<void> {
    const closed = Promise.withResolvers<never>()
    const onClose = () => closed.reject(this.error)
    this.once('close', onClose)
    try {
      await Promise.race([super.writeCommand(command, options), closed.promise])
    } finally {
      this.off('close', onClose)
    }
  }
}
