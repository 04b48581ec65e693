import type { DiscussionNote } from '@throughline/core/discussion'
import { MAX_PRIVATE_NOTE } from '@throughline/core/discussion/limits'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../../../../components/Icon.tsx'
import { pane as words } from '../../../../messages/discussion-pane.ts'
import type { Desk } from '../../../desk/desk.ts'
import { useSavedOnLeaving } from '../../../desk/writing/use-saved-on-leaving.ts'
import { Island } from '../../../frame/Island.tsx'
import { RecordConflicts } from '../../../records/RecordConflicts.tsx'
import { saveBody } from '../state/act.ts'
import { useNote } from '../state/pane.ts'
import { TalkingPoints } from './TalkingPoints.tsx'

interface Props {
  desk: Desk
  note: DiscussionNote
  mayContribute: boolean
}

/** The island of what one keeps for oneself. */
export default function PrivateNote({ desk, ...props }: Props) {
  return (
    <Island desk={desk}>
      <Section {...props} />
    </Island>
  )
}

function Section({ note: given, mayContribute }: Omit<Props, 'desk'>) {
  const note = useNote(given)
  const { title, only, fields, did } = words.note
  return (
    <section aria-labelledby="note-title">
      <div className="pane-head">
        <h2 className="label" id="note-title">
          {title}
        </h2>
        <span className="only-you">
          <Icon name="lock" /> {only}
        </span>
      </div>
      <Body note={note} />
      <RecordConflicts kind="discussion-note" record={note} fieldName={(field) => fields[field] ?? field} said={did.save} />
      <TalkingPoints note={note} mayRaise={mayContribute} />
    </section>
  )
}

/** Somebody who pauses for so long has written something worth keeping. */
const PAUSE_MS = 800

/** The note itself; it saves itself. */
function Body({ note }: { note: DiscussionNote }) {
  const [draft, setDraft] = useState<{ value: string; base: string } | null>(null)
  const [state, setState] = useState<'saving' | 'saved' | null>(null)
  const latest = useRef({ draft, note })
  latest.current = { draft, note }
  const save = () => {
    const { draft, note } = latest.current
    if (!draft) return
    setDraft(null)
    latest.current.draft = null
    if (draft.value === draft.base) return
    setState('saving')
    void saveBody(note, draft.value, draft.base).then((isSaved) => setState(isSaved ? 'saved' : null))
  }
  const saveNow = useRef(save)
  saveNow.current = save
  useEffect(() => {
    if (!draft) return
    const timer = setTimeout(() => saveNow.current(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [draft])
  useSavedOnLeaving()
  return (
    <>
      <textarea
        className="private"
        aria-label={words.note.title}
        placeholder={words.note.write}
        rows={2}
        dir="auto"
        maxLength={MAX_PRIVATE_NOTE}
        value={draft?.value ?? note.body}
        onChange={({ target: { value } }) => setDraft({ value, base: draft?.base ?? note.body })}
        onBlur={save}
      />
      <p className="help note-state" role="status">
        {draft || state === 'saving' ? words.note.saving : state === 'saved' ? words.note.saved : ''}
      </p>
    </>
  )
}
