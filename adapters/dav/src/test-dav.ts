import { randomBytes } from 'node:crypto'
import { fakeClock, sequentialIds } from '@throughline/contracts'
import {
  type Account,
  accounts,
  actorOf,
  apiTokens,
  deletions,
  makeToken,
  type TokenScope,
  usualNotifications,
} from '@throughline/core/account'
import { attachments, storageUses } from '@throughline/core/attachment'
import { checkIns, goals } from '@throughline/core/goal'
import { type Kind, type LimitPolicy, newEnvelope, nowText, requestLimits } from '@throughline/core/kernel'
import { sandboxes } from '@throughline/core/sandbox'
import { calendarObjects, completions, tasks, timeEntries } from '@throughline/core/task'
import { createMemoryStorage } from '@throughline/memory'
import { createDav } from './dav.ts'

export const ORIGIN = 'http://throughline.test'

const kinds: readonly Kind[] = [
  ...[accounts, apiTokens, deletions, sandboxes],
  ...[tasks, completions, timeEntries, calendarObjects, attachments, storageUses],
  ...[goals, checkIns],
] as Kind[]

type Aborted = { signal?: AbortSignal }

/** CalDAV over storage in memory, with a clock that stands still. */
export function testDav() {
  const faults: unknown[] = []
  const taken = new Map<string, number>()
  const deps = {
    ...createMemoryStorage({ kinds }),
    kinds,
    clock: fakeClock(),
    ids: sequentialIds(),
    publicUrl: ORIGIN,
    secrets: { create: () => randomBytes(32).toString('base64url'), digest: (secret: string) => `digest of ${secret}`, keyed: () => '0' },
    limits: requestLimits(12_000),
    limiter: {
      take({ name, quota }: LimitPolicy, key: string) {
        const count = (taken.get(`${name} ${key}`) ?? 0) + 1
        taken.set(`${name} ${key}`, count)
        return { allowed: count <= quota, remaining: Math.max(0, quota - count), resetSeconds: 9 }
      },
    },
    log: ({ error }: { error: unknown }) => void faults.push(error),
    giveWay: async () => {},
  }
  const dav = createDav(deps)

  /** Somebody with a token of these scopes, and how their program asks. */
  async function person(name: string, scopes: TokenScope[] = ['tasks:read', 'tasks:write', 'goals:read']) {
    const profile = { email: `${name}@post.example`, name, timeZone: 'Europe/Berlin', dayStart: 0, locale: 'en', weekStart: 1 }
    const account = { ...newEnvelope(deps.ids.next(), nowText(deps)), ...profile, notifications: usualNotifications } as Account
    await deps.store.save(account.id, accounts, account, { expectedVersion: 0 })
    const own = { ...deps, actor: actorOf(account) }
    const session = { accountId: account.id, space: account.id, sessionId: '', expiresAt: '', provenAt: nowText(deps), renewed: false }
    const { token } = await makeToken({ ...own, session }, { name: 'My phone', scopes })
    const basic = (user: string, password: string) => `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
    const authorization = basic(account.email, token)
    const home = `/dav/calendars/${account.id}/`
    const ask = (
      method: string,
      path: string,
      { headers = {}, ...sent }: { body?: string; headers?: Record<string, string> } & Aborted = {},
    ) => request(method, path, { ...sent, headers: { authorization, ...headers } })
    return { account, deps: own, token, home, tasks: `${home}tasks/`, goals: `${home}goals/`, ask, basic }
  }

  const request = (method: string, path: string, init: { body?: string; headers: Record<string, string> } & Aborted) =>
    dav(new Request(`${ORIGIN}${path}`, { method, ...init }), { address: '10.0.0.1' })

  return { deps, faults, person, request }
}

/** A to-do as a program writes it. */
export const todo = (uid: string, ...lines: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Else//EN', 'BEGIN:VTODO', `UID:${uid}`, 'DTSTAMP:20260101T000000Z', ...lines]
    .concat('END:VTODO', 'END:VCALENDAR', '')
    .join('\r\n')
