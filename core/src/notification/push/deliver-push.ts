import { type Account, accounts, isLeaving, ownLocale, type SecretsDep, type SessionsDep } from '../../account/index.ts'
import {
  type Again,
  type ClaimedJob,
  changeUntold,
  type DirectoryDep,
  derivedId,
  instantText,
  listAll,
  nowText,
  type PusherDep,
  type PushMessage,
  type SpaceId,
} from '../../kernel/index.ts'
import { wants } from '../channels.ts'
import { digestSent, letGo, readHeld } from '../digest/digest-mail.ts'
import { DIGEST_JOBS, type DigestRequest } from '../digest/request-digest.ts'
import { isStillSo } from '../is-still-so.ts'
import { pathOf } from '../path-of.ts'
import { type Notification, notifications } from '../schema.ts'
import type { TellDeps } from '../tell.ts'
import { PUSH_JOB, type PushRequest } from './request-push.ts'
import { pushSubscriptions } from './schema.ts'
import { forgetPush } from './subscriptions.ts'

export type PushDeps = TellDeps & DirectoryDep & SecretsDep & SessionsDep & PusherDep & PushWordsDep

/** What a notification is called in a message: words belong to whoever writes messages. */
export interface PushWordsDep {
  /** Of a locale (BCP 47). */
  pushWords(locale: string): { title(told: Notification): string; many(count: number): string; body(told: Notification): string }
}

/** Tries over about an hour; what is older helps nobody any more. */
const TRIES = 10

/** The jobs that stand for push messages. */
export const PUSH_JOBS = [PUSH_JOB, DIGEST_JOBS.push] as const

/**
 * Sends the push messages that one job stands for to the browsers of its person; those that are gone or signed out are let go.
 * A message that is sent again takes the place of the first. Answers from when on the job is to be done again, if it is.
 */
export const deliverPush = (deps: PushDeps, job: ClaimedJob): Promise<Again> =>
  job.type === PUSH_JOB ? pushOne(deps, job) : pushDigest(deps, job)

async function pushOne(deps: PushDeps, job: ClaimedJob): Promise<Again> {
  const { space, notificationId } = job.payload as PushRequest
  const { store } = deps
  const [account, told] = await Promise.all([store.get(space, accounts, space), store.get(space, notifications, notificationId)])
  if (!account || !told || told.pushedAt !== null || !wants(account, told, 'push') || (await isLeaving({ store }, space))) return
  if (!(await isStillSo({ store }, space, told))) return
  if (!(await sendToAll(deps, job, space, messageOf(deps, account, told)))) return again(deps, job)
  await changeUntold(deps, space, notifications, notificationId, ({ pushedAt }) => (pushedAt ? null : { pushedAt: nowText(deps) }))
}

async function pushDigest(deps: PushDeps, job: ClaimedJob): Promise<Again> {
  const request = job.payload as DigestRequest
  const held = await readHeld(deps, request, 'push')
  if (!held) return
  await letGo(deps, held, 'push')
  const [first, ...others] = held.worth
  if (!first) return
  const words = deps.pushWords(ownLocale(held.account))
  const message =
    others.length === 0
      ? messageOf(deps, held.account, first)
      : {
          ...{ title: words.many(held.worth.length), body: words.title(first), path: '/notifications' },
          tag: tagOf(derivedId(`push ${request.space} ${request.until}`)),
        }
  if (!(await sendToAll(deps, job, request.space, message))) return again(deps, job)
  await digestSent(deps, { space: request.space, channel: 'push' }, held.worth)
}

function messageOf({ pushWords }: PushWordsDep, account: Account, told: Notification): PushMessage {
  const words = pushWords(ownLocale(account))
  return { title: words.title(told), body: words.body(told), path: pathOf(told), tag: tagOf(told.id) }
}

/** At most 32 letters (RFC 8030). */
const tagOf = (id: string): string => id.replaceAll('-', '').slice(0, 32)

/**
 * Whether every browser that is there has it; those that are gone need none. One that is signed out gets nothing, but is let go
 * of at the second look only: at a new password its session gives way to another, and it is carried over a moment later.
 */
async function sendToAll(deps: PushDeps, { attempt }: ClaimedJob, space: SpaceId, message: PushMessage): Promise<boolean> {
  const all = await listAll(deps, space, pushSubscriptions.queries.oldest, {})
  const signedIn = new Set((await deps.sessions.list(space, space)).map(({ id }) => id))
  const sent = await Promise.allSettled(
    all.map(async (one) => {
      const isSignedOut = !signedIn.has(one.sessionId)
      if (isSignedOut && attempt === 1) throw new Error('It may be carried over yet.')
      const isGone = isSignedOut || (await deps.pusher.send(one, message)) === 'gone'
      if (isGone) await forgetPush(deps, space, one)
      else await changeUntold(deps, space, pushSubscriptions, one.id, () => ({ reachedAt: nowText(deps) }))
    }),
  )
  return sent.every(({ status }) => status === 'fulfilled')
}

/** A minute later at first, then twice as long each time; in the end not at all. */
const again = ({ clock }: PushDeps, { attempt }: ClaimedJob): Again =>
  attempt >= TRIES ? undefined : { notYet: instantText(clock.now().add({ seconds: 15 * 2 ** attempt })) }
