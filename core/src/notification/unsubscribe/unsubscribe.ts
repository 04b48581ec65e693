import { z } from 'zod'
import { type Account, accounts, actorOf, type Delivery, mergedNotifications, ToldKind } from '../../account/index.ts'
import { AppError, type ClockDep, type IdsDep, parse, type SealerDep, type StoreDep } from '../../kernel/index.ts'
import { changeNotifications } from '../settings.ts'
import { readUnsubscribeToken, type Unsubscription } from './token.ts'

/** What the link of a mail is about: which mails, and whether they come still. Whose they are is not told. */
export const UnsubscriptionState = z
  .object({ channel: z.enum(['mail', 'push']), kinds: z.array(ToldKind), isOff: z.boolean() })
  .meta({ id: 'UnsubscriptionState', example: { channel: 'mail', kinds: ['reply'], isOff: false } })
export type UnsubscriptionState = z.infer<typeof UnsubscriptionState>

/** Held by whoever has the mail. */
export const UnsubscribeToken = z
  .strictObject({ token: z.string().max(2000).describe('From the address in the mail: `/unsubscribe/{token}`.') })
  .meta({ id: 'UnsubscribeToken', example: { token: 'w0Jk…' } })
export type UnsubscribeToken = z.infer<typeof UnsubscribeToken>

type Deps = StoreDep & SealerDep
type WriteDeps = Deps & ClockDep & IdsDep

/** What a link is about. @throws AppError `not-found` for one that was not made here, went to a former address, or whose account is gone. */
export async function readUnsubscription(deps: Deps, input: UnsubscribeToken): Promise<UnsubscriptionState> {
  const { account, asked } = await opened(deps, input)
  return stateOf(account, asked)
}

/** Sends no more of what a link is about; no matter if that was so already. Nobody has to be signed in. @throws AppError `not-found` */
export const unsubscribe = (deps: WriteDeps, input: UnsubscribeToken): Promise<UnsubscriptionState> => settle(deps, input, () => 'off')

/** Sends again what a link is about, as it was when the mail was written. @throws AppError `not-found` */
export const resubscribe = (deps: WriteDeps, input: UnsubscribeToken): Promise<UnsubscriptionState> =>
  settle(deps, input, (was) => (was === 'off' ? 'instant' : was))

async function settle(deps: WriteDeps, input: UnsubscribeToken, to: (was: Delivery) => Delivery): Promise<UnsubscriptionState> {
  const { account, asked } = await opened(deps, input)
  const kinds = Object.fromEntries(Object.entries(asked.was).map(([kind, was]) => [kind, { [asked.channel]: to(was) }]))
  const own = { ...deps, actor: actorOf(account) }
  return stateOf(await changeNotifications(own, (before) => mergedNotifications(before, { kinds })), asked)
}

async function opened(deps: Deps, input: UnsubscribeToken): Promise<{ account: Account; asked: Unsubscription }> {
  const asked = readUnsubscribeToken(deps, parse(UnsubscribeToken, input).token)
  const account = asked && (await deps.store.get(asked.space, accounts, asked.space))
  // Whoever reads what was mailed to a former address has no say in what goes to the one of now.
  const isFormer = asked?.to !== undefined && asked.to !== account?.email
  if (!asked || !account || isFormer) throw new AppError('not-found', 'This link leads nowhere any more.')
  return { account, asked }
}

function stateOf({ notifications }: Account, { channel, was }: Unsubscription): UnsubscriptionState {
  const kinds = ToldKind.options.filter((kind) => kind in was)
  return { channel, kinds, isOff: kinds.every((kind) => notifications.kinds[kind][channel] === 'off') }
}
