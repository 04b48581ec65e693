import { type Channel, Delivery, type PublicUrlDep, siteLink, ToldKind } from '../../account/index.ts'
import type { SealerDep, SpaceId } from '../../kernel/index.ts'

/** What a link in a mail switches off: of whom, which channel of which kinds, and how they were told by it until then. */
export interface Unsubscription {
  space: SpaceId
  channel: Channel
  was: Partial<Record<ToldKind, Delivery>>
  /** The address it was mailed to; mails that went out before links said so have none. */
  to?: string | undefined
}

const PURPOSE = 'unsubscribe'

/** Where people who hold the link of a mail switch off what it is of. It is good for as long as the account has the address it went to. */
export const unsubscribeLink = (deps: SealerDep & PublicUrlDep, what: Unsubscription): string =>
  siteLink(deps, `/unsubscribe/${unsubscribeToken(deps, what)}`)

export const unsubscribeToken = ({ sealer }: SealerDep, { space, channel, was, to }: Unsubscription): string =>
  sealer.seal(JSON.stringify([space, channel, was, ...(to ? [to] : [])]), PURPOSE)

/** What a token was made for; `null` for one that was not made here. */
export function readUnsubscribeToken({ sealer }: SealerDep, token: string): Unsubscription | null {
  const text = sealer.open(token, PURPOSE)
  if (text === null) return null
  const [space, channel, was, to] = JSON.parse(text) as [SpaceId, Channel, Record<string, unknown>, string?]
  // A kind that is told no more is none that could be switched off.
  const known = ToldKind.options.flatMap((kind) => {
    const delivery = Delivery.safeParse(was[kind])
    return delivery.success ? [[kind, delivery.data] as const] : []
  })
  return { space, channel, was: Object.fromEntries(known), ...(to && { to }) }
}
