import type { SMTPServerOptions } from 'smtp-server'
import { afterEach } from 'vitest'
import { type ArrivedMail, openSmtpServer } from './test-smtp-server.ts'

const servers: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const close of servers.splice(0)) await close()
})

/** A mail server and what it was given, until the test is over. */
export async function mailServer(options: SMTPServerOptions & { port?: number } = {}) {
  const arrived: ArrivedMail[] = []
  const server = await openSmtpServer((mail) => arrived.push(mail), options)
  servers.push(server.close)
  return { arrived, ...server }
}
