import { goalForm as words } from '../../../../messages/goal-form.ts'
import type { GoalDraft } from '../../rules/form.ts'
import { afterStart, checkInsFor } from '../../rules/form-follows.ts'
import { useForm } from './form-context.ts'

/** How a goal is measured, in plain words. */
export function TypePicker() {
  const { draft, set } = useForm()
  return (
    <fieldset className="goal-types">
      <legend>{words.how}</legend>
      {Object.entries(words.types).map(([type, { name, about }]) => (
        <label key={type} className="goal-type">
          <input
            type="radio"
            name="type"
            value={type}
            checked={draft.type === type}
            onChange={() => set(chosen(draft, type as GoalDraft['type']))}
          />
          <span>
            <b>{name}</b>
            <small>{about}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** What a type usually goes with. */
function chosen(draft: GoalDraft, type: GoalDraft['type']): Partial<GoalDraft> {
  const mayAdd = type === 'duration' || type === 'currency' || type === 'number'
  return {
    type,
    source: 'manual',
    direction: 'up',
    aggregation: 'last',
    ...(mayAdd && afterStart({ ...draft, type, aggregation: 'sum', isLoggingChosen: false }, draft.start)),
    isLoggingChosen: false,
    checkInEvery: checkInsFor(draft, type),
  }
}
