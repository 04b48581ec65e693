import {
  type ActorDep,
  type ChangeDeps,
  deleteRecord,
  derivedId,
  eventFor,
  isGone,
  listAll,
  newEnvelope,
  nowText,
  purgeWith,
  restoreRecord,
  type StoreDep,
  saveNew,
  today,
} from '../../kernel/index.ts'
import { type PracticeCard, practiceCards, practiceReviews, subjectKey } from './schema.ts'

/** What a card is of: a story, or a question with the story that is to answer it, if one was chosen. */
export type CardSubject = { storyId: string } | { questionId: string; storyId?: string | null }

const subjectOf = (subject: CardSubject) => ({ questionId: null, storyId: null, ...subject })

/** The card of a story or a question that is in practice; `null` where there is none. */
export async function cardOf({ store, actor }: StoreDep & ActorDep, subject: CardSubject): Promise<PracticeCard | null> {
  const where = { subject: subjectKey(subjectOf(subject)) }
  // An archive may have brought a second one; the oldest stands.
  const page = await store.list(actor.space, practiceCards.queries.ofSubject, { where }, { limit: 1 })
  return page.items[0] ?? null
}

/**
 * Makes sure that a story, or a question, is in practice: its card as it is, taken out of the trash with all it knows, or
 * made, due today. Run again or by two at once it makes one. There is always room for that of a story; who puts a question into
 * practice counts before.
 */
export async function ensureCard(deps: ChangeDeps, subject: CardSubject): Promise<PracticeCard> {
  const live = await cardOf(deps, subject)
  if (live) return live
  const [trashed] = await inTrash(deps, subject)
  if (trashed && !isGone(deps, trashed)) return restoreRecord(deps, practiceCards, trashed.id, { room: null })
  const { store, actor } = deps
  const id = derivedId(subjectKey(subjectOf(subject)))
  const before = await store.get(actor.space, practiceCards, id)
  if (before && !isGone(deps, before)) return restoreRecord(deps, practiceCards, id, { room: null })
  // What can be restored no more begins anew, under another id while it waits to be erased.
  const card = newCard(deps, before ? deps.ids.next() : id, subject)
  return saveNew(deps, actor.space, practiceCards, card, [eventFor(deps, 'practice-card.created', card)])
}

/** The card that a subject without any would get, which nothing stores. */
export const unmadeCard = (deps: ChangeDeps, subject: CardSubject): PracticeCard =>
  newCard(deps, derivedId(subjectKey(subjectOf(subject))), subject)

function newCard(deps: ChangeDeps, id: string, subject: CardSubject): PracticeCard {
  const unpractised = { due: today(deps), scheduling: null, lastReview: null, pausedAt: null, taskId: null }
  return { ...newEnvelope(id, nowText(deps)), ...subjectOf(subject), ...unpractised }
}

/** Those in the trash, thrown away last first, from an instant on. */
async function inTrash({ store, actor }: StoreDep & ActorDep, subject: CardSubject, from?: string): Promise<PracticeCard[]> {
  const args = { where: { subject: subjectKey(subjectOf(subject)) }, ...(from !== undefined && { from }) }
  return (await store.list(actor.space, practiceCards.queries.trashedOfSubject, args, { limit: 10 })).items
}

/** Moves the card of a story, or of a question, to the trash along with it; its log stays. Doing so twice is harmless. */
export async function trashCardsOf(deps: ChangeDeps, subject: CardSubject): Promise<void> {
  const where = { subject: subjectKey(subjectOf(subject)) }
  for (const { id } of await listAll(deps, deps.actor.space, practiceCards.queries.ofSubject, { where }))
    await deleteRecord(deps, practiceCards, id, {})
}

/**
 * Brings the card of a story, or of a question, back along with it. Doing so twice is harmless. A story always has one; of a
 * question only one that went with it comes back.
 * @param trashedAt when the story or the question went to the trash: an instant
 */
export async function restoreCardsOf(deps: ChangeDeps, subject: CardSubject, trashedAt?: string): Promise<void> {
  if (!('questionId' in subject)) return void (await ensureCard(deps, subject))
  if ((await inTrash(deps, subject, trashedAt)).length > 0) await ensureCard(deps, subject)
}

/** Erases cards that have left the trash, with what was logged of them. */
export const purgeCards = (deps: ChangeDeps): Promise<void> =>
  purgeWith(deps, practiceCards, [{ kind: practiceReviews, query: practiceReviews.queries.ofCard }])
