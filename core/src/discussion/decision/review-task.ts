import { type ActorDep, derivedId, isGone, languageOf } from '../../kernel/index.ts'
import {
  completeTask,
  createTask,
  deleteTask,
  dueDay,
  dueOn,
  editTask,
  isActive,
  purgeTrash,
  restoreTask,
  type Task,
  tasks,
} from '../../task/index.ts'
import { asPerson, isPresent } from '../settle/as-person.ts'
import type { SettleDeps } from '../settle/job.ts'
import { unlessChanged } from '../settle/unless-changed.ts'
import { decisionHref, isDueForReview } from './rules.ts'
import type { Decision } from './schema.ts'

/** The task that asks how a decision turned out, in the space of who recorded it. */
export const reviewTaskId = (discussionId: string, decisionId: string): string => derivedId(`review ${discussionId} ${decisionId}`)

type Own = SettleDeps & ActorDep

/**
 * Makes the task that asks how a decision turned out, moves it, and takes it away, as the decision says; with an outcome it
 * is done. What the person did to it since the review was last asked for stays. May be repeated, and stopped anywhere.
 */
export async function settleReview(deps: Own, discussionId: string, decision: Decision): Promise<void> {
  const space = decision.recordedById
  const own = await asPerson(deps, space, deps.actor.accountId)
  if (!own) return
  const id = reviewTaskId(discussionId, decision.id)
  let task = await deps.store.get(space, tasks, id)
  if (decision.deletedAt !== null || !isDueForReview(decision) || !(await isPresent(deps, discussionId, space))) {
    if (task) await endReview(own, task, decision)
    return
  }
  if (task && isGone(own, task)) {
    await purgeTrash(own)
    task = await deps.store.get(space, tasks, id)
  }
  const dueDate = decision.reviewOn
  if (!task) await unlessChanged(createTask(own, { id, ...reviewWords(own.actor.locale, discussionId, decision), dueDate }))
  else await askAnew(own, task, { dueDate, since: decision.reviewAskedAt })
}

/** Throws the task of a review away while it is to be done, as when what it asks about will be no more. May be repeated. */
export async function dropReview(deps: SettleDeps, discussionId: string, { id, recordedById }: Decision): Promise<void> {
  const own = await asPerson(deps, recordedById, recordedById)
  const task = own && (await deps.store.get(recordedById, tasks, reviewTaskId(discussionId, id)))
  if (task && task.deletedAt === null && isActive(task)) await unlessChanged(deleteTask(own, task.id))
}

async function endReview(own: Own, task: Task, { outcome, deletedAt }: Decision): Promise<void> {
  if (task.deletedAt !== null || !isActive(task)) return
  await unlessChanged(outcome && deletedAt === null ? completeTask(own, task.id) : deleteTask(own, task.id))
}

/** What the person did after the review was asked for is theirs. */
async function askAnew(own: Own, task: Task, { dueDate, since }: { dueDate: string; since: string }): Promise<void> {
  if (task.deletedAt !== null) {
    if (task.deletedAt > since) return
    await unlessChanged(restoreTask(own, task.id))
  } else if (task.updatedAt > since) return
  const moves = dueDay(task) === dueDate ? {} : dueOn(task, dueDate)
  await unlessChanged(editTask(own, task.id, { ...moves, ...(!isActive(task) && { status: 'open' }) }))
}

const words = {
  en: { title: (what: string) => `How did it turn out? ${what}`, link: 'The decision' },
  de: { title: (what: string) => `Wie ist es ausgegangen? ${what}`, link: 'Die Entscheidung' },
}

function reviewWords(locale: string, discussionId: string, { id, what }: Decision) {
  const { title, link } = words[languageOf(locale)]
  return { title: title(what).slice(0, 500).trim(), notes: `[${link}](${decisionHref(discussionId, id)})` }
}
