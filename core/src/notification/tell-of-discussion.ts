import { accounts } from '../account/index.ts'
import { newEnvelope, nowText } from '../kernel/index.ts'
import { notificationId } from './notification-id.ts'
import type { FeedbackNotification, MessageNotification, Notification, PlaceNotification } from './schema.ts'
import { type TellDeps, tell } from './tell.ts'

type Said = 'id' | 'createdAt' | 'updatedAt' | 'version' | 'deletedAt' | 'readAt' | 'mailedAt'

/** What somebody is told of a discussion. */
export type ToldOfDiscussion = Omit<MessageNotification, Said> | Omit<PlaceNotification, Said> | Omit<FeedbackNotification, Said>

/** Tells a person of something in a discussion, once: telling it again tells nothing new. */
export async function tellOfDiscussion(deps: TellDeps, accountId: string, told: ToldOfDiscussion): Promise<void> {
  const account = await deps.store.get(accountId, accounts, accountId)
  if (!account) return
  const about = 'messageId' in told ? told.messageId : 'feedbackId' in told ? told.feedbackId : told.discussionId
  const made: Notification = { ...newEnvelope(notificationId(about, told.at), nowText(deps)), ...told, readAt: null, mailedAt: null }
  await tell(deps, account, made)
}
