import type { CheckIn, Goal } from '@throughline/core/goal'
import { addDays, FIRST_DAY } from '@throughline/core/kernel/day'
import { useState } from 'react'
import { goalPage } from '../../../../messages/goal-page.ts'
import { Confidence } from '../../ui/Confidence.tsx'
import { askedValueWords } from '../../words/asked-value.ts'
import { typedFigure } from '../../words/figures.ts'
import { addsUp, sumWords } from '../../words/sum.ts'

interface Props {
  goal: Goal
  today: string
  locale: string
  /** The day it begins with. */
  day: string
  /** What it says by now, to be changed. */
  checkIn?: CheckIn
  /** The last value, as a hint. */
  last?: string | null
  /** The last confidence, to begin with. */
  sure?: number | null
  /** Where the goal stands, where that is known. */
  standing?: string | null
}

const words = goalPage.checkIns

/** The fields of a check-in: what it came to, how sure one is, what moved it, and of which day it is. */
export function Answer({ goal, today, locale, day, checkIn, last = null, sure = null, standing = null }: Props) {
  const { metric } = goal
  const key = checkIn?.id ?? 'new'
  const isHabit = metric.type === 'habit'
  const isWord = metric.type === 'binary' || (isHabit && metric.dailyTarget === null)
  const answers = isHabit ? (['yes', 'no', 'skip'] as const) : (['yes', 'no'] as const)
  const isNumber = (text: string) => text !== '' && Number.isFinite(Number(text))
  const typed = (text: string) => (isNumber(text) ? typedFigure(text, metric, locale) : text)
  const value = checkIn ? typed(checkIn.value) : ''
  const chosen = checkIn ? checkIn.confidence : sure
  // What was added is typed anew: the form is emptied as it is sent.
  const [added, setAdded] = useState<{ to: string | null; text: string }>({ to: null, text: '' })
  return (
    <>
      {isWord ? (
        <fieldset className="field full">
          <legend className="label">{words.answer}</legend>
          <div className="answers">
            {answers.map((one) => (
              <label key={one}>
                <input type="radio" name="value" value={one} defaultChecked={(value || 'yes') === one} required /> {goalPage.said[one]}
              </label>
            ))}
          </div>
        </fieldset>
      ) : (
        <div className="field">
          <label htmlFor={`value-${key}`}>{askedValueWords(metric)}</label>
          <input
            className="input num"
            id={`value-${key}`}
            name="value"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={value}
            placeholder={last && metric.aggregation !== 'sum' ? typed(last) : undefined}
            aria-describedby={`fault-${key} sum-${key}`}
            onInput={({ currentTarget }) => setAdded({ to: standing, text: currentTarget.value })}
          />
          <p className="error" id={`fault-${key}`} role="alert" />
          {standing !== null && addsUp(metric) && (
            <p className="help" id={`sum-${key}`}>
              {sumWords(added.to === standing ? added.text : '', standing, metric, locale)}
            </p>
          )}
        </div>
      )}
      {!isHabit && <Confidence chosen={chosen} />}
      <div className="field full">
        <label htmlFor={`note-${key}`}>{words.note}</label>
        <textarea
          className="input grows"
          id={`note-${key}`}
          name="note"
          rows={1}
          maxLength={5000}
          placeholder={words.notePlaceholder}
          defaultValue={checkIn?.note}
        />
      </div>
      <div className="field field-day">
        <label htmlFor={`day-${key}`}>{words.day}</label>
        <input
          className="input"
          type="date"
          id={`day-${key}`}
          name="localDate"
          defaultValue={day}
          max={addDays(today, 1)}
          min={FIRST_DAY}
        />
      </div>
    </>
  )
}
