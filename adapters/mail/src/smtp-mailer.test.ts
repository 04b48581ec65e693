import type { AddressInfo } from 'node:net'
import { mailerContract } from '@throughline/contracts'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import { createSmtpMailer } from './smtp-mailer.ts'

const from = 'Throughline <hello@throughline.example>'
const message = { to: 'ines@post.example', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }
const servers: SMTPServer[] = []

afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise<void>((done) => server.close(() => done()))
})

/** A mail server of another author on the loopback, and what it was given. */
async function mailServer(options: SMTPServerOptions = {}) {
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
  servers.push(server)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()))
  return { arrived, host: `127.0.0.1:${(server.server.address() as AddressInfo).port}` }
}

mailerContract('SMTP', async () => {
  const { arrived, host } = await mailServer()
  return {
    mailer: createSmtpMailer({ url: `smtp://${host}`, from }),
    async received() {
      const mails = await Promise.all(arrived.map(async ({ raw, recipients }) => ({ ...(await PostalMime.parse(raw)), recipients })))
      return mails.map(({ from, recipients, subject = '', text = '', html = '' }) => ({
        from: from?.address ?? '',
        recipients,
        subject,
        text,
        html,
      }))
    },
  }
})

describe('mail by SMTP', () => {
  it('signs in with the name and password of the address', async () => {
    const seen: unknown[] = []
    const { host } = await mailServer({
      allowInsecureAuth: true,
      authOptional: false,
      onAuth({ username, password }, _session, done) {
        seen.push({ username, password })
        done(null, { user: username })
      },
    })
    await createSmtpMailer({ url: `smtp://post%40example:p%3Aw@${host}`, from }).send(message)
    expect(seen).toEqual([{ username: 'post@example', password: 'p:w' }])
  })

  it('fails when the server refuses', async () => {
    const { host } = await mailServer({ onRcptTo: (_address, _session, done) => done(new Error('no such person')) })
    await expect(createSmtpMailer({ url: `smtp://${host}`, from }).send(message)).rejects.toThrow('no such person')
  })

  it('fails when there is no server', async () => {
    const { host } = await mailServer()
    await new Promise<void>((done) => servers.pop()?.close(() => done()))
    await expect(createSmtpMailer({ url: `smtp://${host}`, from }).send(message)).rejects.toThrow('ECONNREFUSED')
  })

  it('marks mail as sent by a machine, so that no holiday notice comes back', async () => {
    const { arrived, host } = await mailServer()
    await createSmtpMailer({ url: `smtp://${host}`, from }).send(message)
    expect(arrived[0]!.raw.toString()).toContain('Auto-Submitted: auto-generated')
  })
})
