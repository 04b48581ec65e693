import type { Mailer, MailMessage } from '@throughline/core/account'
import { beforeEach, describe, expect, it } from 'vitest'

/** A mail as its reader's program shows it. */
export interface ReceivedMail {
  from: string
  /** Everybody it was delivered to. */
  recipients: string[]
  subject: string
  text: string
  html: string
}

export interface MailerHarness {
  mailer: Mailer
  /** What has arrived, oldest first. */
  received(): Promise<ReceivedMail[]>
}

const message: MailMessage = {
  to: 'ines.varga@post.example',
  subject: 'A new password',
  text: 'Open this link:\nhttps://throughline.example/auth/resetpassword?token=abc.1\n',
  html: '<p>Open <a href="https://throughline.example/">this link</a></p>',
}

/** What every implementation of the Mailer port must do. Mail comes from `hello@throughline.example`. */
export function mailerContract(name: string, open: () => Promise<MailerHarness>) {
  describe(`${name} as Mailer`, () => {
    let harness: MailerHarness

    beforeEach(async () => {
      harness = await open()
    })

    it('delivers a mail as plain text and as HTML, to one person, from the configured address', async () => {
      await harness.mailer.send(message)
      const [mail, ...others] = await harness.received()
      expect(others).toEqual([])
      expect(mail).toMatchObject({ from: 'hello@throughline.example', recipients: [message.to], subject: message.subject })
      expect(mail!.text.trim()).toBe(message.text.trim())
      expect(mail!.html.trim()).toBe(message.html.trim())
    })

    it('keeps every character of every language', async () => {
      const words = 'Žofia’s Passwort – 新しいパスワード 🧵'
      await harness.mailer.send({ ...message, subject: words, text: words, html: `<p>${words}</p>` })
      const [mail] = await harness.received()
      expect(mail).toMatchObject({ subject: words })
      expect(mail!.text.trim()).toBe(words)
      expect(mail!.html.trim()).toBe(`<p>${words}</p>`)
    })

    it('keeps lines and addresses longer than a line of mail may be', async () => {
      const link = `https://throughline.example/${'a'.repeat(2000)}`
      await harness.mailer.send({ ...message, text: `.\n${link}\n.`, subject: 'word '.repeat(60).trim() })
      const [mail] = await harness.received()
      expect(mail!.text.trim()).toBe(`.\n${link}\n.`)
      expect(mail!.subject).toBe('word '.repeat(60).trim())
    })

    it.each([
      { to: 'ines@post.example\r\nBcc: eve@post.example' },
      { to: 'ines@post.example\nBcc: eve@post.example' },
      { to: 'ines@post.example, eve@post.example' },
      { to: 'Ines <ines@post.example>, Eve <eve@post.example>' },
      { to: '' },
      { subject: 'Hello\r\nBcc: eve@post.example' },
      { subject: 'Hello\rBcc: eve@post.example' },
      { subject: 'Hello\n\n<script>' },
    ])('sends nothing that would make up a header or a further reader: %j', async (bad) => {
      await expect(harness.mailer.send({ ...message, ...bad })).rejects.toThrow()
      expect(await harness.received()).toEqual([])
    })

    it('takes many mails at a time', async () => {
      const subjects = Array.from({ length: 20 }, (_, n) => `Mail ${n}`)
      await Promise.all(subjects.map((subject) => harness.mailer.send({ ...message, subject })))
      expect((await harness.received()).map(({ subject }) => subject).sort()).toEqual(subjects.sort())
    })
  })
}
