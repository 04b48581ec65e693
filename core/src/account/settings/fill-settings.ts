import { type ChangeDeps, changeRecord, changeUntold, type QueueDep, saveNew } from '../../kernel/index.ts'
import { announceZone } from '../edit-account.ts'
import { type Account, accounts } from '../schema.ts'
import { type OwnSettings, type SettingsFilling, settingsFillings } from './schema.ts'

type Deps = ChangeDeps & QueueDep
type Some = Partial<OwnSettings>

/** Settles the app as an import says. Doing so twice is harmless: what the person has settled in between stays. */
export async function fillSettings(deps: Deps, filling: SettingsFilling): Promise<void> {
  const { store, actor } = deps
  const account = await store.get(actor.space, accounts, actor.accountId)
  if (!account) return
  await saveNew(deps, actor.space, settingsFillings, filling)
  // What is there is written down first, so that a second run changes the same.
  await changeUntold(deps, actor.space, settingsFillings, filling.id, ({ said, before }) =>
    before ? null : { before: differing(account, said) },
  )
  const kept = await store.get(actor.space, settingsFillings, filling.id)
  if (kept?.before) await settle(deps, kept.said, kept.before)
}

/** Settles the app as it was before an import, but for what was changed since, and keeps nothing of what that said. */
export async function returnSettings(deps: Deps, fillingId: string): Promise<void> {
  const { store, actor } = deps
  const kept = await store.get(actor.space, settingsFillings, fillingId)
  if (!kept) return
  if (kept.before) await settle(deps, kept.before, kept.said)
  // It stays as one that changes nothing, for a process that is late with making it.
  await changeUntold(deps, actor.space, settingsFillings, fillingId, () => ({ said: {}, before: {} }))
}

/** Changes each setting that is as it is expected to be. */
async function settle(deps: Deps, wanted: Some, expected: Some): Promise<void> {
  await changeRecord(deps, accounts, deps.actor.accountId, {}, async (account) => {
    const asExpected = namesOf(expected).filter((name) => isSame(account[name], expected[name]))
    const changes: Some = Object.fromEntries(asExpected.map((name) => [name, wanted[name]]))
    if (asExpected.length === 0) return null
    if (changes.timeZone !== undefined && changes.timeZone !== account.timeZone) await announceZone(deps, account)
    return { event: 'account.updated', changes }
  })
}

const differing = (account: Account, said: Some): Some =>
  Object.fromEntries(namesOf(said).flatMap((name) => (isSame(account[name], said[name]) ? [] : [[name, account[name]]])))

const namesOf = (settings: Some) => Object.keys(settings) as (keyof OwnSettings)[]

/** Fields stand in no order. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))

const sorted = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .map(([name, part]) => [name, sorted(part)] as const)
          .sort(([a], [b]) => (a < b ? -1 : 1)),
      )
    : value
