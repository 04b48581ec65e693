import type { Membership } from '@throughline/core/discussion'
import { announceNew } from './announce.ts'
import type { Cards } from './cards.ts'
import { followLinks } from './cards-here.ts'
import { followTalk } from './follow-talk.ts'
import { markRead } from './mark-read.ts'
import { endOfTalk, firstInSight, isAtEnd, keepPlace } from './place.ts'
import { keepEditing } from './shown.ts'
import { $people, $talk } from './state.ts'
import type { Talk } from './talk.ts'

interface Given {
  talk: Talk
  people: readonly Membership[]
  cards: Cards
  accountId: string
}

let isBegun = false

/** Sets the state of the page up from what the server rendered, and follows what happens from then on. Further calls do nothing. */
export function begin(discussionId: string, { talk, people, cards, accountId }: Given): void {
  if (isBegun || typeof window === 'undefined') return
  isBegun = true
  $talk.set(talk)
  $people.set(people)
  // What shows has been taken over by then.
  setTimeout(() => {
    followTalk(discussionId, keepingPlace)
    announceNew(accountId)
    followLinks(cards)
    markRead(discussionId)
    keepEditing(accountId)
  })
}

/** Who is at the end stays there; who reads further up goes on reading. */
const keepingPlace = (change: () => void): void => keepPlace(isAtEnd() ? endOfTalk() : firstInSight(), change)
