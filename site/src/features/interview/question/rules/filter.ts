import type { BankQuestion, QuestionFilter, QuestionKind, QuestionLevel } from '@throughline/core/interview'
import { JOB_IN_ADDRESS } from '@throughline/core/interview/target-job-rules'
import { questions as words } from '../../../../messages/interview-question.ts'

/** Which questions a person looks at, as the address says it. */
export interface Chosen {
  q: string
  kind: QuestionKind | ''
  level: QuestionLevel | ''
  competency: string
  /** A target job, by its id. */
  targetJobId: string
  show: Show
}
export type Show = keyof typeof words.filter.shows

const oneOf = <V extends string>(known: object, said: string | null, otherwise: V): V =>
  said !== null && Object.hasOwn(known, said) ? (said as V) : otherwise

const anId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const readJob = (said: string | null): string => (said !== null && anId.test(said) ? said : '')

/** What an address asks for; what it says of nothing there is, is left out. */
export const readChosen = (params: URLSearchParams): Chosen => ({
  q: (params.get('q') ?? '').trim().slice(0, 200),
  kind: oneOf(words.kinds, params.get('kind'), ''),
  level: oneOf(words.levels, params.get('level'), ''),
  competency: (params.get('competency') ?? '').trim().slice(0, 60),
  targetJobId: readJob(params.get(JOB_IN_ADDRESS)),
  show: oneOf(words.filter.shows, params.get('show'), 'all'),
})

/** The same as the end of an address; empty where all are asked for. */
export function searchOf(chosen: Chosen): string {
  const said = Object.entries(chosen).filter(([name, value]) => value !== '' && (name !== 'show' || value !== 'all'))
  return said.length === 0 ? '' : `?${new URLSearchParams(said)}`
}

/** The same as the bank is asked. */
export const filterOf = ({ q, kind, level, competency, targetJobId, show }: Chosen): QuestionFilter => ({
  ...(q && { q }),
  ...(kind && { kind }),
  ...(level && { level }),
  ...(competency && { competency }),
  ...(targetJobId && { targetJobId }),
  ...(show === 'starred' && { starred: true }),
  ...(show === 'own' && { origin: 'own' }),
  ...(show === 'hidden' && { hidden: true }),
})

/** Whether a question that was changed here still belongs to what is looked at; its words are the server's to compare. */
export const isAsked = ({ kind, level, show }: Chosen, question: BankQuestion): boolean =>
  (question.hiddenAt !== null) === (show === 'hidden') &&
  (kind === '' || question.kind === kind) &&
  (level === '' || question.level === level || question.level === 'any') &&
  (show !== 'starred' || question.starred) &&
  (show !== 'own' || question.origin === 'own')
