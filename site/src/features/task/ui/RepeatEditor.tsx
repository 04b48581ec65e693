import type { Recurrence, Repeat, Task } from '@throughline/core/task'
import {
  type End,
  type Frequency,
  plainRule,
  type RepeatRule,
  repeatRuleOf,
  rruleOf,
  WEEKDAYS,
  type Weekday,
} from '@throughline/core/task/recurrence'
import { useState } from 'react'
import { task as words } from '../../../messages/task.ts'
import { repeatEditor as editor } from '../../../messages/task-repeat.ts'
import { ofKind } from '../rules/repeat-choices.ts'
import { shortDate } from '../words/day.ts'
import { weekdayName } from '../words/recurrence.ts'
import { useDesk } from './Island.tsx'
import { NextDates } from './NextDates.tsx'
import { RepeatDay } from './RepeatDay.tsx'
import { RepeatInWords } from './RepeatInWords.tsx'
import { edit } from './use-edit.ts'
import { WhenButton } from './when/WhenButton.tsx'

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
        <Parts rule={rule} due={due} onChange={(rule) => setRrule(rruleOf(rule))} />
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
          {Object.entries(words.pane.from).map(([value, label]) => (
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

interface PartsProps {
  rule: RepeatRule
  due: string
  onChange: (rule: RepeatRule) => void
}

function Parts({ rule, due, onChange }: PartsProps) {
  return (
    <>
      <p className="repeat-line">
        <span>{editor.every}</span>
        <input
          className="input input-small num"
          type="number"
          min={1}
          max={999}
          aria-label={editor.interval}
          value={rule.interval}
          onChange={({ target }) => onChange({ ...rule, interval: wholeNumber(target.value, rule.interval) })}
        />
        <select
          className="input input-small"
          aria-label={editor.unit}
          value={rule.freq}
          onChange={({ target }) => onChange(ofKind(rule, target.value as Frequency, due))}
        >
          {Object.entries(editor.units).map(([freq, unit]) => (
            <option key={freq} value={freq}>
              {unit}
            </option>
          ))}
        </select>
      </p>
      {rule.freq === 'WEEKLY' && <Weekdays chosen={rule.weekdays} onChange={(weekdays) => onChange({ ...rule, weekdays })} />}
      {(rule.freq === 'MONTHLY' || rule.freq === 'YEARLY') && <RepeatDay rule={rule} due={due} onChange={onChange} />}
      <Ends end={rule.end} due={due} onChange={(end) => onChange({ ...rule, end })} />
    </>
  )
}

function Weekdays({ chosen, onChange }: { chosen: readonly Weekday[]; onChange: (days: Weekday[]) => void }) {
  const { locale } = useDesk()
  const toggled = (day: Weekday) => WEEKDAYS.filter((other) => chosen.includes(other) !== (other === day))
  return (
    <fieldset className="weekdays">
      <legend className="hidden-text">{editor.weekdays}</legend>
      {WEEKDAYS.map((day) => (
        <label key={day}>
          <input className="hidden-text" type="checkbox" checked={chosen.includes(day)} onChange={() => onChange(toggled(day))} />
          <span aria-hidden="true">{weekdayName(day, locale, 'short')}</span>
          <span className="hidden-text">{weekdayName(day, locale)}</span>
        </label>
      ))}
    </fieldset>
  )
}

function Ends({ end, due, onChange }: { end: End; due: string; onChange: (end: End) => void }) {
  const desk = useDesk()
  const kind = !end ? 'never' : 'until' in end ? 'until' : 'count'
  const choose = (kind: string) => onChange(kind === 'until' ? { until: due } : kind === 'count' ? { count: 10 } : null)
  return (
    <p className="repeat-line">
      <span>{editor.ends}</span>
      <select className="input input-small" aria-label={editor.ends} value={kind} onChange={({ target }) => choose(target.value)}>
        {Object.entries(editor.end).map(([kind, label]) => (
          <option key={kind} value={kind}>
            {label}
          </option>
        ))}
      </select>
      {end && 'until' in end && (
        <WhenButton
          className="btn btn-plain"
          title={editor.until}
          label={words.pane.edit(editor.until, shortDate(end.until, desk))}
          date={end.until}
          mayBeNone={false}
          onPick={(when) => when && onChange({ until: when.date })}
        >
          {shortDate(end.until, desk)}
        </WhenButton>
      )}
      {end && 'count' in end && (
        <input
          className="input input-small num"
          type="number"
          min={1}
          max={9999}
          aria-label={editor.count}
          value={end.count}
          onChange={({ target }) => onChange({ count: wholeNumber(target.value, end.count) })}
        />
      )}
    </p>
  )
}

const wholeNumber = (text: string, otherwise: number): number => Math.min(9999, Math.max(1, Math.round(Number(text)) || otherwise))
