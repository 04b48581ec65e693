import { secondsOver } from '@throughline/core/interview/rehearsal-rules'
import { useEffect, useRef } from 'react'
import { rehearsal as words } from '../../../messages/interview-rehearsal.ts'
import { MarksFields } from './MarksFields.tsx'
import { Player } from './Player.tsx'
import type { Answer } from './use-answer.ts'

/** What is shorter by less is on time, in seconds. */
const SLACK = 30

function againstAsked(told: { answerSeconds: number; minutes: number }): string {
  const over = secondsOver(told)
  if (over > 0) return words.overBy(words.seconds(over))
  const under = Math.round(told.minutes * 60 - told.answerSeconds)
  return under > SLACK ? words.under(words.seconds(under)) : words.onTime
}

/** What was just told: how long it was, what was recorded, and how one finds it. */
export function Review({ answer, title }: { answer: Answer; title: string }) {
  const first = useRef<HTMLHeadingElement>(null)
  useEffect(() => first.current?.focus(), [])
  const { told, recorded } = answer
  if (!told) return null
  const { answerSeconds, prepSeconds } = told
  return (
    <form
      className="rehearse-review"
      onSubmit={(event) => {
        event.preventDefault()
        answer.keep()
      }}
    >
      <div>
        <h2 className="section-title" tabIndex={-1} ref={first}>
          {words.spokeFor(words.seconds(answerSeconds))}
        </h2>
        <p className="help num">
          {againstAsked(told)}
          {prepSeconds > 0 && `, ${words.prepared(words.seconds(prepSeconds))}`}
        </p>
        {answer.wasFound && <p className="help">{words.found}</p>}
      </div>
      {recorded && <Player recording={recorded} title={title} />}
      <MarksFields marks={told.marks} onChange={(marks) => answer.note({ ...told, marks })} />
      <label className="field">
        <span className="label">{words.note}</span>
        <textarea
          className="input"
          maxLength={5_000}
          dir="auto"
          value={told.note}
          onChange={({ target }) => answer.note({ ...told, note: target.value })}
        />
      </label>
      <div className="rehearse-do">
        <button className="btn btn-primary btn-large" type="submit">
          {words.keep}
        </button>
        <button className="btn btn-quiet btn-large" type="button" onClick={answer.discard}>
          {words.discard}
        </button>
      </div>
    </form>
  )
}
