import { useQueryClient } from '@tanstack/react-query'
import type { JobApplication, TargetJob } from '@throughline/core/interview'
import { daysBetween } from '@throughline/core/kernel/day'
import { useRef, useState } from 'react'
import { focusSoon } from '../../../../components/focus-soon.ts'
import { Icon } from '../../../../components/Icon.tsx'
import { jobs } from '../../../../messages/interview-job.ts'
import { taskHref } from '../../../addresses/tasks.ts'
import { didBesides } from '../../../changes/changes.ts'
import { client } from '../../../desk/client.ts'
import { interview } from '../../../desk/interview-client.ts'
import { attempt } from '../../../desk/reason.ts'
import { useDesk } from '../../../desk/use-desk.ts'
import { nearDate, shortDate } from '../../../desk/words/day.ts'
import { sentence } from '../rules/sentence.ts'
import { useApplication } from '../state/derived.ts'

const words = jobs.application

/** The task to apply, while nobody has: offered until it is there, and then led to. */
export function Apply({ job, given }: { job: TargetJob; given: JobApplication }) {
  const desk = useDesk()
  const cache = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const task = useRef<HTMLAnchorElement>(null)
  const { taskId, title, dueDate, state, isOffered } = useApplication(job, given)
  if (job.stage !== 'saved') return null
  const renew = () => cache.invalidateQueries({ queryKey: ['job-application', job.id] })
  const make = async () => {
    setBusy(true)
    const isMade = await attempt(() => interview.targetJobs.planApplication(job.id))
    await renew()
    setBusy(false)
    if (!isMade) return
    focusSoon(() => task.current, 3)
    didBesides(jobs.did.application(title), async () => {
      const isBack = await attempt(() => client.tasks.remove(taskId))
      await renew()
      return isBack
    })
  }
  if (isOffered)
    return (
      <div className="job-apply">
        <button className="btn btn-plain" type="button" disabled={isBusy} onClick={() => void make()}>
          <Icon name="plus" /> <span dir="auto">{words.make(title)}</span>
        </button>
        {dueDate && <p className="where num">{words.due(shortDate(dueDate, desk), jobs.in(daysBetween(desk.today, dueDate)))}</p>}
      </div>
    )
  const told = jobs.plan.states[state === 'done' ? 'done' : 'planned']
  return (
    <ol className="thread job-plan">
      <li className={state}>
        <i className="knot" />
        <div>
          <p dir="auto">
            <a ref={task} href={taskHref(taskId)}>
              {title}
            </a>
          </p>
          <p className="where num">{dueDate ? jobs.plan.told(nearDate(dueDate, desk), sentence(told)) : sentence(told)}</p>
        </div>
      </li>
    </ol>
  )
}
