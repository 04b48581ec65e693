import { type ArrivedMail, openSmtpServer } from '../../../adapters/mail/src/test-smtp-server.ts'

/** What comes by mail, so that a test can read what a person would. */
export interface Mailbox {
  readonly url: string
  /** The newest mail to the address, waiting for it up to 10 s; its body decoded to plain text. */
  mailTo(address: string): Promise<string>
  close(): Promise<void>
}

export async function openMailbox(): Promise<Mailbox> {
  const mails: ArrivedMail[] = []
  let arrived = () => {}
  const { host, close } = await openSmtpServer((mail) => {
    mails.push(mail)
    arrived()
  })
  const newest = (address: string) => mails.findLast(({ recipients }) => recipients.includes(address))

  return {
    url: `smtp://${host}`,
    async mailTo(address) {
      const limit = AbortSignal.timeout(10_000)
      for (;;) {
        const mail = newest(address)
        if (mail) return decoded(mail.raw.toString())
        await new Promise<void>((resolve, reject) => {
          arrived = resolve
          limit.onabort = () => reject(new Error(`No mail came to ${address}.`))
        })
      }
    },
    close,
  }
}

/** Quoted-printable to text: enough to find a link in. */
const decoded = (mail: string): string =>
  mail.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
