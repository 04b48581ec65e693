import type { TargetJob } from '@throughline/core/interview'
import { inOrder } from '@throughline/core/interview/target-job-rules'
import { useState } from 'react'
import { jobs } from '../../../../messages/interview-job.ts'
import { useDesk } from '../../../desk/use-desk.ts'
import { localTime, longDate } from '../../../desk/words/day.ts'
import type { Named, SaveJob } from '../JobPage.tsx'
import { blankInterview } from '../rules/blank-interview.ts'
import { noteInterview } from '../state/act.ts'
import { Debrief } from './Debrief.tsx'
import { InterviewForm } from './InterviewForm.tsx'

const words = jobs.interviews

export type Interview = TargetJob['interviews'][number]

interface Props {
  job: TargetJob
  stories: readonly Named[]
  questions: Readonly<Record<string, string>>
  onSave: SaveJob
}

/** The interviews of a job: to come, and looked back on. */
export function Interviews({ job, stories, questions, onSave }: Props) {
  const desk = useDesk()
  const [editing, setEditing] = useState<string | null>(null)
  const [lookingAt, setLookingAt] = useState<string | null>(null)
  const { interviews } = job
  const save = (said: Interview) => {
    if (interviews.some(({ id }) => id === said.id))
      onSave({ interviews: inOrder(interviews.map((one) => (one.id === said.id ? said : one))) })
    else void noteInterview(job, said, desk.today)
    setEditing(null)
  }
  const remove = (id: string) => {
    onSave({ interviews: interviews.filter((one) => one.id !== id) })
    setEditing(null)
  }
  return (
    <section aria-labelledby="job-interviews">
      <h2 className="section-title" id="job-interviews">
        {words.title}
      </h2>
      {interviews.length === 0 && editing === null && <p className="where">{words.none}</p>}
      <ul className="job-interviews">
        {interviews.map((one) => (
          <li key={one.id}>
            {editing === one.id ? (
              <InterviewForm given={one} onSave={save} onRemove={() => remove(one.id)} onEnd={() => setEditing(null)} />
            ) : (
              <Shown one={one} onChange={() => setEditing(one.id)} />
            )}
            {lookingAt === one.id ? (
              <Debrief {...{ job, stories, questions }} one={one} onEnd={() => setLookingAt(null)} />
            ) : (
              one.on <= desk.today && (
                <p className="job-acts">
                  {one.debrief && <span className="where">{words.lookedBack}.</span>}
                  <button className={one.debrief ? 'btn btn-quiet' : 'btn btn-plain'} type="button" onClick={() => setLookingAt(one.id)}>
                    {one.debrief ? words.changeDebrief : words.lookBack}
                  </button>
                </p>
              )
            )}
          </li>
        ))}
      </ul>
      {editing === 'new' ? (
        <InterviewForm given={blankInterview(desk.timeZone)} onSave={save} onEnd={() => setEditing(null)} />
      ) : (
        <button className="btn btn-plain" type="button" onClick={() => setEditing('new')}>
          {words.add}
        </button>
      )}
    </section>
  )
}

function Shown({ one, onChange }: { one: Interview; onChange: () => void }) {
  const desk = useDesk()
  const zone = one.time && one.timeZone && one.timeZone !== desk.timeZone ? ` (${one.timeZone})` : ''
  const day = longDate(one.on, desk)
  const when = one.time ? words.at(day, `${localTime(`${one.on}T${one.time}`, desk.locale)}${zone}`, one.durationMinutes) : day
  return (
    <div className="job-interview">
      <div>
        <h3 dir="auto">{one.title}</h3>
        <p className="where num">
          <time dateTime={one.time ? `${one.on}T${one.time}` : one.on}>{when}</time>
        </p>
        {one.people && <p dir="auto">{one.people}</p>}
        {one.note && (
          <p className="where" dir="auto">
            {one.note}
          </p>
        )}
      </div>
      <button className="btn btn-quiet" type="button" aria-label={words.edit(one.title)} onClick={onChange}>
        {words.change}
      </button>
    </div>
  )
}
