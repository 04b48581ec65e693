import { type ArrivedMail, textOf } from '../adapters/mail/src/test-smtp-server.ts'
import { until } from './until.ts'

/** Reads what has arrived: the last mail to an address that says so much, once it is there. @throws when there is none in time */
export function mailsTo(mails: readonly ArrivedMail[], seconds: number) {
  return async (address: string, saying: string): Promise<string> => {
    let found: string | undefined
    await until(
      () => {
        const own = mails.filter(({ recipients }) => recipients.includes(address)).map(textOf)
        found = own.findLast((text) => text.includes(saying))
        return found !== undefined
      },
      seconds,
      () => `no mail to ${address} says ${saying}`,
    )
    return found ?? ''
  }
}
