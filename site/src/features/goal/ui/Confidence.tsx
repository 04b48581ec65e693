import type { KeyboardEvent } from 'react'
import { goal } from '../../../messages/goal.ts'

const words = goal.log
const scale = Array.from({ length: 10 }, (_, i) => i + 1)

/** A digit says it, 0 for ten, where arrows would be many. */
function sayByDigit({ key, currentTarget, ctrlKey, metaKey, altKey }: KeyboardEvent<HTMLElement>) {
  if (!/^\d$/.test(key) || ctrlKey || metaKey || altKey) return
  const place = currentTarget.querySelector<HTMLInputElement>(`[value="${key === '0' ? 10 : key}"]`)
  if (!place) return
  place.checked = true
  place.focus()
}

/** How sure one is, on the thread: one of ten places, or none of them. @param chosen what it begins with; `null` for nothing said */
export const Confidence = ({ chosen }: { chosen: number | null }) => (
  <fieldset className="field" onKeyDown={sayByDigit}>
    <legend className="label">{words.confidence}</legend>
    <div className="scale">
      <input className="hidden-text" type="radio" name="confidence" value="" aria-label={words.notSaid} defaultChecked={chosen === null} />
      {scale.map((n) => (
        <label key={n}>
          {n}
          <input type="radio" name="confidence" value={n} defaultChecked={chosen === n} />
        </label>
      ))}
    </div>
  </fieldset>
)
