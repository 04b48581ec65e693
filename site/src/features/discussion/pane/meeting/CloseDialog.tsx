import type { MeetingAhead } from '@throughline/core/discussion'
import { MAX_MEETING_NOTES } from '@throughline/core/discussion/limits'
import { useEffect, useId, useState } from 'react'
import { pane as words } from '../../../../messages/discussion-pane.ts'
import { useDesk } from '../../../desk/use-desk.ts'
import { client } from '../../client.ts'
import { FormDialog } from '../FormDialog.tsx'
import { leftBy } from '../rules/agenda.ts'
import { closeMeeting } from '../state/act.ts'
import type { PaneNow } from '../state/read-pane.ts'
import { meetingWords } from '../words.ts'

interface Props {
  meeting: MeetingAhead
  pane: PaneNow
  onClose: () => void
}

/** Says that a meeting was held, with its notes, and what that carries over. */
export function CloseDialog({ meeting, pane, onClose }: Props) {
  const desk = useDesk()
  const id = useId()
  const [notes, setNotes] = useState('')
  const [seen, setSeen] = useState('')
  const { closing } = words.meeting
  const { id: discussionId } = pane.discussion
  const left = leftBy(pane.open, meeting).length
  useEffect(() => {
    if (meeting.version === null) return
    client.discussionMeetings.get(discussionId, meeting.meetingId).then(
      ({ notes: there }) => {
        setSeen(there)
        setNotes((typed) => typed || there)
      },
      // What is there already is kept when it is closed.
      () => {},
    )
  }, [discussionId, meeting])
  return (
    <FormDialog
      title={closing.title(meetingWords(meeting, desk))}
      save={closing.save}
      onSave={() => closeMeeting(discussionId, meeting, notes, seen)}
      onClose={onClose}
    >
      <div className="field">
        <label htmlFor={`${id}-notes`}>{closing.notes}</label>
        <textarea
          className="input"
          id={`${id}-notes`}
          data-first
          rows={8}
          dir="auto"
          maxLength={MAX_MEETING_NOTES}
          aria-describedby={`${id}-help`}
          value={notes}
          onChange={({ target }) => setNotes(target.value)}
        />
        <p className="help" id={`${id}-help`}>
          {closing.notesHelp}
        </p>
      </div>
      <p className="help">{left > 0 ? closing.left(left) : closing.allSettled}</p>
    </FormDialog>
  )
}
