import type { Skill, SkillEvidence } from '@throughline/core/career'
import { compareTexts } from '@throughline/core/kernel/compare'
import type { SubmitEvent } from 'react'
import { skills as words } from '../../../messages/career-skills.ts'
import type { Desk } from '../../desk/desk.ts'
import { Island } from '../../frame/Island.tsx'
import { useRecords } from '../records/use-records.ts'
import { AddSkill } from './AddSkill.tsx'
import { listSkills } from './act.ts'
import { evidenceOf, foundAmong } from './evidence.ts'
import { SkillRow } from './SkillRow.tsx'

interface Props {
  desk: Desk
  given: readonly Skill[]
  counted: readonly SkillEvidence[]
  /** How many more are named and not listed than `counted` has. */
  more: number
  /** What is to be listed, where the address says so. */
  named?: string
}

/** The island of skills. */
export default function SkillsScreen({ desk, ...props }: Props) {
  return (
    <Island desk={desk}>
      <Shown {...props} />
    </Island>
  )
}

function Shown({ given, counted, more, named = '' }: Omit<Props, 'desk'>) {
  const all = useRecords('skill', given).toSorted((a, b) => compareTexts(a.order, b.order) || compareTexts(a.id, b.id))
  const found = foundAmong(all, counted)
  return (
    <>
      {all.length === 0 ? (
        <div className="empty">
          <p>{words.empty.title}</p>
          <p className="muted">{words.empty.text}</p>
        </div>
      ) : (
        <>
          {/* Each row says them as well, for whoever does not see them. */}
          <div className="skill-line skill-heads" aria-hidden="true">
            {(['name', 'level', 'evidence', 'last'] as const).map((column) => (
              <span key={column}>{words.columns[column]}</span>
            ))}
          </div>
          <ul className="skills" aria-label={words.title}>
            {all.map((skill) => (
              <SkillRow key={skill.id} skill={skill} all={all} evidence={evidenceOf(skill, counted)} />
            ))}
          </ul>
        </>
      )}
      {found.length > 0 && (
        <section className="skills-found" aria-labelledby="found">
          <h2 className="section-title" id="found">
            {words.found.title}
          </h2>
          <p className="help">{words.found.text}</p>
          <form method="post" onSubmit={list}>
            <ul className="chips-line">
              {found.map(({ name }) => (
                <li key={name}>
                  <button className="btn btn-plain" type="submit" name="skill" value={name} aria-label={words.found.listOf(name)}>
                    {name}
                  </button>
                </li>
              ))}
            </ul>
          </form>
          {more > 0 && <p className="help">{words.found.more(more)}</p>}
        </section>
      )}
      <AddSkill all={all} named={named} />
    </>
  )
}

/** Lists the one whose button was pressed. */
function list(event: SubmitEvent<HTMLFormElement>) {
  event.preventDefault()
  listSkills([(event.nativeEvent.submitter as HTMLButtonElement).value])
}
