import { type ActorDep, AppError, type Fault, type Kind, type StoreDep } from '../../kernel/index.ts'
import { libraryQuestion } from '../question/library/index.ts'
import { questions } from '../question/schema.ts'
import { stories } from '../story/schema.ts'
import { targetJobs } from '../target-job/schema.ts'
import { mockInterviews } from './schema.ts'

/** The records that a rehearsal or a mock interview may name, by the fields that name them. */
const named: Record<'questionId' | 'storyId' | 'mockInterviewId' | 'targetJobId', { kind: Kind; code: string; message: string }> = {
  questionId: { kind: questions, code: 'no_such_question', message: 'There is no such question.' },
  storyId: { kind: stories, code: 'no_such_story', message: 'There is no such story.' },
  mockInterviewId: { kind: mockInterviews, code: 'no_such_mock_interview', message: 'There is no such mock interview.' },
  targetJobId: { kind: targetJobs, code: 'no_such_target_job', message: 'There is no such target job.' },
}

/** Ids by the fields that name them; what is `null` names nothing. */
export type Named = Partial<Record<keyof typeof named, string | null>>

/**
 * Makes sure that what is named is there. What lies in the trash is: it may have been thrown away while one was speaking.
 * @param at the pointer below which the fields are, such as `/questions/2`
 * @throws AppError `validation` with every fault at once.
 */
export async function checkNamed(deps: StoreDep & ActorDep, asked: readonly { at?: string; ids: Named }[]): Promise<void> {
  const looked = await Promise.all(asked.flatMap(({ at = '', ids }) => fields(ids).map(([field, id]) => faultOf(deps, at, field, id))))
  const faults = looked.filter((fault) => fault !== null)
  if (faults.length > 0) throw new AppError('validation', faults[0]?.message ?? '', { faults })
}

const fields = (ids: Named) =>
  (Object.keys(named) as (keyof typeof named)[]).flatMap((field) => {
    const id = ids[field]
    return typeof id === 'string' ? [[field, id] as const] : []
  })

async function faultOf({ store, actor }: StoreDep & ActorDep, at: string, field: keyof typeof named, id: string): Promise<Fault | null> {
  if (field === 'questionId' && libraryQuestion(id)) return null
  const { kind, code, message } = named[field]
  return (await store.get(actor.space, kind, id)) ? null : { pointer: `${at}/${field}`, code, message }
}
