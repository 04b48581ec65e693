import type { Skill, SkillEvidence } from '@throughline/core/career'
import { useState } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { skills as words } from '../../../messages/career-skills.ts'
import { useDesk } from '../../desk/use-desk.ts'
import { RecordConflicts } from '../../records/RecordConflicts.tsx'
import { NamesRows } from '../fields/NamesRows.tsx'
import { TextField } from '../fields/TextField.tsx'
import { saveRecord } from '../records/act.ts'
import type { RecordEdit } from '../records/change.ts'
import { partialDateWords } from '../words/partial-date.ts'
import { mergeSkill, removeSkill } from './act.ts'
import { rowOf } from './evidence.ts'

interface Props {
  skill: Skill
  all: readonly Skill[]
  evidence: SkillEvidence | undefined
}

/** A skill with what shows it; unfolded, it can be changed. */
export function SkillRow({ skill, all, evidence }: Props) {
  const { name, aliases, level } = skill
  return (
    <li className="skill" id={rowOf(skill.id)} data-skill={skill.id} data-item={skill.id}>
      <div className="skill-line">
        <div>
          <h2 dir="auto">{name}</h2>
          {aliases.length > 0 && <p className="where">{words.also(aliases.join(', '))}</p>}
        </div>
        <p className="skill-level" dir="auto">
          <span className="skill-head">{words.columns.level}: </span>
          {level || '–'}
        </p>
        <p className="num">
          <span className="skill-head">{words.columns.evidence}: </span>
          {words.shownBy(evidence ?? { wins: 0, experiences: 0 })}
        </p>
        <p className="num">
          <span className="skill-head">{words.columns.last}: </span>
          <Last evidence={evidence} />
        </p>
      </div>
      <Change skill={skill} all={all} />
    </li>
  )
}

function Last({ evidence }: Pick<Props, 'evidence'>) {
  const desk = useDesk()
  if (evidence?.isInUse) return words.inUse
  return evidence?.lastOn ? <time dateTime={evidence.lastOn}>{partialDateWords(evidence.lastOn, desk)}</time> : words.never
}

function Change({ skill, all }: Omit<Props, 'evidence'>) {
  const [isOpen, setOpen] = useState(false)
  const save = (changes: RecordEdit<'skill'>) =>
    saveRecord('skill', skill, changes, words.did.edit(Object.keys(changes)[0] as string, changes.name ?? skill.name))
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary aria-label={words.changeOf(skill.name)}>
        <Icon name="right" />
        {words.change}
      </summary>
      {isOpen && (
        <div className="skill-change">
          <RecordConflicts
            kind="skill"
            record={skill}
            fieldName={(field) => words.fields[field] ?? field}
            said={words.did.edit('', skill.name)}
          />
          <div className="facts-grid">
            <TextField
              {...{ id: skill.id, field: 'name', label: words.name, value: skill.name, maxLength: 100, help: words.nameHelp }}
              onSave={(name) => name && save({ name, aliases: namesAfter(skill, name) })}
            />
            <TextField
              {...{ id: skill.id, field: 'level', label: words.level, value: skill.level, maxLength: 60, help: words.levelHelp }}
              onSave={(level) => save({ level })}
            />
          </div>
          <div className="facts-grid">
            <NamesRows
              {...{
                recordId: skill.id,
                field: 'aliases',
                label: words.aliases,
                add: words.addAlias,
                value: skill.aliases,
                most: 30,
                maxLength: 100,
              }}
              onSave={(aliases) => save({ aliases })}
            />
            <NamesRows
              {...{
                recordId: skill.id,
                field: 'keywords',
                label: words.keywords,
                add: words.addKeyword,
                value: skill.keywords,
                most: 100,
                maxLength: 100,
              }}
              onSave={(keywords) => save({ keywords })}
            />
          </div>
          <Merge skill={skill} others={all.filter(({ id }) => id !== skill.id)} />
          <button className="btn btn-quiet" type="button" onClick={() => void removeSkill(skill)}>
            {words.remove}
          </button>
        </div>
      )}
    </details>
  )
}

/** The former name is kept; undone, both are as they were. */
const namesAfter = ({ name: former, aliases }: Skill, name: string): string[] => [
  ...aliases.filter((alias) => alias !== name && alias !== former),
  former,
]

function Merge({ skill, others }: { skill: Skill; others: readonly Skill[] }) {
  const [otherId, setOtherId] = useState('')
  const other = others.find(({ id }) => id === otherId)
  if (others.length === 0) return null
  return (
    <div className="field">
      <label htmlFor={`merge-${skill.id}`}>{words.merge}</label>
      <div className="field-line">
        <select className="input" id={`merge-${skill.id}`} value={otherId} onChange={({ target }) => setOtherId(target.value)}>
          <option value="">{words.mergeNone}</option>
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <button className="btn btn-plain" type="button" disabled={!other} onClick={() => other && void mergeSkill(skill, other)}>
          {words.mergeDo}
        </button>
      </div>
      <p className="help">{words.mergeHelp}</p>
    </div>
  )
}
