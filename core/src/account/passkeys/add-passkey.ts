import { z } from 'zod'
import {
  type ActorDep,
  AppError,
  type Limit,
  listAll,
  makeWithin,
  newEnvelope,
  nowText,
  oneFault,
  parse,
  type QueueDep,
  type StoreDep,
} from '../../kernel/index.ts'
import type { SessionDep } from '../ports.ts'
import { demandProof } from '../proof.ts'
import { accounts } from '../schema.ts'
import { noteSecurity } from '../security.ts'
import { shown } from './list-passkeys.ts'
import type { PasskeyMade, PasskeySiteDep, PasskeysDep } from './ports.ts'
import { type AskedPasskey, asked, Credential, type QuestionDeps, takeChallenge } from './question.ts'
import { forgetPasskey } from './remove-passkey.ts'
import { NewPasskeyName, type Passkey, passkeys, type ShownPasskey } from './schema.ts'

/** How many an account may have. */
const MOST = 25

export type AddPasskeyDeps = QuestionDeps & StoreDep & QueueDep & ActorDep & SessionDep & PasskeysDep & PasskeySiteDep

export const NewPasskey = z
  .strictObject({ ticket: z.string().max(2000), answer: Credential, name: NewPasskeyName.optional() })
  .meta({ id: 'NewPasskey', example: { ticket: 'w0Jk…', answer: { id: 'AbC4…' }, name: 'The blue key' } })
export type NewPasskey = z.input<typeof NewPasskey>

/**
 * Asks the browser for a new passkey.
 * @throws AppError `proof-needed`; `conflict` when there are 25 already.
 */
export async function beginPasskey(deps: AddPasskeyDeps): Promise<AskedPasskey> {
  demandProof(deps)
  const { store, actor, site } = deps
  const [account, known] = await Promise.all([
    store.get(actor.space, accounts, actor.accountId),
    listAll(deps, actor.space, passkeys.queries.all, {}),
  ])
  if (known.length >= MOST) throw limit.refusal()
  const person = { id: actor.accountId, email: account?.email ?? '', name: account?.name ?? '' }
  return asked(deps, await deps.passkeys.askForNew(site, person, known), purposeOf(deps))
}

/**
 * Keeps the passkey that the browser's device has made. The ticket was given to who had proved who they are.
 * @throws AppError `validation` for an answer that is none to the question of the ticket; `conflict` for a passkey that is known,
 * or where 25 are there by now.
 */
export async function addPasskey(deps: AddPasskeyDeps, input: NewPasskey): Promise<ShownPasskey> {
  const { ticket, answer, name } = parse(NewPasskey, input)
  const { actor, site } = deps
  const challenge = await takeChallenge(deps, ticket, purposeOf(deps))
  if (challenge === null)
    throw oneFault('/ticket', 'invalid_ticket', 'That took longer than five minutes, or was sent before. Begin again.')
  const made = await deps.passkeys.readNew(site, { challenge, answer })
  if (!made) throw oneFault('/answer', 'invalid_passkey', 'The browser answered with no passkey of this site. Begin again.')
  const passkey = await makeWithin(deps, limit, {
    make: () => keep(deps, made, name),
    takeBack: (kept) => forgetPasskey(deps, actor.space, kept),
  })
  await noteSecurity(deps, { space: actor.space, what: 'passkey-added', detail: passkey.name, isOwn: true })
  return shown(passkey)
}

const limit: Limit<Passkey> = {
  query: passkeys.queries.all,
  most: MOST,
  refusal: () => new AppError('conflict', `An account has at most ${MOST} passkeys. Remove one you no longer use first.`),
}

async function keep(deps: AddPasskeyDeps, made: PasskeyMade, name: string | undefined): Promise<Passkey> {
  const { store, actor, directory, secrets } = deps
  const id = deps.ids.next()
  const { credentialId, publicKey, counter, transports, isBackedUp, device } = made
  const entry = { name: 'passkey', value: secrets.digest(credentialId), space: actor.space, id, expiresAt: null } as const
  if (!(await directory.reserve(entry, nowText(deps)))) throw new AppError('conflict', 'This passkey is known already.')
  const passkey: Passkey = {
    ...newEnvelope(id, nowText(deps)),
    name: name ?? device?.slice(0, 100) ?? 'Passkey',
    device,
    isBackedUp,
    lastUsedAt: null,
    credentialId,
    publicKey,
    counter,
    transports: transports.slice(0, 10),
    isBeingRemoved: false,
  }
  await store.save(actor.space, passkeys, passkey, { expectedVersion: 0 })
  return passkey
}

// To the session as well: a ticket that leaks is worth nothing in another.
const purposeOf = ({ actor, session }: ActorDep & SessionDep) => `new:${actor.accountId}:${session.sessionId}`
