import type { Membership } from '@throughline/core/discussion'
import { atom } from 'nanostores'
import type { Talk } from './talk.ts'

/** What of the discussion of this page is here; `null` until the page's own stretch has been taken over. */
export const $talk = atom<Talk | null>(null)

/** Everybody who is or was in it. */
export const $people = atom<readonly Membership[] | null>(null)

export function changeTalk(change: (talk: Talk) => Talk): void {
  const talk = $talk.get()
  if (talk) $talk.set(change(talk))
}
