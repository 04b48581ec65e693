import { mailerContract } from '@throughline/contracts'
import PostalMime from 'postal-mime'
import { describe, expect, it } from 'vitest'
import { createSmtpMailer } from './smtp-mailer.ts'
import { mailServer } from './test-mail-server.ts'

const from = 'Throughline <hello@throughline.example>'
const message = { to: 'ines@post.example', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }

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

  it('shows its password to no server elsewhere that offers no TLS, unless that is asked for', async () => {
    const seen: string[] = []
    const { host } = await mailServer({
      allowInsecureAuth: true,
      onAuth({ password }, _session, done) {
        seen.push(password ?? '')
        done(null, { user: 'post' })
      },
    })
    // This machine, by a name that does not say so.
    const elsewhere = host.replace('127.0.0.1', '0x7f000001')
    await expect(createSmtpMailer({ url: `smtp://post:secret@${elsewhere}`, from }).send(message)).rejects.toThrow()
    expect(seen).toEqual([])
    await createSmtpMailer({ url: `smtp://post:secret@${elsewhere}?requireTLS=false`, from }).send(message)
    expect(seen).toEqual(['secret'])
  })

  it('fails when the server refuses', async () => {
    const { host } = await mailServer({ onRcptTo: (_address, _session, done) => done(new Error('no such person')) })
    await expect(createSmtpMailer({ url: `smtp://${host}`, from }).send(message)).rejects.toThrow('no such person')
  })

  it('fails when there is no server', async () => {
    const { host, close } = await mailServer()
    await close()
    await expect(createSmtpMailer({ url: `smtp://${host}`, from }).send(message)).rejects.toThrow('ECONNREFUSED')
  })

  it('marks mail as sent by a machine, so that no holiday notice comes back', async () => {
    const { arrived, host } = await mailServer()
    await createSmtpMailer({ url: `smtp://${host}`, from }).send(message)
    expect(arrived[0]!.raw.toString()).toContain('Auto-Submitted: auto-generated')
  })
})
