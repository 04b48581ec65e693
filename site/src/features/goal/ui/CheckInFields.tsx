import type { CheckInValue, Goal } from '@throughline/core/goal'
import { addDays, FIRST_DAY } from '@throughline/core/kernel/day'
import { type ReactNode, useId, useRef, useState } from 'react'
import { goal as words } from '../../../messages/goal.ts'
import { useDesk } from '../../desk/use-desk.ts'
import { type DateContext, nearDate } from '../../desk/words/day.ts'
import { DayField } from '../../when/DayField.tsx'
import { loggingOf } from '../rules/actions.ts'
import { askedValueWords } from '../words/asked-value.ts'
import { figureWithUnit, readFigure } from '../words/figures.ts'
import { dayAndMonth } from '../words/line.ts'
import { addsUp, sumWords } from '../words/sum.ts'
import { Confidence } from './Confidence.tsx'
import { useGoalsShown } from './use-goals.ts'

export interface Said {
  value: CheckInValue
  confidence: number | null
  note: string
  localDate: string
}

interface Props {
  goal: Goal
  save: string
  /** Whether another day than today may be said. */
  hasDay?: boolean
  onSave: (said: Said, form: HTMLFormElement) => void
  /** Further buttons. */
  children?: ReactNode
}

/** What a check-in says: the value, how sure one is, and a note. */
export function CheckInFields({ goal, save, hasDay = false, onSave, children }: Props) {
  const { progress } = useGoalsShown()
  const desk = useDesk()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [isWrong, setWrong] = useState(false)
  const [day, setDay] = useState(desk.today)
  const [typed, setTyped] = useState('')
  const isNumber = loggingOf(goal) === 'number'
  // Of a habit an amount is logged, not a rate.
  const metric = goal.metric.type === 'habit' ? { type: 'number' as const, unit: goal.metric.unit } : goal.metric
  const current = progress[goal.id]?.current ?? null
  const submit = (values: FormData) => {
    const value = isNumber ? readFigure(String(values.get('value')), metric, desk.locale) : (String(values.get('value')) as CheckInValue)
    setWrong(value === null)
    if (value === null) return form.current?.querySelector('input')?.focus()
    const confidence = Number(values.get('confidence'))
    onSave(
      {
        value,
        confidence: confidence || null,
        note: String(values.get('note') ?? '').trim(),
        localDate: day,
      },
      form.current as HTMLFormElement,
    )
  }
  return (
    <form
      ref={form}
      className="check-in-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit(new FormData(event.currentTarget))
      }}
    >
      {isNumber ? (
        <div className="field">
          <label htmlFor={`${id}-value`}>{askedValueWords(goal.metric)}</label>
          <input
            id={`${id}-value`}
            className="input"
            name="value"
            inputMode={metric.type === 'duration' ? 'text' : 'decimal'}
            autoComplete="off"
            data-first
            placeholder={metric.type === 'duration' ? words.log.minutes : undefined}
            onInput={({ currentTarget }) => setTyped(currentTarget.value)}
            aria-invalid={isWrong || undefined}
            aria-describedby={`${id}-help`}
          />
          <p className={isWrong ? 'error' : 'help'} id={`${id}-help`} role={isWrong ? 'alert' : undefined}>
            {isWrong
              ? metric.type === 'duration'
                ? words.log.wrongTime
                : words.log.wrong
              : addsUp(goal.metric)
                ? sumWords(typed, current ?? goal.metric.start, goal.metric, desk.locale)
                : current !== null && goal.metric.type !== 'habit'
                  ? words.log[goal.metric.aggregation === 'last' ? 'last' : 'soFar'](figureWithUnit(current, metric, desk.locale))
                  : ''}
          </p>
        </div>
      ) : (
        <fieldset className="choices">
          <legend className="hidden-text">{words.log.value}</legend>
          {(goal.metric.type === 'habit' ? (['yes', 'no', 'skip'] as const) : (['yes', 'no'] as const)).map((value) => (
            <label key={value} className="pick">
              <input
                type="radio"
                name="value"
                value={value}
                defaultChecked={value === 'yes'}
                data-first={value === 'yes' ? '' : undefined}
              />
              {value === 'skip' ? words.skip : words.log[value]}
            </label>
          ))}
        </fieldset>
      )}
      {goal.metric.type !== 'habit' && <Confidence chosen={null} />}
      <div className="field">
        <label htmlFor={`${id}-note`}>{words.log.note}</label>
        <input
          id={`${id}-note`}
          className="input input-small"
          name="note"
          maxLength={5000}
          autoComplete="off"
          dir="auto"
          placeholder={words.log.notePlaceholder}
        />
      </div>
      {hasDay && (
        <div>
          <DayField
            {...{ label: words.log.day, called: words.log.dayIs, none: '', date: day, mayBeNone: false }}
            days={{ first: FIRST_DAY, last: addDays(desk.today, 1), choices: daysBack(desk), hint: words.log.dayHint }}
            onPick={(picked) => setDay(picked ?? desk.today)}
          />
          <p className="help" role="status">
            {outside(goal, day, desk)}
          </p>
        </div>
      )}
      <div className="ends">
        <button className="btn btn-primary" type="submit">
          {save}
        </button>
        {children}
      </div>
    </form>
  )
}

/** What is logged late is mostly of yesterday. */
const daysBack = (desk: DateContext) => [0, -1].map((back) => addDays(desk.today, back)).map((day) => [nearDate(day, desk), day] as const)

/** Whether a day lies outside of the goal's own, where a value is kept and does not count. */
function outside({ startDate, endDate }: Goal, day: string, desk: DateContext): string {
  if (day && day < startDate) return words.log.early(dayAndMonth(startDate, desk))
  return day && endDate && day > endDate ? words.log.late(dayAndMonth(endDate, desk)) : ''
}
