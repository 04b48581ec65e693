import { z } from 'zod'
import { derivedId, oneFault, parse, RecordId, today } from '../../../kernel/index.ts'
import { createTask, editTask, restoreTask, type TaskDeps, tasks } from '../../../task/index.ts'
import { type CoverageDeps, readCoverage } from '../../coverage/read-coverage.ts'
import { changeJob } from '../change-target-job.ts'
import { getTargetJob } from '../read-target-jobs.ts'
import { nextInterviewOf } from '../rules.ts'
import { type JobInterview, MAX_INTERVIEWS, MAX_PLANNED, type TargetJob } from '../schema.ts'
import { type PlannedStep, planSteps } from './plan-steps.ts'
import { planWords } from './plan-words.ts'
import { stateOf, withTasks } from './planned-task.ts'

/** For the next interview, unless one is named. */
export const PlanInterview = z
  .strictObject({
    interviewId: RecordId.optional(),
    /** Keys of the steps that become tasks; all where it is not said. */
    steps: z.array(z.string().max(200)).max(MAX_PLANNED).optional(),
    /** Whether open tasks go along where the interview has moved. */
    move: z.boolean().optional(),
    /** Whether those that were thrown away come back. */
    restore: z.boolean().optional(),
  })
  .meta({ id: 'PlanInterview', example: { move: true } })
export type PlanInterview = z.input<typeof PlanInterview>

/** What is to become of a step: made, left, moved to its new day, or left because it is done or was thrown away. */
const StepState = z.enum(['new', 'planned', 'moved', 'done', 'thrown-away'])

export const InterviewPlan = z
  .object({
    targetJobId: RecordId,
    interviewId: RecordId,
    /** The day of the interview. */
    on: z.string(),
    /** For which day it was planned before; `null` where it never was. */
    plannedFor: z.string().nullable(),
    /** What is to be done by its day, then what is done, then what was thrown away. */
    steps: z.array(
      z.object({
        key: z.string(),
        taskId: RecordId,
        title: z.string(),
        /** When it is to be done. */
        dueDate: z.string(),
        /** The last day it repeats on, daily; `null` for what is done once. */
        until: z.string().nullable(),
        state: StepState,
        /** When its task is due now; `null` where there is none. */
        dueNow: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'InterviewPlan' })
export type InterviewPlan = z.infer<typeof InterviewPlan>

export type PlanDeps = TaskDeps & CoverageDeps

/**
 * What would prepare for an interview, as tasks; nothing is stored.
 * @throws AppError `not-found`, or `validation` where no interview is to come.
 */
export async function previewPlan(
  deps: CoverageDeps,
  jobId: string,
  { interviewId }: { interviewId?: string | undefined },
): Promise<InterviewPlan> {
  const job = await getTargetJob(deps, jobId)
  return planOf(deps, job, await stepsOf(deps, job, interviewId))
}

/**
 * Makes the tasks that prepare for an interview, each once however often it is run, and no more than are wanted; those of an
 * interview that has moved go along where `move` says so. Each step may be run again.
 * @throws AppError as `previewPlan` does, and what making tasks throws
 */
export async function planInterview(deps: PlanDeps, jobId: string, input: PlanInterview): Promise<InterviewPlan> {
  const { interviewId, steps: wanted, move = false, restore = false } = parse(PlanInterview, input)
  const before = await getTargetJob(deps, jobId)
  const planned = await stepsOf(deps, before, interviewId)
  const plan = await planOf(deps, before, planned)
  const isWanted = (key: string) => wanted?.includes(key) ?? true
  for (const { key, state, taskId } of plan.steps) {
    const step = planned.steps.find((step) => step.key === key) as PlannedStep
    if (state === 'new') {
      if (isWanted(key)) await createTask(deps, { id: taskId, ...taskOf(step), links: [{ kind: 'target-job', id: jobId }] })
    } else if (state === 'moved' && move) await editTask(deps, taskId, moved(step))
    else if (state === 'thrown-away' && restore) await restoreTask(deps, taskId)
  }
  const made = plan.steps.filter(({ key, state }) => state !== 'new' || isWanted(key))
  const isLeft = !move && plan.steps.some(({ state }) => state === 'moved')
  const job = await changeJob(deps, jobId, {}, (job) => ({
    taskIds: withTasks(
      job,
      made.map(({ taskId }) => taskId),
    ),
    ...(!isLeft && { plans: plannedFor(job, plan) }),
  }))
  return planOf(deps, job, planned)
}

const plannedFor = ({ plans }: TargetJob, { interviewId, on }: InterviewPlan): TargetJob['plans'] =>
  [...plans.filter((plan) => plan.interviewId !== interviewId), { interviewId, on }].slice(-MAX_INTERVIEWS)

const repeat = (until: string) => ({ rrule: `FREQ=DAILY;UNTIL=${until.replaceAll('-', '')}` })

const taskOf = ({ title, notes, dueDate, until }: PlannedStep) => ({ title, notes, dueDate, ...(until && { recurrence: repeat(until) }) })

const moved = ({ dueDate, until }: PlannedStep) => ({ dueDate, recurrence: until ? { ...repeat(until), anchor: dueDate } : null })

interface Planned {
  interview: JobInterview
  steps: PlannedStep[]
}

/** What prepares for the interview that is asked for, by what the stories lack. */
async function stepsOf(deps: CoverageDeps, job: TargetJob, interviewId: string | undefined): Promise<Planned> {
  const now = today(deps)
  const interview = interviewAsked(job, interviewId, now)
  const { competencies } = await readCoverage(deps, job.id)
  const named = (isShown: boolean) =>
    competencies.filter(({ stories }) => stories.length > 0 === isShown).map(({ competency, name }) => ({ key: competency, name }))
  const { role, company } = job
  const asked = {
    jobId: job.id,
    role,
    company,
    interview: interview.title,
    on: interview.on,
    today: now,
    lacking: named(false),
    shown: named(true),
  }
  return { interview, steps: planSteps(asked, planWords(deps.actor.locale)) }
}

/** The plan beside the tasks that there are of it. */
async function planOf({ store, actor }: CoverageDeps, job: TargetJob, { interview, steps }: Planned): Promise<InterviewPlan> {
  const before = job.plans.find((plan) => plan.interviewId === interview.id)?.on ?? null
  const ids = steps.map(({ key }) => derivedId(`${interview.id} ${key}`))
  const found = new Map((await store.getMany(actor.space, tasks, ids)).map((task) => [task.id, task]))
  const hasMoved = before !== null && before !== interview.on
  return {
    ...{ targetJobId: job.id, interviewId: interview.id, on: interview.on, plannedFor: before },
    steps: inOrder(
      steps.flatMap(({ key, title, dueDate, until, isTooLate }, place) => {
        const taskId = ids[place] as string
        const task = found.get(taskId)
        if (isTooLate && (!task || task.deletedAt)) return []
        const asTask = stateOf(task)
        const state = asTask === 'planned' && hasMoved && !isTooLate && task?.dueDate !== dueDate ? 'moved' : asTask
        return [{ key, taskId, title: task?.title ?? title, dueDate, until, state, dueNow: task?.dueDate ?? null }]
      }),
    ),
  }
}

type Step = InterviewPlan['steps'][number]

const places: Readonly<Record<Step['state'], number>> = { new: 0, planned: 0, moved: 0, done: 1, 'thrown-away': 2 }

/** By the day that is meant: of what moves its new one, otherwise the one its task has. */
function inOrder(steps: readonly Step[]): Step[] {
  const dayOf = ({ state, dueDate, dueNow }: Step) => (state === 'moved' ? dueDate : (dueNow ?? dueDate))
  return steps.toSorted((a, b) => places[a.state] - places[b.state] || (dayOf(a) < dayOf(b) ? -1 : dayOf(a) > dayOf(b) ? 1 : 0))
}

function interviewAsked(job: TargetJob, id: string | undefined, now: string): JobInterview {
  const found = id === undefined ? nextInterviewOf(job, now) : job.interviews.find((one) => one.id === id)
  if (!found) throw oneFault('/interviewId', 'no_interview', 'Say first on which day the interview is.')
  if (found.on < now) throw oneFault('/interviewId', 'interview_is_over', 'This interview is over. Look back on it instead.')
  return found
}
