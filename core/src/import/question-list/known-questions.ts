import { questions, wordsOfQuestion } from '../../interview/index.ts'
import { type ActorDep, listAll, type StoreDep } from '../../kernel/index.ts'

/** The signs of the questions in the account, where files of the format can hold any of them. */
export async function knownQuestions(deps: StoreDep & ActorDep, format: string): Promise<readonly string[]> {
  if (format !== 'question-list') return []
  const found = await listAll(deps, deps.actor.space, questions.queries.newest, {})
  return found.map(({ text }) => wordsOfQuestion(text))
}
