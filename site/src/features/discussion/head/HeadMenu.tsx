import type { DiscussionKind, FollowLevel } from '@throughline/core/discussion'
import { may } from '@throughline/core/discussion/permissions'
import { Icon } from '../../../components/Icon.tsx'
import { discussion as names } from '../../../messages/discussion.ts'
import { head as words } from '../../../messages/discussion-head.ts'
import { copyHref, discussionHref } from '../../addresses/discussions.ts'
import type { Asked } from './Head.tsx'
import { copyLink, removeDiscussion, setFollow, setKind } from './state/act.ts'
import type { Place } from './state/place.ts'

interface Props {
  place: Place
  onAsk: (asked: Asked) => void
}

/** What else can be done with a discussion, as far as its person may. */
export function HeadMenu({ place: { discussion, mine }, onAsk }: Props) {
  const then = (act: () => void) => (event: { currentTarget: Element }) => {
    event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
    act()
  }
  return (
    <>
      <button className="btn btn-icon talk-more-button" type="button" aria-label={words.more} popoverTarget="talk-menu">
        <Icon name="more" />
      </button>
      <div className="menu talk-menu" id="talk-menu" popover="auto">
        <label className="field">
          <span className="label">{words.follow}</span>
          <select className="input input-small" value={mine.follow} onChange={({ target }) => void setFollow(target.value as FollowLevel)}>
            {levels.map((level) => (
              <option key={level} value={level}>
                {words.levels[level]}
              </option>
            ))}
          </select>
        </label>
        {may(mine.role, 'edit') && (
          <label className="field">
            <span className="label">{words.kind}</span>
            <select
              className="input input-small"
              value={discussion.kind}
              onChange={({ target }) => void setKind(target.value as DiscussionKind)}
            >
              {kinds.map((kind) => (
                <option key={kind} value={kind}>
                  {names.kinds[kind]}
                </option>
              ))}
            </select>
          </label>
        )}
        <ul className="menu-list">
          <Act words={words.menu.people} run={then(() => onAsk('people'))} />
          {may(mine.role, 'managePeople') && <Act words={words.menu.invite} run={then(() => onAsk('invite'))} />}
          <Act words={words.menu.copyLink} run={then(() => void copyLink())} />
          {formats.map((format) => (
            <li key={format}>
              <a href={copyHref(discussion.id, format)} download>
                {words.menu[format]}
              </a>
            </li>
          ))}
          <Act words={words.menu.leave} run={then(() => onAsk('leave'))} />
          {may(mine.role, 'discard') && (
            <li>
              <form
                method="post"
                action={discussionHref(discussion.id)}
                onSubmit={(event) => {
                  event.preventDefault()
                  then(() => void removeDiscussion())(event)
                }}
              >
                <button type="submit" name="remove" value="yes">
                  {words.menu.remove}
                </button>
              </form>
            </li>
          )}
        </ul>
      </div>
    </>
  )
}

const formats = ['md', 'json'] as const
const levels = Object.keys(words.levels) as FollowLevel[]
const kinds = Object.keys(names.kinds) as DiscussionKind[]

const Act = ({ words, run }: { words: string; run: (event: { currentTarget: Element }) => void }) => (
  <li>
    <button type="button" onClick={run}>
      {words}
    </button>
  </li>
)
