import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../../../../components/Icon.tsx'
import { people, inviting as words } from '../../../../messages/discussion-people.ts'
import { queryClient } from '../../../desk/query-client.ts'
import { client } from '../../client.ts'
import type { Reader } from '../../words/participation.ts'
import { $invitesMoved } from '../state/place.ts'
import { InviteForm } from './InviteForm.tsx'
import { invitesOf, nextLook } from './invites.ts'
import { OpenInvites } from './OpenInvites.tsx'

interface Props {
  discussionId: string
  reader: Reader
  sendsMail: boolean
  onClose: () => void
}

/** Invites by a link or by mail, and shows by what somebody could still come in. */
export default function InviteDialog({ discussionId, reader, sendsMail, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    // Somebody who invites begins with how, not with the way out.
    const first = dialog.current?.querySelector('input')
    if (first) first.autofocus = true
    dialog.current?.showModal()
  }, [])
  const [inviteKey] = useState(() => ['discussion-invites', discussionId] as const)
  const open = useQuery(
    {
      queryKey: inviteKey,
      queryFn: () => invitesOf(client, discussionId),
      refetchInterval: ({ state }) => nextLook(state.data ?? []),
    },
    queryClient(),
  )
  const { refetch } = open
  useEffect(() => $invitesMoved.listen(() => void refetch()), [refetch])
  return (
    <dialog className="dialog talk-dialog" ref={dialog} aria-labelledby="talk-invite-title" onClose={onClose}>
      <div className="talk-dialog-head">
        <h3 id="talk-invite-title">{words.title}</h3>
        <button className="btn btn-icon" type="button" aria-label={people.close} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </div>
      <InviteForm sendsMail={sendsMail} discussionId={discussionId} invites={open.data ?? []} onMade={() => void refetch()} />
      <section aria-labelledby="talk-invites-open">
        <h4 className="section-title" id="talk-invites-open">
          {words.open}
        </h4>
        {open.isError ? (
          <p className="help" role="alert">
            {words.failed}{' '}
            <button className="link" type="button" onClick={() => void refetch()}>
              {words.again}
            </button>
          </p>
        ) : open.data ? (
          <OpenInvites discussionId={discussionId} invites={open.data} reader={reader} onWithdrawn={() => void refetch()} />
        ) : (
          <p className="help">{words.loading}</p>
        )}
      </section>
    </dialog>
  )
}
