import { useEffect, useState } from 'react'
import { rehearsal as words } from '../../../messages/interview-rehearsal.ts'
import { readAloud, whenVoices } from './speech.ts'
import type { Answer } from './use-answer.ts'

/** How one wants to be asked, and the button that begins. */
export function Choices({ answer, text }: { answer: Answer; text: string }) {
  const { choice, setChoice, isWaiting } = answer
  const [hasVoice, setHasVoice] = useState(false)
  useEffect(() => whenVoices(setHasVoice), [])
  const { choose } = words
  return (
    <form
      className="rehearse-choices"
      onSubmit={(event) => {
        event.preventDefault()
        answer.begin()
      }}
    >
      <div className="rehearse-fields">
        <div className="field">
          <label htmlFor="choose-prep">{choose.prep}</label>
          <select
            className="input"
            id="choose-prep"
            value={choice.prepSeconds}
            onChange={({ target }) => setChoice({ ...choice, prepSeconds: Number(target.value) })}
          >
            {withOwn(choice.prepSeconds).map(([seconds, name]) => (
              <option key={seconds} value={seconds}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor="choose-minutes">{choose.minutes}</label>
          <select
            className="input"
            id="choose-minutes"
            value={choice.minutes}
            onChange={({ target }) => setChoice({ ...choice, minutes: Number(target.value) as 1 | 2 | 5 })}
          >
            {[1, 2, 5].map((minutes) => (
              <option key={minutes} value={minutes}>
                {choose.minutesOf(minutes)}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor="choose-recording">{choose.recording}</label>
          <select
            className="input"
            id="choose-recording"
            value={choice.recording}
            aria-describedby="on-device"
            onChange={({ target }) => setChoice({ ...choice, recording: target.value as typeof choice.recording })}
          >
            {Object.entries(choose.recordings).map(([recording, name]) => (
              <option key={recording} value={recording}>
                {name}
              </option>
            ))}
          </select>
        </div>
      </div>
      <p className="help" id="on-device">
        {choose.onDevice}
      </p>
      <div className="rehearse-do">
        <button className="btn btn-primary btn-large" type="submit" disabled={isWaiting}>
          {words.begin}
        </button>
        {hasVoice && (
          <>
            <label className="choice">
              <input
                className="check"
                type="checkbox"
                checked={choice.readAloud}
                onChange={({ target }) => setChoice({ ...choice, readAloud: target.checked })}
              />
              <span>{choose.readAloud}</span>
            </label>
            <button className="btn btn-quiet" type="button" onClick={() => readAloud(text)}>
              {choose.hear}
            </button>
          </>
        )}
        {isWaiting && <p className="help">{words.waiting}</p>}
      </div>
    </form>
  )
}

/** The usual times, with the one that was set for practice among them. */
function withOwn(own: number): readonly (readonly [number, string])[] {
  const { preps } = words.choose
  if (preps.some(([seconds]) => seconds === own)) return preps
  return [...preps, [own, words.seconds(own)] as const].toSorted(([a], [b]) => a - b)
}
