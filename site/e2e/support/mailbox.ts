import { type ArrivedMail, openSmtpServer, textOf } from '../../../adapters/mail/src/test-smtp-server.ts'

/** What comes by mail, so that a test can read what a person would. */
export interface Mailbox {
  readonly url: string
  /** The newest mail to the address that says so much, waiting for it up to 15 s; its body decoded to plain text. */
  mailTo(address: string, saying?: string): Promise<string>
  close(): Promise<void>
}

export async function openMailbox(): Promise<Mailbox> {
  const mails: ArrivedMail[] = []
  let arrived = () => {}
  const { host, close } = await openSmtpServer((mail) => {
    mails.push(mail)
    arrived()
  })
  const newest = (address: string, saying: string) =>
    mails
      .filter(({ recipients }) => recipients.includes(address))
      .map(textOf)
      .findLast((mail) => mail.includes(saying))

  return {
    url: `smtp://${host}`,
    async mailTo(address, saying = '') {
      const limit = AbortSignal.timeout(15_000)
      for (;;) {
        const mail = newest(address, saying)
        if (mail) return mail
        await new Promise<void>((resolve, reject) => {
          arrived = resolve
          limit.onabort = () => reject(new Error(`No mail came to ${address} that says “${saying}”.`))
        })
      }
    },
    close,
  }
}
