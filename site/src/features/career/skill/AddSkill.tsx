import type { Skill } from '@throughline/core/career'
import { type ClipboardEvent, type SubmitEvent, useState } from 'react'
import { skills } from '../../../messages/career-skills.ts'
import { useKeptDraft } from '../../desk/writing/use-kept-draft.ts'
import { places } from '../requirements/ways.ts'
import { listSkills } from './act.ts'
import { calledSo } from './evidence.ts'
import { inOneLine, MOST_SIGNS, splitNames } from './split-names.ts'

const words = skills.add

/** Lists a skill by its name, or several with commas or lines between them; `named` is written already. */
export function AddSkill({ all, named }: { all: readonly Skill[]; named: string }) {
  const [name, setName] = useState(named)
  const [fault, setFault] = useState('')
  const [knownToo, setKnownToo] = useState('')
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
    const names = splitNames(name)
    const known = [...new Set(names.flatMap((one) => calledSo(one, all)?.name ?? []))]
    const fresh = names.filter((one) => !calledSo(one, all))
    const long = fresh.find((one) => one.length > MOST_SIGNS)
    const said = known.length > 0 ? words.known(known) : ''
    setFault(names.length === 0 ? words.nothing : long ? words.long(long.slice(0, 20), MOST_SIGNS) : fresh.length === 0 ? said : '')
    setKnownToo(fresh.length > 0 && !long ? said : '')
    if (fresh.length === 0 || long) return
    listSkills(fresh)
    write('')
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text/plain')
    if (!/[\r\n]/.test(pasted.trim())) return
    event.preventDefault()
    const { currentTarget: field } = event
    field.setRangeText(inOneLine(pasted), field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end')
    write(field.value)
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
            name="skills"
            maxLength={2_000}
            autoComplete="off"
            dir="auto"
            value={name}
            aria-invalid={fault ? true : undefined}
            aria-describedby={fault ? 'new-skill-fault' : 'new-skill-help'}
            onChange={({ target }) => write(target.value)}
            onPaste={paste}
          />
          <button className="btn btn-plain" type="submit">
            {words.button}
          </button>
        </div>
        <p className="error" id="new-skill-fault" role="alert">
          {fault}
        </p>
        <p className="help" id="new-skill-help">
          {words.help}
        </p>
        <p className="help" role="status">
          {knownToo}
        </p>
      </div>
    </form>
  )
}
