import type { Invite } from '@throughline/core/discussion'
import { useState } from 'react'
import { inviting as words } from '../../../../messages/discussion-people.ts'
import { attempt } from '../../../desk/reason.ts'
import { instantTime, localDateOf, nearDateWithin } from '../../../desk/words/day.ts'
import { client } from '../../client.ts'
import type { Reader } from '../../words/participation.ts'
import { mailOf } from './invites.ts'

interface Props {
  discussionId: string
  invites: readonly Invite[]
  reader: Reader
  onWithdrawn: () => void
}

/** The invitations by which somebody could still come in, each with a way to withdraw it. */
export function OpenInvites({ discussionId, invites, reader, onWithdrawn }: Props) {
  const [said, setSaid] = useState('')
  const withdraw = async ({ id }: Invite) => {
    if (!(await attempt(() => client.discussionInvites.revoke(discussionId, id)))) return
    setSaid(words.withdrawn)
    onWithdrawn()
  }
  return (
    <>
      {invites.length === 0 && <p className="help">{words.none}</p>}
      <ul className="talk-invites">
        {invites.map((invite) => {
          const what = invite.email ? words.to(invite.email) : words.anyLink
          const until = nearDateWithin(localDateOf(invite.expiresAt, reader), reader)
          return (
            <li key={invite.id}>
              <p>
                <b dir="auto">{what}</b>
                <MailLine invite={invite} reader={reader} />
                <small>{words.details(invite.role, invite.uses, invite.maxUses, until)}</small>
              </p>
              <button
                className="btn btn-quiet"
                type="button"
                aria-label={words.withdrawOf(`${what}, ${words.details(invite.role, invite.uses, invite.maxUses, until)}`)}
                onClick={() => void withdraw(invite)}
              >
                {words.withdraw}
              </button>
            </li>
          )
        })}
      </ul>
      <p className="help" role="status">
        {said}
      </p>
    </>
  )
}

/** Whether its mail went out, and when. */
function MailLine({ invite, reader }: { invite: Invite; reader: Reader }) {
  const mail = mailOf(invite)
  if (mail === null) return null
  if (mail.is !== 'sent') return <small>{words.mailRow[mail.is]}</small>
  const day = nearDateWithin(localDateOf(mail.at, reader), reader)
  return <small>{words.mailRow.sent(words.at(day, instantTime(mail.at, reader.locale, reader.timeZone)))}</small>
}
