import { useQueryClient } from '@tanstack/react-query'
import type { InterviewPlan, JobApplication, PlanInterview, TargetJob } from '@throughline/core/interview'
import { nextInterviewOf } from '@throughline/core/interview/target-job-rules'
import { useId, useState } from 'react'
import { jobs } from '../../../../messages/interview-job.ts'
import { taskHref } from '../../../addresses/tasks.ts'
import { didBesides } from '../../../changes/changes.ts'
import { client } from '../../../desk/client.ts'
import { interview } from '../../../desk/interview-client.ts'
import { attempt } from '../../../desk/reason.ts'
import { useDesk } from '../../../desk/use-desk.ts'
import { longDate, nearDateWithin, shortDate } from '../../../desk/words/day.ts'
import { nothingToPlan } from '../rules/nothing-to-plan.ts'
import { sentence } from '../rules/sentence.ts'
import { usePlan } from '../state/derived.ts'
import { moveTasks } from '../state/move-tasks.ts'
import { Apply } from './Apply.tsx'

const words = jobs.plan

type Step = InterviewPlan['steps'][number]

/** What there is to do for it, as tasks: to apply, and what prepares for the next interview. */
export function Plan({ job, given, application }: { job: TargetJob; given: InterviewPlan | null; application: JobApplication }) {
  const desk = useDesk()
  const next = nextInterviewOf(job, desk.today)
  const nothing = nothingToPlan(job, desk.today)
  const { shown: plan, isError, refetch } = usePlan(job, given, next !== null, desk.today)
  return (
    <section aria-labelledby="job-plan">
      <h2 className="section-title" id="job-plan">
        {words.title}
      </h2>
      <Apply job={job} given={application} />
      {nothing && <p className="where">{words.none[nothing]}</p>}
      {next && isError && !plan && (
        <p className="notice notice-bad">
          {words.failed}{' '}
          <button className="btn btn-plain" type="button" onClick={() => void refetch()}>
            {words.retry}
          </button>
        </p>
      )}
      {next && plan && (
        <>
          <p className="where num">{words.until(next.title, longDate(plan.on, desk))}</p>
          <Planned key={plan.interviewId} job={job} plan={plan} />
        </>
      )}
    </section>
  )
}

/** The steps, of which those that are no tasks yet may be left out: all are meant until it is planned, then what one ticks. */
function Planned({ job, plan }: { job: TargetJob; plan: InterviewPlan }) {
  const [turned, setTurned] = useState<readonly string[]>([])
  const isFirst = plan.plannedFor === null
  const isMeant = ({ key, state }: Step) => state === 'new' && turned.includes(key) !== isFirst
  const turn = (key: string) => setTurned(turned.includes(key) ? turned.filter((one) => one !== key) : [...turned, key])
  const meant = plan.steps.filter(isMeant)
  return (
    <>
      {isFirst && <p className="help">{words.choose}</p>}
      <Steps plan={plan} isShort={!isFirst} isMeant={isMeant} onTurn={turn} />
      <Acts job={job} plan={plan} meant={meant} onMade={() => setTurned([])} />
    </>
  )
}

/** The steps that a phone shows before it is asked for all. */
const NEAR = 3

interface StepsProps {
  plan: InterviewPlan
  /** Whether a phone shows the first only: nothing is made that one has not seen. */
  isShort: boolean
  isMeant: (step: Step) => boolean
  onTurn: (key: string) => void
}

function Steps({ plan: { steps }, isShort, isMeant, onTurn }: StepsProps) {
  const id = useId()
  const desk = useDesk()
  const due = ({ state, dueNow, dueDate, until }: Step) => {
    if (state === 'moved' && dueNow) return words.movesTo(shortDate(dueNow, desk), shortDate(dueDate, desk))
    const day = nearDateWithin(dueNow ?? dueDate, desk)
    return until ? words.daily(day, shortDate(until, desk)) : day
  }
  const [isAll, setAll] = useState(false)
  const isWhole = isAll || !isShort
  const placed = (at: number) => (at === NEAR - 1 ? 'last' : at >= NEAR ? 'far' : '')
  return (
    <>
      <ol className={isWhole ? 'thread job-plan' : 'thread job-plan is-near'}>
        {steps.map((step, at) => (
          <li key={step.key} className={`${step.state} ${placed(at)}`}>
            {step.state === 'new' ? (
              <input
                className="check"
                type="checkbox"
                id={`${id}-${step.key}`}
                checked={isMeant(step)}
                onChange={() => onTurn(step.key)}
                aria-describedby={`${id}-${step.key}-due`}
              />
            ) : (
              <i className={step.state === 'thrown-away' ? 'knot ring' : 'knot'} />
            )}
            <div>
              <p dir="auto">
                {step.state === 'new' ? (
                  <label htmlFor={`${id}-${step.key}`}>{step.title}</label>
                ) : step.state === 'thrown-away' ? (
                  step.title
                ) : (
                  <a href={taskHref(step.taskId)}>{step.title}</a>
                )}
              </p>
              <p className="where num" id={`${id}-${step.key}-due`}>
                {words.told(sentence(due(step)), sentence(words.states[step.state]))}
              </p>
            </div>
          </li>
        ))}
      </ol>
      {isShort && steps.length > NEAR && (
        <button className="link job-plan-all" type="button" aria-expanded={isWhole} onClick={() => setAll(!isAll)}>
          {isWhole ? words.fewer : words.all(steps.length)}
        </button>
      )}
    </>
  )
}

interface ActsProps {
  job: TargetJob
  plan: InterviewPlan
  /** The steps that become tasks. */
  meant: readonly Step[]
  onMade: () => void
}

function Acts({ job, plan, meant, onMade }: ActsProps) {
  const desk = useDesk()
  const cache = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const inState = (state: Step['state']) => plan.steps.filter((step) => step.state === state)
  const [moved, gone] = [inState('moved'), inState('thrown-away')]
  const renew = () => cache.invalidateQueries({ queryKey: ['job-plan', job.id] })
  const run = async (act: () => Promise<unknown>, said: string, back: () => Promise<unknown>) => {
    setBusy(true)
    const done = await attempt(act)
    await renew()
    setBusy(false)
    if (done)
      didBesides(said, async () => {
        const isBack = await attempt(back)
        await renew()
        return isBack
      })
  }
  const remove = (steps: readonly Step[]) => Promise.all(steps.map(({ taskId }) => client.tasks.remove(taskId)))
  const ask = (asked: PlanInterview) => interview.targetJobs.plan(job.id, { interviewId: plan.interviewId, ...asked })
  const make = () =>
    run(
      () => ask({ steps: meant.map(({ key }) => key) }),
      jobs.did.planned(meant.length),
      () => remove(meant),
    ).then(onMade)
  const move = () => {
    const moving = moveTasks(client, moved, () => ask({ steps: [], move: true }))
    return run(moving.make, jobs.did.moved(moved.length), moving.back)
  }
  const makes = plan.steps.some(({ state }) => state === 'new') && (plan.plannedFor === null || meant.length > 0) && (
    <button className="btn btn-primary" type="button" disabled={isBusy || meant.length === 0} onClick={() => void make()}>
      {words.make(meant.length)}
    </button>
  )
  const moves = moved.length > 0 && plan.plannedFor && (
    <>
      <p>{words.hasMoved(shortDate(plan.plannedFor, desk), shortDate(plan.on, desk))}</p>
      <button className="btn btn-primary" type="button" disabled={isBusy} onClick={() => void move()}>
        {words.move(moved.length)}
      </button>
    </>
  )
  return (
    <div className="job-acts">
      {moves}
      {makes}
      {gone.length > 0 && (
        <button
          className="btn btn-quiet"
          type="button"
          disabled={isBusy}
          onClick={() =>
            void run(
              () => ask({ steps: [], restore: true }),
              jobs.did.planned(gone.length),
              () => remove(gone),
            )
          }
        >
          {words.bringBack(gone.length)}
        </button>
      )}
    </div>
  )
}
