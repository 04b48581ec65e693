import type { TargetJob } from '@throughline/core/interview'
import type { Requirement } from '@throughline/core/resume'
import { useId } from 'react'
import { jobs } from '../../../../messages/interview-job.ts'
import { requirements as requirementWords } from '../../../../messages/requirements.ts'
import { Requirements } from '../../../career/requirements/Requirements.tsx'
import { newSkillHref } from '../../../career/requirements/ways.ts'
import { newWinHref } from '../../../career/rules/win-hrefs.ts'
import { useRequirements } from '../state/derived.ts'

const words = jobs.alsoAsks

/** What a job asks for beside competencies, and what of it the account tells. */
export function AlsoAsks({ job, given }: { job: TargetJob; given: readonly Requirement[] }) {
  const id = useId()
  const { shown, isError } = useRequirements(job, given)
  if (shown.length === 0 && !isError) return null
  return (
    <section aria-labelledby={id}>
      <h2 className="section-title" id={id}>
        {words.title}
      </h2>
      <p className="help">{isError ? words.failed : words.help}</p>
      <div className="cover">
        <Requirements requirements={shown} on="account" unsaid={(name) => <Unsaid name={name} />} />
      </div>
    </section>
  )
}

/** Who has a skill that nothing here names lists it, or adds a win that shows it. */
const Unsaid = ({ name }: { name: string }) => (
  <>
    <a className="link" href={newSkillHref(name)}>
      {requirementWords.ways.skill}
      <span className="hidden-text">: {name}</span>
    </a>
    <a className="link" href={newWinHref({ skills: [name] })} aria-label={requirementWords.winOf(name)}>
      {requirementWords.ways.win}
    </a>
  </>
)
