import type { BankQuestion, NewQuestion } from '@throughline/core/interview'
import { questions as words } from '../../../../messages/interview-question.ts'
import type { Unmade } from '../../../changes/unmade.ts'
import { newId } from '../../../desk/id.ts'
import { makeRecord, saveRecord } from '../../records/act.ts'

export const starQuestion = (question: BankQuestion): Promise<boolean> =>
  saveRecord('question', question, { starred: !question.starred }, words.did.star(!question.starred))

export function hideQuestion(question: BankQuestion): Promise<boolean> {
  const hiddenAt = question.hiddenAt === null ? new Date().toISOString() : null
  return saveRecord('question', question, { hiddenAt }, words.did.hide(hiddenAt !== null))
}

const blank = {
  ...{ origin: 'own', importId: null, hiddenAt: null, starred: false },
  ...{ kind: 'behavioural', level: 'any', competencies: [], wants: '', traps: [], minutes: 2, note: '', askedAt: null, company: '' },
} as const

/** Puts a question of one's own into the bank; answers its id, and whether it was kept. */
export function addQuestion(said: NewQuestion & { text: string }, did: string = words.did.add): { id: string; isKept: Promise<boolean> } {
  const id = newId()
  const shown = { ...blank, ...said, competencies: said.competencies ?? [], traps: said.traps ?? [], id } as Unmade<BankQuestion>
  return { id, isKept: makeRecord('question', { ...said, id }, did, shown) }
}

/** Makes a question of one's own of one of the library; answers its id once it is kept, `null` where it is not. */
export async function makeOwn({ text, kind, level, competencies, wants, traps, minutes, starred }: BankQuestion): Promise<string | null> {
  const { id, isKept } = addQuestion({ text, kind, level, competencies, wants, traps, minutes, starred }, words.did.makeOwn)
  return (await isKept) ? id : null
}
