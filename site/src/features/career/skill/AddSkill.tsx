import type { Skill } from '@throughline/core/career'
import { foldText } from '@throughline/core/kernel/search-text'
import { type SubmitEvent, useState } from 'react'
import { skills } from '../../../messages/career-skills.ts'
import { useKeptDraft } from '../../desk/writing/use-kept-draft.ts'
import { places } from '../requirements/ways.ts'
import { listSkill } from './act.ts'

const words = skills.add

/** Lists a skill by its name; `named` is written already. */
export function AddSkill({ all, named }: { all: readonly Skill[]; named: string }) {
  const [name, setName] = useState(named)
  const [fault, setFault] = useState('')
  const draft = useKeptDraft('new', 'skill', (found) => {
    if (name) return false
    write(found.value)
    return true
  })
  const write = (typed: string) => {
    setName(typed)
    if (typed) draft?.set({ value: typed, base: '' })
    else draft?.clear()
  }
  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = name.trim()
    const known = all.find((skill) => [skill.name, ...skill.aliases].some((each) => foldText(each) === foldText(typed)))
    setFault(typed === '' ? words.nothing : known ? words.known(known.name) : '')
    if (typed === '' || known) return
    listSkill(typed)
    write('')
  }
  return (
    <form className="skill-add" method="post" onSubmit={add}>
      <h2 className="section-title">{words.title}</h2>
      <div className="field">
        <label htmlFor={places.newSkill}>{words.label}</label>
        <div className="field-line">
          <input
            className="input"
            id={places.newSkill}
            name="skill"
            maxLength={100}
            autoComplete="off"
            dir="auto"
            value={name}
            aria-invalid={fault ? true : undefined}
            aria-describedby={fault ? 'new-skill-fault' : undefined}
            onChange={({ target }) => write(target.value)}
          />
          <button className="btn btn-plain" type="submit">
            {words.button}
          </button>
        </div>
        <p className="error" id="new-skill-fault" role="alert">
          {fault}
        </p>
      </div>
    </form>
  )
}
