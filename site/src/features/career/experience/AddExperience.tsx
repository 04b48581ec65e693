import type { Experience } from '@throughline/core/career'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { experience as words } from '../../../messages/career-experience.ts'
import { newId } from '../../desk/id.ts'
import { useKeptDraft } from '../../desk/writing/use-kept-draft.ts'
import { perform } from '../../task/state/changes.ts'
import { ChoiceField } from '../fields/ChoiceField.tsx'
import { experienceHref, kinds, nameOf } from './names.ts'
import { newExperience } from './new-experience.ts'

type Said = Pick<Experience, 'position' | 'organisation'>

const nothing: Said = { position: '', organisation: '' }

function saidIn(form: HTMLFormElement): Said {
  const said = new FormData(form)
  const text = (name: string) => String(said.get(name) ?? '').trim()
  return { position: text('position'), organisation: text('organisation') }
}

/** Adds one with what it is called and with whom; the rest is said on its page. */
export function AddExperience() {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [kind, setKind] = useState<Experience['kind']>('work')
  const [fault, setFault] = useState('')
  const [given, setGiven] = useState<Said>(nothing)
  const draft = useKeptDraft('new', 'experience', (found) => {
    if (!form.current || saidIn(form.current).position || saidIn(form.current).organisation) return false
    const { kind, ...texts } = JSON.parse(found.value) as Said & Pick<Experience, 'kind'>
    setKind(kind)
    setGiven(texts)
    draft?.set(found)
    return true
  })
  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const record = newExperience({ id: newId(), kind, ...saidIn(event.currentTarget) })
    setFault(record.position || record.organisation ? '' : words.add.nothing)
    if (!record.position && !record.organisation) return form.current?.querySelector<HTMLInputElement>('[name="position"]')?.focus()
    void perform([{ do: 'experience.create', id: record.id, record }], () => ({
      words: words.did.create(nameOf(record)),
      href: experienceHref(record.id),
    }))
    draft?.clear()
    setGiven(nothing)
    form.current?.reset()
    setKind(kind)
    form.current?.querySelector<HTMLInputElement>('[name="position"]')?.focus()
  }
  const keep = ({ currentTarget }: { currentTarget: HTMLFormElement }) => {
    const kind = new FormData(currentTarget).get('kind')
    draft?.set({ value: JSON.stringify({ kind, ...saidIn(currentTarget) }), base: '' })
  }
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
      <div className="field">
        <label htmlFor={`${id}-position`}>{words.position[kind]}</label>
        <input
          className="input"
          id={`${id}-position`}
          key={`position ${given.position}`}
          name="position"
          defaultValue={given.position}
          maxLength={300}
          autoComplete="off"
          dir="auto"
          aria-describedby={fault ? `${id}-fault` : undefined}
          aria-invalid={fault ? true : undefined}
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}-organisation`}>{words.organisation[kind]}</label>
        <input
          className="input"
          key={`organisation ${given.organisation}`}
          id={`${id}-organisation`}
          name="organisation"
          defaultValue={given.organisation}
          maxLength={300}
          autoComplete="off"
          dir="auto"
        />
      </div>
      <button className="btn btn-primary btn-large" type="submit" name="add" value="experience">
        {words.add.button}
      </button>
      <p className="error" id={`${id}-fault`} role="alert">
        {fault}
      </p>
    </form>
  )
}
