import { type Marks, rubric } from '@throughline/core/interview/rehearsal-rules'
import { rehearsal } from '../../../messages/interview-rehearsal.ts'

const words = rehearsal.marks

/** What an answer is rated by, each in four steps that say what they mean. */
export function MarksFields({ marks, onChange }: { marks: Marks; onChange: (marks: Marks) => void }) {
  return (
    <div className="marks">
      <div>
        <h3 className="marks-title">{words.title}</h3>
        <p className="help">{words.help}</p>
      </div>
      {rubric.map((item) => (
        <fieldset key={item} className="mark-of">
          <legend>{words.names[item]}</legend>
          <div className="mark-steps">
            {words.steps[item].map((step, place) => (
              <label key={step} className="mark-step">
                <input
                  className="hidden-text"
                  type="radio"
                  name={`mark-${item}`}
                  value={place + 1}
                  checked={marks[item] === place + 1}
                  onChange={() => onChange({ ...marks, [item]: place + 1 })}
                  // Pressed again, what was said is taken back.
                  onClick={() => marks[item] === place + 1 && onChange({ ...marks, [item]: null })}
                />
                <span>
                  <b className="num" aria-hidden="true">
                    {place + 1}
                  </b>
                  {step}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  )
}
