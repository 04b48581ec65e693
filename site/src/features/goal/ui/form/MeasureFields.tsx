import { goalForm as words } from '../../../../messages/goal-form.ts'
import { useDesk } from '../../../desk/use-desk.ts'
import type { GoalDraft } from '../../rules/form.ts'
import { afterStart } from '../../rules/form-follows.ts'
import { figure, readFigure } from '../../words/figures.ts'
import { weekdayName } from '../../words/line.ts'
import { useForm } from './form-context.ts'
import { SelectField, TextField } from './TextField.tsx'

/** What the chosen way of measuring asks for. */
export function MeasureFields() {
  const { draft } = useForm()
  if (draft.type === 'binary') return null
  if (draft.type === 'milestones') return <TextField field="milestones" label={words.milestones} lines={4} />
  return draft.type === 'habit' ? <HabitFields /> : <TargetFields />
}

function TargetFields() {
  const { draft } = useForm()
  const { locale } = useDesk()
  const isDerived = draft.source !== 'manual'
  const hint = draft.type === 'duration' ? words.timeHint : undefined
  /** A bare number is minutes: what was understood is said at once. */
  const read = (text: string) => {
    const minutes = hint && text.trim() ? readFigure(text, draft, locale) : null
    return minutes === null ? undefined : words.reads(figure(minutes, { type: 'duration', unit: '' }, locale))
  }
  return (
    <div className="field-row">
      {!isDerived && (
        <TextField
          field="start"
          label={words.start}
          placeholder="0"
          inputMode={hint ? 'text' : 'decimal'}
          help={read(draft.start)}
          onType={(start) => afterStart(draft, start)}
        />
      )}
      <TextField
        field="target"
        label={words.target}
        {...(hint && { placeholder: hint })}
        inputMode={hint ? 'text' : 'decimal'}
        help={read(draft.target)}
      />
      {draft.type === 'number' && <TextField field="unit" label={words.unit} placeholder={words.unitHint} maxLength={20} />}
      {draft.type === 'currency' && <SelectField field="currency" label={words.currency} options={currencies(locale)} />}
    </div>
  )
}

/** Where the figures come from, and what each does. */
export function LoggingFields() {
  const { draft } = useForm()
  const { type } = draft
  if (type === 'binary' || type === 'milestones' || type === 'habit') return null
  const source = type === 'number' ? 'tasks-done' : 'time-spent'
  return (
    <>
      {(type === 'number' || type === 'duration') && (
        <SelectField
          field="source"
          label={words.source}
          options={[
            ['manual', words.sources.manual],
            [source, words.sources[source]],
          ]}
        />
      )}
      {draft.source === 'manual' && (
        <div className="field-row">
          <SelectField
            field="aggregation"
            label={words.aggregation}
            options={(type === 'percent' ? (['last', 'mean', 'max'] as const) : (['last', 'sum', 'mean', 'max', 'count'] as const)).map(
              (each) => [each, words.aggregations[each]],
            )}
            help={words.aggregationHints[draft.aggregation]}
            onChoose={(value) => ({ aggregation: value as GoalDraft['aggregation'], isLoggingChosen: true })}
          />
          <SelectField
            field="direction"
            label={words.direction}
            options={[
              ['up', words.directions.up],
              ['within', words.directions.within],
            ]}
            onChoose={(value) => ({
              direction: value === 'within' ? 'within' : 'up',
              ...(value === 'within' && { aggregation: 'last' as const }),
            })}
          />
        </div>
      )}
    </>
  )
}

let known: [string, string][] | undefined

/** The currencies the platform knows, by their names. */
function currencies(locale: string): [string, string][] {
  const names = new Intl.DisplayNames(locale, { type: 'currency' })
  known ??= Intl.supportedValuesOf('currency').map((code): [string, string] => [code, `${names.of(code) ?? code} (${code})`])
  return known
}

function HabitFields() {
  const { draft, faults, set } = useForm()
  const { locale, weekStart } = useDesk()
  const days = Array.from({ length: 7 }, (_, i) => ((weekStart - 1 + i) % 7) + 1)
  return (
    <>
      <fieldset className="goal-rhythms">
        <legend>{words.rhythm}</legend>
        {(['daily', 'weekdays', 'times'] as const).map((each) => (
          <label key={each} className="pick">
            <input type="radio" name="rhythm" value={each} checked={draft.rhythm === each} onChange={() => set({ rhythm: each })} />
            {words.rhythms[each]}
          </label>
        ))}
      </fieldset>
      {draft.rhythm === 'weekdays' && (
        <fieldset className="goal-weekdays">
          <legend>{words.weekdays}</legend>
          {days.map((day) => (
            <label key={day} className="pick">
              <input
                type="checkbox"
                checked={draft.weekdays.includes(day)}
                aria-invalid={faults.weekdays ? true : undefined}
                onChange={({ target }) =>
                  set({ weekdays: target.checked ? [...draft.weekdays, day] : draft.weekdays.filter((other) => other !== day) })
                }
              />
              {weekdayName(day, locale)}
            </label>
          ))}
          {faults.weekdays && (
            <p className="error" role="alert">
              {words.faults[faults.weekdays]}
            </p>
          )}
        </fieldset>
      )}
      <div className="field-row">
        {draft.rhythm === 'times' && <TextField field="timesPerWeek" label={words.timesPerWeek} inputMode="numeric" maxLength={1} />}
        <TextField field="dailyTarget" label={words.dailyTarget} help={words.dailyHint} inputMode="decimal" />
        {draft.dailyTarget.trim() !== '' && <TextField field="unit" label={words.unit} placeholder={words.unitHint} maxLength={20} />}
        <TextField field="keep" label={words.keep[draft.rhythm]} help={words.keepHint} inputMode="decimal" />
      </div>
    </>
  )
}
