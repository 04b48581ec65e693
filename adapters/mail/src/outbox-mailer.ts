import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mailer } from '@throughline/core/account'
import { type ClockDep, nowText } from '@throughline/core/kernel'
import { mailOptions } from './envelope.ts'

interface Outbox {
  /** Made when it is missing. */
  folder: string
  from: string
  /**
   * Told of each mail in words for who sits at the terminal, with its first link unless it is personal: without a mail server
   * this is how a person gets at it. And where it lies.
   */
  log: (line: string, file: string) => void
}

/** Keeps mail as `.eml` files, which any mail program opens: for whoever runs Throughline without a mail server. */
export function createOutboxMailer({ folder, from, log, clock }: Outbox & ClockDep): Mailer {
  // Loaded for the first mail only: it would make every start slower and larger.
  const open = async () => (await import('nodemailer')).createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  let transport: ReturnType<typeof open> | undefined
  return {
    async send(message) {
      transport ??= open()
      const { message: bytes } = await (await transport).sendMail(mailOptions(message, from))
      const name = `${nowText({ clock }).replaceAll(':', '-')}-${randomBytes(4).toString('hex')}.eml`
      // The links of a mail are secrets: nobody else on this machine may read them.
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(join(folder, name), bytes, { flag: 'wx', mode: 0o600 })
      const [link] = /https?:\/\/\S+/.exec(message.text) ?? []
      const said = message.isPersonal ? '' : `, "${message.subject}"`
      const file = join(folder, name)
      log(`Mail to ${message.to}${said}: ${file}${link && !message.isPersonal ? `\n  ${link}` : ''}`, file)
    },
  }
}
