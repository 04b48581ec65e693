import type { ReceivedMail } from '@throughline/contracts'
import PostalMime, { type Address } from 'postal-mime'

/** A mail as another author's program reads it. */
export async function readMail(raw: Uint8Array): Promise<ReceivedMail> {
  const { from, to = [], cc = [], bcc = [], subject = '', text = '', html = '' } = await PostalMime.parse(raw)
  return { from: addresses(from && [from])[0] ?? '', recipients: addresses([...to, ...cc, ...bcc]), subject, text, html }
}

const addresses = (all: Address[] = []) => all.flatMap(({ address }) => address ?? [])
