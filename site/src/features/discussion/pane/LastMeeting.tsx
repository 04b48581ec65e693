import type { Meeting } from '@throughline/core/discussion'
import { MAX_MEETING_NOTES } from '@throughline/core/discussion/limits'
import { useId, useState } from 'react'
import { pane as words } from '../../../messages/discussion-pane.ts'
import { copyText } from '../../desk/copy-text.ts'
import type { Desk } from '../../desk/desk.ts'
import { newId } from '../../desk/id.ts'
import { attempt } from '../../desk/reason.ts'
import { $toast } from '../../desk/told.ts'
import { useDesk } from '../../desk/use-desk.ts'
import { Island } from '../../frame/Island.tsx'
import { Markdown, type Rendered } from '../../markdown/Markdown.tsx'
import { RecordConflicts } from '../../records/RecordConflicts.tsx'
import { client } from '../client.ts'
import { waitingIn } from '../compose/waiting-messages.ts'
import { reopenMeeting, saveNotes } from './state/act.ts'
import { usePane } from './state/pane.ts'
import type { PaneNow } from './state/read-pane.ts'
import { heldWords } from './words.ts'

interface Props {
  desk: Desk
  pane: PaneNow
  may: { contribute: boolean; edit: boolean }
  /** The notes of the last meeting as HTML. */
  rendered: Rendered | null
}

/** The island of what the last meeting came to. */
export default function LastMeeting({ desk, ...props }: Props) {
  return (
    <Island desk={desk}>
      <Section {...props} />
    </Island>
  )
}

function Section({ pane: given, may, rendered }: Omit<Props, 'desk'>) {
  const desk = useDesk()
  const { held, discussion } = usePane(given)
  const [last, ...earlier] = held
  if (!last) return null
  return (
    <section aria-labelledby="last-title">
      <div className="pane-head">
        <h2 className="label" id="last-title">
          {words.last.title(heldWords(last, desk))}
        </h2>
      </div>
      <Notes key={last.id} meeting={last} discussionId={discussion.id} mayEdit={may.edit} rendered={rendered} />
      <Summary meeting={last} discussionId={discussion.id} may={may} />
      {earlier.length > 0 && (
        <details className="prepared">
          <summary>
            {words.last.earlier} <span className="num">{earlier.length}</span>
          </summary>
          <ul className="held">
            {earlier.map((meeting) => (
              <li key={meeting.id}>
                <p className="firm">{heldWords(meeting, desk)}</p>
                {meeting.notes ? <Markdown className="markdown soft" text={meeting.notes} /> : <p className="help">{words.last.noNotes}</p>}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

interface NotesProps {
  meeting: Meeting
  discussionId: string
  mayEdit: boolean
  rendered: Rendered | null
}

function Notes({ meeting, discussionId, mayEdit, rendered }: NotesProps) {
  const [edited, setEdited] = useState<{ notes: string; seen: Meeting } | null>(null)
  const id = useId()
  const { last, meeting: meetings } = words
  if (edited)
    return (
      <form
        className="field"
        onSubmit={(event) => {
          event.preventDefault()
          void saveNotes(discussionId, edited.seen, edited.notes)
          setEdited(null)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing)
            event.currentTarget.requestSubmit()
        }}
      >
        <label htmlFor={id}>{meetings.closing.notes}</label>
        <textarea
          className="input"
          id={id}
          rows={6}
          dir="auto"
          maxLength={MAX_MEETING_NOTES}
          // biome-ignore lint/a11y/noAutofocus: the person has just asked to write
          autoFocus
          value={edited.notes}
          onChange={({ target }) => setEdited({ ...edited, notes: target.value })}
        />
        <p className="pane-acts">
          <button className="btn btn-primary" type="submit">
            {last.saveNotes}
          </button>
          <button className="btn btn-quiet" type="button" onClick={() => setEdited(null)}>
            {last.cancel}
          </button>
        </p>
      </form>
    )
  return (
    <>
      {meeting.notes ? (
        <Markdown className="markdown soft" text={meeting.notes} rendered={rendered ?? undefined} />
      ) : (
        <p className="help">{last.noNotes}</p>
      )}
      <RecordConflicts kind="meeting" record={meeting} fieldName={() => meetings.notesField} said={meetings.did.notes} />
      {mayEdit && (
        <button className="btn btn-quiet pane-first" type="button" onClick={() => setEdited({ notes: meeting.notes, seen: meeting })}>
          {meeting.notes ? last.editNotes : last.addNotes}
        </button>
      )}
    </>
  )
}

function Summary({ meeting, discussionId, may }: { meeting: Meeting; discussionId: string; may: Props['may'] }) {
  const [isBusy, setBusy] = useState(false)
  const { last } = words
  const withSummary = async (act: (markdown: string) => unknown) => {
    setBusy(true)
    await attempt(async () => act(await client.discussionMeetings.summary(discussionId, meeting.id)))
    setBusy(false)
  }
  const say = (body: string) => {
    waitingIn(discussionId).say({ body, replyTo: null })
    $toast.set({ id: newId(), words: last.posted })
  }
  return (
    <p className="pane-acts">
      {may.contribute && (
        <button className="btn btn-plain" type="button" disabled={isBusy} onClick={() => void withSummary(say)}>
          {last.post}
        </button>
      )}
      <button
        className="btn btn-quiet"
        type="button"
        disabled={isBusy}
        onClick={() => void withSummary((markdown) => copyText(markdown, last.copied))}
      >
        {last.copy}
      </button>
      {may.contribute && (
        <button className="btn btn-quiet" type="button" onClick={() => void reopenMeeting(discussionId, meeting)}>
          {last.reopen}
        </button>
      )}
    </p>
  )
}
