import { ProblemError } from '@throughline/client/problem'
import type { Discussion, Membership, Participation } from '@throughline/core/discussion'
import { atom } from 'nanostores'
import { follow } from '../../../live/stream.ts'
import { $gone, client } from '../../client.ts'
import { type Invited, invitedInto } from '../invite/invites.ts'

/** The discussion of the page, as its person has it. */
export interface Place {
  discussion: Discussion
  mine: Participation
  /** Who is or was in it, by when they joined. */
  people: readonly Membership[]
  /** The addresses that invitations wait for, told to who invites while nobody else is in it. */
  invited: Invited
  /** It is in the trash, or the person is in it no longer. */
  isGone: boolean
}

export const $place = atom<Place | null>(null)

/** Counts up whenever an invitation was made, used or withdrawn. */
export const $invitesMoved = atom(0)

/** Events that come together are answered together. */
const GATHER_MS = 60

/** Follows the discussion of the page from now on. */
export function beginPlace(given: Place, followChanges = follow): void {
  if (typeof window === 'undefined' || $place.get()) return
  $place.set(given)
  const { id } = given.discussion
  let timer: ReturnType<typeof setTimeout> | undefined
  let isWhole = false
  const renewSoon = (whole: boolean) => {
    isWhole ||= whole
    clearTimeout(timer)
    timer = setTimeout(() => {
      void renewPlace({ whole: isWhole })
      isWhole = false
    }, GATHER_MS)
  }
  followChanges((isBack) => ({
    onChange(event) {
      const isOwn = event.kind === 'participation' && event.id === id
      if (!isOwn && event.space !== id) return
      if (event.type === 'discussion.deleted' || event.type === 'participation.deleted') {
        clearTimeout(timer)
        $gone.set(id)
        return showPlace({ isGone: true })
      }
      if (event.type === 'discussion.restored' || event.type === 'participation.created') $gone.set('')
      // What is gone is asked for again once it has come back.
      if (isOwn && (!$place.get()?.isGone || event.type === 'participation.created')) renewSoon(event.type === 'participation.created')
      if (event.kind === 'discussion' || event.kind === 'membership' || event.kind === 'invite') renewSoon(true)
      if (event.kind === 'invite') $invitesMoved.set($invitesMoved.get() + 1)
    },
    onOpen() {
      if (!isBack) return
      // It may have come back while nobody told of it.
      $gone.set('')
      renewSoon(true)
    },
  }))
}

/** Changes how the place shows, until the server says how it is. */
export function showPlace(shown: Partial<Place>): void {
  const place = $place.get()
  if (place) $place.set({ ...place, ...shown })
}

/** Reads it anew; what changes with each message alone, unless it is to be `whole`. */
export async function renewPlace({ whole = true } = {}): Promise<void> {
  const place = $place.get()
  if (!place) return
  const { id } = place.discussion
  try {
    const [mine, discussion, people] = await Promise.all([
      client.discussions.participation(id),
      whole ? client.discussions.get(id) : null,
      whole ? client.discussionPeople.list(id) : null,
    ])
    const invited = people && (await invitedInto(client, { mine, people }))
    showPlace({ mine, isGone: false, ...(discussion && { discussion }), ...(people && { people }), ...(invited && { invited }) })
  } catch (error) {
    // Without an answer it stays as it is; the next event asks again.
    if (error instanceof ProblemError && error.status === 404) showPlace({ isGone: true })
  }
}
