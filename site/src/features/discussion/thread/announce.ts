import { thread as words } from '../../../messages/discussion-thread.ts'
import { $announcement } from '../../desk/told.ts'
import { plainNames } from '../compose/mentions.ts'
import { $people, $talk } from './state.ts'

/** Signs of one message that are read out. */
const LONGEST = 200

/** Tells a screen reader what others say, as it comes to the end. */
export function announceNew(accountId: string): void {
  $talk.listen((talk, before) => {
    const last = before?.said.at(-1)?.postedAt
    if (!talk || !last || before?.later !== null || talk.later !== null) return
    const fresh = talk.said.filter(({ postedAt, authorId }) => postedAt > last && authorId !== accountId)
    const [only] = fresh
    if (!only) return
    const nameOf = (personId: string) => $people.get()?.find(({ id }) => id === personId)?.name
    const name = nameOf(only.authorId) || words.gone
    $announcement.set(fresh.length > 1 ? words.saidMany(fresh.length) : words.said(name, plainNames(only.body, nameOf).slice(0, LONGEST)))
  })
}
