import { useEffect, useState } from 'react'
import { rehearsal as words } from '../../../messages/interview-rehearsal.ts'
import { ChoiceField, optionsOf } from '../../career/fields/ChoiceField.tsx'
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
        <ChoiceField<string>
          {...{ label: choose.prep, value: String(choice.prepSeconds) }}
          options={withOwn(choice.prepSeconds).map(([seconds, name]) => [String(seconds), name] as const)}
          onSave={(seconds) => setChoice({ ...choice, prepSeconds: Number(seconds) })}
        />
        <ChoiceField<string>
          {...{ label: choose.minutes, value: String(choice.minutes) }}
          options={[1, 2, 5].map((minutes) => [String(minutes), choose.minutesOf(minutes)] as const)}
          onSave={(minutes) => setChoice({ ...choice, minutes: Number(minutes) as 1 | 2 | 5 })}
        />
        <ChoiceField<typeof choice.recording>
          {...{ label: choose.recording, value: choice.recording, options: optionsOf(choose.recordings), describedBy: 'on-device' }}
          onSave={(recording) => setChoice({ ...choice, recording })}
        />
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
