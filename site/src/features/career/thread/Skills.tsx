import type { SkillEvidence } from '@throughline/core/career'
import { skills } from '../../../messages/career-skills.ts'
import { thread } from '../../../messages/career-thread.ts'
import { SKILLS } from '../../addresses/career.ts'
import { rowOf } from '../skill/evidence.ts'
import { shownSkills } from './rules/shown-skills.ts'

const words = thread.skills

/** How much shows each skill. */
export function Skills({ counted }: { counted: readonly SkillEvidence[] }) {
  const { shown, bare } = shownSkills(counted)
  return (
    <section aria-labelledby="shown-skills">
      <h2 className="section-title" id="shown-skills">
        {words.title}
      </h2>
      {shown.length > 0 ? (
        <table className="counts">
          <caption className="hidden-text">{words.caption}</caption>
          <tbody>
            {shown.map((one) => (
              <tr key={one.skillId ?? one.name}>
                <th scope="row" dir="auto">
                  {one.name}
                </th>
                <td>{skills.shownBy(one)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p className="small muted">{words.empty}</p>
      )}
      {bare[0]?.skillId && (
        <p className="small">
          <a className="link alone" href={`${SKILLS}#${rowOf(bare[0].skillId)}`}>
            {words.bare(bare.length)}
          </a>
        </p>
      )}
      <p className="small">
        <a className="link alone" href="/career/skills">
          {words.all}
        </a>
      </p>
    </section>
  )
}
