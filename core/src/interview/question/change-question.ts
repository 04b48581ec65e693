import {
  type BasedOn,
  type ChangeDeps,
  changedFields,
  changeLive,
  deleteRecord,
  eraseGone,
  makeOnce,
  newEnvelope,
  nowText,
  parse,
  restoreRecord,
  updating,
} from '../../kernel/index.ts'
import { purgeCards, restoreCardsOf, trashCardsOf } from '../practice/cards.ts'
import { keptAfter, ownInBank } from './as-bank-question.ts'
import { USUAL_MINUTES } from './bank-question.ts'
import { chooseAbout } from './choose.ts'
import { libraryQuestion } from './library/index.ts'
import { type BankQuestion, MAX_QUESTIONS, NewQuestion, type Question, type QuestionAsked, QuestionChanges, questions } from './schema.ts'
import { suggestForQuestion } from './suggest/suggest-for-question.ts'

/** A question of nothing but its words; what these do not say is suggested by them. */
export function newQuestion(id: string, now: string, asked: Omit<QuestionAsked, 'hidden'> & { text: string }): Question {
  const blank = { level: 'any', wants: '', traps: [], minutes: USUAL_MINUTES, note: '', askedAt: null, company: '' } satisfies QuestionAsked
  const kept = { starred: false, hiddenAt: null, importId: null }
  return { ...newEnvelope(id, now), ...blank, ...suggestForQuestion(asked.text), ...kept, ...asked }
}

/**
 * Puts a question into the bank; kind and competencies are suggested by its words unless they are said. The same input
 * under the same id answers the one that is there.
 * @throws AppError `validation`, also when there are too many, or `conflict` when the id stands for another.
 */
export async function createQuestion(deps: ChangeDeps, input: NewQuestion): Promise<BankQuestion> {
  const { id: named, ...asked } = parse(NewQuestion, input)
  const made = await makeOnce(deps, questions, { id: named, asked }, { room, make: (id) => newQuestion(id, nowText(deps), asked) })
  return ownInBank(made)
}

const room = { query: questions.queries.newest, most: MAX_QUESTIONS, noun: 'questions of your own', code: 'too_many_questions' }

/**
 * Changes fields of a question; of one of the library, whether it is starred or hidden. What changes nothing writes nothing.
 * @param id a record's, or a slug of the library
 * @throws AppError `not-found`, `validation`, or `stale` with the question as it is now.
 */
export async function editQuestion(deps: ChangeDeps, id: string, input: QuestionChanges, basedOn: BasedOn = {}): Promise<BankQuestion> {
  const asked = parse(QuestionChanges, input)
  const ofLibrary = libraryQuestion(id)
  if (ofLibrary) return chooseAbout(deps, ofLibrary, asked, basedOn)
  const { starred, hidden, ...words } = asked
  const after = await changeLive(deps, questions, id, basedOn, (before) => {
    const wanted = { ...words, ...keptAfter(before, { starred, hidden }, nowText(deps)) }
    return updating(questions, changedFields<Question>(before, wanted))
  })
  return ownInBank(after)
}

/**
 * Moves a question of one's own to the trash with its practice card, and erases what lay there for too long; deleting twice is harmless.
 * @throws AppError `not-found`, or `stale` with the question as it is now.
 */
export async function deleteQuestion(deps: ChangeDeps, id: string, basedOn: BasedOn = {}): Promise<BankQuestion> {
  const deleted = await deleteRecord(deps, questions, id, basedOn)
  await trashCardsOf(deps, { questionId: id })
  await purgeCards(deps)
  await eraseGone(deps, questions)
  return ownInBank(deleted)
}

/**
 * Takes a question out of the trash, with its practice card if that went with it; one that is not there stays as it is.
 * @throws AppError `not-found`, also past its days in the trash, or `validation` when there are too many.
 */
export async function restoreQuestion(deps: ChangeDeps, id: string): Promise<BankQuestion> {
  const restored = await restoreRecord(deps, questions, id, {
    room,
    // Ahead of the question: which card went with it is known as long as it lies there.
    first: async ({ deletedAt }, held) => deletedAt && restoreCardsOf(held, { questionId: id }, deletedAt),
  })
  return ownInBank(restored)
}
