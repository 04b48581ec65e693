import type { Client } from '@throughline/client'
import { ProblemError } from '@throughline/client/problem'
import type { UnsubscriptionState } from '@throughline/core/notification'
import { notificationSettings, unsubscription } from '../../messages/settings-notifications.ts'

/** What a link is about; why it cannot be told, otherwise. */
export async function stateOf(client: Client, token: string): Promise<UnsubscriptionState | 'gone' | 'too-often'> {
  return client.unsubscriptions.get(token).catch((error: unknown) => {
    if (!(error instanceof ProblemError) || ![404, 422, 429].includes(error.status)) throw error
    return error.status === 429 ? 'too-often' : 'gone'
  })
}

/** Kinds as people know them. */
export const kindsInWords = ({ kinds }: UnsubscriptionState): string =>
  unsubscription.named(kinds.map((kind) => notificationSettings.kinds[kind].name))
