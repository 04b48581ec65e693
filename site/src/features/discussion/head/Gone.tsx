import { head as words } from '../../../messages/discussion-head.ts'
import { DISCUSSIONS } from '../../addresses/discussions.ts'
import { restoreDiscussion } from './state/act.ts'
import type { Place } from './state/place.ts'

/** What stands in the place of a discussion that its person has no more; whose it is may bring it back. */
export function Gone({ place: { discussion, mine } }: { place: Place }) {
  const isOwner = mine.role === 'owner'
  return (
    <div className="talk-gone">
      <h1 className="prose" dir="auto">
        {discussion.title}
      </h1>
      <p role="status">{isOwner ? words.gone.removed : words.gone.over}</p>
      <p className="ends">
        {isOwner && (
          <button className="btn btn-primary" type="button" onClick={() => void restoreDiscussion()}>
            {words.gone.restore}
          </button>
        )}
        <a className="btn btn-plain" href={DISCUSSIONS}>
          {words.gone.all}
        </a>
      </p>
    </div>
  )
}
