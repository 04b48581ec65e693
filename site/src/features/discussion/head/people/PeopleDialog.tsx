import { may } from '@throughline/core/discussion/permissions'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Icon } from '../../../../components/Icon.tsx'
import { discussion as names } from '../../../../messages/discussion.ts'
import { people as words } from '../../../../messages/discussion-people.ts'
import { localDateOf, nearDateWithin } from '../../../desk/words/day.ts'
import { presenceOf } from '../../presence/presence.ts'
import type { Reader } from '../../words/participation.ts'
import type { Place } from '../state/place.ts'
import { Leave } from './Leave.tsx'
import { PersonRow } from './PersonRow.tsx'

interface Props {
  place: Place
  reader: Reader
  /** Whether the person has asked to leave. */
  isLeaving: boolean
  onInvite: () => void
  onClose: () => void
}

/** Who is in a discussion, as what, and who was; with what its owner may change of that. */
export default function PeopleDialog({ place, reader, isLeaving, onInvite, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const { id } = place.discussion
  const present = useSyncExternalStore(
    (changed) => presenceOf(id).subscribe(changed),
    () => presenceOf(id).list(),
  )
  // Who was removed while this is open stays where they stood, to be put back.
  const [before] = useState(() => new Set(place.people.filter(({ leftAt }) => leftAt !== null).map(({ id }) => id)))
  const former = place.people.filter(({ id, leftAt }) => before.has(id) && leftAt !== null)
  const mayManage = may(place.mine.role, 'managePeople')
  const dayOf = (instant: string) => nearDateWithin(localDateOf(instant, reader), reader)
  return (
    <dialog className="dialog talk-dialog" ref={dialog} aria-labelledby="talk-people-title" onClose={onClose}>
      <div className="talk-dialog-head">
        <h3 id="talk-people-title">{words.title}</h3>
        <button className="btn btn-icon" type="button" aria-label={words.close} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </div>
      <p className="help">{words.roleHelp}</p>
      <ul className="talk-person-list">
        {place.people
          .filter((person) => !former.includes(person))
          .map((person) => (
            <PersonRow
              key={person.id}
              person={person}
              isOwn={person.id === reader.accountId}
              mayManage={mayManage}
              present={present.find(({ personId }) => personId === person.id)}
            />
          ))}
      </ul>
      {former.length > 0 && (
        <details className="talk-former">
          <summary>{words.former(former.length)}</summary>
          <ul>
            {former.map(({ id, name, leftAt, removedBy }) => (
              <li key={id} dir="auto">
                {(removedBy ? words.wasRemoved : words.left)(name || names.gone, dayOf(leftAt ?? ''))}
              </li>
            ))}
          </ul>
        </details>
      )}
      <Leave place={place} isAsked={isLeaving} />
      {mayManage && (
        <div className="ends">
          <button className="btn btn-primary" type="button" onClick={onInvite}>
            {words.invite}
          </button>
        </div>
      )}
    </dialog>
  )
}
