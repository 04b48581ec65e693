import type { Horizon } from '@throughline/core/goal'
import { goalForm as words } from '../../../../messages/goal-form.ts'
import { useDesk } from '../../../desk/use-desk.ts'
import { datesFor } from '../../rules/form.ts'
import { afterEnd } from '../../rules/form-follows.ts'
import { horizons } from '../../rules/outline.ts'
import { placeOf } from '../../rules/place.ts'
import { useForm } from './form-context.ts'
import { SelectField, TextField } from './TextField.tsx'

/** By when it is to be reached. */
export function WhenFields() {
  const desk = useDesk()
  const { draft } = useForm()
  const isBeyond = placeOf(draft, desk.today) === 'beyond'
  return (
    <div className="field-row">
      <SelectField
        field="horizon"
        label={words.horizon}
        options={horizons.map((each) => [each, words.horizons[isBeyond && each === 'year' ? 'beyond' : each]])}
        onChoose={(value) => ({ ...datesFor(value as Horizon, desk), isHorizonChosen: true })}
      />
      <TextField field="endDate" label={words.to} type="date" onType={(end) => afterEnd(draft, end, desk)} />
    </div>
  )
}
