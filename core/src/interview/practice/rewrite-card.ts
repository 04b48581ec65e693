import {
  type ActorDep,
  type BasedOn,
  type ChangeDeps,
  changeLive,
  getLive,
  languageOf,
  rowId,
  type StoreDep,
  today,
} from '../../kernel/index.ts'
import { createTask, type NewTask, type Task, type TaskDeps, tasks } from '../../task/index.ts'
import { questionNow } from '../question/question-now.ts'
import { stories } from '../story/schema.ts'
import { settleReview } from './review-card.ts'
import { type PracticeCard, practiceCards } from './schema.ts'
import { asLast, newestReview } from './undo-review.ts'

/** UTF-16 units of a name in the title of a task. */
const MOST_OF_NAME = 300

/**
 * Makes the task to write anew what is forgotten again and again, linked with its story. While one is there, also done, it is
 * answered as it is.
 * @throws AppError `not-found`, or `validation` when there are too many tasks
 */
export async function makeRewriteTask(deps: TaskDeps, cardId: string): Promise<{ card: PracticeCard; task: Task }> {
  const card = await getLive(deps, practiceCards, cardId)
  const before = card.taskId ? await deps.store.get(deps.actor.space, tasks, card.taskId) : null
  if (before?.deletedAt === null) return { card, task: before }
  const task = await createTask(deps, { ...(await taskFor(deps, card)), id: await taskIdFor(deps, card) })
  const changed = await changeLive(deps, practiceCards, cardId, {}, ({ taskId }) =>
    taskId === task.id ? null : { event: 'practice-card.updated', changes: { taskId: task.id } },
  )
  return { card: changed, task }
}

/** An id that follows from the card and how often it was told, so that of two that ask at once one makes it. */
async function taskIdFor({ store, actor, ids }: TaskDeps, { id, scheduling }: PracticeCard): Promise<string> {
  const taskId = rowId(id, scheduling?.reps ?? 0)
  const thrownAway = (await store.get(actor.space, tasks, taskId))?.deletedAt
  return thrownAway ? ids.next() : taskId
}

async function taskFor(deps: StoreDep & ActorDep, { storyId, questionId }: PracticeCard): Promise<NewTask> {
  const { store, actor } = deps
  const story = storyId === null ? null : await store.get(actor.space, stories, storyId)
  const question = questionId === null ? null : await questionNow(deps, questionId)
  const name = question?.text ?? story?.title ?? ''
  const short = name.length > MOST_OF_NAME ? `${name.slice(0, MOST_OF_NAME)}…` : name
  const title = languageOf(actor.locale) === 'de' ? `„${short}“ neu schreiben` : `Rewrite “${short}”`
  return { title, links: story?.deletedAt === null ? [{ kind: 'story', id: story.id }] : [] }
}

/**
 * Lets a card begin anew, as after it was rewritten: it is new and due today, and its log stays. One that is new stays as it is.
 * @throws AppError `not-found`, or `stale` with the card as it is now.
 */
export const beginAnew = (deps: ChangeDeps, cardId: string, basedOn: BasedOn = {}): Promise<PracticeCard> =>
  changeLive(deps, practiceCards, cardId, basedOn, async (card) => {
    await settleReview(deps, card)
    const changes = { scheduling: null, lastReview: null, due: today(deps), taskId: null }
    return card.scheduling === null ? null : { event: 'practice-card.updated', changes }
  })

/**
 * Takes it back that a card began anew: it knows again what its log says. One that was rated since stays as it is.
 * @throws AppError `not-found`
 */
export const goOnAsBefore = (deps: ChangeDeps, cardId: string): Promise<PracticeCard> =>
  changeLive(deps, practiceCards, cardId, {}, async (card) => {
    await settleReview(deps, card)
    const review = card.scheduling === null ? await newestReview(deps, cardId) : null
    if (!review) return null
    return {
      event: 'practice-card.updated',
      changes: { scheduling: review.after, due: review.after.dueOn, lastReview: asLast(review) },
    }
  })
