import type { GivenRole, Membership, Present } from '@throughline/core/discussion'
import { useState } from 'react'
import { discussion as names } from '../../../../messages/discussion.ts'
import { people as words } from '../../../../messages/discussion-people.ts'
import { initialsOf } from '../../thread/days.ts'
import { giveRole, passOn, putBack, removePerson } from '../state/act.ts'

interface Props {
  person: Membership
  isOwn: boolean
  mayManage: boolean
  present: Present | undefined
}

/** Somebody in a discussion: their role, whether they are there now, and what its owner may do about it. */
export function PersonRow({ person, isOwn, mayManage, present }: Props) {
  const [asks, setAsks] = useState(false)
  const name = person.name || names.gone
  if (person.leftAt)
    return (
      <li className="talk-person">
        <p className="talk-person-gone" dir="auto" role="status">
          {words.removed(name)}
        </p>
        {mayManage && person.removedBy && (
          <button className="btn btn-plain" type="button" aria-label={words.putBackOf(name)} onClick={() => void putBack(person)}>
            {words.putBack}
          </button>
        )}
      </li>
    )
  const mayChange = mayManage && person.role !== 'owner'
  return (
    <li className="talk-person">
      <span className={isOwn ? 'avatar me' : 'avatar'} aria-hidden="true">
        {initialsOf(name)}
      </span>
      <p className="talk-person-name">
        <b dir="auto">{name}</b> {isOwn && <span className="muted">{words.you}</span>}
        {present && <small>{present.isTyping ? words.writing : words.here}</small>}
      </p>
      {mayChange ? (
        <select
          className="input input-small"
          aria-label={words.roleOf(name)}
          value={person.role}
          onChange={({ target: { value } }) => void giveRole(person, value as GivenRole, words.did.role(name, value))}
        >
          {(['member', 'viewer'] as const).map((role) => (
            <option key={role} value={role}>
              {words.roles[role]}
            </option>
          ))}
        </select>
      ) : (
        <span className="talk-person-role">{words.roles[person.role]}</span>
      )}
      {mayChange && !asks && (
        <p className="talk-person-acts">
          <button className="btn btn-quiet" type="button" aria-label={words.passOnOf(name)} onClick={() => setAsks(true)}>
            {words.passOn}
          </button>
          <button
            className="btn btn-quiet"
            type="button"
            aria-label={words.removeOf(name)}
            onClick={() => void removePerson(person, words.did.removed(name))}
          >
            {words.remove}
          </button>
        </p>
      )}
      {mayChange && asks && (
        <fieldset className="talk-person-ask" aria-label={words.passOnOf(name)}>
          <p dir="auto">{words.passOnAsk(name)}</p>
          {/* biome-ignore lint/a11y/noAutofocus: what was asked for is asked back here */}
          <button className="btn btn-plain" type="button" autoFocus onClick={() => setAsks(false)}>
            {words.keep}
          </button>
          <button className="btn btn-primary" type="button" onClick={() => void passOn(person, words.did.owner(name))}>
            {words.passOnDo}
          </button>
        </fieldset>
      )}
    </li>
  )
}
