import { useState } from 'react'
import { people as words } from '../../../../messages/discussion-people.ts'
import { DISCUSSIONS } from '../../../addresses/discussions.ts'
import { leave } from '../state/act.ts'
import type { Place } from '../state/place.ts'

/** The way out of a discussion, once it is sure that it is meant; an owner among others passes it on first. */
export function Leave({ place: { mine, people }, isAsked }: { place: Place; isAsked: boolean }) {
  const [asks, setAsks] = useState(isAsked)
  const isAlone = people.filter(({ leftAt }) => leftAt === null).length === 1
  if (mine.role === 'owner' && !isAlone) return <p className="talk-leave help">{words.passOnFirst}</p>
  if (!asks)
    return (
      <p className="talk-leave">
        <button className="btn btn-quiet" type="button" onClick={() => setAsks(true)}>
          {words.leave}
        </button>
      </p>
    )
  return (
    <fieldset className="talk-leave talk-person-ask" aria-label={words.leave}>
      <p>{isAlone ? words.leaveAlone : words.leaveAsk}</p>
      {/* biome-ignore lint/a11y/noAutofocus: what was asked for is asked back here */}
      <button className="btn btn-plain" type="button" autoFocus onClick={() => setAsks(false)}>
        {words.stay}
      </button>
      <button className="btn btn-primary" type="button" onClick={() => void leave().then((isOut) => isOut && location.assign(DISCUSSIONS))}>
        {words.leaveDo}
      </button>
    </fieldset>
  )
}
