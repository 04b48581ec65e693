import { z } from 'zod'
import { deviceOf, type SecretsDep, type SessionDep } from '../../account/index.ts'
import {
  type ChangeDeps,
  changeUntold,
  type DirectoryDep,
  derivedId,
  Instant,
  listAll,
  newEnvelope,
  notFound,
  nowText,
  type OutboundDep,
  parse,
  saveNew,
} from '../../kernel/index.ts'
import { checkEndpoint } from './check-endpoint.ts'
import { type PushSubscription, pushSubscriptions } from './schema.ts'

/** Browsers of one person; the oldest makes room. */
const MOST = 20

const base64url = (most: number) =>
  z
    .string()
    .regex(/^[\w-]+=*$/, { error: 'Write base64url.' })
    .max(most)

/** As `PushSubscription.toJSON()` of a browser has it. */
export const NewPushSubscription = z
  .strictObject({
    endpoint: z
      .string()
      .max(2000)
      .regex(/^https?:\/\/[^\s]+$/, { error: 'Write the address of the push service.' }),
    keys: z.strictObject({ p256dh: base64url(200), auth: base64url(100) }),
  })
  .meta({
    id: 'NewPushSubscription',
    example: { endpoint: 'https://push.example/send/w0Jk', keys: { p256dh: 'BFakeKeyOfABrowser', auth: 'c2VjcmV0LW9mLWl0' } },
  })
export type NewPushSubscription = z.infer<typeof NewPushSubscription>

/** A browser that takes push messages, without what they are sent with. */
export const ShownPushSubscription = z
  .object({
    id: z.string(),
    /** In words, such as `Firefox on Linux`. */
    device: z.string(),
    createdAt: Instant,
    /** When a message last got there. */
    reachedAt: Instant.nullable(),
    /** Whether it is the browser that asks. */
    isThis: z.boolean(),
  })
  .meta({ id: 'ShownPushSubscription' })
export type ShownPushSubscription = z.infer<typeof ShownPushSubscription>

type Deps = ChangeDeps & DirectoryDep & SecretsDep & SessionDep

/**
 * Has push messages sent to the browser that asks, for as long as it is signed in; again finds what is there. Whoever had it
 * before in the same browser has it no more.
 * @throws AppError `validation`, also for a push service that nothing is sent to
 */
export async function subscribeToPush(
  deps: Deps & OutboundDep,
  input: NewPushSubscription,
  userAgent: string,
): Promise<ShownPushSubscription> {
  const { endpoint, keys } = parse(NewPushSubscription, input)
  checkEndpoint(deps, endpoint)
  const { store, directory, actor, session } = deps
  const id = derivedId(`push ${actor.space} ${endpoint}`)
  const entry = { name: 'push-endpoint', value: deps.secrets.digest(endpoint), space: actor.space, id, expiresAt: null } as const
  const before = await directory.find(entry.name, entry.value, nowText(deps))
  if (before && before.id !== id) {
    await store.erase(before.space, pushSubscriptions, before.id)
    await directory.release(before)
  }
  await directory.reserve(entry, nowText(deps))
  // Keys and session may be others than they were.
  await store.erase(actor.space, pushSubscriptions, id)
  const made: PushSubscription = {
    ...newEnvelope(id, nowText(deps)),
    ...{ sessionId: session.sessionId, endpoint, keys, userAgent: userAgent.slice(0, 300), reachedAt: null },
  }
  const kept = await saveNew(deps, actor.space, pushSubscriptions, made)
  const all = await listAll(deps, actor.space, pushSubscriptions.queries.oldest, {})
  for (const old of all.slice(0, Math.max(0, all.length - MOST))) await forgetPush(deps, actor.space, old)
  return shown(deps, kept)
}

/** The person’s browsers that take push messages, the first allowed first. */
export async function listPushSubscriptions(deps: ChangeDeps & SessionDep): Promise<ShownPushSubscription[]> {
  const all = await listAll(deps, deps.actor.space, pushSubscriptions.queries.oldest, {})
  return all.map((one) => shown(deps, one))
}

/** Sends no more to a browser. @throws AppError `not-found` */
export async function endPushSubscription(deps: ChangeDeps & DirectoryDep & SecretsDep, id: string): Promise<void> {
  const found = await deps.store.get(deps.actor.space, pushSubscriptions, id)
  if (!found) throw notFound(pushSubscriptions.noun)
  await forgetPush(deps, deps.actor.space, found)
}

/** Sends no more to any browser of a person; stopped anywhere, it can be run again. */
export async function endPushSubscriptions(deps: ChangeDeps & DirectoryDep & SecretsDep): Promise<void> {
  const { space } = deps.actor
  for (const one of await listAll(deps, space, pushSubscriptions.queries.oldest, {})) await forgetPush(deps, space, one)
}

/** Goes on sending to a browser whose session has given way to another, as it does at a new password; can be run again. */
export async function carryPush(deps: ChangeDeps, { from, to }: { from: string; to: string }): Promise<void> {
  const { space } = deps.actor
  const all = await listAll(deps, space, pushSubscriptions.queries.oldest, {})
  for (const { id, sessionId } of all)
    if (sessionId === from) await changeUntold(deps, space, pushSubscriptions, id, () => ({ sessionId: to }))
}

/** Lets go of a browser that takes no messages any more. */
export async function forgetPush(
  { store, directory, secrets }: Pick<ChangeDeps, 'store'> & DirectoryDep & SecretsDep,
  space: string,
  { id, endpoint }: PushSubscription,
): Promise<void> {
  await store.erase(space, pushSubscriptions, id)
  await directory.release({ name: 'push-endpoint', value: secrets.digest(endpoint), id })
}

const shown = ({ session }: SessionDep, { id, userAgent, createdAt, reachedAt, sessionId }: PushSubscription): ShownPushSubscription => ({
  ...{ id, device: deviceOf(userAgent), createdAt, reachedAt },
  isThis: sessionId === session.sessionId,
})
