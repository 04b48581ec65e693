import {
  type ActorDep,
  type BasedOn,
  type BlobsDep,
  type ChangeDeps,
  changedFields,
  changeLive,
  deleteAndPurge,
  type GivenFields,
  makeOnce,
  newEnvelope,
  nowText,
  oneFault,
  parse,
  restoreRecord,
  rowId,
  type StoreDep,
  today,
  updating,
  withoutGaps,
} from '../../kernel/index.ts'
import { resumes } from '../../resume/index.ts'
import { checkNewlyNamed } from './check-newly-named.ts'
import { drawCompetencies } from './draw-competencies.ts'
import { purgeTargetJobs } from './purge-target-jobs.ts'
import { INTERVIEW_MINUTES, inOrder } from './rules.ts'
import {
  type JobInterview,
  MAX_TARGET_JOBS,
  NewTargetJob,
  type TargetJob,
  type TargetJobAsked,
  TargetJobChanges,
  targetJobs,
} from './schema.ts'

/** Where the rows of a job get their ids from, so that making it again makes the same. */
const rows = { stage: 0, people: 1_000, interviews: 2_000 }

/**
 * Keeps a target job, saved today unless it says otherwise. Competencies that are not said are drawn from the description.
 * The same input under the same id answers the job that is there.
 * @throws AppError `validation`, also when there are too many, or `conflict` when the id stands for another.
 */
export async function createTargetJob(deps: ChangeDeps, input: NewTargetJob): Promise<TargetJob> {
  const { id: named, stage = 'saved', on, interviews, ...said } = parse(NewTargetJob, input)
  const asked = { ...said, ...(interviews && { interviews: inOrder(interviews) }) }
  checkIds('people', asked.people)
  checkIds('interviews', asked.interviews)
  return makeOnce(
    deps,
    targetJobs,
    { id: named, asked },
    {
      room,
      make: async (id) => {
        const now = nowText(deps)
        const reached = { id: rowId(id, rows.stage), stage, on: on ?? today(deps), note: '', at: now }
        const job: TargetJob = {
          ...{ ...newEnvelope(id, now), ...blank, ...withoutGaps(asked as Omit<TargetJobAsked, 'interviews' | 'people'>) },
          ...{ role: asked.role, stage, stages: [reached] },
          competencies:
            asked.competencies ??
            drawCompetencies(asked.description ?? '', deps.actor.locale, asked.role, asked.company).map(({ competency }) => competency),
          ...listsOf(asked, [], (list, row) => rowId(id, rows[list] + row)),
        }
        await checkNamedIn(deps, asked, null)
        return job
      },
    },
  )
}

const blank = {
  ...{ company: '', location: '', url: null, closesOn: null, description: '', note: '', resumeId: null },
  ...{ people: [], interviews: [], sent: null, taskIds: [], plans: [] },
}

type Lists = Pick<TargetJobAsked, 'people' | 'interviews'>
type NewRowId = (list: 'people' | 'interviews', row: number) => string

/** The people and interviews that were said, each with an id. */
const listsOf = ({ people, interviews }: Lists, before: readonly JobInterview[], newId: NewRowId): Partial<TargetJob> => ({
  ...(people && { people: people.map((contact, row) => ({ ...contact, id: contact.id ?? newId('people', row) })) }),
  ...(interviews && {
    interviews: inOrder(
      interviews.map((asked, row) =>
        interviewOf(
          asked,
          asked.id ?? newId('interviews', row),
          before.find(({ id }) => id === asked.id),
        ),
      ),
    ),
  }),
})

type AskedInterview = NonNullable<Lists['interviews']>[number]

/** An interview as it was said, with the debrief and the length it had. */
const interviewOf = (asked: AskedInterview, id: string, before?: JobInterview): JobInterview => ({
  id,
  title: asked.title,
  on: asked.on,
  time: asked.time ?? null,
  timeZone: asked.timeZone ?? null,
  durationMinutes: asked.durationMinutes ?? before?.durationMinutes ?? INTERVIEW_MINUTES,
  people: asked.people ?? '',
  note: asked.note ?? '',
  debrief: asked.debrief === undefined ? (before?.debrief ?? null) : asked.debrief,
})

const room = { query: targetJobs.queries.newest, most: MAX_TARGET_JOBS, noun: 'target jobs', hint: 'Throw away some that are over.' }

/**
 * Makes sure that what a job comes to name is there, be it in the trash; what it named before may be gone.
 * @throws AppError `validation` for the first that is not
 */
async function checkNamedIn(deps: StoreDep & ActorDep, { resumeId, interviews = [] }: TargetJobAsked, before: TargetJob | null) {
  if (resumeId && resumeId !== before?.resumeId && !(await deps.store.get(deps.actor.space, resumes, resumeId)))
    throw oneFault('/resumeId', 'no_such_resume', 'There is no such version of your résumé.')
  const asked = interviews.flatMap(({ debrief }, row) =>
    (debrief?.questions ?? []).map(({ questionId, storyId }, place) => ({
      at: `/interviews/${row}/debrief/questions/${place}`,
      questionId,
      storyId,
    })),
  )
  await checkNewlyNamed(deps, before?.interviews ?? [], asked, { inTrashToo: true })
}

/** @throws AppError `validation` where two of a list have one id. */
function checkIds(list: 'people' | 'interviews', items: readonly { id?: string | undefined }[] = []): void {
  const ids = items.flatMap(({ id }) => id ?? [])
  const twice = items.findIndex(({ id }, place) => id !== undefined && ids.indexOf(id) < ids.lastIndexOf(id) && place > ids.indexOf(id))
  if (twice >= 0) throw oneFault(`/${list}/${twice}/id`, 'duplicate_id', 'Another of this list has this id.')
}

/**
 * Changes fields of a target job; what changes nothing writes nothing.
 * @throws AppError `not-found`, `validation`, or `stale` with the job as it is now.
 */
export async function editTargetJob(deps: ChangeDeps, id: string, input: TargetJobChanges, basedOn: BasedOn = {}): Promise<TargetJob> {
  const asked = parse(TargetJobChanges, input)
  checkIds('people', asked.people)
  checkIds('interviews', asked.interviews)
  return changeJob(deps, id, basedOn, async (job) => {
    await checkNamedIn(deps, asked, job)
    const { people: _, interviews: __, ...plain } = asked
    return { ...plain, ...listsOf(asked, job.interviews, () => deps.ids.next()) }
  })
}

/** Changes a job as `decide` says; `null`, or what changes nothing, writes nothing. */
export const changeJob = (
  deps: ChangeDeps,
  id: string,
  basedOn: BasedOn,
  decide: (job: TargetJob) => GivenFields<TargetJob> | null | Promise<GivenFields<TargetJob> | null>,
): Promise<TargetJob> =>
  changeLive(deps, targetJobs, id, basedOn, async (job) => {
    const wanted = await decide(job)
    if (!wanted) return null
    return updating(targetJobs, changedFields(job, wanted))
  })

/**
 * Moves a target job to the trash, with its files; deleting twice is harmless.
 * @throws AppError `not-found`, or `stale` with the job as it is now.
 */
export const deleteTargetJob = (deps: ChangeDeps & BlobsDep, id: string, basedOn: BasedOn = {}): Promise<TargetJob> =>
  deleteAndPurge(deps, targetJobs, id, basedOn, () => purgeTargetJobs(deps))

/** @throws AppError `not-found`, also past its days in the trash, or `validation` when there are too many. */
export const restoreTargetJob = (deps: ChangeDeps, id: string): Promise<TargetJob> => restoreRecord(deps, targetJobs, id, { room })
