import '../../desk/temporal.ts'
import { may } from '@throughline/core/discussion/permissions'
import { useEffect, useState } from 'react'
import { late } from '../../../components/late.tsx'
import { discussion as names } from '../../../messages/discussion.ts'
import { head as words } from '../../../messages/discussion-head.ts'
import { discussionHref, discussionHrefs } from '../../addresses/discussions.ts'
import { useShared } from '../../desk/desk.ts'
import { islandTakenOver } from '../../desk/taken-over.ts'
import { instantTime, localDateOf, nearDateWithin } from '../../desk/words/day.ts'
import type { Reader } from '../words/participation.ts'
import { Gone } from './Gone.tsx'
import { HeadMenu } from './HeadMenu.tsx'
import { setStatus } from './state/act.ts'
import { $place, beginPlace, type Place } from './state/place.ts'
import { Title } from './Title.tsx'

const PeopleDialog = late(() => import('./people/PeopleDialog.tsx'))
const InviteDialog = late(() => import('./invite/InviteDialog.tsx'))

export type Asked = 'people' | 'leave' | 'invite'

interface Props {
  given: Place
  reader: Reader
  /** Whether replies to one message are shown, instead of all of it. */
  isPart: boolean
  /** Whether this server sends mail at all. */
  sendsMail: boolean
}

/** What a discussion is called, how it stands and who is in it, with all that can be done with the whole of it. */
export default function Head({ given, reader, isPart, sendsMail }: Props) {
  useState(() => beginPlace(given))
  useEffect(islandTakenOver, [])
  // Who has just begun it, and wanted a link.
  useEffect(() => {
    if (new URLSearchParams(location.search).has('invite') && may(given.mine.role, 'managePeople')) setAsked('invite')
  }, [given.mine.role])
  const place = useShared($place, given) ?? given
  const [asked, setAsked] = useState<Asked | null>(null)
  const { discussion, mine, people, invited } = place
  const isOpen = discussion.status === 'open'
  const mayEdit = may(mine.role, 'edit')
  const here = discussionHref(discussion.id)
  const momentOf = (instant: string) =>
    `${nearDateWithin(localDateOf(instant, reader), reader)}, ${instantTime(instant, reader.locale, reader.timeZone)}`
  const others = people.filter(({ id, leftAt }) => id !== reader.accountId && leftAt === null).map(({ name }) => name || names.gone)
  const close = () => setAsked(null)
  if (place.isGone) return <Gone place={place} />
  return (
    <>
      <nav className="crumbs" aria-label={words.where}>
        <a href={isOpen ? discussionHrefs.open : discussionHrefs.resolved}>{isOpen ? names.views.open : names.views.resolved}</a>
        <span aria-hidden="true">/</span>
        {isPart ? <a href={here}>{names.thread.allOf}</a> : <span>{names.kinds[discussion.kind]}</span>}
      </nav>
      <div className={mayEdit ? 'head' : 'head head-one'} data-may-post={may(mine.role, 'post')}>
        <Title discussion={discussion} mayEdit={mayEdit} />
        <div className="head-end">
          {mayEdit && (
            <form
              method="post"
              action={here}
              onSubmit={(event) => {
                event.preventDefault()
                void setStatus(isOpen ? 'resolved' : 'open')
              }}
            >
              <button className="btn btn-plain" type="submit" name="status" value={isOpen ? 'resolved' : 'open'}>
                {isOpen ? words.resolve : words.reopen}
              </button>
            </form>
          )}
          <HeadMenu place={place} onAsk={setAsked} />
        </div>
      </div>
      <p className="talk-people">
        <span dir="auto">{words.with(others)}</span>
        {others.length === 0 && invited.told.length > 0 && <span dir="auto">{words.invited(invited.told)}</span>}
        {others.length === 0 && invited.untold.length > 0 && <span dir="auto">{words.untold(invited.untold)}</span>}
        {mine.nextMeetingAt && <span>{words.next(momentOf(mine.nextMeetingAt))}</span>}
        {discussion.resolvedAt && <span>{words.resolved(momentOf(discussion.resolvedAt))}</span>}
        {mine.follow === 'muted' && <span>{words.muted}</span>}
        {others.length === 0 && may(mine.role, 'managePeople') && (
          <button className="link" type="button" onClick={() => setAsked('invite')}>
            {words.inviteFirst}
          </button>
        )}
      </p>
      {(asked === 'people' || asked === 'leave') && (
        <PeopleDialog place={place} reader={reader} isLeaving={asked === 'leave'} onInvite={() => setAsked('invite')} onClose={close} />
      )}
      {asked === 'invite' && <InviteDialog discussionId={discussion.id} reader={reader} sendsMail={sendsMail} onClose={close} />}
    </>
  )
}
