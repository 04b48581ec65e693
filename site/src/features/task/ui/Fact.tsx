import { type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import { focusSoon } from '../../../components/focus-soon.ts'
import { taskPane } from '../../../messages/task-pane.ts'

interface FactProps {
  name: string
  children: ReactNode
}

/** One line of the facts: what it is called, and what it is. */
export const Fact = ({ name, children }: FactProps) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
)

interface EditableProps {
  name: string
  /** What it is now, in words; null when there is nothing. */
  value: string | null
  error?: string | undefined
  /** The fields to edit it with; the first is given the focus. */
  fields: ReactNode
  /** Takes what the fields hold; answers what is wrong with it, if anything. */
  onSave: (values: FormData) => string | undefined
}

/** A fact that is pressed to be edited, and saved by Enter or by leaving it. */
export function EditableFact({ name, value, error, fields, onSave }: EditableProps) {
  const [isEdited, setEdited] = useState(false)
  const [wrong, setWrong] = useState<string>()
  const button = useRef<HTMLButtonElement>(null)
  const form = useRef<HTMLFormElement>(null)

  const save = () => {
    if (!form.current) return
    const fault = onSave(new FormData(form.current))
    setWrong(fault)
    if (!fault) setEdited(false)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    save()
    focusSoon(() => button.current)
  }
  if (!isEdited)
    return (
      <Fact name={name}>
        <button
          ref={button}
          className={value ? 'fact-value' : 'fact-value is-empty'}
          type="button"
          aria-label={taskPane.edit(name, value ?? taskPane.nothing)}
          suppressHydrationWarning
          onClick={() => {
            setEdited(true)
            focusSoon(() => form.current?.querySelector('input'))
          }}
        >
          {value ?? taskPane.nothing}
        </button>
        {error && <p className="error">{error}</p>}
      </Fact>
    )
  return (
    <Fact name={name}>
      <form
        ref={form}
        className="fact-form"
        onSubmit={submit}
        onBlur={({ relatedTarget, currentTarget }) => !currentTarget.contains(relatedTarget) && save()}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          setWrong(undefined)
          setEdited(false)
          focusSoon(() => button.current)
        }}
      >
        {fields}
        <button className="hidden-text" type="submit">
          {taskPane.save}
        </button>
      </form>
      {wrong && (
        <p className="error" role="alert">
          {wrong}
        </p>
      )}
    </Fact>
  )
}

interface ChoiceProps<T extends string> {
  name: string
  value: T
  options: Readonly<Record<T, string>>
  onChange: (value: T) => void
}

export const selectClass = (hasValue: boolean): string => (hasValue ? 'fact-select' : 'fact-select is-empty')

/** What says that a choice is none. */
const nothing = ['', 'none']

/** A fact that is one of a few. */
export const ChoiceFact = <T extends string>({ name, value, options, onChange }: ChoiceProps<T>) => (
  <Fact name={name}>
    <select
      className={selectClass(!nothing.includes(value))}
      aria-label={name}
      value={value}
      onChange={({ target }) => onChange(target.value as T)}
    >
      {(Object.entries(options) as [T, string][]).map(([key, label]) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </select>
  </Fact>
)
