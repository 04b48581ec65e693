import { type SubmitEvent, useEffect, useState } from 'react'
import { questions } from '../../../../messages/interview-question.ts'
import type { Named } from '../../../names/offers.ts'
import type { Chosen } from '../rules/filter.ts'

const words = questions.filter

/** So long one writes without a pause before it is looked for. */
const PAUSE_MS = 250

interface Props {
  chosen: Chosen
  competencies: readonly Named[]
  /** Target jobs, each by its name. */
  jobs: readonly Named[]
  onChoose: (chosen: Chosen) => void
}

/** Which questions are looked at; without a script, a form that asks for the page anew. */
export function Filters({ chosen, competencies, jobs, onChoose }: Props) {
  const [typed, setTyped] = useState(chosen.q)
  const take = (part: Partial<Chosen>) => onChoose({ ...chosen, q: typed.trim(), ...part })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing waits
  useEffect(() => {
    if (typed.trim() === chosen.q) return
    const timer = setTimeout(() => take({}), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    take({})
  }
  return (
    <search>
      <form className="question-filters" method="get" onSubmit={submit} aria-label={words.label}>
        <input
          className="input"
          type="search"
          name="q"
          aria-label={words.words}
          placeholder={words.words}
          maxLength={200}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Choice name="show" label={words.show} value={chosen.show} options={Object.entries(words.shows)} onChoose={take} />
        <Choice
          {...{ name: 'kind', label: words.kind, value: chosen.kind, onChoose: take }}
          options={[['', words.anyKind], ...Object.entries(questions.kinds)]}
        />
        <Choice
          {...{ name: 'competency', label: words.competency, value: chosen.competency, onChoose: take }}
          options={[
            ['', words.anyCompetency],
            ...competencies.map(({ id, name }) => [id, name] as const),
            ...unknown(chosen, competencies),
          ]}
        />
        <Choice
          {...{ name: 'level', label: words.level, value: chosen.level, onChoose: take }}
          options={[['', words.anyLevel], ...Object.entries(questions.levels)]}
        />
        {jobs.length > 0 && (
          <Choice
            {...{ name: 'targetJobId', label: words.job, value: chosen.targetJobId, onChoose: take }}
            options={[['', words.anyJob], ...jobs.map(({ id, name }) => [id, name] as const)]}
          />
        )}
        <noscript>
          <button className="btn btn-plain" type="submit">
            {words.apply}
          </button>
        </noscript>
      </form>
    </search>
  )
}

/** A competency that the address names and nobody knows. */
const unknown = ({ competency }: Chosen, known: readonly Named[]): (readonly [string, string])[] =>
  competency === '' || known.some(({ id }) => id === competency) ? [] : [[competency, competency]]

interface ChoiceProps {
  name: keyof Chosen
  label: string
  value: string
  options: readonly (readonly [string, string])[]
  onChoose: (part: Partial<Chosen>) => void
}

const Choice = ({ name, label, value, options, onChoose }: ChoiceProps) => (
  <select
    className="input"
    name={name}
    aria-label={label}
    value={value}
    data-on={value !== '' && value !== 'all' ? '' : undefined}
    onChange={({ target }) => onChoose({ [name]: target.value })}
  >
    {options.map(([option, said]) => (
      <option key={option} value={option}>
        {said}
      </option>
    ))}
  </select>
)
