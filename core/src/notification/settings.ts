import {
  type Account,
  accounts,
  getAccount,
  mergedNotifications,
  type NotificationSettings,
  NotificationSettingsChanges,
} from '../account/index.ts'
import { type ActorDep, type ChangeDeps, changeRecord, newEnvelope, nowText, parse, type StoreDep } from '../kernel/index.ts'
import { type TellDeps, tell } from './tell.ts'

/** How the person is told of what. */
export const readNotificationSettings = async (deps: StoreDep & ActorDep): Promise<NotificationSettings> =>
  (await getAccount(deps)).notifications

/** Changes how the person is told of what; what changes nothing is not written. @throws AppError `validation` */
export async function editNotificationSettings(deps: ChangeDeps, input: NotificationSettingsChanges): Promise<NotificationSettings> {
  const asked = parse(NotificationSettingsChanges, input)
  const { notifications } = await changeNotifications(deps, (before) => mergedNotifications(before, asked))
  return notifications
}

/** Changes how the person of an account is told, by what holds now. */
export const changeNotifications = (deps: ChangeDeps, change: (before: NotificationSettings) => NotificationSettings): Promise<Account> =>
  changeRecord(deps, accounts, deps.actor.accountId, {}, ({ notifications: before }) => {
    const notifications = change(before)
    return JSON.stringify(notifications) === JSON.stringify(before) ? null : { event: 'account.updated', changes: { notifications } }
  })

/** Tells the person something by every channel there is, whatever they have settled, so that they see whether it reaches them; once for an id. */
export async function tryNotifications(deps: TellDeps & ActorDep, id = deps.ids.next()): Promise<void> {
  const account = await getAccount(deps)
  await tell(deps, account, { ...newEnvelope(id, nowText(deps)), type: 'test', at: nowText(deps) })
}
