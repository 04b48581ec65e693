import type { Membership } from '@throughline/core/discussion'
import { useEffect, useSyncExternalStore } from 'react'
import { compose as words } from '../../../messages/discussion-compose.ts'
import { useShared } from '../../desk/desk.ts'
import { islandTakenOver } from '../../desk/taken-over.ts'
import { initialsOf } from '../thread/days.ts'
import { $people } from '../thread/state.ts'
import { presenceOf } from './presence.ts'

interface Props {
  discussionId: string
  people: readonly Membership[]
}

const nobody: never[] = []

/** The island that says who else has the discussion before them, and who of them is writing. Its line is there also while it is empty. */
export default function Presence({ discussionId, people: asOpened }: Props) {
  const people = useShared($people, asOpened) ?? asOpened
  useEffect(islandTakenOver, [])
  const others = useSyncExternalStore(
    (changed) => presenceOf(discussionId).subscribe(changed),
    () => presenceOf(discussionId).list(),
    () => nobody,
  )
  const writing = others.filter(({ isTyping }) => isTyping)
  const shown = writing.length > 0 ? writing : others
  const nameOf = (personId: string) => people.find(({ id }) => id === personId)?.name || words.somebody
  const firstNames = shown.map(({ personId }) => nameOf(personId).split(' ')[0] ?? '')
  return (
    <p className="presence">
      {shown.slice(0, 3).map(({ personId }) => (
        <span key={personId} className="avatar small" aria-hidden="true">
          {initialsOf(nameOf(personId))}
        </span>
      ))}
      {shown.length > 0 && <span dir="auto">{(writing.length > 0 ? words.writing : words.here)(firstNames)}</span>}
    </p>
  )
}
