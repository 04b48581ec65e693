import type { AgendaItem } from '@throughline/core/discussion'
import { MAX_AGENDA_NOTE, MAX_AGENDA_TEXT } from '@throughline/core/discussion/limits'
import { useId, useState } from 'react'
import { pane as words } from '../../../../messages/discussion-pane.ts'
import { useDesk } from '../../../desk/use-desk.ts'
import { FormDialog } from '../FormDialog.tsx'
import { editItem } from '../state/act.ts'
import type { PaneNow } from '../state/read-pane.ts'
import { dayWords } from '../words.ts'

interface Props {
  item: AgendaItem
  pane: PaneNow
  onClose: () => void
}

/** What is said of an item of the agenda, and the meeting it waits for. */
export function ItemDialog({ item, pane, onClose }: Props) {
  const desk = useDesk()
  const id = useId()
  const { edit, did } = words.agenda
  const [text, setText] = useState(item.text)
  const [note, setNote] = useState(item.note)
  const [meetingOn, setMeetingOn] = useState(item.meetingOn ?? '')
  const [isWrong, setWrong] = useState(false)
  const days = pane.ahead.filter(({ state }) => state === 'planned').map(({ startsAt }) => startsAt.slice(0, 10))
  const later = [...new Set([...days.slice(1), ...(item.meetingOn ? [item.meetingOn] : [])])].sort()
  const save = () => {
    if (!text.trim()) {
      setWrong(true)
      return false
    }
    void editItem(pane.discussion.id, item, { text: text.trim(), note, meetingOn: meetingOn || null }, did.edit)
    return true
  }
  return (
    <FormDialog title={edit.title} save={edit.save} onSave={save} onClose={onClose}>
      <div className="field">
        <label htmlFor={`${id}-text`}>{edit.text}</label>
        <input
          className="input"
          id={`${id}-text`}
          data-first
          dir="auto"
          maxLength={MAX_AGENDA_TEXT}
          autoComplete="off"
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-wrong` : undefined}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {isWrong && (
          <p className="error" id={`${id}-wrong`}>
            {edit.needed}
          </p>
        )}
      </div>
      <div className="field">
        <label htmlFor={`${id}-note`}>{edit.note}</label>
        <textarea
          className="input"
          id={`${id}-note`}
          rows={4}
          dir="auto"
          maxLength={MAX_AGENDA_NOTE}
          aria-describedby={`${id}-help`}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <p className="help" id={`${id}-help`}>
          {edit.noteHelp}
        </p>
      </div>
      {later.length > 0 && (
        <div className="field">
          <label htmlFor={`${id}-on`}>{edit.meeting}</label>
          <select className="input" id={`${id}-on`} value={meetingOn} onChange={({ target }) => setMeetingOn(target.value)}>
            <option value="">{edit.next}</option>
            {later.map((day) => (
              <option key={day} value={day}>
                {dayWords(day, desk)}
              </option>
            ))}
          </select>
        </div>
      )}
    </FormDialog>
  )
}
