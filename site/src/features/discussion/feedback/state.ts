import { queryOptions } from '@tanstack/react-query'
import type { FeedbackRequest, NewFeedbackRequest } from '@throughline/core/discussion'
import { discussionFeedback as words } from '../../../messages/discussion-feedback.ts'
import { didBesides } from '../../changes/changes.ts'
import { newId } from '../../desk/id.ts'
import { queryClient } from '../../desk/query-client.ts'
import { attempt } from '../../desk/reason.ts'
import { $toast } from '../../desk/told.ts'
import { follow } from '../../live/stream.ts'
import { client } from '../client.ts'

/** What was asked for and answered in a discussion, as far as the person may read it. */
export const feedbackQuery = (discussionId: string) =>
  queryOptions({ queryKey: ['feedback', discussionId] as const, queryFn: () => client.feedback.list(discussionId) })

const changed = (discussionId: string) => queryClient().invalidateQueries({ queryKey: ['feedback', discussionId] })

/** Events that come together are answered together. */
const GATHER_MS = 60
let timer: ReturnType<typeof setTimeout> | undefined

/** Keeps what the page shows in step with the discussion, for as long as the page lives. */
export function followFeedback(discussionId: string): void {
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void changed(discussionId), GATHER_MS)
  }
  follow((isBack) => ({
    onChange: ({ kind, space }) => space === discussionId && kind === 'feedback-request' && soon(),
    onOpen: () => isBack && soon(),
  }))
}

/** A link that was just made; it cannot be shown again. */
export interface FreshLink {
  id: string
  askedOf: string
  url: string
}

/** Asks somebody; answers the link, `mailed` where it goes by mail, or `null` when it was refused, which a toast tells. */
export const ask = (discussionId: string, input: NewFeedbackRequest): Promise<FreshLink | 'mailed' | null> =>
  fresh(discussionId, () => client.feedback.ask(discussionId, input))

/** Makes a new link; those before it open no more. */
export const renew = (discussionId: string, id: string) => fresh(discussionId, () => client.feedback.renew(discussionId, id))

async function fresh(discussionId: string, make: () => ReturnType<typeof client.feedback.ask>): Promise<FreshLink | 'mailed' | null> {
  let made: FreshLink | 'mailed' | null = null
  await attempt(async () => {
    const { request, url } = await make()
    made = url === null ? 'mailed' : { id: request.id, askedOf: request.askedOf, url }
    if (url === null) $toast.set({ id: newId(), words: words.mailed(request.askedOf || (request.email ?? '')) })
  })
  await changed(discussionId)
  return made
}

export async function remind(discussionId: string, { id }: FeedbackRequest): Promise<void> {
  if (await attempt(() => client.feedback.remind(discussionId, id))) $toast.set({ id: newId(), words: words.wasReminded })
  await changed(discussionId)
}

/** Ends the link. Nobody can be sure that it was not opened, so there is no way back but a new one. */
export async function withdraw(discussionId: string, { id }: FeedbackRequest): Promise<void> {
  await attempt(() => client.feedback.revoke(discussionId, id))
  await changed(discussionId)
}

/** Deletes a request with its answer, which can be taken back. */
export async function remove(discussionId: string, { id, answer }: FeedbackRequest): Promise<void> {
  if (!(await attempt(() => client.feedback.delete(discussionId, id)))) return
  await changed(discussionId)
  didBesides(answer ? words.removed : words.removedRequest, async () => {
    const isBack = await attempt(() => client.feedback.restore(discussionId, id))
    await changed(discussionId)
    return isBack
  })
}
