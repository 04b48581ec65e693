import { accounts } from '../account/index.ts'
import { newEnvelope, nowText } from '../kernel/index.ts'
import { notificationId } from './notification-id.ts'
import { type NewNotification, type TellDeps, tell } from './tell.ts'

type WithoutEnvelope<T> = T extends unknown ? Omit<T, keyof ReturnType<typeof newEnvelope>> : never

/** What somebody is told of a discussion. */
export type ToldOfDiscussion = WithoutEnvelope<Extract<NewNotification, { discussionId: string }>>

/** Tells a person of something in a discussion, once: telling it again tells nothing new. */
export async function tellOfDiscussion(deps: TellDeps, accountId: string, told: ToldOfDiscussion): Promise<void> {
  const account = await deps.store.get(accountId, accounts, accountId)
  if (!account) return
  await tell(deps, account, { ...newEnvelope(notificationId(aboutOf(told), told.at), nowText(deps)), ...told })
}

function aboutOf(told: ToldOfDiscussion): string {
  if ('messageId' in told) return told.messageId
  if ('feedbackId' in told) return told.feedbackId
  return 'actionId' in told ? told.actionId : told.discussionId
}
