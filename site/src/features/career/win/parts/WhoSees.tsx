import type { Win } from '@throughline/core/career'
import { win } from '../../../../messages/win.ts'
import { editWin } from '../../state/act.ts'

const words = win.sees
const levels = ['private', 'review', 'public'] as const

/** Who may be shown it, in plain words. */
export const WhoSees = ({ win: now }: { win: Win }) => (
  <fieldset className="who-sees">
    <legend className="section-title">{win.fields.confidentiality}</legend>
    {levels.map((level) => (
      <label key={level} className="who">
        <input
          className="radio"
          type="radio"
          name="confidentiality"
          value={level}
          checked={now.confidentiality === level}
          onChange={() => void editWin(now, { confidentiality: level })}
        />
        <span>
          <b className="firm">{words[level].name}</b>
          <small>{words[level].text}</small>
        </span>
      </label>
    ))}
  </fieldset>
)
