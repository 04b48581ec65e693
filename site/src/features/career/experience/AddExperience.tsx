import type { Experience } from '@throughline/core/career'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { experience as words } from '../../../messages/career-experience.ts'
import { experienceHref } from '../../addresses/career.ts'
import { perform } from '../../changes/changes.ts'
import { newId } from '../../desk/id.ts'
import { useKeptDraft } from '../../desk/writing/use-kept-draft.ts'
import { ChoiceField } from '../fields/ChoiceField.tsx'
import { places } from '../requirements/ways.ts'
import { kinds, nameOf } from './names.ts'
import { hasEndOf, newExperience, type SaidExperience, saidIn, whenOf } from './new-experience.ts'

type Line = 'position' | 'organisation' | 'start' | 'end'
type Faults = Partial<Record<Line, string>>

const nothing: SaidExperience = { kind: 'work', position: '', organisation: '', start: '', end: '', isOngoing: false }

const isWritten = ({ position, organisation, start, end }: SaidExperience) => [position, organisation, start, end].some(Boolean)

interface Props {
  /** Whether no position is there yet, so that it stands in the place of them. */
  isFirst: boolean
}

/** Adds one with what it is called, with whom, and when; the rest is said on its page. */
export function AddExperience({ isFirst }: Props) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [kind, setKind] = useState<Experience['kind']>('work')
  const [isOngoing, setOngoing] = useState(false)
  const [faults, setFaults] = useState<Faults>({})
  const [given, setGiven] = useState(nothing)
  const draft = useKeptDraft('new', 'experience', (found) => {
    if (!form.current || isWritten(saidIn(new FormData(form.current)))) return false
    const said: SaidExperience = { ...nothing, ...JSON.parse(found.value) }
    setKind(said.kind)
    setOngoing(said.isOngoing)
    setGiven(said)
    draft?.set(found)
    return true
  })
  const focusOn = (name: Line) => form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus()
  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const said = saidIn(new FormData(event.currentTarget))
    const { when, faults: wrong } = whenOf(said)
    const { position, organisation } = said
    const faults: Faults = { ...(!position && !organisation && { position: words.add.nothing }), ...wrong }
    setFaults(faults)
    const [first] = Object.keys(faults) as Line[]
    if (first) return focusOn(first)
    const record = newExperience({ id: newId(), kind, position, organisation, ...when })
    void perform([{ do: 'experience.create', id: record.id, record }], () => ({
      words: words.did.create(nameOf(record)),
      href: experienceHref(record.id),
    }))
    draft?.clear()
    setGiven(nothing)
    form.current?.reset()
    setKind(kind)
    setOngoing(false)
    focusOn('position')
  }
  const keep = ({ currentTarget }: { currentTarget: HTMLFormElement }) =>
    draft?.set({ value: JSON.stringify(saidIn(new FormData(currentTarget))), base: '' })
  const idOf = (name: Line) => (isFirst && name === 'position' ? places.positions : `${id}-${name}`)
  const line = (name: Line, label: string, more: { maxLength: number; placeholder?: string }) => (
    <div className="field">
      <label htmlFor={idOf(name)}>{label}</label>
      <input
        className="input"
        id={idOf(name)}
        key={`${name} ${given[name]}`}
        name={name}
        defaultValue={given[name]}
        autoComplete="off"
        dir="auto"
        aria-describedby={faults[name] ? `${id}-fault` : undefined}
        aria-invalid={faults[name] ? true : undefined}
        {...more}
      />
    </div>
  )
  const isCertificate = kind === 'certificate'
  const date = { maxLength: 40, placeholder: words.add.dateHint }
  return (
    <form ref={form} method="post" className="experience-add" onSubmit={add} onInput={keep} aria-labelledby={`${id}-title`}>
      <h2 className="section-title" id={`${id}-title`}>
        {words.add.title}
      </h2>
      <ChoiceField
        {...{ name: 'kind', label: words.add.kind, value: kind }}
        options={kinds.map((each) => [each, words.kind[each]] as const)}
        onSave={setKind}
      />
      {line('position', words.position[kind], { maxLength: 300 })}
      {line('organisation', words.organisation[kind], { maxLength: 300 })}
      {line('start', isCertificate || !hasEndOf(kind) ? words.page.date : words.page.start, date)}
      {hasEndOf(kind) && (
        <>
          {!isOngoing && line('end', isCertificate ? words.page.until : words.page.end, date)}
          <label className="tick-line">
            <input
              className="check"
              type="checkbox"
              name="ongoing"
              checked={isOngoing}
              onChange={({ target }) => setOngoing(target.checked)}
            />
            {isCertificate ? words.page.noEnd : kind === 'work' ? words.add.worksHere : words.page.ongoing}
          </label>
        </>
      )}
      <button className="btn btn-primary btn-large" type="submit" name="add" value="experience">
        {words.add.button}
      </button>
      <p className="error" id={`${id}-fault`} role="alert">
        {[...new Set(Object.values(faults))].join(' ')}
      </p>
    </form>
  )
}
