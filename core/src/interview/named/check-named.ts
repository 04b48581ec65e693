import { type ActorDep, AppError, type Fault, type Kind, type StoreDep } from '../../kernel/index.ts'
import { libraryQuestion } from '../question/library/index.ts'
import { questions } from '../question/schema.ts'
import { mockInterviews } from '../rehearsal/schema.ts'
import { stories } from '../story/schema.ts'
import { targetJobs } from '../target-job/schema.ts'

/** The records that others of this area name, by the fields that name them. */
const named: Record<'questionId' | 'storyId' | 'mockInterviewId' | 'targetJobId', { kind: Kind; code: string; message: string }> = {
  questionId: { kind: questions, code: 'no_such_question', message: 'There is no such question.' },
  storyId: { kind: stories, code: 'no_such_story', message: 'There is no such story.' },
  mockInterviewId: { kind: mockInterviews, code: 'no_such_mock_interview', message: 'There is no such mock interview.' },
  targetJobId: { kind: targetJobs, code: 'no_such_target_job', message: 'There is no such target job.' },
}

/** Ids by the fields that name them; what is `null` names nothing. */
export type Named = Partial<Record<keyof typeof named, string | null | undefined>>

interface Where {
  /** Whether what lies in the trash is there too. */
  inTrashToo?: boolean
}

/**
 * Makes sure that what is named is there.
 * @param at the pointer below which the fields are, such as `/questions/2`
 * @throws AppError `validation` with every fault at once.
 */
export async function checkNamed(
  deps: StoreDep & ActorDep,
  asked: readonly { at?: string; ids: Named }[],
  where: Where = {},
): Promise<void> {
  const looked = await Promise.all(
    asked.flatMap(({ at = '', ids }) => fields(ids).map(([field, id]) => faultOf(deps, where, `${at}/${field}`, field, id))),
  )
  const faults = looked.filter((fault) => fault !== null)
  if (faults.length > 0) throw new AppError('validation', faults[0]?.message ?? '', { faults })
}

const fields = (ids: Named) =>
  (Object.keys(named) as (keyof typeof named)[]).flatMap((field) => {
    const id = ids[field]
    return typeof id === 'string' ? [[field, id] as const] : []
  })

async function faultOf(
  { store, actor }: StoreDep & ActorDep,
  { inTrashToo = false }: Where,
  pointer: string,
  field: keyof typeof named,
  id: string,
): Promise<Fault | null> {
  if (field === 'questionId' && libraryQuestion(id)) return null
  const { kind, code, message } = named[field]
  const found = await store.get(actor.space, kind, id)
  return found && (inTrashToo || found.deletedAt === null) ? null : { pointer, code, message }
}
