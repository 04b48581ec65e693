import type { TargetJob } from '@throughline/core/interview'
import { jobStages } from '@throughline/core/interview/target-job-rules'
import { useId, useState } from 'react'
import { jobs } from '../../../../messages/interview-job.ts'
import { ChoiceField } from '../../../career/fields/ChoiceField.tsx'
import { useDesk } from '../../../desk/use-desk.ts'
import { nearDate } from '../../../desk/words/day.ts'
import { stageOptions } from '../names.ts'
import { reach, takeBack } from '../state/act.ts'
import { Fold } from './Fold.tsx'

const words = jobs.stages

/** What a job has gone through, and what comes next. */
export function Stages({ job }: { job: TargetJob }) {
  const desk = useDesk()
  const last = job.stages.length - 1
  return (
    <section aria-labelledby="job-stages">
      <Fold name={words.title} also={jobs.stage[job.stage]}>
        <h2 className="section-title" id="job-stages">
          {words.title}
        </h2>
        <ol className="thread job-stages">
          {job.stages.map(({ id, stage, on, note }, place) => (
            <li key={id}>
              <i className={place === last ? 'knot' : 'knot ring'} />
              <div>
                <p>
                  <strong>{jobs.stage[stage]}</strong> <span className="where num">{nearDate(on, desk)}</span>
                </p>
                {note && (
                  <p className="where" dir="auto">
                    {note}
                  </p>
                )}
                {place === last && place > 0 && (
                  <button
                    className="link small"
                    type="button"
                    aria-label={words.backOf(jobs.stage[stage])}
                    onClick={() => void takeBack(job)}
                  >
                    {words.back}
                  </button>
                )}
              </div>
            </li>
          ))}
        </ol>
        <Reach key={job.stages.length} job={job} />
      </Fold>
    </section>
  )
}

function Reach({ job }: { job: TargetJob }) {
  const id = useId()
  const { today } = useDesk()
  const following = jobStages[jobStages.indexOf(job.stage) + 1] ?? 'saved'
  const [stage, setStage] = useState<TargetJob['stage']>(following)
  return (
    <form
      className="job-reach"
      onSubmit={(event) => {
        event.preventDefault()
        const said = new FormData(event.currentTarget)
        void reach(job, stage, String(said.get('on') || today), String(said.get('note') ?? '').trim())
      }}
    >
      <ChoiceField {...{ label: words.reach, value: stage, options: stageOptions }} onSave={setStage} />
      <div className="field">
        <label htmlFor={`${id}-on`}>{words.on}</label>
        <input className="input" id={`${id}-on`} type="date" name="on" defaultValue={today} required />
      </div>
      <div className="field job-wide">
        <label htmlFor={`${id}-note`}>{words.note}</label>
        <input className="input" id={`${id}-note`} name="note" maxLength={500} autoComplete="off" dir="auto" />
      </div>
      <button className="btn btn-plain" type="submit">
        {words.button}
      </button>
    </form>
  )
}
