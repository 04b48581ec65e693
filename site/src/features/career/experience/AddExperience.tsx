import type { Experience } from '@throughline/core/career'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { experience as words } from '../../../messages/career-experience.ts'
import { perform } from '../../task/state/changes.ts'
import { newId } from '../../task/state/id.ts'
import { experienceHref, kinds, nameOf } from './names.ts'
import { newExperience } from './new-experience.ts'

/** Adds one with what it is called and with whom; the rest is said on its page. */
export function AddExperience() {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [kind, setKind] = useState<Experience['kind']>('work')
  const [fault, setFault] = useState('')
  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const said = new FormData(event.currentTarget)
    const text = (name: string) => String(said.get(name) ?? '').trim()
    const record = newExperience({ id: newId(), kind, position: text('position'), organisation: text('organisation') })
    setFault(record.position || record.organisation ? '' : words.add.nothing)
    if (!record.position && !record.organisation) return form.current?.querySelector<HTMLInputElement>('[name="position"]')?.focus()
    void perform([{ do: 'experience.create', id: record.id, record }], () => ({
      words: words.did.create(nameOf(record)),
      href: experienceHref(record.id),
    }))
    form.current?.reset()
    setKind(kind)
  }
  return (
    <form ref={form} className="experience-add" onSubmit={add} aria-labelledby={`${id}-title`}>
      <h2 className="section-title" id={`${id}-title`}>
        {words.add.title}
      </h2>
      <div className="field">
        <label htmlFor={`${id}-kind`}>{words.add.kind}</label>
        <select className="input" id={`${id}-kind`} value={kind} onChange={({ target }) => setKind(target.value as Experience['kind'])}>
          {kinds.map((each) => (
            <option key={each} value={each}>
              {words.kind[each]}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor={`${id}-position`}>{words.position[kind]}</label>
        <input
          className="input"
          id={`${id}-position`}
          name="position"
          maxLength={300}
          autoComplete="off"
          dir="auto"
          aria-describedby={fault ? `${id}-fault` : undefined}
          aria-invalid={fault ? true : undefined}
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}-organisation`}>{words.organisation[kind]}</label>
        <input className="input" id={`${id}-organisation`} name="organisation" maxLength={300} autoComplete="off" dir="auto" />
      </div>
      <button className="btn btn-primary" type="submit">
        {words.add.button}
      </button>
      <p className="error" id={`${id}-fault`} role="alert">
        {fault}
      </p>
    </form>
  )
}
