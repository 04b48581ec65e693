import { type HTMLAttributes, useId } from 'react'
import { goalForm as words } from '../../../../messages/goal-form.ts'
import type { GoalDraft } from '../../rules/form.ts'
import { useForm } from './form-context.ts'

type TextKey = { [K in keyof GoalDraft]: string extends GoalDraft[K] ? K : never }[keyof GoalDraft]

interface Props {
  field: TextKey
  label: string
  help?: string
  placeholder?: string
  type?: 'text' | 'date'
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  maxLength?: number
  isFirst?: boolean
  /** How many lines, when it is more than one. */
  lines?: number
  /** What else changes with it. */
  onType?: (value: string) => Partial<GoalDraft>
  /** What can be done about what its help says. */
  act?: { words: string; run: () => void } | undefined
}

/** A line or some lines of the form, with what is wrong about them. */
export function TextField({ field, label, help, lines, isFirst, onType, act, type = 'text', ...rest }: Props) {
  const { draft, faults, set } = useForm()
  const id = useId()
  const fault = faults[field]
  const said = fault ? words.faults[fault] : help
  const props = {
    id,
    className: 'input',
    value: draft[field],
    onChange: ({ target }: { target: { value: string } }) => set(onType ? onType(target.value) : { [field]: target.value }),
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': said ? `${id}-said` : undefined,
    'data-first': isFirst ? '' : undefined,
    autoComplete: 'off',
    ...rest,
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {lines ? (
        <textarea rows={lines} dir="auto" {...props} />
      ) : (
        <input type={type} dir={type === 'text' ? 'auto' : undefined} {...props} />
      )}
      {said && (
        <p className={fault ? 'error' : 'help'} role={fault ? 'alert' : undefined}>
          <span id={`${id}-said`}>{said}</span>
          {act && !fault && (
            <>
              {' '}
              <button className="link" type="button" onClick={act.run}>
                {act.words}
              </button>
            </>
          )}
        </p>
      )}
    </div>
  )
}

interface SelectProps<K extends keyof GoalDraft> {
  field: K
  label: string
  help?: string
  options: readonly (readonly [value: string, name: string])[]
  onChoose?: (value: string) => Partial<GoalDraft>
}

/** One of some choices. */
export function SelectField<K extends keyof GoalDraft>({ field, label, help, options, onChoose }: SelectProps<K>) {
  const { draft, set } = useForm()
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="input"
        value={String(draft[field])}
        aria-describedby={help ? `${id}-said` : undefined}
        onChange={({ target }) => set(onChoose ? onChoose(target.value) : { [field]: target.value })}
      >
        {options.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      {help && (
        <p className="help" id={`${id}-said`}>
          {help}
        </p>
      )}
    </div>
  )
}
