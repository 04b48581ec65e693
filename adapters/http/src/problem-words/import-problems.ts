import type { ImportProblem } from '@throughline/core/import'
import { languageOf } from '@throughline/core/kernel'
import type { PersonCall } from '../route.ts'
import { sentencesIn } from './translate.ts'

type Reader = Pick<PersonCall<unknown, unknown>, 'deps' | 'token'>

/** What a file has that could not be taken over, told in the language of the account; programs are told it in English. */
export async function problemsInWords<T extends { problems: readonly ImportProblem[] }>(preview: T, { deps, token }: Reader): Promise<T> {
  const say = await sentencesIn(token === null ? languageOf(deps.actor.locale) : 'en')
  return { ...preview, problems: preview.problems.map((problem) => ({ ...problem, message: say(problem.message) })) }
}
