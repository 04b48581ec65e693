import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach } from 'vitest'

const servers: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const close of servers.splice(0)) await close()
})

/** A mail server of another author on the loopback, and what it was given. */
export async function mailServer(options: SMTPServerOptions = {}) {
  const arrived: { raw: Buffer; recipients: string[] }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        arrived.push({ raw: Buffer.concat(chunks), recipients: session.envelope.rcptTo.map(({ address }) => address) })
        done()
      })
    },
    ...options,
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()))
  const close = () => new Promise<void>((done) => server.close(() => done()))
  servers.push(close)
  return { arrived, close, host: `127.0.0.1:${(server.server.address() as AddressInfo).port}` }
}
