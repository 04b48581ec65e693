import type { Recurrence, Repeat, Task } from '@throughline/core/task'
import { plainRule, repeatRuleOf, rruleOf } from '@throughline/core/task/recurrence'
import { useState } from 'react'
import { taskPane } from '../../../messages/task-pane.ts'
import { repeatEditor as editor } from '../../../messages/task-repeat.ts'
import { NextDates } from '../../when/repeat/NextDates.tsx'
import { RepeatInWords } from '../../when/repeat/RepeatInWords.tsx'
import { RepeatParts } from '../../when/repeat/RepeatParts.tsx'
import { ofKind } from '../../when/repeat/repeat-choices.ts'
import { edit } from './use-edit.ts'

interface Props {
  task: Task
  /** The plain date a new rule counts from. */
  due: string
  onEnd: () => void
}

/** Puts a repeat together, and shows the dates it gives. */
export default function RepeatEditor({ task, due, onEnd }: Props) {
  const now = task.recurrence
  const [rrule, setRrule] = useState(now?.rrule ?? rruleOf(ofKind(plainRule('WEEKLY'), 'WEEKLY', due)))
  const [repeatFrom, setRepeatFrom] = useState<Recurrence['repeatFrom']>(now?.repeatFrom ?? 'schedule')
  const rule = repeatRuleOf(rrule)
  // The rule that is there goes on from where it began.
  const anchorOf = (rrule: string) => (now?.rrule === rrule ? now.anchor : due)
  const save = (repeat: Repeat) => {
    edit(task, { recurrence: { ...repeat, anchor: anchorOf(repeat.rrule), exceptions: now?.exceptions ?? [] } })
    onEnd()
  }
  return (
    <fieldset
      className="repeat-editor"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onEnd()
      }}
    >
      <legend className="label">{editor.title}</legend>
      <RepeatInWords
        onRead={(read) => {
          setRrule(read.rrule)
          setRepeatFrom(read.repeatFrom)
        }}
        onDone={save}
      />
      {rule ? (
        <RepeatParts rule={rule} due={due} onChange={(rule) => setRrule(rruleOf(rule))} />
      ) : (
        <label className="field">
          <span className="label">{editor.own}</span>
          <input className="input input-small" value={rrule} maxLength={500} onChange={({ target }) => setRrule(target.value.trim())} />
        </label>
      )}
      <label className="repeat-line">
        <span>{editor.from}</span>
        <select
          className="input input-small"
          value={repeatFrom}
          onChange={({ target }) => setRepeatFrom(target.value as Recurrence['repeatFrom'])}
        >
          {Object.entries(taskPane.from).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <NextDates rrule={rrule} anchor={anchorOf(rrule)} />
      <p className="repeat-acts">
        <button className="btn btn-primary" type="button" onClick={() => save({ rrule, repeatFrom })}>
          {editor.save}
        </button>
        <button className="btn btn-plain" type="button" onClick={onEnd}>
          {editor.cancel}
        </button>
      </p>
    </fieldset>
  )
}
