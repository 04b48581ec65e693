import { competencyKey } from '../../career/index.ts'
import {
  type ActorDep,
  badCursor,
  type ChangeDeps,
  type Cursor,
  cursorOf,
  eraseGone,
  getLive,
  keysIn,
  listPages,
  type Page,
  type PageRequest,
  type StoreDep,
  trashHorizon,
} from '../../kernel/index.ts'
import { purgeCards } from '../practice/cards.ts'
import { libraryInBank, ownInBank } from './as-bank-question.ts'
import { readChoice, readChoices } from './choose.ts'
import { askedForJob } from './for-job.ts'
import { questionsPutTo } from './library/as-put-to.ts'
import { libraryQuestion, libraryQuestions } from './library/index.ts'
import { type BankQuestion, type QuestionKind, type QuestionLevel, questions } from './schema.ts'
import { bankSearch } from './search-bank.ts'

/** Which questions are asked for; all of it has to hold. */
export interface QuestionFilter {
  origin?: BankQuestion['origin'] | undefined
  kind?: QuestionKind | undefined
  /** Those for everybody are among them. */
  level?: QuestionLevel | undefined
  /** An id of the library of competencies, or a name. */
  competency?: string | undefined
  /** A target job: only what is likely asked for it. */
  targetJobId?: string | undefined
  /** Words, each the beginning of one in the question or in what it asks for, or of a topic it is about. */
  q?: string | undefined
  starred?: boolean | undefined
  /** Only those that are hidden; they are left out otherwise. */
  hidden?: boolean | undefined
}

/**
 * A question of the bank.
 * @param id a record's, or a slug of the library
 * @throws AppError `not-found`, also for a question in the trash or in another's space.
 */
export async function getQuestion(deps: StoreDep & ActorDep, id: string): Promise<BankQuestion> {
  const ofLibrary = libraryQuestion(id)
  if (ofLibrary) return libraryInBank(await questionsPutTo(deps.actor.locale), ofLibrary, await readChoice(deps, id))
  return ownInBank(await getLive(deps, questions, id))
}

/**
 * One page of the bank: the person's own, newest first, then the library in its order.
 * @throws AppError `validation` for a cursor of another list; `not-found` for a target job that is not there.
 */
export async function listQuestions(deps: StoreDep & ActorDep, filter: QuestionFilter, page: PageRequest): Promise<Page<BankQuestion>> {
  const isOfFilter = matcherOf(filter, deps.actor.locale)
  const isForJob = filter.targetJobId === undefined ? null : await askedForJob(deps, filter.targetJobId)
  const isAsked = (question: BankQuestion) => isOfFilter(question) && (isForJob === null || isForJob(question))
  const items: BankQuestion[] = []
  for await (const question of bankFrom(deps, filter.origin, placeOf(page.after))) {
    if (!isAsked(question)) continue
    const last = items.at(-1)
    if (last && items.length === page.limit) return { items, nextCursor: cursorAt(last) }
    items.push(question)
  }
  return { items, nextCursor: null }
}

/** One page of the person's own in the trash, newest first. Looking at it also purges it. */
export async function listTrashedQuestions(deps: ChangeDeps, page: PageRequest): Promise<Page<BankQuestion>> {
  await purgeCards(deps)
  await eraseGone(deps, questions)
  const found = await deps.store.list(deps.actor.space, questions.queries.trash, { from: trashHorizon(deps) }, page)
  return { ...found, items: found.items.map(ownInBank) }
}

function matcherOf(filter: QuestionFilter, locale: string): (question: BankQuestion) => boolean {
  const { kind, level, competency, q, starred, hidden = false } = filter
  const isMeant = q === undefined ? null : bankSearch(q, locale)
  const key = competency === undefined ? null : competencyKey(competency)
  return (question) =>
    (question.hiddenAt !== null) === hidden &&
    (starred === undefined || question.starred === starred) &&
    (kind === undefined || question.kind === kind) &&
    (level === undefined || question.level === level || question.level === 'any') &&
    (key === null || question.competencies.some((named) => competencyKey(named) === key)) &&
    (isMeant === null || isMeant(question))
}

/** After which question a page begins. */
type Place = { origin: 'own'; after: Cursor | undefined } | { origin: 'library'; after: string }

const cursorAt = ({ origin, id, createdAt }: BankQuestion): Cursor =>
  cursorOf(origin === 'own' ? [origin, createdAt ?? '', id] : [origin, id])

function placeOf(cursor: Cursor | undefined): Place {
  if (cursor === undefined) return { origin: 'own', after: undefined }
  const [origin, ...keys] = keysIn(cursor)
  const [first, second] = keys
  if (origin === 'own' && keys.length === 2 && typeof first === 'string' && typeof second === 'string')
    return { origin, after: cursorOf([first, second]) }
  if (origin === 'library' && keys.length === 1 && typeof first === 'string' && libraryQuestion(first)) return { origin, after: first }
  throw badCursor()
}

async function* bankFrom(
  deps: StoreDep & ActorDep,
  wanted: BankQuestion['origin'] | undefined,
  place: Place,
): AsyncGenerator<BankQuestion> {
  if (place.origin === 'own' && wanted !== 'library') yield* ownAfter(deps, place.after)
  if (wanted === 'own') return
  const choices = await readChoices(deps)
  const put = await questionsPutTo(deps.actor.locale)
  const from = place.origin === 'library' ? libraryQuestions.findIndex(({ id }) => id === place.after) + 1 : 0
  for (const question of libraryQuestions.slice(from)) yield libraryInBank(put, question, choices.get(question.id) ?? null)
}

async function* ownAfter(deps: StoreDep & ActorDep, from: Cursor | undefined): AsyncGenerator<BankQuestion> {
  for await (const page of listPages(deps, deps.actor.space, questions.queries.newest, {}, { from })) yield* page.map(ownInBank)
}
