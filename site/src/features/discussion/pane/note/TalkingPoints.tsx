import type { DiscussionNote, TalkingPoint } from '@throughline/core/discussion'
import { MAX_AGENDA_TEXT, MAX_TALKING_POINTS } from '@throughline/core/discussion/limits'
import { useRef } from 'react'
import { Icon } from '../../../../components/Icon.tsx'
import { pane as words } from '../../../../messages/discussion-pane.ts'
import { newId } from '../../../desk/id.ts'
import { LineField } from '../../../desk/ui/LineField.tsx'
import { raise, removePoint, savePoints } from '../state/act.ts'

/** What one means to bring up; nobody else sees it before it is raised. */
export function TalkingPoints({ note, mayRaise }: { note: DiscussionNote; mayRaise: boolean }) {
  const { points } = note
  const change = (id: string, text: string) =>
    text
      ? void savePoints(
          note,
          points.map((point) => (point.id === id ? { ...point, text } : point)),
        )
      : void removePoint(note, id)
  const add = (lines: readonly string[]) =>
    void savePoints(note, [...points, ...lines.map((text) => ({ id: newId(), text, raisedAs: null }))].slice(0, MAX_TALKING_POINTS))
  return (
    <div className="points">
      <h3 className="label">{words.note.points}</h3>
      {points.length > 0 && (
        <ul>
          {points.map((point) => (
            <Point key={point.id} {...{ point, note, mayRaise }} onChange={(text) => change(point.id, text)} />
          ))}
        </ul>
      )}
      {points.length < MAX_TALKING_POINTS && <LineField label={words.note.addPoint} maxLength={MAX_AGENDA_TEXT} onLines={add} />}
    </div>
  )
}

interface PointProps {
  point: TalkingPoint
  note: DiscussionNote
  mayRaise: boolean
  onChange: (text: string) => void
}

function Point({ point: { id, text, raisedAs }, note, mayRaise, onChange }: PointProps) {
  const field = useRef<HTMLInputElement>(null)
  const save = () => {
    const typed = field.current?.value.trim() ?? ''
    if (typed !== text) onChange(typed)
  }
  return (
    <li className={raisedAs ? 'point is-raised' : 'point'}>
      <input
        // A text that was changed elsewhere is shown anew.
        key={text}
        ref={field}
        className="check-text"
        dir="auto"
        defaultValue={text}
        maxLength={MAX_AGENDA_TEXT}
        aria-label={words.note.pointCalled(text)}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key === 'Enter') save()
          else if (event.key === 'Escape' && field.current) {
            event.stopPropagation()
            field.current.value = text
          }
        }}
      />
      {raisedAs ? (
        <span className="help">{words.note.raised}</span>
      ) : (
        mayRaise && (
          <button className="btn btn-quiet" type="button" aria-label={words.note.raiseCalled(text)} onClick={() => void raise(note, id)}>
            {words.note.raise}
          </button>
        )
      )}
      <button className="btn btn-icon" type="button" aria-label={words.note.remove(text)} onClick={() => void removePoint(note, id)}>
        <Icon name="close" />
      </button>
    </li>
  )
}
