import {
  actorOf,
  issueToken,
  type NotificationSettings,
  newAccount,
  type SecretsDep,
  saveAccount,
  usualNotifications,
} from '../account/index.ts'
import {
  type Actor,
  AppError,
  type ClockDep,
  type DirectoryDep,
  type DirectoryEntry,
  hasCode,
  type IdsDep,
  instantText,
  type Language,
  localeIn,
  newEnvelope,
  nowText,
  parse,
  type QueueDep,
  type StoreDep,
} from '../kernel/index.ts'
import { endSandbox } from './end-sandbox.ts'
import { SANDBOX_LIMITS } from './limits.ts'
import type { SandboxDep } from './ports.ts'
import { announcePurge } from './purge-sandboxes.ts'
import { NewSandbox, SANDBOX_SCOPES, SANDBOXES, type Sandbox, type SandboxState, sandboxEmail, sandboxes } from './schema.ts'
import { stateOf } from './state.ts'

export type MakeDeps = StoreDep & DirectoryDep & QueueDep & ClockDep & IdsDep & SecretsDep & SandboxDep

/** Where a sandbox is asked for from. */
interface From {
  network: string
  /** What that network is one of many of, where somebody can have them all. */
  site?: string | null
}

/** A sandbox with its token, which is told this once. */
export type MadeSandbox = SandboxState & { token: string }

/** Nobody is there to be told. */
const untold: NotificationSettings = {
  ...usualNotifications,
  kinds: Object.fromEntries(
    Object.keys(usualNotifications.kinds).map((kind) => [kind, { app: true, mail: 'off', push: 'off' }]),
  ) as NotificationSettings['kinds'],
}

const { hours, living, idleMinutes, perDay, perDayOfSite } = SANDBOX_LIMITS

/**
 * Makes a space of its own with sample data in it and a token for it, for nobody in particular. It ends by itself: the job
 * that purges it comes first, so that stopping anywhere leaves nothing for longer than a day.
 * @throws AppError `forbidden` where sandboxes are switched off; `rate-limited` when ten were made from there today;
 *   `unavailable` when there are as many as there may be, all of them in use.
 */
export async function makeSandbox(deps: MakeDeps, input: NewSandbox, from: From): Promise<MadeSandbox> {
  demandSandboxes(deps)
  const { timeZone = 'UTC', language = 'en' } = parse(NewSandbox, input)
  const id = deps.ids.next()
  const places = await takePlaces(deps, id, from)
  try {
    await makeRoom(deps)
    const expiresAt = instantText(deps.clock.now().add({ hours }))
    const { sandbox, actor } = await beginSandbox(deps, { id, expiresAt, timeZone, language, resets: 0 })
    const { token } = await issueSandboxToken(deps, actor, sandbox)
    return { ...stateOf(sandbox, actor), token }
  } catch (error) {
    // Who is told to come back has had none.
    if (hasCode(error, 'unavailable')) for (const place of places) await deps.directory.release(place)
    throw error
  }
}

/** @throws AppError `forbidden` */
export function demandSandboxes({ sandboxing }: SandboxDep): void {
  if (sandboxing.mode === 'off')
    throw new AppError('forbidden', 'Sandboxes are switched off on this server. Run one of your own, or sign up.')
}

/** An account without address or password, with sample data in it; nothing leads to it yet. What cannot be filled is ended at once. */
export async function beginSandbox(
  deps: MakeDeps,
  { id, expiresAt, timeZone, language, resets }: Pick<Sandbox, 'id' | 'expiresAt' | 'resets'> & { timeZone: string; language: Language },
): Promise<{ sandbox: Sandbox; actor: Actor }> {
  const now = nowText(deps)
  const sandbox: Sandbox = { ...newEnvelope(id, now), state: 'living', expiresAt, usedAt: now, resets, changes: 0, bytes: 0 }
  await announcePurge(deps, sandbox)
  await deps.store.save(SANDBOXES, sandboxes, sandbox, { expectedVersion: 0 })
  const account = {
    ...newAccount(id, { email: sandboxEmail(id), name: 'Ines Varga', timeZone, locale: localeIn(language, 'en-GB') }, now),
    notifications: untold,
  }
  await saveAccount(deps, account)
  try {
    await deps.sandboxing.sample.fill(id, { timeZone, language })
  } catch (error) {
    await endSandbox(deps, id)
    throw error
  }
  return { sandbox, actor: actorOf(account) }
}

/** Has a token lead to a sandbox, until that ends. */
export const issueSandboxToken = (deps: MakeDeps, actor: Actor, { expiresAt }: Sandbox, token?: string) =>
  issueToken({ ...deps, actor }, { id: deps.ids.next(), name: 'Sandbox', scopes: SANDBOX_SCOPES, expiresAt }, token)

async function takePlaces(deps: MakeDeps, id: string, { network, site = null }: From): Promise<DirectoryEntry[]> {
  const place = await takePlace(deps, id, network, perDay)
  return site === null ? [place] : [place, await takePlace(deps, id, site, perDayOfSite)]
}

/** One of those that a network has in a day; each is free again a day later. */
async function takePlace(deps: MakeDeps, id: string, network: string, most: number): Promise<DirectoryEntry> {
  const expiresAt = instantText(deps.clock.now().add({ hours: 24 }))
  const digest = deps.secrets.digest(`sandbox ${network}`)
  for (let n = 0; n < most; n++) {
    const place = { name: 'sandbox-place', value: `${digest}:${n}`, space: SANDBOXES, id, expiresAt } as const
    if (await deps.directory.reserve(place, nowText(deps))) return place
  }
  throw new AppError(
    'rate-limited',
    `There were ${most} sandboxes from your network today. Go on with one of them, or come back tomorrow.`,
    {
      retryAfter: 3600,
    },
  )
}

/** Nothing is locked between the count and the write: several that are made at once may go a little beyond. */
async function makeRoom(deps: MakeDeps): Promise<void> {
  const args = { where: { state: 'living' } }
  if ((await deps.store.count(SANDBOXES, sandboxes.queries.byUse, args)) < living) return
  const [idlest] = (await deps.store.list(SANDBOXES, sandboxes.queries.byUse, args, { limit: 1 })).items
  const idleSince = instantText(deps.clock.now().subtract({ minutes: idleMinutes }))
  if (!idlest || idlest.usedAt > idleSince)
    throw new AppError('unavailable', `All ${living} sandboxes of this server are in use. Try again in some minutes.`, { retryAfter: 600 })
  await endSandbox(deps, idlest.id)
}
